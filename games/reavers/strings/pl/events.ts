import { sentence } from '@longhouse/kernel/wording'
import type { Events } from '../kinds.ts'
import {
  dice,
  listed,
  noColored,
  rolled,
  type Terms,
  theCardsOf,
  theDice,
  theDiceParts,
  theDie,
  theGoods,
  theGoodsParts,
  theThing,
  thing,
} from './terms.ts'

const WAY = { force: 'siłą', peaceful: 'pokojowo', artifact: 'dzięki artefaktowi' } as const

/** What happened: one sentence each, the player first, in the present tense, which has no gender. */
export const events = ({ link, because, cards: listOf, tile: the }: Terms): Events => ({
  'round-began': ({ round, order }, who) =>
    `Rozpoczyna się runda ${round}. Kolejność wyboru: ${order.map(who).join(', ')}.`,
  'location-dealt': ({ location, cards }) =>
    cards.length > 0
      ? `${link(location)}, nowe karty: ${listOf(cards)}.`
      : `${link(location)}: nie ma już kart do wyłożenia.`,
  'trade-dice-rolled': ({ dice: shown }) =>
    `${link('trade-with-villages')}, kości na wystawie: ${shown.length > 0 ? dice(shown) : 'brak'}.`,
  'location-selected': ({ seat, location }, who) => `${who(seat)} wybiera Pole Akcji: ${link(location)}.`,
  'marker-moved': ({ from, to }, who) => `${who(to)} otrzymuje znacznik Pierwszego Gracza (poprzednio: ${who(from)}).`,
  'honor-ship-passed': ({ from, to }, who) => `${who(to)} otrzymuje Honorowy Okręt (poprzednio: ${who(from)}).`,
  activated: ({ seat, location }, who) => `${who(seat)} aktywuje Pole Akcji: ${link(location)}.`,
  rested: ({ seat, location }, who) => `${who(seat)} odpoczywa (${link(location)}).`,
  'specialist-acted': ({ seat, reaver, location }, who) =>
    `${who(seat)} używa zdolności: ${link(reaver)} (${link(location)}).`,
  gained: ({ seat, goods, cause }, who) => sentence(who(seat), 'otrzymuje', theGoods(goods), because(cause)),
  lost: ({ seat, goods, cause }, who) => sentence(who(seat), 'traci', theGoods(goods), because(cause)),
  paid: ({ seat, goods, dice: spent, upgrades, cause }, who) => {
    const price = [...theGoodsParts(goods), ...theDiceParts(spent), ...upgrades.map(the)]
    return sentence(who(seat), 'wydaje', listed(price), because(cause))
  },
  'dice-gained': ({ seat, dice: gained, cause, also }, who) =>
    sentence(who(seat), 'otrzymuje', theDice(gained), also ? `(${listOf([cause, ...also])})` : because(cause)),
  'no-die-left': ({ seat, color, cause }, who) =>
    sentence(who(seat), 'nie otrzymuje', noColored(color), because(cause), '– nie ma jej w zasobach'),
  'dice-lost': ({ seat, dice: lost, cause }, who) => {
    if (cause === 'no-room') return `${who(seat)} nie ma miejsca na okręcie i odrzuca ${theDice(lost)}.`
    if (cause === 'thrown-back') return `${who(seat)} oddaje do zasobów ${theDice(lost)}.`
    return sentence(who(seat), 'traci', theDice(lost), because(cause))
  },
  'die-stored': ({ seat, die, artifact }, who) => `${who(seat)} odkłada ${theDie(die)} na artefakt: ${link(artifact)}.`,
  'artifact-used': ({ seat, artifact }, who) => `${who(seat)} używa artefaktu: ${link(artifact)}.`,
  'cards-taken': ({ seat, cards, location }, who) => `${who(seat)} bierze karty (${link(location)}): ${listOf(cards)}.`,
  'cards-drawn': ({ seat, deck, cards }, who) =>
    cards.length > 0
      ? `${who(seat)} dobiera ${theCardsOf(deck, cards.length)}: ${listOf(cards)}.`
      : `${who(seat)} nie dobiera karty: talia jest pusta.`,
  'cards-looked-at': ({ seat, deck, count, cards }, who) =>
    `${who(seat)} ogląda w tajemnicy ${theCardsOf(deck, count)}${cards === null ? '' : `: ${listOf(cards)}`}.`,
  'card-kept': ({ seat, card }, who) => `${who(seat)} zachowuje kartę: ${link(card)}.`,
  'card-discarded': ({ seat, card }, who) => `${who(seat)} odrzuca kartę: ${link(card)}.`,
  'card-piled': ({ seat, card }, who) => `${who(seat)} odkłada na Stos Chwały: ${link(card)}.`,
  'artifact-placed': ({ seat, artifact }, who) => `${who(seat)} umieszcza artefakt: ${link(artifact)}.`,
  'upgrade-taken': ({ seat, tile }, who) => `${who(seat)} otrzymuje ${the(tile)}.`,
  'upgrade-lost': ({ seat, tile, cause }, who) => `${link(cause)}: ${who(seat)} traci ${the(tile)}.`,
  'prophecy-taken': ({ seat, card, open }, who) => {
    if (card === null) return `${who(seat)} bierze Przepowiednię z talii.`
    return `${who(seat)} bierze Przepowiednię${open ? '' : ' z talii'}: ${link(card)}.`
  },
  'prophecy-discarded': ({ seat, card }, who) => `${who(seat)} odrzuca Przepowiednię: ${link(card)}.`,
  rallied: ({ seat, reaver }, who) => `${who(seat)} wybiera Przegrupowanie: ${link(reaver)}.`,
  specialized: ({ seat, reaver, slot }, who) => `${who(seat)} wybiera Specjalizację (${link(slot)}): ${link(reaver)}.`,
  promoted: ({ seat, reaver }, who) => `${who(seat)} wybiera Awans, nowy Jarl: ${link(reaver)}.`,
  'journey-revealed': ({ seat, journey }, who) => `${who(seat)} wypływa w morze, Podróż Morska: ${link(journey)}.`,
  'journey-avoided': ({ seat, journey }, who) => `${who(seat)} unika skutku: ${link(journey)}.`,
  'journey-suffered': ({ seat, journey }, who) => `${who(seat)} ponosi skutek: ${link(journey)}.`,
  'journey-cancelled': ({ seat, journey }, who) => `${who(seat)} omija Podróż Morską: ${link(journey)}.`,
  'battle-chosen': ({ seat, battle, fromDeck }, who) =>
    `${who(seat)} ${fromDeck ? 'odkrywa z talii' : 'wybiera'} Bitwę Morską: ${link(battle)}.`,
  'battle-won': ({ seat, battle, way }, who) =>
    `${who(seat)} pokonuje w Bitwie Morskiej (${way === 'combat' ? 'walka' : 'kombinacja kości'}): ${link(battle)}.`,
  'battle-lost': ({ seat, battle }, who) => `${who(seat)} nie wygrywa Bitwy Morskiej: ${link(battle)}.`,
  'combat-rolled': ({ seat, target, defense, dice: shown }, who) =>
    `${who(seat)} walczy (${link(target)}, Obrona ${defense}), wynik rzutu: ${rolled(shown)}.`,
  'combat-rerolled': ({ seat, target, defense, dice: shown }, who) =>
    `${who(seat)} wydaje ${theThing('favor', 1)} na przerzut (${link(target)}, Obrona ${defense}), wynik: ${rolled(shown)}.`,
  'combat-won': ({ seat, target }, who) => `${who(seat)} wygrywa walkę (${link(target)}).`,
  'combat-lost': ({ seat, target }, who) => `${who(seat)} przegrywa walkę (${link(target)}).`,
  pillaged: ({ seat, card }, who) => `${who(seat)} plądruje: ${link(card)}.`,
  'terror-given': ({ from, to, terror }, who) =>
    `${who(from)} przekazuje ${theThing('terror', terror)}, otrzymuje je ${who(to)}.`,
  'territory-claimed': ({ seat, stack, way }, who) => `${who(seat)} przejmuje ${WAY[way]}: ${link(stack)}.`,
  'territory-flipped': ({ seat, tile }, who) => `${who(seat)} odwraca terytorium: ${link(tile)}.`,
  'final-score': ({ seat, score }, who) => `${who(seat)} kończy grę z wynikiem: ${thing('glory', score)}.`,
  'game-won': ({ seats }, who) =>
    seats.length === 1 ? `${listed(seats.map(who))} wygrywa.` : `${listed(seats.map(who))} dzielą się zwycięstwem.`,
})

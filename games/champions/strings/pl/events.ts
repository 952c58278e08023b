import type { Assignment } from '../../src/choices.ts'
import type { Events, Phases } from '../kinds.ts'
import { diceByType } from '../table.ts'
import {
  dice,
  goods,
  listed,
  type Terms,
  theDamage,
  theDestinies,
  theDice,
  theGoods,
  theThing,
  thing,
} from './terms.ts'

const PHASE: Phases = {
  leaders: 'wybór przywódców',
  'round-setup': 'przygotowanie rundy',
  placement: 'rozmieszczanie robotników',
  assigning: 'przypisywanie wojowników',
  combat: 'rozstrzyganie walk',
  cleanup: 'porządkowanie',
  over: 'finałowe punktowanie',
}

/** What happened: one sentence each, the player first, in the present tense, which has no gender. */
export const events = ({ content, link, because }: Terms): Events => ({
  'leader-chosen': ({ seat, leader }, who) => `${who(seat)} gra jako ${link(leader)}.`,
  'round-began': ({ round }) => `Rozpoczyna się runda ${round}.`,
  'phase-began': ({ phase }) => `Rozpoczyna się ${PHASE[phase]}.`,
  'enemy-appeared': ({ enemy, place }) => `${link(place)}: pojawia się ${link(enemy)}.`,
  'journey-dealt': ({ shore }) => `${link(shore)}: przybywa zakryta karta podróży.`,
  'rune-offered': ({ rune }) => `${link('runesmith')} oferuje runę ${link(rune)}.`,
  'merchant-arrived': ({ merchant }) =>
    `Przypływa kupiec: ${link(merchant)} (${goods(content.merchants[merchant]?.gain ?? {})}).`,
  refilled: ({ location, goods: added }) => `${link(location)} otrzymuje ${theGoods(added)}.`,
  'worker-placed': ({ seat, location }, who) => `${who(seat)} wysyła robotnika: ${link(location)}.`,
  begged: ({ seat }, who) => `${who(seat)} wysyła robotnika: ${link('beg')}.`,
  paid: ({ seat, goods: paid, cause }, who) => `${who(seat)} płaci ${theGoods(paid)} ${because(cause)}.`,
  gained: ({ seat, goods: gained, cause }, who) => `${who(seat)} otrzymuje ${theGoods(gained)} ${because(cause)}.`,
  'left-behind': ({ seat, warriors, cause }, who) =>
    `${who(seat)} nie może przyjąć ${theGoods(warriors)} ${because(cause)}: brak miejsca albo kości.`,
  'marker-moved': ({ from, to }, who) => `${who(to)} otrzymuje znacznik pierwszego gracza (poprzednio: ${who(from)}).`,
  exchanged: ({ seat, holdings }, who) => `${who(seat)} handluje (${link('market')}) i ma teraz ${theGoods(holdings)}.`,
  'rune-taken': ({ seat, rune, fromDeck }, who) =>
    fromDeck
      ? `${who(seat)} bierze wierzchnią runę ze stosu: ${link(rune)}.`
      : `${who(seat)} bierze runę ${link(rune)}.`,
  'rune-used': ({ seat, rune }, who) => `${who(seat)} używa runy ${link(rune)}.`,
  'journey-peeked': ({ seat, shore, journey }, who) =>
    `${who(seat)} podgląda w tajemnicy kartę podróży (${link(shore)})${journey === null ? '' : `: ${link(journey)}`}.`,
  'destinies-drawn': ({ seat, count, cards }, who) => {
    if (count === 0) return `${who(seat)} nie dobiera karty przeznaczenia: talia jest pusta.`
    return `${who(seat)} dobiera ${theDestinies(count)}${cards === null ? '' : `: ${listed(cards.map(link))}`}.`
  },
  'destiny-kept': ({ seat, card }, who) =>
    `${who(seat)} zachowuje ${theDestinies(1)}${card === null ? '' : `: ${link(card)}`}.`,
  'destinies-buried': ({ seat, count, cards }, who) =>
    `${who(seat)} odkłada pod talię ${theDestinies(count)}${cards === null ? '' : `: ${cards.map(link).join(', potem ')}`}.`,
  'longship-built': ({ seat, longship }, who) => `${who(seat)} buduje łódź: ${link(longship)}.`,
  'longship-launched': ({ seat, longship, shore }, who) =>
    `${who(seat)} obiera kurs: ${link(shore)} (${link(longship)}).`,
  'worker-hired': ({ seat }, who) => `${who(seat)} zatrudnia robotnika (${link('worker-huts')}).`,
  'turn-order-demanded': ({ seat }, who) => `${who(seat)} żąda przypisywania wojowników po kolei.`,
  assigned: ({ seat, places }, who) => {
    const sent = Object.entries(places as Assignment).map(([place, crew]) => `${link(place)} – ${goods(crew)}`)
    return sent.length === 0 ? `${who(seat)} nikogo nie wysyła.` : `${who(seat)} wysyła: ${sent.join('; ')}.`
  },
  rolled: ({ seat, place, dice: rolled }, who) => `${who(seat)} rzuca (${link(place)}): ${dice(diceByType(rolled))}.`,
  rerolled: ({ seat, cause, dice: rolled }, who) => {
    const price = cause === 'favor' ? `odrzuca ${theThing('favor', 1)}` : `używa runy ${link(cause)}`
    return `${who(seat)} ${price} i po przerzucie ma ${theDice(diceByType(rolled))}.`
  },
  hunted: ({ seat, food }, who) =>
    food > 0
      ? `${who(seat)} przynosi z polowania ${theThing('food', food)}.`
      : `${who(seat)} wraca z polowania z niczym.`,
  damaged: ({ seat, enemy, damage, total }, who) =>
    `${who(seat)} ${damage > 0 ? `zadaje ${theDamage(damage)}` : 'nie zadaje obrażeń'} (${link(enemy)}: razem ${total}, obrona ${content.enemies[enemy]?.defence ?? 0}).`,
  'warriors-lost': ({ seat, warriors, cause }, who) => `${who(seat)} traci ${theGoods(warriors)} ${because(cause)}.`,
  'food-lost': ({ seat, food, cause }, who) => `${who(seat)} traci ${theThing('food', food)} ${because(cause)}.`,
  'enemy-defeated': ({ seat, enemy }, who) => `${who(seat)} pokonuje wroga: ${link(enemy)}.`,
  'combat-lost': ({ seat, enemy }, who) => `${who(seat)} przegrywa walkę z wrogiem: ${link(enemy)}.`,
  'blame-discarded': ({ seat, blame }, who) => `${who(seat)} odrzuca ${theThing('blame', blame)}.`,
  'blame-given': ({ from, to, blame }, who) =>
    `${who(from)} przekazuje ${theThing('blame', blame)}, dostaje je ${who(to)}.`,
  'journey-revealed': ({ seat, shore, journey }, who) =>
    `${who(seat)} odkrywa kartę podróży (${link(shore)}): ${link(journey)}.`,
  'journey-replaced': ({ seat, shore, journey }, who) =>
    `${who(seat)} wymienia kartę podróży (${link(shore)}), nowa karta: ${link(journey)}.`,
  'food-lost-with-ship': ({ seat, shore, food }, who) =>
    `${who(seat)} traci ${theThing('food', food)} z łodzi (${link(shore)}), bo nie ma na niej komu jeść.`,
  'crew-fed': ({ seat, shore, food }, who) =>
    food > 0
      ? `${who(seat)} karmi załogę (${link(shore)}) i zużywa ${theThing('food', food)}.`
      : `${who(seat)} nie ma żywności dla załogi (${link(shore)}).`,
  'troll-unbeaten': ({ troll, blame }) =>
    `Nikt nie pokonuje trolla (${link(troll)}): każdy dostaje ${theThing('blame', blame)}.`,
  'draugr-left': ({ draugr }) => `Nikt nie pokonuje draugra, odchodzi ${link(draugr)}.`,
  'bounty-grew': ({ shore, coins }) => `${link(shore)}: nagroda za monstrum rośnie, razem ${thing('coin', coins)}.`,
  'destiny-scored': ({ seat, destiny, glory }, who) =>
    `${who(seat)} odkrywa przeznaczenie ${link(destiny)} i ${glory > 0 ? `zdobywa ${theThing('glory', glory)}` : 'nic nie zdobywa'}.`,
  'final-score': ({ seat, score }, who) => `${who(seat)} kończy grę z wynikiem: ${thing('glory', score)}.`,
  'game-won': ({ seats }, who) =>
    seats.length === 1 ? `${listed(seats.map(who))} wygrywa.` : `${listed(seats.map(who))} dzielą się zwycięstwem.`,
})

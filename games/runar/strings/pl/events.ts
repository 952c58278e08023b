import { sentence, type Who } from '@longhouse/kernel/wording'
import type { CardId, HeroId } from '../../src/content-file.ts'
import type { Side } from '../../src/state.ts'
import type { Events } from '../kinds.ts'
import { campaignEvents } from './campaign.ts'
import { fieldEvents } from './field-events.ts'
import { PHASE, RANK, TACTIC } from './nouns.ts'
import { soloEvents } from './solo.ts'
import { cardsOf, defenceTokens, listed, points, sideWith, type Terms, theCards, theDice, trophies } from './terms.ts'

const GROUP: { readonly [group: string]: string } = { purple: 'fioletowe', brown: 'brązowe', red: 'czerwone' }

/** What happened: one sentence each, whoever does it first; names are never inflected. */
export function events(terms: Terms): Events {
  const { link, links, known, obstacle, part, because } = terms
  const by = (side: Side, who: Who): string => sideWith(who)(side)
  /** Whose pool it is: the hero's, or the player's. */
  const owner = (seat: number, hero: HeroId | null, who: Who): string => (hero === null ? who(seat) : link(hero))
  /** How many cards, and which to whoever may know. */
  const cards = (number: number, ids: readonly CardId[] | null): string =>
    ids === null ? theCards(number) : `${theCards(number)} (${links(ids)})`
  const change = (n: number): string => (n < 0 ? 'traci' : 'zyskuje')

  return {
    ...fieldEvents(terms),
    ...campaignEvents(terms),
    ...soloEvents(terms),
    'game-set-up': ({ scenario, layout, order, events: chosen }, who) => {
      const played = `Scenariusz: ${link(scenario)}, Pole Bitwy: ${link(layout)}, Pierwszy gracz: ${who(order[0] ?? 0)}.`
      return chosen.length > 0 ? `${played} Wydarzenia: ${links(chosen)}.` : played
    },
    'clan-chosen': ({ seat, clan }, who) => `${who(seat)} wybiera: ${link(clan)}.`,
    'hero-drafted': ({ seat, hero, rank }, who) => `${who(seat)} bierze bohatera: ${link(hero)} (${RANK[rank]}).`,
    'obstacles-chosen': ({ seat, group, obstacle: type }, who) =>
      `${who(seat)} wybiera Przeszkodę na węzły ${GROUP[group] ?? 'tego koloru'}: ${obstacle(type)}.`,
    'cards-kept': ({ seat, cards: ids, number }, who) => `${who(seat)} zatrzymuje ${cards(number, ids)}.`,
    'cards-buried': ({ seat, cards: ids, number }, who) =>
      `${who(seat)} kładzie na spód talii Akcji ${cards(number, ids)}.`,
    'cards-put-on-top': ({ seat, cards: ids, number }, who) =>
      `${who(seat)} kładzie na wierzch talii Akcji ${cards(number, ids)}.`,
    'token-placed': ({ seat, node, die, hero }, who) =>
      `${who(seat)} umieszcza zakrytego bohatera (${hero === null ? '' : `${link(hero)}, `}${link(node)}) i bierze stamtąd ${theDice({ [die]: 1 })}.`,
    'heroes-revealed': ({ heroes }) =>
      `Bohaterowie zostają odkryci: ${listed(heroes.map(({ hero, node }) => `${link(hero)} (${link(node)})`))}.`,
    'turn-began': ({ seat, turn }, who) => `Tura ${turn}: ${who(seat)}.`,
    'phase-began': ({ seat, phase }, who) => `${who(seat)}: ${PHASE[phase]}.`,
    'tactic-used': ({ seat, tactic, hero }, who) =>
      sentence(`${who(seat)} używa Taktyki: ${TACTIC[tactic]}`, hero === undefined ? '' : `(${link(hero)})`),
    'card-drawn': ({ seat, card, from }, who) =>
      `${who(seat)} dobiera kartę ${from === 'top' ? 'z wierzchu' : 'ze spodu'} talii Akcji${card === null ? '' : `: ${link(card)}`}.`,
    'memory-reshuffled': ({ seat, cards: n }, who) =>
      `${who(seat)} tasuje Pamięć jako nową talię Akcji: ${cardsOf(n)}.`,
    'card-played': ({ seat, card, hero }, who) =>
      terms.content.cards[card]
        ? `${who(seat)} zagrywa kartę: ${link(card)}.`
        : `${who(seat)} zagrywa: ${link(card)} (${link(hero)}).`,
    'hero-active': ({ hero, byChange }) => `Aktywny bohater: ${link(hero)}${byChange ? ' (Zmiana)' : ''}.`,
    'dice-gained': ({ seat, hero, dice, cause }, who) =>
      sentence(owner(seat, hero, who), 'zyskuje', theDice(dice), because(cause)),
    'dice-lost': ({ seat, hero, dice, cause }, who) =>
      sentence(owner(seat, hero, who), 'traci', theDice(dice), because(cause)),
    'dice-paid': ({ seat, hero, dice, cause }, who) =>
      sentence(owner(seat, hero, who), 'wydaje', theDice(dice), because(cause)),
    'die-taken': ({ die, from, hero, cause }, who) =>
      sentence(`${link(hero)} zabiera ${theDice({ [die]: 1 })} (dotąd: ${who(from)})`, because(cause)),
    'ability-used': ({ hero, ability }) => `${link(hero)} używa Umiejętności: ${link(ability)}.`,
    'trait-worked': ({ hero, trait }) => `Działa Cecha: ${link(trait)} (${link(hero)}).`,
    'treasure-used': ({ card, hero }) => `${link(hero)} używa Skarbu: ${link(card)}.`,
    'treasure-equipped': ({ seat, card, hero }, who) =>
      `${who(seat)} wyposaża bohatera: ${link(hero)} – Skarb: ${link(card)}.`,
    'treasure-stored': ({ seat, card, hero }, who) => `${who(seat)} wkłada do Skarbca: ${link(card)} (${link(hero)}).`,
    'treasure-gained': ({ seat, card, cause }, who) =>
      sentence(`${who(seat)} zyskuje Skarb: ${link(card)}`, because(cause)),
    'treasures-offered': ({ cards: offered }) => `Obok planszy leżą Skarby: ${links(offered)}.`,
    'defence-discarded': ({ hero, cause }) => sentence(`${link(hero)} odrzuca żeton Obrony`, because(cause)),
    'defence-gained': ({ hero, tokens, cause }) =>
      sentence(`${link(hero)} zyskuje ${defenceTokens(tokens)}`, because(cause)),
    'card-given-up': ({ seat, card, from }, who) =>
      `${who(seat)} oddaje kartę ${from === 'hand' ? 'z Ręki' : 'z talii Akcji'}: ${link(card)}.`,
    'inspiration-given-up': ({ seat, hero }, who) => `${who(seat)} oddaje kartę Natchnienia (${link(hero)}).`,
    'inspiration-returned': ({ seat }, who) => `${who(seat)} odkłada kartę Natchnienia do jej talii.`,
    'card-captured': ({ side, card }, who) => `${by(side, who)} zdobywa kartę: ${link(card)}.`,
    'damage-set-cleared': ({ side, cards: set, vp }, who) =>
      `${by(side, who)} zamienia trzy zdobyte karty na ${points(vp)}: ${links(set)}.`,
    'advantage-gained': ({ side, cause }, who) => sentence(`${by(side, who)} bierze kartę Przewagi`, because(cause)),
    'inspiration-gained': ({ seat, cause }, who) => sentence(`${who(seat)} bierze kartę Natchnienia`, because(cause)),
    'card-recovered': ({ seat, card, from }, who) =>
      `${who(seat)} odzyskuje kartę: ${link(card)} (dotąd: ${by(from, who)}).`,
    'card-to-memory': ({ seat, card, cause }, who) =>
      sentence(`${who(seat)} wkłada kartę do Pamięci: ${link(card)}`, because(cause)),
    'vp-changed': ({ side, vp, cause }, who) =>
      sentence(by(side, who), change(vp), points(Math.abs(vp)), because(cause)),
    'trophies-changed': ({ side, trophies: n, cause }, who) =>
      sentence(by(side, who), change(n), trophies(Math.abs(n)), because(cause)),
    'part-built': ({ seat, part: built }, who) => `${who(seat)} dokłada część Posągu: ${part(built)}.`,
    'part-lost': ({ seat, part: lost, cause }, who) =>
      sentence(`${who(seat)} traci część Posągu: ${part(lost)}`, because(cause)),
    'destiny-revealed': ({ seat, card }, who) => `${who(seat)} odkrywa kartę: ${link(card)}.`,
    'event-placed': ({ seat, card, slot }, who) =>
      card === null
        ? `${who(seat)} kładzie zakryte Wydarzenie na miejscu ${slot + 1}.`
        : `${who(seat)} kładzie Wydarzenie na miejscu ${slot + 1}: ${link(card)}.`,
    'destiny-reshuffled': ({ cards: n }) => `Odrzucone karty Przeznaczenia tworzą nową talię: ${cardsOf(n)}.`,
    'effect-began': ({ cause, seat }, who) =>
      sentence(`Działa efekt: ${known(cause) ?? 'karta'}`, seat === null ? '' : `(${who(seat)})`),
    'effect-declined': ({ seat, cause }, who) => {
      const name = known(cause)
      return `${who(seat)} rezygnuje${name ? `: ${name}` : ''}.`
    },
    'chest-opened': ({ seat, reward }, who) => `${who(seat)} otwiera Skrzynię: ${link(reward)}.`,
    'final-scoring': ({ seat, items }, who) => {
      const sum = items.reduce((total, { points: scored }) => total + scored, 0)
      return `${who(seat)} kończy grę z wynikiem: ${points(sum)}.`
    },
    'game-over': ({ winner }, who) => `Wygrywa ${by(winner, who)}.`,
  }
}

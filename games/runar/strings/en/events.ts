import { capital, sentence, type Who } from '@longhouse/kernel/wording'
import type { CardId, HeroId } from '../../src/content-file.ts'
import type { Side } from '../../src/state.ts'
import type { Events } from '../kinds.ts'
import { campaignEvents } from './campaign.ts'
import { fieldEvents } from './field-events.ts'
import { PHASE, RANK, TACTIC } from './nouns.ts'
import { soloEvents } from './solo.ts'
import { cardsOf, defenceTokens, dice, dieName, listed, points, sideWith, type Terms, trophies } from './terms.ts'

/** What happened: one sentence each, whoever does it first. */
export function events(terms: Terms): Events {
  const { link, links, known, obstacle, part, because } = terms
  const by = (side: Side, who: Who): string => capital(sideWith(who)(side))
  /** Whose pool it is: the hero's, or the player's. */
  const owner = (seat: number, hero: HeroId | null, who: Who): string => (hero === null ? who(seat) : link(hero))
  /** How many cards, and which to whoever may know. */
  const cards = (number: number, ids: readonly CardId[] | null): string =>
    ids === null ? cardsOf(number) : `${cardsOf(number)} (${links(ids)})`
  const change = (n: number): string => (n < 0 ? 'loses' : 'gains')

  return {
    ...fieldEvents(terms),
    ...campaignEvents(terms),
    ...soloEvents(terms),
    'game-set-up': ({ scenario, layout, order, events: chosen }, who) => {
      const played = `${link(scenario)} is played on ${link(layout)}, and ${who(order[0] ?? 0)} is the First player.`
      return chosen.length > 0 ? `${played} The Events are ${links(chosen)}.` : played
    },
    'clan-chosen': ({ seat, clan }, who) => `${who(seat)} leads the ${link(clan)}.`,
    'hero-drafted': ({ seat, hero, rank }, who) => `${who(seat)} takes ${link(hero)} (${RANK[rank]}).`,
    'obstacles-chosen': ({ seat, group, obstacle: type }, who) =>
      `${who(seat)} chooses ${obstacle(type)} for the ${group} nodes.`,
    'cards-kept': ({ seat, cards: ids, number }, who) => `${who(seat)} keeps ${cards(number, ids)}.`,
    'cards-buried': ({ seat, cards: ids, number }, who) =>
      `${who(seat)} puts ${cards(number, ids)} on the bottom of the Action deck.`,
    'cards-put-on-top': ({ seat, cards: ids, number }, who) =>
      `${who(seat)} puts ${cards(number, ids)} on top of the Action deck.`,
    'token-placed': ({ seat, node, die, hero }, who) =>
      `${who(seat)} places ${hero === null ? 'a hero' : link(hero)} face down on ${link(node)} and takes its ${dieName(die)}.`,
    'heroes-revealed': ({ heroes }) =>
      `The heroes are revealed: ${listed(heroes.map(({ hero, node }) => `${link(hero)} on ${link(node)}`))}.`,
    'turn-began': ({ seat, turn }, who) => `Turn ${turn}: ${who(seat)}.`,
    'phase-began': ({ seat, phase }, who) => `${who(seat)}: ${PHASE[phase]}.`,
    'tactic-used': ({ seat, tactic, hero }, who) =>
      sentence(who(seat), `uses ${TACTIC[tactic]}`, hero === undefined ? '' : `with ${link(hero)}`),
    'card-drawn': ({ seat, card, from }, who) =>
      `${who(seat)} draws ${card === null ? 'a card' : link(card)} from the ${from} of the Action deck.`,
    'memory-reshuffled': ({ seat, cards: n }, who) =>
      `${who(seat)} shuffles the Memory into a new Action deck of ${cardsOf(n)}.`,
    'card-played': ({ seat, card, hero }, who) =>
      terms.content.cards[card]
        ? `${who(seat)} plays ${link(card)}.`
        : `${who(seat)} plays an ${link(card)} for ${link(hero)}.`,
    'hero-active': ({ hero, byChange }) => `${link(hero)} becomes Active${byChange ? ' by Change' : ''}.`,
    'dice-gained': ({ seat, hero, dice: gained, cause }, who) =>
      sentence(owner(seat, hero, who), 'gains', dice(gained), because(cause)),
    'dice-lost': ({ seat, hero, dice: lost, cause }, who) =>
      sentence(owner(seat, hero, who), 'loses', dice(lost), because(cause)),
    'dice-paid': ({ seat, hero, dice: paid, cause }, who) =>
      sentence(owner(seat, hero, who), 'pays', dice(paid), because(cause)),
    'die-taken': ({ die, from, hero, cause }, who) =>
      sentence(`${link(hero)} takes 1 ${dieName(die)} from ${who(from)}`, because(cause)),
    'ability-used': ({ hero, ability }) => `${link(hero)} uses the Ability ${link(ability)}.`,
    'trait-worked': ({ hero, trait }) => `The Trait of ${link(hero)} works: ${link(trait)}.`,
    'treasure-used': ({ card, hero }) => `${link(hero)} uses ${link(card)}.`,
    'treasure-equipped': ({ seat, card, hero }, who) => `${who(seat)} equips ${link(hero)} with ${link(card)}.`,
    'treasure-stored': ({ seat, card, hero }, who) =>
      `${who(seat)} puts ${link(card)} into the Treasury (${link(hero)}).`,
    'treasure-gained': ({ seat, card, cause }, who) =>
      sentence(`${who(seat)} gains the Treasure ${link(card)}`, because(cause)),
    'treasures-offered': ({ cards: offered }) => `Treasures are offered beside the board: ${links(offered)}.`,
    'defence-discarded': ({ hero, cause }) => sentence(`${link(hero)} discards a Defence token`, because(cause)),
    'defence-gained': ({ hero, tokens, cause }) =>
      sentence(`${link(hero)} gains ${defenceTokens(tokens)}`, because(cause)),
    'card-given-up': ({ seat, card, from }, who) =>
      `${who(seat)} gives up ${link(card)} from the ${from === 'hand' ? 'Hand' : 'Action deck'}.`,
    'inspiration-given-up': ({ seat, hero }, who) => `${who(seat)} gives up an Inspiration card for ${link(hero)}.`,
    'inspiration-returned': ({ seat }, who) => `${who(seat)} puts an Inspiration card back into its deck.`,
    'card-captured': ({ side, card }, who) => `${by(side, who)} captures ${link(card)}.`,
    'damage-set-cleared': ({ side, cards: set, vp }, who) =>
      `${by(side, who)} clears three captured cards for ${points(vp)}: ${links(set)}.`,
    'advantage-gained': ({ side, cause }, who) => sentence(`${by(side, who)} takes an Advantage card`, because(cause)),
    'inspiration-gained': ({ seat, cause }, who) => sentence(`${who(seat)} takes an Inspiration card`, because(cause)),
    'card-recovered': ({ seat, card, from }, who) =>
      `${who(seat)} takes ${link(card)} back from ${sideWith(who)(from)}.`,
    'card-to-memory': ({ seat, card, cause }, who) =>
      sentence(`${who(seat)} puts ${link(card)} into the Memory`, because(cause)),
    'vp-changed': ({ side, vp, cause }, who) =>
      sentence(by(side, who), change(vp), points(Math.abs(vp)), because(cause)),
    'trophies-changed': ({ side, trophies: n, cause }, who) =>
      sentence(by(side, who), change(n), trophies(Math.abs(n)), because(cause)),
    'part-built': ({ seat, part: built }, who) => `${who(seat)} adds ${part(built)} to the Statue.`,
    'part-lost': ({ seat, part: lost, cause }, who) =>
      sentence(`${who(seat)} loses ${part(lost)} of the Statue`, because(cause)),
    'destiny-revealed': ({ seat, card }, who) => `${who(seat)} reveals ${link(card)}.`,
    'event-placed': ({ seat, card, slot }, who) =>
      card === null
        ? `${who(seat)} places an Event face down on slot ${slot + 1}.`
        : `${who(seat)} places the Event ${link(card)} on slot ${slot + 1}.`,
    'destiny-reshuffled': ({ cards: n }) => `The discarded Destiny cards become a new deck of ${cardsOf(n)}.`,
    'effect-began': ({ cause, seat }, who) =>
      sentence(known(cause) ?? 'An effect', seat === null ? 'takes effect' : `takes effect for ${who(seat)}`),
    'effect-declined': ({ seat, cause }, who) => sentence(`${who(seat)} declines`, known(cause) ?? ''),
    'chest-opened': ({ seat, reward }, who) => `${who(seat)} opens the Chest: ${link(reward)}.`,
    'final-scoring': ({ seat, items }, who) => {
      const sum = items.reduce((total, { points: scored }) => total + scored, 0)
      return `${who(seat)} finishes with ${points(sum)}.`
    },
    'game-over': ({ winner }, who) => `${by(winner, who)} wins.`,
  }
}

import type { Assignment } from '../../src/choices.ts'
import type { Events, Phases } from '../kinds.ts'
import { diceByType } from '../table.ts'
import { damage, destinies, dice, goods, listed, type Terms, thing } from './terms.ts'

const PHASE: Phases = {
  leaders: 'The choice of leaders',
  'round-setup': 'Round setup',
  placement: 'Worker placement',
  assigning: 'Assigning warriors',
  combat: 'Combat',
  cleanup: 'Cleanup',
  over: 'Final scoring',
}

/** What happened: one sentence each, the player first. */
export const events = ({ content, link, the, from, to, rune }: Terms): Events => ({
  'leader-chosen': ({ seat, leader }, who) => `${who(seat)} plays as ${link(leader)}.`,
  'round-began': ({ round }) => `Round ${round} begins.`,
  'phase-began': ({ phase }) => `${PHASE[phase]} begins.`,
  'enemy-appeared': ({ enemy, place }) => `${link(place)}: the ${link(enemy)} appears.`,
  'journey-dealt': ({ shore }) => `${link(shore)}: a journey card is laid face down.`,
  'rune-offered': ({ rune: offered }) => `The ${link(offered)} rune is on offer at the ${link('runesmith')}.`,
  'merchant-arrived': ({ merchant }) =>
    `A merchant arrives: ${link(merchant)} (${goods(content.merchants[merchant]?.gain ?? {})}).`,
  refilled: ({ location, goods: added }) => `The ${link(location)} receives ${goods(added)}.`,
  'worker-placed': ({ seat, location }, who) => `${who(seat)} sends a worker to ${the(location)}.`,
  begged: ({ seat }, who) => `${who(seat)} sends a worker [begging](beg).`,
  paid: ({ seat, goods: paid, cause }, who) => `${who(seat)} pays ${goods(paid)} ${from(cause)}.`,
  gained: ({ seat, goods: gained, cause }, who) => `${who(seat)} gains ${goods(gained)} ${from(cause)}.`,
  'left-behind': ({ seat, warriors, cause }, who) =>
    `${who(seat)} cannot take ${goods(warriors)} ${from(cause)}: no room, or none left.`,
  'marker-moved': ({ from: giver, to: taker }, who) =>
    `${who(taker)} receives the First Player marker from ${who(giver)}.`,
  exchanged: ({ seat, holdings }, who) =>
    `${who(seat)} trades at the ${link('market')} and now holds ${goods(holdings)}.`,
  'rune-taken': ({ seat, rune: taken, fromDeck }, who) =>
    fromDeck ? `${who(seat)} takes the top rune of the deck: ${link(taken)}.` : `${who(seat)} takes ${rune(taken)}.`,
  'rune-used': ({ seat, rune: used }, who) => `${who(seat)} uses ${rune(used)}.`,
  'journey-peeked': ({ seat, shore, journey }, who) =>
    `${who(seat)} looks in secret at the journey card of ${link(shore)}${journey === null ? '' : `: ${link(journey)}`}.`,
  'destinies-drawn': ({ seat, count, cards }, who) => {
    if (count === 0) return `${who(seat)} finds no destiny left to draw.`
    return `${who(seat)} draws ${destinies(count)}${cards === null ? '' : `: ${listed(cards.map(link))}`}.`
  },
  'destiny-kept': ({ seat, card }, who) =>
    `${who(seat)} keeps ${card === null ? '1 destiny' : `the destiny ${link(card)}`}.`,
  'destinies-buried': ({ seat, count, cards }, who) =>
    `${who(seat)} puts ${destinies(count)} under the deck${cards === null ? '' : `: ${cards.map(link).join(', then ')}`}.`,
  'longship-built': ({ seat, longship }, who) => `${who(seat)} builds the ${link(longship)}.`,
  'longship-launched': ({ seat, longship, shore }, who) =>
    `${who(seat)} sails to ${link(shore)} with the ${link(longship)}.`,
  'worker-hired': ({ seat }, who) => `${who(seat)} hires a worker at the ${link('worker-huts')}.`,
  'turn-order-demanded': ({ seat }, who) => `${who(seat)} demands that warriors are assigned in turn order.`,
  assigned: ({ seat, places }, who) => {
    const sent = Object.entries(places as Assignment).map(([place, crew]) => `${goods(crew)} to ${the(place)}`)
    return sent.length === 0 ? `${who(seat)} sends nobody out.` : `${who(seat)} sends ${sent.join('; ')}.`
  },
  rolled: ({ seat, place, dice: rolled }, who) => `${who(seat)} rolls at ${the(place)}: ${dice(diceByType(rolled))}.`,
  rerolled: ({ seat, cause, dice: rolled }, who) => {
    const price = cause === 'favor' ? `discards ${thing('favor', 1)}` : `uses ${rune(cause)}`
    return `${who(seat)} ${price} for a reroll and now has ${dice(diceByType(rolled))}.`
  },
  hunted: ({ seat, food }, who) =>
    `${who(seat)} comes home from the hunt with ${food > 0 ? thing('food', food) : 'nothing'}.`,
  damaged: ({ seat, enemy, damage: dealt, total }, who) =>
    `${who(seat)} deals ${dealt > 0 ? damage(dealt) : 'no damage'} to the ${link(enemy)} (${total} in all, defence ${content.enemies[enemy]?.defence ?? 0}).`,
  'warriors-lost': ({ seat, warriors, cause }, who) => `${who(seat)} loses ${goods(warriors)} ${to(cause)}.`,
  'food-lost': ({ seat, food, cause }, who) => `${who(seat)} loses ${thing('food', food)} ${to(cause)}.`,
  'enemy-defeated': ({ seat, enemy }, who) => `${who(seat)} defeats the ${link(enemy)}.`,
  'combat-lost': ({ seat, enemy }, who) => `${who(seat)} loses the combat against the ${link(enemy)}.`,
  'blame-discarded': ({ seat, blame }, who) => `${who(seat)} discards ${thing('blame', blame)}.`,
  'blame-given': ({ from: giver, to: taker, blame }, who) =>
    `${who(giver)} gives ${thing('blame', blame)} to ${who(taker)}.`,
  'journey-revealed': ({ seat, shore, journey }, who) =>
    `${who(seat)} reveals the journey to ${link(shore)}: ${link(journey)}.`,
  'journey-replaced': ({ seat, shore, journey }, who) =>
    `${who(seat)} replaces the journey to ${link(shore)} with ${link(journey)}.`,
  'food-lost-with-ship': ({ seat, shore, food }, who) =>
    `${who(seat)} loses ${thing('food', food)} with the longship to ${link(shore)}: nobody aboard is left to eat.`,
  'crew-fed': ({ seat, shore, food }, who) =>
    food > 0
      ? `${who(seat)} feeds the crew at ${link(shore)} with ${thing('food', food)}.`
      : `${who(seat)} has no food for the crew at ${link(shore)}.`,
  'troll-unbeaten': ({ troll, blame }) =>
    `Nobody has defeated the ${link(troll)}: everyone takes ${thing('blame', blame)}.`,
  'draugr-left': ({ draugr }) => `The ${link(draugr)} leaves undefeated.`,
  'bounty-grew': ({ shore, coins }) => `${link(shore)}: the bounty on the monster grows to ${thing('coin', coins)}.`,
  'destiny-scored': ({ seat, destiny, glory }, who) =>
    `${who(seat)} reveals the destiny ${link(destiny)} and scores ${glory > 0 ? thing('glory', glory) : 'no Glory'}.`,
  'final-score': ({ seat, score }, who) => `${who(seat)} finishes with ${thing('glory', score)}.`,
  'game-won': ({ seats }, who) =>
    seats.length === 1 ? `${listed(seats.map(who))} wins.` : `${listed(seats.map(who))} share the victory.`,
})

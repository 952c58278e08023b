import type { Json } from '@longhouse/kernel'
import { count, packRefusals } from '@longhouse/kernel/wording'
import type { Refusals } from '../kinds.ts'
import { isResource } from '../table.ts'
import { resources, settlers, type Terms, thing } from './terms.ts'

/** Why something is not done. The rule is shown beside it. */
export function refusals({ content, known }: Terms): Refusals {
  const it = (fact: Json | undefined, otherwise: string): string => known(fact) ?? otherwise

  return {
    'not-a-fjord': () => 'A boat starts in a fjord.',
    'inner-fjord': ({ fjord }) => `${it(fjord, 'That fjord')} does not touch the edge of the map.`,
    'fjord-taken': ({ fjord }) => `There is already a boat in ${it(fjord, 'that fjord')}.`,
    'card-not-in-hand': () => 'You do not have that card in hand.',
    'already-picked': ({ card }) => `You have already picked ${it(card, 'that card')}, and it stays picked.`,
    'must-play': () => 'You must play a card in your turn.',
    'one-card-a-turn': () => 'You play exactly one card in a turn.',
    'card-first': () => 'Play your card before you sacrifice a village.',
    'nothing-to-fight-for': () => 'There is no favor card left to fight for.',
    'favor-not-at-end': () => 'Choose a favor card at the left or right end of a row.',
    'too-many-favors': () => `You may keep ${content.clan.favorSlots} favor cards: return one.`,
    'favor-not-held': () => 'You do not have that favor card.',
    'boon-of-another-god': ({ god }) => `The boon is that of ${it(god, "your card's god")}.`,
    'no-own-boat-there': () => 'You have no boat there.',
    'no-such-place': () => 'There is no such port or fjord on this map.',
    'own-boat-in-port': ({ port }) => `Your own boat already lies in ${it(port, 'that port')}.`,
    'too-far': ({ place, moves }) => `${it(place, 'That place')} cannot be reached in ${count(moves)} moves.`,
    'fjord-beside-port': () => 'The boat goes to one of the two fjords beside its port.',
    'no-village-there': ({ port }) => `There is no village in ${it(port, 'that port')}.`,
    'too-many-settlers': ({ most }) => `No more than ${settlers(count(most))} this time.`,
    'sheet-empty': ({ settlers: left }) => `There are only ${settlers(count(left))} on your clan sheet.`,
    'cannot-afford': ({ resource, needs, has }) =>
      isResource(resource)
        ? `That takes ${thing(resource, count(needs))}, and you have ${count(has)}.`
        : 'You cannot pay for that.',
    'not-adjacent': ({ island }) => `${it(island, 'That island')} is not adjacent.`,
    'no-own-settler-there': () => 'You have no settler there.',
    'not-the-amount': ({ needs }) => `Choose exactly ${resources(count(needs))}.`,
    'slot-empty': () => 'That slot of your clan sheet is already empty.',
    'not-beside-own': () => 'A boat is built in a fjord beside a region that you occupy.',
    'own-temple-there': ({ island }) => `You already have a temple on ${it(island, 'that island')}.`,
    'no-own-temple-there': () => 'You have no temple there.',
    'own-settlers': () => 'You do not smite your own settlers.',
    'no-settlers-there': () => 'There are not that many settlers there.',
    'same-resource': () => 'Exchange a resource for another one.',
    'no-room': ({ resource }) =>
      isResource(resource)
        ? `You cannot have more than ${thing(resource, content.clan.resourceMax)}.`
        : 'There is no room for that.',
    'god-not-in-play': () => 'That god takes no part in this game.',
    'action-full': ({ action }) => `No more villages fit on ${it(action, 'that action')}.`,
    'withdraw-not-now': () => 'Settlers can be taken back only in your own turn, before a card or an action.',
    'already-sacrificed': () => 'You have already sacrificed a village in this turn.',
    'no-village-to-sacrifice': () => 'You have no plundered village to sacrifice.',
    'battle-first': () => 'Your battle is fought before you play a card.',
    'battle-has-favor': () => 'This battle already has its favor card.',
    'not-arrived': () => 'Settlers land and villages are plundered only where a boat has just arrived.',
    'not-tied': () => 'Choose one of those that are equal for the Enemy.',
    'no-action-due': () => 'No action of your card is left to do.',
    ...packRefusals.en(content.file.title.en),
  }
}

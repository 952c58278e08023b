import type { TrackAction } from '../../src/content-file.ts'
import type { Skipped } from '../../src/events.ts'
import type { EnemySteps } from '../kinds.ts'
import { chieftainRule, ICON_RULE } from '../table.ts'
import { resourceName, runeName, steps, type Terms } from './terms.ts'

const ICON: { readonly [action in TrackAction]: string } = {
  'raise-fury': 'raise the fury of the god whose island runes it has most of',
  'hunt-boat': 'hunt the nearest boat in a port',
  'cross-route': 'cross the sea route of its port',
  'add-settler': 'add a settler to the island of the chieftain boat',
  'add-boat': 'add a boat to the port of the chieftain boat',
  'add-temple': 'add a temple where it has most settlers',
  'start-battle': 'start a battle',
}

/** The rule beside it says why. */
const SKIPPED: { readonly [what in Skipped]: string } = {
  'raise-fury': 'has no island rune, so no fury rises',
  'hunt-boat': 'finds no boat in a port to hunt',
  'cross-route': 'does not cross a sea route that leads off the map',
  'add-temple': 'adds no temple',
  'start-battle': 'starts no battle',
  wood: 'gains no more wood in this turn',
  food: 'gains no more food in this turn',
  steel: 'gains no more steel in this turn',
  build: 'has no boat left to build',
  settlers: 'has no more settlers to add',
  card: 'has no card to play',
  'rune-action': 'does not have the runes for the rune action',
  sacrifice: 'cannot sacrifice the village, for all actions are full',
  'join-battle': 'has no card to join the battle',
}

/** The steps that the rules make the solo enemy take, each with the number of its rule, so that one learns them by the way. */
export const enemySteps = ({ link, action }: Terms): EnemySteps => ({
  'enemy-played': ({ card }) => `The Enemy plays the top card of its deck: ${link(card)} (TV-16.2).`,
  'enemy-aimed': ({ island, steps: n, rune }) =>
    `The Enemy aims at ${link(island)}, the nearest other island with a ${runeName(rune)} rune, and may make ${steps(n)} (TV-16.6).`,
  'chieftain-moved': ({ from, to, cause }) =>
    `The chieftain boat moves from ${link(from)} to ${link(to)} (${chieftainRule(cause)}).`,
  'enemy-does-sheet-action': ({ effect, rune }) =>
    `The Enemy does what its sheet says for ${runeName(rune)}: ${action(effect)} (TV-16.39).`,
  'marker-moved': ({ resource, to }) => `The Enemy's ${resourceName(resource)} marker moves to ${to} (TV-16.28).`,
  'marker-stopped': ({ resource }) =>
    `The Enemy's ${resourceName(resource)} marker is at the end of its track and stops for this turn (TV-16.30).`,
  'marker-reset': ({ resource }) =>
    `The Enemy's ${resourceName(resource)} marker goes back to 0 at the end of the turn (TV-16.30).`,
  'icon-reached': ({ resource, at, action: icon }) =>
    `The Enemy's ${resourceName(resource)} marker reaches the icon at ${at}: it will ${ICON[icon]} (TV-16.42).`,
  'icon-done': ({ resource, at, action: icon }) =>
    `The icon at ${at} of the ${resourceName(resource)} track makes the Enemy ${ICON[icon]} (${ICON_RULE[icon]}).`,
  'enemy-skipped': ({ what, rule }) => `The Enemy ${SKIPPED[what]} (${rule}).`,
})

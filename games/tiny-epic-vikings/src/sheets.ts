import {
  type Check,
  type EntryWith,
  each,
  exactly,
  isPositive,
  isText,
  isWhole,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  type Passed,
  sameEntries,
  setOf,
  shaped,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import { isGoods, isMain } from './cards.ts'

/** The sheets, and the numbers of setup and scoring: a host's own content may change some of it, and add none (TV-21). */

const byPlayers = <T>(check: Check<T>) => shaped(each([1, 2, 3, 4] as readonly number[], check))

/** TV-21.17. */
const ERA = {
  ...unchanged({ id: isText, era: isPositive, passDirection: oneOf(['clockwise', 'counter-clockwise']) }),
  /** Cards dealt to every player (TV-4.1). */
  deal: upTo(6, 2),
  /** TV-7.21. */
  plunderSteel: upTo(7),
}
const areEras = sameEntries('eras', ERA)
export type Era = Passed<typeof areEras>[number]

const areSacrificeActions = sameEntries('sacrificeActions', {
  ...unchanged({ id: isText, source: isText, position: isPositive, limit: exactly('player-count') }),
  name: isWords,
  effect: isMain,
})
export type SacrificeAction = Passed<typeof areSacrificeActions>[number]

export const ERA_SHEET = {
  ...OF_THE_BOX,
  ...unchanged(each(['invaderStack', 'favorSlot', 'sourceNote'], isText)),
  eras: areEras,
  sacrificeActions: areSacrificeActions,
}
export type EraSheet = EntryWith<typeof ERA_SHEET>

/** What a rune of the first, second and third god is worth (TV-12.3, TV-12.4). */
const isRuneValues = shaped({ first: isWhole, second: isWhole, third: isWhole })
export type RuneValues = Passed<typeof isRuneValues>

const isTieBreaker = oneOf(['island-runes', 'favor-cards', 'temples-built', 'boats-built', 'total-resources'])
export type TieBreaker = Passed<typeof isTieBreaker>

export const SCORING = {
  ...OF_THE_BOX,
  ...unchanged({ scoreMarkerFlipsAbove: isPositive, tieBreakers: listOf(isTieBreaker) }),
  islandRune: isRuneValues,
  favorRune: isRuneValues,
}
export type Scoring = EntryWith<typeof SCORING>

/** A slot stays where it is; what it costs to empty may change (TV-7.34). */
const areSlots = (field: string) => sameEntries(field, { ...unchanged({ slot: isPositive }), wood: upTo(7) })
export type Slot = Passed<ReturnType<typeof areSlots>>[number]

export const CLAN_SHEET = {
  ...OF_THE_BOX,
  ...unchanged({
    colour: isText,
    ...each(['settlerSlots', 'startingBoats', 'favorSlots', 'resourceMax'], isPositive),
    landForces: setOf(['settler', 'temple']),
    influence: shaped(each(['settler', 'boatInPort', 'boatInFjord', 'temple'], isWhole)),
  }),
  boatSlots: areSlots('boatSlots'),
  templeSlots: areSlots('templeSlots'),
  startResources: isGoods,
  deployCost: shaped({ food: upTo(7) }),
  harvestBonus: shaped({
    perEmptyBoatSlot: shaped({ food: upTo(7) }),
    perEmptyTempleSlot: shaped({ any: upTo(7) }),
  }),
}
export type ClanSheet = EntryWith<typeof CLAN_SHEET>

export const SETUP = {
  ...OF_THE_BOX,
  ...unchanged({ godsInPlay: isPositive, favorRows: isPositive, mapByPlayers: byPlayers(isText) }),
  favorRowSizeByPlayers: byPlayers(upTo(9, 1)),
  sacrificeLimitByPlayers: byPlayers(isPositive),
}
export type Setup = EntryWith<typeof SETUP>

export const TWO_PLAYER = {
  ...OF_THE_BOX,
  ...unchanged({ enemyHandDelta: upTo(0, -6), seatsClockwise: listOf(isText) }),
  enemyForcesPerOuterIsland: shaped({ temple: upTo(1), settler: upTo(12) }),
}
export type TwoPlayer = EntryWith<typeof TWO_PLAYER>

import {
  type Check,
  type EntryWith,
  each,
  isFlag,
  isPositive,
  isText,
  isWhole,
  listOf,
  optional,
  type Passed,
  setOf,
  shaped,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { COLORS, type Color, ICONS, type Icon, type LocationId, TOKENS } from './ids.ts'
import { effectsOf } from './pack-effects.ts'

/**
 * What is in every box: a host's own content may change it and add none. What it may change follows from the checks;
 * the rest says how the box is made.
 */

export const ICON = { hammers: optional(upTo(6)), satisfies: optional(setOf(ICONS)) }
export interface IconEntry extends EntryWith<typeof ICON> {
  readonly id: Icon
}

export const CLAN = {
  // RV-5.14.
  leaderWild: setOf<Icon>(['hammer', 'shield', 'chest', 'ship']),
  promoteBonus: effectsOf('clan'),
}
export interface Clan extends EntryWith<typeof CLAN> {
  readonly icon: Icon
  readonly color: Color
}

/** What lies open at a location. */
export const FACE_UP = {
  trade: shaped({ prophecies: upTo(6), dice: shaped(each(COLORS, upTo(4))) }),
  battles: shaped({ cards: upTo(6, 1) }),
  groups: shaped({ groups: upTo(6, 1), groupSize: upTo(4, 1) }),
}
type FaceUp = Partial<Passed<typeof FACE_UP.trade> & Passed<typeof FACE_UP.battles> & Passed<typeof FACE_UP.groups>>

export interface GameBoard extends EntryWith<object> {
  readonly players: readonly number[]
  readonly activationsPerRound: number
  readonly positions: { readonly selector: number; readonly others: readonly number[] }
  readonly faceUp: { readonly [location: string]: { readonly [players: string]: FaceUp } }
}

export interface PlayerBoard extends EntryWith<object> {
  readonly diceSlots: number
  readonly artifactSlots: number
  readonly specialize: { readonly slots: readonly LocationId[]; readonly maxPerSlot: number }
  readonly shipUpgradeSlots: number
}

export const SETUP = {
  foodBySeat: listOf(isWhole, 4, 4),
  favor: isWhole,
  glory: isWhole,
  reaverCards: upTo(4),
  options: shaped({ startingProphecy: shaped({ default: isFlag, cards: upTo(4), note: optional(isText) }) }),
}
export interface Setup extends EntryWith<typeof SETUP> {
  readonly honorShip: { readonly players: readonly number[] }
  readonly pawns: { readonly [players: string]: number }
}

/** Terror lowers a score, everything else raises it; nothing counts for nothing (RV-23.14). */
const isTableOf = (isPoints: Check<number>) => where(listOf(isPoints, 2), ([nothing]) => nothing === 0)
const isPenalty = upTo(0, -100)

const isSetTable = where(
  shaped({ table: isTableOf(isWhole), setSize: isPositive }),
  ({ table, setSize }) => table.length === setSize + 1,
)

/** RV-17.13: the steps are climbed one after the other. */
const areTiers = where(listOf(shaped({ min: isPositive, each: isWhole }), 1), (tiers) =>
  tiers.every(({ min }, at) => min > (tiers[at - 1]?.min ?? 0)),
)

export const SCORING = {
  terror: shaped({ table: isTableOf(isPenalty), perFurther: isPenalty }),
  sets: shaped({
    armor: isSetTable,
    art: isSetTable,
    treasure: isSetTable,
    tapestry: shaped({ completeSet: isWhole, distinct: isPositive, single: isWhole }),
  }),
  tokens: shaped(each(TOKENS, shaped({ tiers: areTiers, majority: isWhole }))),
  territoryGloryPerCleanup: isWhole,
}
export type Scoring = EntryWith<typeof SCORING>

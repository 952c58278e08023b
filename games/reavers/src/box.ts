import {
  type Check,
  type EntryWith,
  each,
  eitherOf,
  exactly,
  isFlag,
  isPositive,
  isText,
  isWhole,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  type Passed,
  setOf,
  shaped,
  unchanged,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { COLORS, ICONS, type Icon, LOCATIONS, TOKENS } from './ids.ts'
import { effectsOf } from './pack-effects.ts'

/** What is in every box: a host's own content may change some of it, and add none. */

export const ICON = {
  ...OF_THE_BOX,
  ...unchanged({ id: oneOf(ICONS), kind: oneOf(['clan', 'basic']) }),
  hammers: optional(upTo(6)),
  satisfies: optional(setOf(ICONS)),
}
export type IconEntry = EntryWith<typeof ICON>

export const CLAN = {
  ...OF_THE_BOX,
  ...unchanged({ icon: oneOf(ICONS), color: oneOf(COLORS) }),
  // RV-5.14.
  leaderWild: setOf<Icon>(['hammer', 'shield', 'chest', 'ship']),
  promoteBonus: effectsOf('clan'),
}
export type Clan = EntryWith<typeof CLAN>

/** Crew dice show icons, combat dice 0, 1 or 2 successes (RV-1.4). */
const CREW_DIE = {
  ...OF_THE_BOX,
  ...unchanged({ kind: exactly('crew'), color: oneOf(COLORS) }),
  count: isPositive,
  faces: listOf(oneOf(ICONS), 6, 6),
}
const COMBAT_DIE = {
  ...OF_THE_BOX,
  ...unchanged({ kind: exactly('combat'), color: exactly('black') }),
  count: upTo(12, 1),
  faces: listOf(upTo(2), 6, 6),
}
export type DieEntry = EntryWith<typeof CREW_DIE> | EntryWith<typeof COMBAT_DIE>

export const DIE = eitherOf(COMBAT_DIE, (_, known) => known?.kind === 'combat', CREW_DIE)

/** What lies open at a location. */
const FACE_UP = {
  trade: shaped({ prophecies: upTo(6), dice: shaped(each(COLORS, upTo(4))) }),
  battles: shaped({ cards: upTo(6, 1) }),
  groups: shaped({ groups: upTo(6, 1), groupSize: upTo(4, 1) }),
}
type FaceUp = Partial<Passed<typeof FACE_UP.trade> & Passed<typeof FACE_UP.battles> & Passed<typeof FACE_UP.groups>>

/** RV-23.10: the same spaces, in other numbers. */
const isFaceUp: Check<{ readonly [location: string]: { readonly [players: string]: FaceUp } }> = (value, _, known) => {
  if (!known) return value === undefined
  const spaces = (check: Check) => shaped(each(known.players as number[], check))
  return shaped({
    'trade-with-villages': spaces(FACE_UP.trade),
    'battle-at-sea': spaces(FACE_UP.battles),
    ...each(['raid-villages', 'raid-keeps', 'recruit-reavers'], spaces(FACE_UP.groups)),
  })(value)
}

const GAME_BOARD = {
  ...OF_THE_BOX,
  ...unchanged({
    players: listOf(isPositive),
    activationsPerRound: isPositive,
    positions: shaped({ selector: isPositive, others: listOf(isPositive) }),
  }),
  faceUp: isFaceUp,
}
export type GameBoard = EntryWith<typeof GAME_BOARD>

const PLAYER_BOARD = {
  ...OF_THE_BOX,
  ...unchanged({
    diceSlots: isPositive,
    artifactSlots: isPositive,
    specialize: shaped({ slots: setOf(LOCATIONS), maxPerSlot: isPositive }),
  }),
  shipUpgradeSlots: upTo(6, 1),
}
export type PlayerBoard = EntryWith<typeof PLAYER_BOARD>

export const BOARD = eitherOf(PLAYER_BOARD, (_, known) => known?.diceSlots !== undefined, GAME_BOARD)

export const SETUP = {
  ...OF_THE_BOX,
  ...unchanged({
    honorShip: shaped({ players: listOf(isPositive), firstHolder: isText, passes: isText }),
    pawns: shaped(each([2, 3, 4], isPositive)),
  }),
  foodBySeat: listOf(isWhole, 4, 4),
  favor: isWhole,
  glory: isWhole,
  reaverCards: upTo(4),
  options: shaped({ startingProphecy: shaped({ default: isFlag, cards: upTo(4), note: optional(isText) }) }),
}
export type Setup = EntryWith<typeof SETUP>

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
  ...OF_THE_BOX,
  ...unchanged({ tieBreak: listOf(isText) }),
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

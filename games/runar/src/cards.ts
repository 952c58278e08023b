import {
  anyOf,
  type Check,
  type EntryWith,
  each,
  exactly,
  isFlag,
  isPositive,
  isText,
  isWhole,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  orNull,
  type PackEntry,
  type Passed,
  recordOf,
  sameEntries,
  setOf,
  shaped,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import { isEffects, TRIGGERED } from './effect-words.ts'
import { isCondition, isFew } from './filter-words.ts'
import { DIE_KINDS, ENEMY_RANKS, ENEMY_SPACES, SHARD_COLORS, SYMBOLS } from './ids.ts'
import { isScore } from './mission-words.ts'

/** The cards that a host's own content may change: what they may say (RN-33), and so what they are. */

const isDice = listOf(oneOf(DIE_KINDS), 0, 4)
const isSymbol = orNull(oneOf(SYMBOLS))

/** What every entry inside an entry has. */
const NAMED = {
  id: isText,
  name: isWords,
  count: optional(isPositive),
  source: optional(isText),
  text: optional(isWords),
  designedFields: optional(listOf(isText)),
}
/** What is read to players in its own words. */
const TEXTED = { ...NAMED, text: isWords }

const isTriggered = shaped({ ...TEXTED, ...TRIGGERED, effects: isEffects })

const isAbility = shaped({ ...TEXTED, symbols: setOf(SYMBOLS, 1), effects: isEffects })
export type Ability = Passed<typeof isAbility>

/** RN-13.4. */
const isRank = shaped({
  speed: isFew,
  /** Defence symbols (RN-5.19). */
  defence: upTo(9),
  trait: orNull(isTriggered),
  abilities: listOf(isAbility, 1, 2),
})
export type HeroRank = Passed<typeof isRank>

const ACTION_CARD = {
  ...unchanged({ id: isText, hero: isText, source: isText }),
  name: isWords,
  action: isDice,
  support: isDice,
  symbol: isSymbol,
}
const areActionCards = sameEntries('actionCards', ACTION_CARD)
export type ActionCard = Passed<typeof areActionCards>[number]

export const HERO = {
  ...OF_THE_BOX,
  ...unchanged({ clan: isText, dice: recordOf(DIE_KINDS, isWhole), symbols: recordOf(SYMBOLS, isWhole) }),
  role: isWords,
  ranks: shaped({ explorer: isRank, legend: isRank }),
  actionCards: areActionCards,
}
export type Hero = EntryWith<typeof HERO>

export const INSPIRATION = {
  ...unchanged({ id: isText, symbol: exactly('any') }),
  action: isDice,
  support: isDice,
  count: isPositive,
}
export type InspirationCard = EntryWith<typeof INSPIRATION>

/** RN-10.23: one die pays for what Equipment grants; more would be passed over. */
const oneDieOf = <const C extends string>(colors: readonly C[]) =>
  listOf(shaped({ color: oneOf(colors), n: exactly(1) }), 1, 1)

const isGrantedAction = shaped({ ...NAMED, cost: oneDieOf([...DIE_KINDS, 'any']), effects: isEffects })
export type GrantedAction = Passed<typeof isGrantedAction>

/** RN-9.16, window C. */
const isGrantedReaction = shaped({
  ...NAMED,
  cost: oneDieOf(DIE_KINDS),
  trigger: exactly('damaged-by-adjacent-attack'),
  effects: isEffects,
})
export type GrantedReaction = Passed<typeof isGrantedReaction>

const isTreasureType = oneOf(['mark', 'equipment', 'artifact'])
export type TreasureType = Passed<typeof isTreasureType>

export const TREASURE = {
  ...OF_THE_BOX,
  ...TRIGGERED,
  ...unchanged({
    type: isTreasureType,
    number: anyOf(isWhole, isText),
    /** Of a Mark (RN-23.4, RN-23.5). */
    window: optional(oneOf(['own-action-phase', 'reaction'])),
  }),
  text: isWords,
  effects: optional(isEffects),
  grantsAction: optional(isGrantedAction),
  grantsReaction: optional(isGrantedReaction),
}
export type Treasure = EntryWith<typeof TREASURE>

/** RN-21.1. */
export const EVENT = {
  ...OF_THE_BOX,
  ...unchanged({ number: isWhole }),
  mission: orNull(shaped({ ...TEXTED, score: isScore })),
  immediate: orNull(shaped({ ...TEXTED, effects: isEffects })),
  upgrade: orNull(isTriggered),
  /** VP of the Nemesis (RN-21.5). */
  nemesisPower: upTo(9),
}
export type EventCard = EntryWith<typeof EVENT>

export const MISSION = { ...OF_THE_BOX, text: isWords, score: isScore }
export type Mission = NonNullable<EventCard['mission']>

const ENEMY_CARD = {
  ...unchanged({ id: isText, count: isPositive, source: isText, otherwise: orNull(exactly('base')) }),
  name: isWords,
  text: isWords,
  condition: orNull(isCondition),
  effects: isEffects,
  respawn: orNull(isEffects),
}
const areEnemyCards = sameEntries('actionCards', ENEMY_CARD)
export type EnemyCard = Passed<typeof areEnemyCards>[number]

export const ENEMY = {
  ...OF_THE_BOX,
  ...unchanged({ rank: oneOf(ENEMY_RANKS) }),
  unique: optional(isFlag),
  power: upTo(9),
  health: isFew,
  rewards: isEffects,
  base: shaped({ text: isWords, effects: isEffects }),
  actionCards: areEnemyCards,
}
export type Enemy = EntryWith<typeof ENEMY>

export const OBSTACLE = {
  ...OF_THE_BOX,
  text: isWords,
  /** Null: it cannot be damaged. */
  durability: orNull(isFew),
  movable: isFlag,
  onDestroyed: isEffects,
  endOfGame: isEffects,
  rewards: optional(listOf(shaped({ ...NAMED, count: isPositive, effects: isEffects }), 1, 9)),
}
export type ObstacleCard = EntryWith<typeof OBSTACLE>

const isBuild = (entry: PackEntry | undefined): boolean => entry?.id === 'tactic-build'

const isCost = shaped({ mode: oneOf(['one-of', 'any', 'free']), dice: setOf(DIE_KINDS), n: upTo(3) })
type Cost = Passed<typeof isCost>

/** RN-33.17: Build takes so many dice of any kind, another Tactic one of these, and some are free. */
const isTacticCost: Check<Cost> = (value, entry, known) => {
  if (!known || isCost(value) !== true) return false
  const { mode, dice, n } = known.cost as Cost
  return shaped({
    mode: exactly(mode),
    dice: mode === 'one-of' ? setOf(DIE_KINDS, 1) : exactly(dice),
    n: isBuild(entry) ? upTo(3, 1) : exactly(n),
  })(value)
}
const isPerTurn: Check<number | null> = (value, entry) => value === null || (isBuild(entry) && isPositive(value))

export const TACTIC = { ...OF_THE_BOX, cost: isTacticCost, perTurn: isPerTurn }
export type Tactic = EntryWith<typeof TACTIC>

const isPlace = shaped({ row: isWhole, col: isWhole })

export const DESTINY_CARD = {
  ...OF_THE_BOX,
  ...unchanged({ zone: isPlace, node: isPlace }),
  shard: oneOf(SHARD_COLORS),
  enemySlot: oneOf(ENEMY_SPACES),
}
export type DestinyCard = EntryWith<typeof DESTINY_CARD>

export const CONSTANTS = {
  ...OF_THE_BOX,
  ...unchanged(
    each(
      [
        ...(['heroesPerTeam', 'damageSlots', 'setupDraw', 'setupKeep', 'handSize', 'scoreFloor'] as const),
        ...(['hazardTokens', 'remainsTokens', 'trophyTokens', 'eventsPerPlayer'] as const),
      ],
      isWhole,
    ),
  ),
  ...each(['coordinationDraw', 'actionPoolCapacity', 'personalPoolCapacity', 'shardSlots'], isFew),
  ...each(['moveCostOrthogonal', 'moveCostDiagonal'], isFew),
  ...each(['remainsExtraCost', 'cardsPerDamageSetVp', 'vpPerShard', 'vpPerHeroDefeat', 'vpPerAbsorbedShard'], upTo(9)),
}
export type Constants = EntryWith<typeof CONSTANTS>

export const CLAN = { ...OF_THE_BOX, ...unchanged({ color: isText, recommendedTeam: listOf(isText) }) }
export type Clan = EntryWith<typeof CLAN>

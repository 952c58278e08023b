/** What the content file names things by. */

/** RN-3.4. */
export const DIE_KINDS = ['agility', 'strength', 'instinct', 'neutral'] as const
export type DieKind = (typeof DIE_KINDS)[number]

export const SYMBOLS = ['ansuz', 'thurisaz', 'uruz', 'algiz'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export const SHARD_COLORS = ['blue', 'yellow'] as const
export type ShardColor = (typeof SHARD_COLORS)[number]

/** RN-13.4. */
export const RANKS = ['explorer', 'legend'] as const
export type Rank = (typeof RANKS)[number]

/** RN-5.14. */
export const ENEMY_SPACES = ['x', 'y', 'z'] as const
export type EnemySpace = (typeof ENEMY_SPACES)[number]

/** RN-21.7, the lowest first. */
export const STATUE_PARTS = ['base', 'body', 'head', 'flame'] as const
export type StatuePartId = (typeof STATUE_PARTS)[number]

export type NodeId = string
export type ZoneId = string
export type TerritoryId = string
export type ClanId = string
export type HeroId = string
/** An Action card, or `inspiration`. */
export type CardId = string
export type AbilityId = string
export type TreasureId = string
export type EventId = string
export type DoomId = string
export type DestinyId = string
export type MissionId = string
export type ScenarioId = string
/** A campaign by the word after `campaign-`, or `mixed` (RN-28.1). */
export type CampaignId = string
export type RewardId = string
export type LayoutId = string
export type EnemyType = string
export type EnemyCardId = string
export type ChestRewardId = string
export type ObstacleGroup = string

export type ObstacleType = 'cairn' | 'menhir' | 'chest' | 'statue'

export const ENEMY_RANKS = ['minion', 'warrior', 'leader'] as const
export type EnemyRank = (typeof ENEMY_RANKS)[number]

export type TacticId = 'coordination' | 'charge' | 'reinforce' | 'build' | 'equip' | 'store'

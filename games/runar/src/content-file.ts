import type { ByLanguage } from '@longhouse/kernel'
import type {
  Clan,
  Constants,
  DestinyCard,
  Enemy,
  EventCard,
  Hero,
  InspirationCard,
  Mission,
  ObstacleCard,
  Tactic,
  Treasure,
} from './cards.ts'
import type { Effect, TriggeredEffects } from './effect-words.ts'
import type {
  DieKind,
  EnemyRank,
  EnemySpace,
  EnemyType,
  MissionId,
  NodeId,
  ObstacleGroup,
  ScenarioId,
  ShardColor,
  StatuePartId,
  TerritoryId,
  ZoneId,
} from './ids.ts'

/** What `content/runar.json` holds, as far as the rules read it (RN-33.23). */

export type * from './cards.ts'
export * from './ids.ts'

export interface Named {
  readonly id: string
  readonly name: ByLanguage<string>
  readonly source: string
}

interface Copies {
  readonly count: number
}

interface Texted {
  readonly text: ByLanguage<string>
}

/** RN-33.17. */
export interface DiceCost {
  readonly color: DieKind | 'any'
  readonly n: number
}

export interface Doom extends Named, Texted, Copies {
  readonly effects: readonly Effect[]
  readonly nemesisPower: number
}

export type ScenarioRule = Named &
  Texted &
  TriggeredEffects & {
    /** How often it works in the game (RN-33.17). */
    readonly limitTotal?: 'players+1'
  }

export interface ScenarioAction extends Named, Texted {
  readonly cost: readonly DiceCost[]
  readonly effects: readonly Effect[]
  readonly limit?: 'once-per-turn'
  readonly if?: NonNullable<TriggeredEffects['if']>
}

interface ScenarioSetup extends Named, Texted {
  readonly effects: readonly Effect[]
  readonly special?: RunarPiece
}

/** RN-27.14: an Obstacle of its own kind. */
export interface RunarPiece {
  readonly durability: number | null
  readonly movable: boolean
}

export interface Scenario extends Named {
  readonly number: string
  readonly nemesis: boolean
  readonly missions: readonly MissionId[]
  /** By number of players: the Events' numbers, or how many of them (RN-5.4, RN-5.5). */
  readonly events:
    | { readonly any: { readonly [players: string]: number } }
    | { readonly [players: string]: readonly number[] }
  readonly doomReplaceable: readonly number[]
  /** "Any" is for the table to say (RN-5.15). */
  readonly enemies: { readonly [space in EnemySpace]: EnemyType | 'any' | null } | null
  readonly setup: readonly ScenarioSetup[]
  readonly rules: readonly ScenarioRule[]
  readonly actions: readonly ScenarioAction[]
}

export interface StatuePart extends Named {
  readonly level: number
  readonly onBuilt: readonly Effect[]
}

type ByPlayers = { readonly [players: string]: number }

export interface BoardNode {
  readonly id: NodeId
  readonly x: number
  readonly y: number
  readonly zone: ZoneId
  readonly territory: TerritoryId
}

interface BoardZone {
  readonly id: ZoneId
  readonly territory: TerritoryId
  readonly orthogonal: readonly ZoneId[]
  readonly diagonal: readonly ZoneId[]
}

interface BoardTerritory {
  readonly id: TerritoryId
  readonly originX: number
  readonly originY: number
  readonly facing: 'N' | 'S'
  /** Quarter turns of a Destiny card (RN-20.3). */
  readonly rotation: number
  readonly adjacent: readonly TerritoryId[]
}

export interface Board extends Named {
  readonly players: number
  readonly width: number
  readonly height: number
  readonly territories: readonly BoardTerritory[]
  readonly seatOrderClockwise: readonly TerritoryId[]
  readonly zones: readonly BoardZone[]
  readonly nodes: readonly BoardNode[]
}

export interface DestinyBoard extends Named {
  readonly players: number
  readonly eventSlots: number
  readonly access: { readonly [part in StatuePartId]: number }
  /** Numbers of slots, from 1. */
  readonly enemyTokenSpaces: readonly number[]
  readonly enemyTokenAboveSlots: readonly number[]
  readonly shardsInPlayWhileSlotIsFirstFree: readonly number[]
  readonly minEnemiesWhileSlotIsFirstFree: readonly number[]
}

interface OnNode {
  readonly node: NodeId
  readonly territory: TerritoryId
}

export interface LayoutVariant {
  readonly statues: readonly OnNode[]
  readonly obstacles: readonly (OnNode & { readonly group: ObstacleGroup })[]
  readonly dice: readonly (OnNode & { readonly color: DieKind })[]
  readonly hazards: readonly OnNode[]
  readonly shards: readonly (OnNode & { readonly color: ShardColor })[]
  readonly enemies: readonly (OnNode & { readonly slot: EnemySpace })[]
}

export interface Layout extends Named {
  readonly obstacleGroups: readonly ObstacleGroup[]
  readonly variants: { readonly [players: string]: LayoutVariant }
}

export interface Costed extends Named {
  readonly die: DieKind
  readonly neutralAllowed: boolean
}

/** RN-28.15 to RN-28.21; `max`: how often a player may buy it, or how often for one hero. */
export interface Reward extends Named {
  readonly cost: number
  readonly max: { readonly times: number } | { readonly dice: number } | { readonly dicePerHero: number }
  /** One for a hero begins with a `pick`. */
  readonly effects: readonly Effect[]
}

/** RN-28. Games count from 1, ranks, too. */
interface CampaignRules {
  readonly campaigns: readonly (Named & { readonly scenarios: readonly ScenarioId[] })[]
  readonly pointsByRank: { readonly [rank: string]: number; readonly other: number }
  readonly nemesisPenaltyPerGame: { readonly [rank: string]: number }
  readonly penaltyAppliedAfterGame: number
  readonly gamesWithPoints: readonly number[]
  readonly artifactDraw: number
  readonly rewards: readonly Reward[]
  /** RN-29.2, RN-29.15. */
  readonly solo: { readonly teamSize: number; readonly lostHeroes: number }
}

export interface ContentFile {
  readonly game: string
  readonly constants: Constants
  readonly clans: readonly Clan[]
  readonly heroes: readonly Hero[]
  readonly inspirationCards: readonly InspirationCard[]
  readonly advantageCards: readonly (Named & Copies)[]
  readonly boards: readonly Board[]
  readonly destinyBoards: readonly DestinyBoard[]
  readonly destinyDeck: {
    readonly piles: ByPlayers
    readonly destinyCardsPerPile: number
    readonly eventsPerPile: number
  }
  readonly layouts: readonly Layout[]
  readonly tactics: readonly Tactic[]
  readonly actions: readonly Costed[]
  readonly reactions: readonly (Costed & { readonly trigger: string })[]
  readonly events: readonly EventCard[]
  readonly dooms: readonly Doom[]
  readonly missions: readonly Mission[]
  readonly scenarios: readonly Scenario[]
  readonly treasures: readonly Treasure[]
  readonly obstacles: readonly ObstacleCard[]
  readonly statueParts: readonly StatuePart[]
  readonly enemies: readonly Enemy[]
  readonly enemyLimits: { readonly [rank in EnemyRank | 'leaderUnique']: ByPlayers }
  readonly destinyCards: readonly DestinyCard[]
  readonly campaign: CampaignRules
}

import type { ByLanguage } from '@longhouse/kernel'
import type { Effect, TriggeredEffects } from './effect-words.ts'
import type {
  ClanId,
  DieKind,
  EnemyRank,
  EnemySpace,
  EnemyType,
  HeroId,
  MissionId,
  NodeId,
  ObstacleGroup,
  Rank,
  ScenarioId,
  ShardColor,
  StatuePartId,
  SymbolId,
  TerritoryId,
  ZoneId,
} from './ids.ts'
import type { MissionScore } from './mission-words.ts'

/** What `content/runar.json` holds, as far as the rules read it (RN-33.23). */

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

export interface Clan extends Named {
  readonly color: string
  readonly recommendedTeam: readonly HeroId[]
}

export interface Ability extends Named, Texted {
  readonly symbols: readonly SymbolId[]
  readonly effects: readonly Effect[]
}

type Trait = Named & Texted & TriggeredEffects

export interface HeroRank {
  readonly speed: number
  /** Defence symbols (RN-5.19). */
  readonly defence: number
  readonly trait: Trait | null
  readonly abilities: readonly Ability[]
}

export interface ActionCard extends Named {
  readonly hero: HeroId
  readonly action: readonly DieKind[]
  readonly support: readonly DieKind[]
  readonly symbol: SymbolId | null
}

export interface Hero extends Named {
  readonly clan: ClanId
  readonly role: ByLanguage<string>
  readonly ranks: { readonly [rank in Rank]: HeroRank }
  readonly actionCards: readonly ActionCard[]
}

export interface InspirationCard extends Named, Copies {
  readonly action: readonly DieKind[]
  readonly support: readonly DieKind[]
}

/** RN-33.17. */
export interface DiceCost {
  readonly color: DieKind | 'any'
  readonly n: number
}

/** An Action that Equipment or a scenario grants. */
export interface GrantedAction extends Named {
  readonly cost: readonly DiceCost[]
  readonly effects: readonly Effect[]
}

/** RN-9.16, window C. */
export interface GrantedReaction extends GrantedAction {
  readonly trigger: 'damaged-by-adjacent-attack'
}

export type TreasureType = 'mark' | 'equipment' | 'artifact'

export interface Treasure extends Named, Texted, Copies, Partial<TriggeredEffects> {
  readonly type: TreasureType
  readonly number: number | string
  /** Of a Mark (RN-23.4, RN-23.5). */
  readonly window?: 'own-action-phase' | 'reaction'
  readonly grantsAction?: GrantedAction
  readonly grantsReaction?: GrantedReaction
}

export interface Mission extends Named, Texted {
  readonly score: MissionScore
}

/** RN-21.1. */
export interface EventCard extends Named {
  readonly number: number
  readonly mission: Mission | null
  readonly immediate: (Named & Texted & { readonly effects: readonly Effect[] }) | null
  readonly upgrade: (Named & Texted & TriggeredEffects) | null
  /** VP of the Nemesis (RN-21.5). */
  readonly nemesisPower: number
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

export interface ScenarioAction extends GrantedAction, Texted {
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

export interface ObstacleCard extends Named, Texted, Copies {
  /** Null: it cannot be damaged. */
  readonly durability: number | null
  readonly movable: boolean
  readonly onDestroyed: readonly Effect[]
  readonly endOfGame: readonly Effect[]
  readonly rewards?: readonly (Named & Copies & { readonly effects: readonly Effect[] })[]
}

export interface StatuePart extends Named {
  readonly level: number
  readonly onBuilt: readonly Effect[]
}

export interface EnemyCard extends Named, Texted, Copies {
  readonly condition: TriggeredEffects['if'] | null
  readonly effects: readonly Effect[]
  readonly otherwise: 'base' | null
  readonly respawn: readonly Effect[] | null
}

export interface Enemy extends Named, Copies {
  readonly rank: EnemyRank
  readonly power: number
  readonly health: number
  readonly unique?: boolean
  readonly rewards: readonly Effect[]
  readonly base: Texted & { readonly effects: readonly Effect[] }
  readonly actionCards: readonly EnemyCard[]
}

type ByPlayers = { readonly [players: string]: number }

export interface DestinyCard extends Named {
  readonly zone: { readonly row: number; readonly col: number }
  readonly node: { readonly row: number; readonly col: number }
  readonly shard: ShardColor
  readonly enemySlot: EnemySpace
}

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

export interface Tactic extends Named {
  readonly cost: { readonly mode: 'one-of' | 'any' | 'free'; readonly dice: readonly DieKind[]; readonly n: number }
  readonly perTurn: number | null
}

export interface Costed extends Named {
  readonly die: DieKind
  readonly neutralAllowed: boolean
}

export interface Constants {
  readonly handSize: number
  readonly setupDraw: number
  readonly setupKeep: number
  readonly coordinationDraw: number
  readonly heroesPerTeam: number
  readonly actionPoolCapacity: number
  readonly personalPoolCapacity: number
  readonly damageSlots: number
  readonly cardsPerDamageSetVp: number
  readonly shardSlots: number
  readonly vpPerShard: number
  readonly vpPerHeroDefeat: number
  readonly vpPerAbsorbedShard: number
  readonly moveCostOrthogonal: number
  readonly moveCostDiagonal: number
  readonly remainsExtraCost: number
  readonly scoreFloor: number
  readonly hazardTokens: number
  readonly remainsTokens: number
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

import type { Result, ScoreItem, Seat } from '@longhouse/kernel'
import type {
  CampaignId,
  CardId,
  ChestRewardId,
  ClanId,
  DestinyId,
  DieKind,
  DoomId,
  EnemyCardId,
  EnemySpace,
  EnemyType,
  EventId,
  HeroId,
  LayoutId,
  NodeId,
  ObstacleType,
  Rank,
  RewardId,
  ScenarioId,
  ShardColor,
  SymbolId,
  TerritoryId,
  TreasureId,
} from './content-file.ts'
import type { DamageKind } from './effect-words.ts'

/** The game's noun list. Cards, heroes, nodes and scenarios are ids into `content/`. */

/** Whoever gains points and captures cards: a player, or the Nemesis (RN-1.2). */
export type Side = Seat | 'nemesis'

/** How many dice of each kind (RN-3.4). */
export type Dice = { [kind in DieKind]: number }

/** A hero by its id; an Enemy by its type and a number, `seggir-12`, so that whoever reads of it knows what it is. */
export type FigureId = string

export interface HeroFigure {
  readonly kind: 'hero'
  readonly owner: Seat
  /** Null before it is placed, and once it is defeated. */
  node: NodeId | null
  defeated: boolean
  /** Defence tokens. */
  defence: number
  /** The Personal pool (RN-3.8). */
  dice: Dice
  treasure: TreasureId | null
}

export interface EnemyFigure {
  readonly kind: 'enemy'
  readonly type: EnemyType
  node: NodeId
  /** Damage taken in this turn (RN-24.34). */
  wounds: number
}

export type Figure = HeroFigure | EnemyFigure

export interface Obstacle {
  readonly type: ObstacleType | 'runar'
  /** Damage taken in this turn (RN-22.6). */
  wounds: number
  /** Of a Statue: whose it is (RN-5.38). */
  readonly owner?: Seat
  /** Of a Chest: what lies under it (RN-22.20). */
  readonly reward?: ChestRewardId
}

interface TreasuryCard {
  readonly card: TreasureId
  /** Face down: a Mark that was used (RN-23.3). */
  up: boolean
  /** The turn in which it was put there (RN-7.18); 0: before the first. */
  since: number
}

/** What captures cards and gains points (RN-15, RN-24.38). */
export interface Captor {
  vp: number
  trophies: number
  /** Damage slots: Action cards of one hero, the latest last, or one `advantage`. */
  slots: CardId[][]
  /** The Dealt-damage deck. */
  dealt: CardId[]
}

export interface Player extends Captor {
  /** Action cards, and `inspiration` once for each. */
  hand: CardId[]
  /** The Action deck, the top last. */
  deck: CardId[]
  /** How many cards at each end of the deck its owner knows. */
  knownTop: number
  knownBottom: number
  /** The bottom first. */
  memory: CardId[]
  turnCard: CardId | null
  /** The Action pool. */
  pool: Dice
  /** Shards on the Player board: they have no colour there (RN-20.22). */
  shards: number
  /** How many parts the Statue has (RN-21.7). */
  statue: number
  treasury: TreasuryCard[]
  /** Enemies defeated, and Enemy tokens taken, that wait for regeneration (RN-24.29). */
  defeatedEnemies: EnemyType[]
  enemyTokens: number
}

export interface Nemesis extends Captor {
  readonly spaces: { readonly [space in EnemySpace]: EnemyType | null }
  reserve: { [type: EnemyType]: number }
  /** The top last. */
  deck: EnemyCardId[]
  discard: EnemyCardId[]
}

/** Which cards lie in the Destiny deck: two kinds of ids that never meet. */
export type DestinyDeckCard = DestinyId | EventId | DoomId

export interface PlacedEvent {
  readonly card: EventId | DoomId
  /** Face down under Apparent Silence (RN-27.9). */
  up: boolean
  /** Who drew it. */
  readonly by: Seat
}

export type Phase = 'setup' | 'initial' | 'tactics' | 'action' | 'support' | 'destiny' | 'nemesis' | 'end' | 'over'

export interface TurnState {
  /** From 1. */
  number: number
  active: Seat
  phase: Phase
  /** The Active hero. */
  hero: HeroId | null
  /** The hero that the Turn card shows, or counts as showing (RN-8.12). */
  shown: HeroId | null
  /** The Ability symbol of the Turn card that is not spent; `any`: of an Inspiration card. */
  symbol: SymbolId | 'any' | null
  /** The Active hero fell: the rest of the Action phase falls away (RN-16.3). */
  cut: boolean
  /** How often Build was paid for (RN-7.16). */
  built: number
  /** What the Attack being declared deals, if a card changed it (Skofnung). */
  attackKind: DamageKind | null
  /** Limits spent in this turn: ids of cards and rules (RN-33.3). */
  used: string[]
  /** Reactions used in the open window: `hero` and kind (RN-9.9). */
  reacted: { readonly hero: HeroId; readonly reaction: string }[]
}

/** A Position token (RN-5.29). */
export interface PositionToken {
  readonly seat: Seat
  readonly hero: HeroId
}

/** One game on its Battlefield. */
export interface Field {
  readonly scenario: ScenarioId
  readonly layout: LayoutId
  /** Whether the Obstacle cards are in play (RN-5.28). */
  readonly obstacleCards: boolean
  /** The First player first (RN-5.13, RN-6.1). */
  readonly order: readonly Seat[]
  /** By seat (RN-2.9). */
  readonly territories: readonly TerritoryId[]
  players: Player[]
  nemesis: Nemesis | null
  figures: { [figure: FigureId]: Figure }
  /** Who stands where: the same as the figures' nodes, by node. */
  standing: { [node: NodeId]: FigureId }
  obstacles: { [node: NodeId]: Obstacle }
  shards: { [node: NodeId]: ShardColor }
  hazards: { [node: NodeId]: true }
  remains: { [node: NodeId]: true }
  /** Dice that wait for heroes during set-up (RN-5.33). */
  dice: { [node: NodeId]: DieKind }
  positions: { [node: NodeId]: PositionToken }
  /** The Destiny deck and its discard pile, both with the top last. */
  destiny: DestinyDeckCard[]
  destinyDiscard: DestinyId[]
  /** Events and Dooms that lie in the Destiny deck, as everybody may read them before it is built (RN-5.7): Dooms are not told. */
  readonly chosenEvents: readonly EventId[]
  slots: PlacedEvent[]
  /** Numbers of slots with an Enemy token above them. */
  enemyTokens: number[]
  hazardPool: number
  /** Hazard tokens in the box. */
  hazardBox: number
  inspirations: number
  /** Treasures laid out beside the board (RN-27.5). */
  offer: TreasureId[]
  /** Cards and Destiny cards out of the game: they are open to all (RN-30.21). */
  depot: string[]
  turn: TurnState
  /** Limits spent in this game. */
  used: string[]
  /** How often a scenario rule with a total worked (RN-33.17). */
  worked: { [rule: string]: number }
  /** What each seat's score is made of, once the game is over (RN-26). */
  final: FinalScores | null
}

/** What scores are made of. */
export type ScoreKind = 'play' | 'event-mission' | 'mission' | 'obstacle'
export type Score = ScoreItem<ScoreKind>

export interface FinalScores {
  readonly items: readonly (readonly Score[])[]
  readonly winner: Side
}

export interface Team {
  clan: ClanId | null
  /** In the order in which they were taken (RN-4.13). */
  heroes: HeroId[]
  /** Of a solo campaign: all six, of which `heroes` are fielded (RN-29.2). */
  roster?: HeroId[]
  ranks: { [hero: HeroId]: Rank }
  /** Treasures that wait for the next game (RN-5.22); while it is played they are in the Treasury. */
  treasures: TreasureId[]
}

/** RN-28: what is done between two games; `shop` comes when the fifth is set up, `strike` and `fielding` to who plays alone. */
export type CampaignStage = 'ranking' | 'strike' | 'promotion' | 'artifact' | 'treasures' | 'rest' | 'fielding' | 'shop'

/** What is told of a game when it is over. `turn`: of the game, from 1. */
export type Deed =
  /** `by`: a hero, an Enemy, or neither of them; `home`: whose Territory it was. */
  | {
      readonly deed: 'hero-fell'
      readonly turn: number
      readonly hero: HeroId
      readonly node: NodeId
      readonly home: Seat
      readonly by: FigureId | 'nemesis' | null
    }
  | {
      readonly deed: 'leader-fell'
      readonly turn: number
      readonly enemy: EnemyType
      readonly node: NodeId
      readonly by: HeroId
    }
  | { readonly deed: 'statue-completed'; readonly turn: number; readonly seat: Seat }
  | { readonly deed: 'doom-came'; readonly turn: number; readonly card: DoomId }
  | { readonly deed: 'runar-taken'; readonly turn: number; readonly hero: HeroId }

/** A game of a campaign that is over. */
export interface FinishedGame {
  readonly scenario: ScenarioId
  readonly layout: LayoutId
  readonly turns: number
  readonly result: Result
  /** From the first to the last; the Nemesis among them if it took part (RN-28.2). */
  ranking: Side[]
  /** Campaign points gained, by seat (RN-28.4). */
  points: number[]
  /** Whether it left a Doom mark (RN-28.11). */
  doom: boolean
  /** By seat: the hero that became a Legend (RN-28.6). */
  promoted: (HeroId | null)[]
  /** By seat: what was kept as the winner (RN-28.7), and what was chosen from those turned up (RN-28.8). */
  artifacts: (TreasureId | null)[]
  treasures: (TreasureId | null)[]
  /** The hero that was lost with it (RN-29.14). */
  struck?: HeroId
  readonly story: readonly Deed[]
}

/** RN-28.14. */
export interface Purchase {
  readonly seat: Seat
  readonly reward: RewardId
  /** Whose Personal pool it is for; null: the player's own. */
  readonly hero: HeroId | null
}

export interface Campaign {
  readonly id: CampaignId
  /** Null: a game is being set up or played. */
  stage: CampaignStage | null
  /** Campaign points, by seat; those that are left, once the reward shop is open. */
  points: number[]
  /** What the Nemesis took of them after the fourth game (RN-28.5), by seat. */
  lost: number[]
  /** Doom marks (RN-28.11). */
  dooms: number
  /** Heroes that are out for good, of who plays alone (RN-29.13). */
  out: HeroId[]
  /** Artifacts, and then Treasures, from which somebody chooses (RN-28.7, RN-28.8). */
  offer: TreasureId[]
  bought: Purchase[]
  finished: FinishedGame[]
  /** What will be told of the game that is being played. */
  story: Deed[]
}

/** What is carried from game to game. */
export interface Sheet {
  readonly games: readonly ScenarioId[]
  /** Turn order, the First player first (RN-5.13). */
  order: Seat[]
  /** Which of them is being played. */
  at: number
  /** By seat. */
  teams: Team[]
  treasureDeck: TreasureId[]
  artifactDeck: TreasureId[]
  /** Absent in a single game. */
  campaign?: Campaign
}

export interface State {
  sheet: Sheet
  /** Null until the first set-up. */
  field: Field | null
  over: boolean
}

import type { ScoreItem, Seat } from '@longhouse/kernel'
import type {
  AbilityId,
  CampaignId,
  CardId,
  ChestRewardId,
  ClanId,
  DestinyId,
  DieKind,
  DoomId,
  EnemyCardId,
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
  StatuePartId,
  TacticId,
  TreasureId,
} from './content-file.ts'
import type { DamageKind, ReactionKind, StandardAction } from './effect-words.ts'
import type { Dice, FigureId, Phase, Side } from './state.ts'

/** Where something came from: a card, an Ability, a scenario rule, or a rule's word. */
export type Cause = string

interface Of<Kind extends string> {
  readonly kind: Kind
}
interface By<Kind extends string> extends Of<Kind> {
  readonly seat: Seat
}

/** What was aimed at: a figure, or an Obstacle on its node. */
export type Target =
  | { readonly figure: FigureId }
  | { readonly obstacle: ObstacleType | 'runar'; readonly node: NodeId }

/** What can happen, as the log, the animations and the statistics hear it. */
export type Event =
  | (Of<'game-set-up'> & {
      readonly scenario: ScenarioId
      readonly layout: LayoutId
      readonly order: readonly Seat[]
      readonly events: readonly EventId[]
    })
  | (By<'clan-chosen'> & { readonly clan: ClanId })
  | (By<'hero-drafted'> & { readonly hero: HeroId; readonly rank: Rank })
  | (By<'obstacles-chosen'> & { readonly group: string; readonly obstacle: ObstacleType })
  /** The faces to their owner alone. */
  | (By<'cards-kept'> & { readonly cards: readonly CardId[] | null; readonly number: number })
  | (By<'cards-buried'> & { readonly cards: readonly CardId[] | null; readonly number: number })
  | (By<'cards-put-on-top'> & { readonly cards: readonly CardId[] | null; readonly number: number })
  /** The hero to its owner alone. */
  | (By<'token-placed'> & { readonly node: NodeId; readonly die: DieKind; readonly hero: HeroId | null })
  | (Of<'heroes-revealed'> & { readonly heroes: readonly { readonly hero: HeroId; readonly node: NodeId }[] })
  | (By<'turn-began'> & { readonly turn: number })
  | (By<'phase-began'> & { readonly phase: Phase })
  | (By<'tactic-used'> & { readonly tactic: TacticId; readonly hero?: HeroId })
  /** The card to its owner alone. */
  | (By<'card-drawn'> & { readonly card: CardId | null; readonly from: 'top' | 'bottom' })
  | (By<'memory-reshuffled'> & { readonly cards: number })
  | (By<'card-played'> & { readonly card: CardId; readonly hero: HeroId })
  | (By<'hero-active'> & { readonly hero: HeroId; readonly byChange: boolean })
  | (By<'dice-gained'> & { readonly dice: Partial<Dice>; readonly hero: HeroId | null; readonly cause: Cause })
  | (By<'dice-lost'> & { readonly dice: Partial<Dice>; readonly hero: HeroId | null; readonly cause: Cause })
  | (By<'die-taken'> & { readonly die: DieKind; readonly from: Seat; readonly hero: HeroId; readonly cause: Cause })
  /** Of the Action pool, or of a hero's Personal pool, back to the reserve (RN-9.13); the cause: what was paid for. */
  | (By<'dice-paid'> & { readonly dice: Partial<Dice>; readonly hero: HeroId | null; readonly cause: Cause })
  /** `cause`: the Action itself if it was paid for, otherwise what granted it. */
  | (Of<'action-declared'> & {
      readonly figure: FigureId
      readonly action: StandardAction | 'activate' | 'change'
      readonly target: Target | null
      readonly node: NodeId | null
      readonly cause: Cause
    })
  | (Of<'action-without-effect'> & { readonly figure: FigureId; readonly action: StandardAction | 'activate' })
  | (By<'reaction-used'> & { readonly hero: HeroId; readonly reaction: ReactionKind | 'spikes'; readonly cause: Cause })
  | (Of<'onrush'> & { readonly hero: HeroId; readonly power: number; readonly defence: number; readonly hits: boolean })
  | (Of<'moved'> & { readonly figure: FigureId; readonly from: NodeId; readonly to: NodeId })
  | (Of<'pushed'> & { readonly figure: FigureId; readonly by: FigureId; readonly from: NodeId; readonly to: NodeId })
  | (Of<'placed'> & {
      readonly figure: FigureId
      readonly from: NodeId | null
      readonly to: NodeId
      readonly cause: Cause
    })
  | (Of<'shifted'> & { readonly figure: FigureId; readonly from: NodeId; readonly to: NodeId; readonly cause: Cause })
  | (Of<'obstacle-moved'> & { readonly obstacle: ObstacleType | 'runar'; readonly from: NodeId; readonly to: NodeId })
  | (By<'ability-used'> & { readonly hero: HeroId; readonly ability: AbilityId })
  | (By<'trait-worked'> & { readonly hero: HeroId; readonly trait: string })
  | (By<'treasure-used'> & { readonly card: TreasureId; readonly hero: HeroId })
  | (By<'treasure-equipped'> & { readonly card: TreasureId; readonly hero: HeroId })
  | (By<'treasure-stored'> & { readonly card: TreasureId; readonly hero: HeroId })
  | (By<'treasure-gained'> & { readonly card: TreasureId; readonly cause: Cause })
  | (Of<'treasures-offered'> & { readonly cards: readonly TreasureId[] })
  | (Of<'damage-dealt'> & {
      readonly target: Target
      readonly damage: DamageKind
      /** Null: neutral (RN-17.12). */
      readonly by: Side | null
      readonly figure: FigureId | null
      readonly cause: Cause
    })
  | (By<'defence-discarded'> & { readonly hero: HeroId; readonly cause: Cause })
  | (By<'defence-gained'> & { readonly hero: HeroId; readonly tokens: number; readonly cause: Cause })
  /** RN-14.8; from the bottom search only the card is told (RN-14.7). */
  | (By<'card-given-up'> & { readonly card: CardId; readonly hero: HeroId; readonly from: 'hand' | 'deck' })
  | (By<'inspiration-given-up'> & { readonly hero: HeroId })
  /** From a Hand that is too large, or as the Turn card, back to its deck (RN-19.9). */
  | By<'inspiration-returned'>
  | (Of<'card-captured'> & { readonly side: Side; readonly card: CardId })
  | (Of<'damage-set-cleared'> & { readonly side: Side; readonly cards: readonly CardId[]; readonly vp: number })
  | (Of<'advantage-gained'> & { readonly side: Side; readonly cause: Cause })
  | (Of<'inspiration-gained'> & { readonly seat: Seat; readonly cause: Cause })
  | (By<'card-recovered'> & { readonly card: CardId; readonly from: Side })
  | (By<'card-to-memory'> & { readonly card: CardId; readonly cause: Cause })
  | (Of<'hero-defeated'> & { readonly hero: HeroId; readonly node: NodeId; readonly by: Side | null })
  | (Of<'enemy-defeated'> & { readonly figure: FigureId; readonly enemy: EnemyType; readonly by: Side | null })
  /** By so many; the same of Trophies. */
  | (Of<'vp-changed'> & { readonly side: Side; readonly vp: number; readonly cause: Cause })
  | (Of<'trophies-changed'> & { readonly side: Side; readonly trophies: number; readonly cause: Cause })
  | (Of<'hazard-moved'> & { readonly from: NodeId; readonly to: NodeId; readonly by: FigureId })
  | (Of<'hazard-placed'> & { readonly node: NodeId; readonly cause: Cause })
  | (Of<'hazard-activated'> & { readonly node: NodeId; readonly figure: FigureId })
  | (By<'shard-collected'> & { readonly hero: HeroId; readonly node: NodeId; readonly color: ShardColor })
  | (By<'shard-returned'> & { readonly node: NodeId; readonly color: ShardColor })
  | (By<'shard-discarded'> & { readonly node: NodeId | null })
  | (By<'part-built'> & { readonly part: StatuePartId })
  | (By<'part-lost'> & { readonly part: StatuePartId; readonly cause: Cause })
  | (By<'destiny-revealed'> & { readonly card: DestinyId | EventId | DoomId })
  /** The card to who drew it alone, where Events lie face down (RN-27.9). */
  | (By<'event-placed'> & { readonly card: EventId | DoomId | null; readonly slot: number })
  | (Of<'destiny-reshuffled'> & { readonly cards: number })
  | (By<'enemy-token-taken'> & { readonly slot: number })
  | (Of<'effect-began'> & { readonly cause: Cause; readonly seat: Seat | null })
  | (By<'effect-declined'> & { readonly cause: Cause })
  | (Of<'obstacle-destroyed'> & {
      readonly obstacle: ObstacleType | 'runar'
      readonly node: NodeId
      readonly by: FigureId | null
    })
  | (Of<'remains-placed'> & { readonly node: NodeId })
  | (By<'chest-opened'> & { readonly reward: ChestRewardId })
  | (Of<'runar-moved'> & { readonly from: NodeId | null; readonly to: NodeId | null })
  | (Of<'enemy-card-revealed'> & {
      readonly card: EnemyCardId
      readonly figure: FigureId | null
      readonly base: boolean
    })
  | (Of<'enemy-deck-reshuffled'> & { readonly cards: number })
  | (Of<'shards-absorbed'> & { readonly figure: FigureId; readonly shards: number })
  | (Of<'enemy-spawned'> & {
      readonly figure: FigureId
      readonly enemy: EnemyType
      readonly node: NodeId
      readonly cause: Cause
    })
  | (By<'enemy-returned'> & { readonly enemy: EnemyType | null })
  | (Of<'final-scoring'> & { readonly seat: Seat; readonly items: readonly ScoreItem[] })
  | (Of<'game-over'> & { readonly winner: Side })
  /** Campaign points gained, by seat; nobody gains any alone (RN-29.12). */
  | (Of<'game-ranked'> & {
      readonly game: number
      readonly ranking: readonly Side[]
      readonly points: readonly number[]
    })
  /** Null: the order was drawn at random (RN-28.26). */
  | (Of<'tie-ordered'> & { readonly seat: Seat | null; readonly order: readonly Seat[] })
  /** To the Nemesis, and those that are left, by seat (RN-28.5). */
  | (Of<'points-lost'> & { readonly lost: readonly number[]; readonly points: readonly number[] })
  | (Of<'doom-marked'> & { readonly dooms: number })
  | (By<'hero-promoted'> & { readonly hero: HeroId })
  | (By<'artifacts-drawn'> & { readonly cards: readonly TreasureId[] })
  /** As many Doom cards as Events they replace (RN-5.6). */
  | (Of<'dooms-hidden'> & { readonly replaced: readonly EventId[] })
  | (By<'reward-bought'> & { readonly reward: RewardId; readonly hero: HeroId | null; readonly cost: number })
  | (By<'points-unspent'> & { readonly points: number })
  | (By<'heroes-fielded'> & { readonly heroes: readonly HeroId[] })
  /** For good: defeated, or struck after a lost game (RN-29.13, RN-29.14); `out` of `most` are. */
  | (By<'hero-out'> & {
      readonly hero: HeroId
      readonly struck: boolean
      readonly out: number
      readonly most: number
    })
  | (Of<'campaign-over'> & { readonly campaign: CampaignId; readonly winner: Side })

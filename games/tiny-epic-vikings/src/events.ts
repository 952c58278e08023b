import type { ScoreItem, Seat } from '@longhouse/kernel'
import type {
  Effect,
  FavorId,
  FjordId,
  GodId,
  Goods,
  IslandId,
  PlaceId,
  PortId,
  Resource,
  Rune,
  TrackAction,
  VikingId,
} from './content-file.ts'
import type { RowEnd, RowName, Side } from './state.ts'

/** Where a gain came from or what a cost was for: a card, a god, a sacrifice action, or a rule's word. */
export type Cause = string

interface Of<Kind extends string> {
  readonly kind: Kind
}
interface By<Kind extends string> extends Of<Kind> {
  readonly side: Side
}

/** Settlers of one side on one island. */
export interface Settlers {
  readonly side: Side
  readonly island: IslandId
  readonly settlers: number
}

/** What a rule can keep the solo enemy from doing; a resource: from gaining it. */
export type Skipped =
  | Exclude<TrackAction, 'add-settler' | 'add-boat'>
  | Resource
  | 'build'
  | 'settlers'
  | 'card'
  | 'rune-action'
  | 'sacrifice'
  | 'join-battle'

/** What can happen, as the log, the animations and the statistics hear it. */
export type Event =
  | (Of<'game-set-up'> & { readonly gods: readonly { readonly god: GodId; readonly rune: Rune }[] })
  | (By<'boat-placed'> & { readonly at: FjordId })
  | (Of<'era-began'> & { readonly era: number; readonly first: Seat })
  | (Of<'cards-dealt'> & { readonly era: number; readonly cards: number })
  /** To its owner alone. */
  | (By<'card-picked'> & { readonly card: VikingId })
  | (Of<'hands-passed'> & { readonly clockwise: boolean })
  | (By<'card-discarded'> & { readonly card: VikingId; readonly cause: Cause })
  /** Solo: the three cards of a pile, and the one kept (TV-15.2). */
  | (Of<'pile-turned-up'> & { readonly cards: readonly VikingId[] })
  | (By<'card-kept'> & { readonly card: VikingId })
  | (Of<'deck-reshuffled'> & { readonly cards: number })
  | (By<'turn-began'> & { readonly era: number; readonly turn: number })
  | (By<'card-played'> & { readonly card: VikingId })
  /** The card only to its owner. */
  | (By<'card-played-face-down'> & { readonly card: VikingId | null })
  | (By<'action-begun'> & { readonly effect: Effect; readonly cause: Cause })
  | (By<'action-declined'> & { readonly effect: Effect; readonly cause: Cause })
  | (By<'sailed'> & { readonly from: PlaceId; readonly to: PlaceId })
  | (By<'boat-driven-out'> & { readonly by: Side; readonly from: PortId; readonly to: FjordId })
  /** TV-16.40: back to the enemy's sheet. */
  | (By<'boat-sent-home'> & { readonly by: Side; readonly from: PortId })
  | (By<'settlers-deployed'> & {
      readonly island: IslandId
      readonly settlers: number
      readonly food: number
      /** By which the solo enemy puts them there. */
      readonly rule?: string
    })
  | (By<'village-plundered'> & { readonly port: PortId; readonly steel: number })
  | (By<'settler-moved'> & { readonly from: IslandId; readonly to: IslandId })
  | (By<'settlers-withdrawn'> & { readonly island: IslandId; readonly settlers: number })
  | (By<'attacked'> & { readonly island: IslandId; readonly losses: readonly Settlers[] })
  | (By<'smote'> & { readonly losses: readonly Settlers[] })
  | (By<'gained'> & { readonly goods: Goods; readonly cause: Cause })
  | (By<'lost'> & { readonly goods: Goods; readonly cause: Cause })
  | (By<'exchanged'> & { readonly give: Resource; readonly take: Resource; readonly number: number })
  | (By<'boat-built'> & { readonly at: PlaceId; readonly wood: number })
  | (By<'temple-built'> & { readonly island: IslandId; readonly wood: number })
  | (By<'temple-moved'> & { readonly from: IslandId; readonly to: IslandId })
  /** The card only to its owner. */
  | (By<'card-drawn'> & { readonly card: VikingId | null })
  | (By<'rune-taken'> & { readonly island: IslandId; readonly rune: Rune; readonly from: Side | null })
  | (By<'rune-returned'> & { readonly island: IslandId; readonly rune: Rune })
  /** `side`: whose deed it was; null: nobody's, of an invader that was beaten. */
  | (Of<'fury-changed'> & {
      readonly side: Side | null
      readonly god: GodId
      readonly by: number
      readonly fury: number
      readonly cause: Cause
    })
  | (By<'battle-started'> & { readonly favor: FavorId; readonly row: RowName; readonly end: RowEnd })
  | By<'battle-joined'>
  | (Of<'battle-revealed'> & { readonly cards: readonly { readonly side: Side; readonly card: VikingId }[] })
  | (By<'steel-paid'> & { readonly steel: number; readonly card: VikingId })
  | (By<'steel-missing'> & { readonly steel: number; readonly card: VikingId })
  | (By<'strength-counted'> & {
      readonly card: VikingId
      readonly strength: number
      /** What icons of the enemy's tracks added to it (TV-17.18). */
      readonly bonus?: number
    })
  | (Of<'invaders-came'> & { readonly card: VikingId | null; readonly strength: number })
  /** `winner` null: a tie, or the invaders; the favor card goes back. */
  | (Of<'battle-ended'> & { readonly winner: Side | null; readonly favor: FavorId; readonly losers: readonly Side[] })
  | (By<'favor-returned'> & { readonly favor: FavorId; readonly row: RowName; readonly end: RowEnd })
  | (By<'boon-taken'> & { readonly god: GodId })
  | (By<'boon-declined'> & { readonly god: GodId })
  | (By<'village-sacrificed'> & { readonly action: string })
  | (Of<'cleaned-up'> & { readonly era: number; readonly first: Seat })
  /** Solo, one for each step that a rule makes the enemy take: the page tells it with the rule's number. */
  | (By<'enemy-played'> & { readonly card: VikingId })
  /** `steps`: how many it may make. */
  | (By<'enemy-aimed'> & { readonly island: IslandId; readonly steps: number; readonly rune: Rune })
  | (By<'chieftain-moved'> & { readonly from: PortId; readonly to: PortId; readonly cause: Cause })
  | (By<'enemy-does-sheet-action'> & { readonly effect: Effect; readonly rune: Rune })
  | (By<'marker-moved'> & { readonly resource: Resource; readonly to: number })
  | (By<'marker-stopped'> & { readonly resource: Resource })
  | (By<'marker-reset'> & { readonly resource: Resource })
  | (By<'icon-reached'> & { readonly resource: Resource; readonly at: number; readonly action: TrackAction })
  | (By<'icon-done'> & { readonly resource: Resource; readonly at: number; readonly action: TrackAction })
  | (By<'enemy-skipped'> & { readonly what: Skipped; readonly rule: string })
  | (By<'final-score'> & { readonly items: readonly ScoreItem[]; readonly score: number })
  | (Of<'game-won'> & { readonly sides: readonly Side[] })

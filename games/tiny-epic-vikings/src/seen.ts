import type { FavorId, Resource, VikingId } from './content-file.ts'
import type { Draft, EnemyClan, PassiveEnemy, Player, RowCard, State } from './state.ts'

/** What a seat sees of a table (TV-19.20 to TV-19.27): the same nouns, without what is secret. */

/** A face of null is hidden. */
export interface RowCardView extends Omit<RowCard, 'card'> {
  readonly card: VikingId | null
}

export interface PlayerView extends Omit<Player, 'hand' | 'picks' | 'row' | 'favors'> {
  /** Null for others. */
  readonly hand: readonly VikingId[] | null
  readonly handCount: number
  readonly picks: readonly VikingId[] | null
  readonly pickCount: number
  readonly row: readonly RowCardView[]
  readonly favors: readonly FavorId[] | null
  readonly favorCount: number
}

export interface DraftView {
  /** The hand that the viewer picks from, or the pile turned up (TV-19.27). */
  readonly hand: readonly VikingId[] | null
  /** How many cards each hand has, by side. */
  readonly counts: { readonly [side: string]: number }
  readonly passes: number
  /** Cards that the viewer has passed on and nobody has shown since, each with the packet that it travelled in (TV-19.29). */
  readonly seen: Draft['seen'][string]
  readonly packet: Draft['packet'][string]
  /** Piles still face down. */
  readonly piles: number
}

export interface EnemyClanView extends Omit<EnemyClan, 'deck' | 'battles' | 'favors'> {
  readonly deck: number
  readonly battles: readonly RowCardView[]
  readonly favors: readonly FavorId[] | null
  readonly favorCount: number
}

export interface View extends Omit<State, 'players' | 'vikings' | 'favors' | 'draft' | 'enemy'> {
  readonly players: readonly PlayerView[]
  readonly vikings: { readonly left: number; readonly discard: readonly VikingId[] }
  readonly favors: { readonly above: readonly FavorId[]; readonly below: readonly FavorId[] }
  readonly draft: DraftView | null
  readonly enemy: PassiveEnemy | EnemyClanView | null
}

/** A player as everybody sees them. */
interface OpenPlayer extends Pick<Player, Resource | 'settlers' | 'boatSlots' | 'templeSlots' | 'villages'> {
  readonly row: readonly RowCardView[]
  readonly favors: readonly FavorId[] | null
}

interface OpenClan extends Omit<EnemyClanView, 'deck' | 'favorCount'> {}

/** What states and views share: whatever is counted of it can be counted by who sees the table. */
export interface OpenState
  extends Pick<State, 'era' | 'gods' | 'battle' | 'islands' | 'villages' | 'boats' | 'offered' | 'invaders' | 'turn'> {
  readonly players: readonly OpenPlayer[]
  readonly enemy: PassiveEnemy | OpenClan | null
}

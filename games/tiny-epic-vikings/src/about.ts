import type { IslandId, PortId, Rune, TrackAction } from './content-file.ts'
import type { Cause } from './events.ts'
import type { RowName, Side } from './state.ts'

/** Where an action comes from. */
export type Source = 'leader' | 'rune' | 'sacrifice' | 'boon'

/** What everybody is told that a decision is about: as much of it as there is. */
export interface About {
  /** The card, the god or the sacrifice action it comes from, or the favor that is fought for. */
  readonly cause?: Cause
  readonly source?: Source
  /** Moves of a sail, steps of an exploration, and the like; null where there is none. */
  readonly value?: number | null
  /** Steps not made yet. */
  readonly left?: number
  /** Islands that the steps made so far led to. */
  readonly entered?: readonly IslandId[]
  readonly port?: PortId
  /** Whose boat comes to the port. */
  readonly by?: Side
  readonly island?: IslandId
  readonly row?: RowName
  /** What the enemy sails for, how far it comes, and where it could go. */
  readonly rune?: Rune
  readonly steps?: number
  readonly islands?: readonly IslandId[]
  readonly action?: TrackAction
  readonly purpose?: 'build' | 'hunt-boat'
  readonly rule?: string
  /** TV-15.2: how many cards of the piles are kept already, and of how many. */
  readonly kept?: number
  readonly of?: number
}

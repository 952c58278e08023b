import type { Frame, Seat } from '@longhouse/kernel'
import type { CardId, EnemyType, NodeId, StatuePartId } from './content-file.ts'
import type { Bound, Effect } from './effect-words.ts'
import type { Cause } from './events.ts'
import type { FigureId } from './state.ts'

/** RN-33: whose effects are carried out, and what their words refer to. Whatever is bound is known to all. */
export interface Carrier {
  /** Who controls them: `you`. */
  readonly seat: Seat
  /** `self`: the hero or Enemy that carries them out; null: nobody does. */
  readonly hero: FigureId | null
  readonly bound: Bindings
  readonly cause: Cause
  /** Of an Event or a Doom: its slot, from 0 (RN-33.6). */
  readonly slot?: number
  /** What Traits add to the distances of an Ability (RN-33.21). */
  readonly farther?: number
}

/** Effects one after another: `at` is the next of them. */
export interface Carrying extends Carrier {
  readonly effects: readonly Effect[]
  readonly at: number
}

/** RN-33.16, what conditions ask of a moment, and what a card let one pick. */
export interface Bindings {
  readonly '$new-active'?: FigureId
  readonly $attacker?: FigureId
  readonly $hero?: FigureId
  readonly $node?: NodeId
  /** Who destroyed an Obstacle. */
  readonly $destroyer?: FigureId
  /** The token that lay under a Chest. */
  readonly $reward?: string
  readonly $card?: CardId
  /** The captured card's owner, if that was a Chieftain before the capture scored (RN-33.10). */
  readonly $chieftain?: Seat
  readonly $enemy?: EnemyType
  readonly $part?: StatuePartId
  readonly [name: Bound]: string | number | undefined
}

/** The frame in which the interpreter (effects.ts) carries effects out, for all that sets them off. */
export const carry = (carrying: Carrying): Frame => ({ step: 'carry', args: carrying })

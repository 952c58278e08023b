import type { Frame, Seat } from '@longhouse/kernel'
import type { Color, Effect } from './content-file.ts'
import type { Cause } from './events.ts'

/** Effects that wait to happen to a player, one after the other (RV-23). */
export interface EffectsOf {
  readonly seat: Seat
  readonly effects: readonly Effect[]
  readonly cause: Cause
  /** The colour of the die just paid, for gains of the same colour. */
  readonly same?: Color
}

/**
 * The step that effects.ts defines, by name: effects bring cards and combats, and these bring effects again (RV-4.28), so
 * the chapters between them know only that it will come.
 */
export const effects = (args: EffectsOf): Frame => ({ step: 'effects', args })

import type { Seat } from '@longhouse/kernel'
import type { About, Source } from './about.ts'
import type { Effect } from './content-file.ts'
import { control } from './control.ts'
import type { Cause } from './events.ts'
import type { Turn } from './vikings.ts'

/** What leader actions, rune actions, sacrifices and boons have in common. */

export interface Action<E extends Effect = Effect> {
  readonly actor: Seat
  readonly effect: E
  /** The card, the sacrifice action or the god it comes from. */
  readonly cause: Cause
  readonly source: Source
}

/** What everybody is told that a decision is about. */
export const aboutAction = (_: unknown, { cause, source, effect }: Action): About => ({
  cause,
  source,
  value: 'value' in effect ? effect.value : null,
})

export const actorOf = (_: unknown, { actor }: Action): Seat => actor

export function begun(t: Turn, { actor, effect, cause }: Action): void {
  t.tell?.({ kind: 'action-begun', side: actor, effect, cause })
}

/** TV-8.15: nothing is checked. */
export function declined(t: Turn, { actor, effect, cause }: Action): void {
  t.tell?.({ kind: 'action-declined', side: actor, effect, cause })
}

/** TV-8.8: sacrifices and boons are checked once, when all of them is done. */
export function completed(t: Turn, { actor, source }: Action): void {
  if (source === 'leader' || source === 'rune') t.next(control({ actor, steals: true }))
}

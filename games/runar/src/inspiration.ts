import type { Seat } from '@longhouse/kernel'
import type { Cause } from './events.ts'
import { fieldOf, playerAt, type Turn } from './runar.ts'

/** RN-3.18, RN-19.9: Inspiration cards come from their deck into a Hand and go back. */

export const INSPIRATION = 'inspiration'

export function gainInspiration(t: Turn, seat: Seat, cause: Cause): void {
  const field = fieldOf(t)
  if (field.inspirations === 0) return
  field.inspirations--
  playerAt(t, seat).hand.push(INSPIRATION)
  t.tell?.({ kind: 'inspiration-gained', seat, cause })
}

/** RN-19.9: what was the Turn card, or left the Hand, is in its deck again. */
export function takeBackInspiration(t: Turn, seat: Seat): void {
  fieldOf(t).inspirations++
  t.tell?.({ kind: 'inspiration-returned', seat })
}

/** From the Hand back to its deck; why is told by who gives it. */
export function returnInspiration(t: Turn, seat: Seat): void {
  const { hand } = playerAt(t, seat)
  hand.splice(hand.indexOf(INSPIRATION), 1)
  fieldOf(t).inspirations++
}

/** RN-19.9: from the Hand back to its deck, whatever an effect would do with an Action card. */
export function giveBackInspiration(t: Turn, seat: Seat): void {
  returnInspiration(t, seat)
  t.tell?.({ kind: 'inspiration-returned', seat })
}

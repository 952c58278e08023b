import type { RuleContext as KernelSight, Turn as KernelTurn, Seat } from '@longhouse/kernel'
import { vocabulary } from '@longhouse/kernel'
import type { Content } from './content.ts'
import type { Event } from './events.ts'
import type { View } from './seen.ts'
import type { Activation, Player, State } from './state.ts'

/** The vocabulary in which the chapters of this game are written. */

export interface Reavers {
  state: State
  content: Content
  event: Event
  view: View
}

export type RuleContext = KernelSight<Reavers>
export type Turn = KernelTurn<Reavers>
export type OfSeat = { readonly seat: Seat }

export const { step, decision } = vocabulary<Reavers>()

export const playerAt = (t: RuleContext, seat: Seat): Player => t.state.players[seat] as Player

export const activationOf = (t: RuleContext): Activation => t.state.activation as Activation

/** RV-4.17 to RV-4.20: by clockwise distance from the active player; with two the other one is fourth. */
export function positionOf(t: RuleContext, seat: Seat): number {
  const { positions } = t.content.boards[t.players] as Content['boards'][string]
  const distance = (seat - activationOf(t).active + t.players) % t.players
  return distance === 0 ? positions.selector : (positions.others[distance - 1] as number)
}

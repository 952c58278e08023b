import type { RuleContext as KernelContext, Turn as KernelTurn, Seat } from '@longhouse/kernel'
import { vocabulary } from '@longhouse/kernel'
import type { Content } from './content.ts'
import type { Event } from './events.ts'
import type { View } from './seen.ts'
import type { Activation, State } from './state.ts'

/** The vocabulary in which the chapters of this game are written. */

export interface Reavers {
  state: State
  content: Content
  event: Event
  view: View
  /** The id of a card, a place or a stack. */
  about: string
}

export type RuleContext = KernelContext<Reavers>
export type Turn = KernelTurn<Reavers>

/** What a rule looks at that needs no secret: the state, or what a seat sees of it. The page asks such rules itself. */
export interface OpenContext {
  readonly state: State | View
  readonly content: Content
  readonly players: number
}

export type OfSeat = { readonly seat: Seat }

export const { step, decision } = vocabulary<Reavers>()

type PlayerIn<T extends OpenContext> = T['state']['players'][number]

export const playerAt = <T extends OpenContext>(t: T, seat: Seat): PlayerIn<T> => t.state.players[seat] as PlayerIn<T>

export const activationOf = (t: OpenContext): Activation => t.state.activation as Activation

/** RV-4.17 to RV-4.20: by clockwise distance from the active player; with two the other one is fourth. */
export function positionOf(t: OpenContext, seat: Seat): number {
  const { positions } = t.content.boards[t.players] as Content['boards'][string]
  const distance = (seat - activationOf(t).active + t.players) % t.players
  return distance === 0 ? positions.selector : (positions.others[distance - 1] as number)
}

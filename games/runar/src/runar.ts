import type { RuleContext as KernelContext, Turn as KernelTurn, Seat } from '@longhouse/kernel'
import { vocabulary } from '@longhouse/kernel'
import type { About } from './about.ts'
import type { Content } from './content.ts'
import type { Event } from './events.ts'
import type { Geometry } from './geometry.ts'
import type { OpenField, OpenState, View } from './seen.ts'
import type { Field, Player, State } from './state.ts'

/** The vocabulary in which the chapters of this game are written. */

export interface Runar {
  state: State
  content: Content
  event: Event
  view: View
  about: About
}

export type RuleContext = KernelContext<Runar>
export type Turn = KernelTurn<Runar>

/** What can be asked by whoever sees the table, of a state and of a view alike. */
export interface OpenContext {
  readonly state: OpenState
  readonly content: Content
  readonly players: number
}

export const { step, decision, together, on } = vocabulary<Runar>()

/** The game that is being played; rules of a game run only while there is one. */
export const fieldOf = (t: RuleContext): Field => t.state.field as Field

/** The same as everybody sees it. */
export const openFieldOf = (t: OpenContext): OpenField => t.state.field as OpenField

export const playerAt = (t: RuleContext, seat: Seat): Player => fieldOf(t).players[seat] as Player

/** RN-2.5 to RN-2.8. */
export const boardOf = (t: { readonly content: Content; readonly players: number }): Geometry =>
  t.content.boards[t.players] as Geometry

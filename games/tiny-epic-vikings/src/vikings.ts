import type { RuleContext as KernelContext, Turn as KernelTurn, Seat } from '@longhouse/kernel'
import { vocabulary } from '@longhouse/kernel'
import type { About } from './about.ts'
import type { Content } from './content.ts'
import type { IslandId } from './content-file.ts'
import type { Event } from './events.ts'
import type { Geometry } from './geometry.ts'
import type { OpenState, View } from './seen.ts'
import type { IslandState, Player, Side, State } from './state.ts'

/** The vocabulary in which the chapters of this game are written. */

export interface TinyEpicVikings {
  state: State
  content: Content
  event: Event
  view: View
  about: About
}

export type RuleContext = KernelContext<TinyEpicVikings>
export type Turn = KernelTurn<TinyEpicVikings>
export type OfSeat = { readonly seat: Seat }

/** What can be counted by whoever sees the table, of a state and of a view alike. */
export interface OpenContext {
  readonly state: OpenState
  readonly content: Content
  readonly players: number
}

/** A turn as far as it changes what everybody sees: of the table, or of one that a board only pictures. */
export interface OpenTurn extends OpenContext, Pick<Turn, 'tell'> {}

export const { step, decision, together } = vocabulary<TinyEpicVikings>()

export const playerAt = (t: RuleContext, seat: Seat): Player => t.state.players[seat] as Player

export const islandAt = (t: { readonly state: Pick<State, 'islands'> }, island: IslandId): IslandState =>
  t.state.islands[island] as IslandState

/** TV-1.10. */
export const mapOf = (t: { readonly content: Content; readonly players: number }): Geometry =>
  t.content.maps[t.players] as Geometry

const SIDES: readonly (readonly Side[])[] = [[], [0, 'enemy'], [0, 1, 'enemy'], [0, 1, 2], [0, 1, 2, 3]]

/** Everybody who has pieces on the map: with one or two players the enemy too. */
export const sidesOf = (t: { readonly players: number }): readonly Side[] => SIDES[t.players] as readonly Side[]

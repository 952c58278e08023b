import type { RuleContext as KernelContext, Turn as KernelTurn, Seat } from '@longhouse/kernel'
import { vocabulary } from '@longhouse/kernel'
import type { Content, Warriors } from './content.ts'
import type { Event } from './events.ts'
import type { View } from './seen.ts'
import { COMBAT_PLACES, countWarriors, isCombatPlace, type ShoreState, type State } from './state.ts'

/** The vocabulary in which the chapters of this game are written. */

export interface Champions {
  state: State
  content: Content
  event: Event
  view: View
  /** The id of a stall. */
  about: string
}

export type RuleContext = KernelContext<Champions>
export type Turn = KernelTurn<Champions>

/** What a rule looks at that needs no secret: the state, or what a seat sees of it. The page asks such rules itself. */
export interface OpenContext {
  readonly state: State | View
  readonly content: Content
}

export const { step, decision, together, on } = vocabulary<Champions>()

type PlayerIn<T extends OpenContext> = T['state']['players'][number]

export const playerAt = <T extends OpenContext>(t: T, seat: Seat): PlayerIn<T> => t.state.players[seat] as PlayerIn<T>

/** All warriors of a seat, wherever they stand (CH-1.14). */
export function ownedWarriors(t: OpenContext, seat: Seat): number {
  const { state } = t
  let owned = countWarriors(playerAt(t, seat))
  for (const place of COMBAT_PLACES) if (state.workers[place] === seat) owned += countWarriors(state.crews[place])
  for (const { ship } of state.shores) if (ship?.seat === seat) owned += countWarriors(ship)
  return owned
}

export const shoreAt = (t: RuleContext, id: string): ShoreState =>
  t.state.shores.find((shore) => shore.id === id) as ShoreState

/** The warriors at a place: of a combat, aboard a longship, or those at home, who hunt (CH-7.8). */
export function crewAt(t: RuleContext, { place, seat }: { readonly place: string; readonly seat: Seat }): Warriors {
  if (isCombatPlace(place)) return t.state.crews[place]
  return t.state.shores.find((shore) => shore.id === place)?.ship ?? playerAt(t, seat)
}

import {
  type Beat,
  beatsOf,
  cloneTable,
  eventFor,
  type GameTypes,
  type History,
  type Seat,
  type SeatView,
  seatViewOf,
  undoRefusal,
} from '@longhouse/kernel'
import type { EntryView, TableUpdate } from '@longhouse/protocol'
import { type Kept, viewIn } from './kept.ts'
import { type Happening, hasLapsed, isBound, type TableState, undoneWith } from './table-state.ts'

/** All that leaves the server of a game goes through here, and is what this seat (null: a spectator) may know. */
export function tableUpdateFor(state: TableState, seat: Seat | null): TableUpdate {
  const { game, history, kept, number, status, asks, commitment } = state
  return {
    number,
    seat,
    seen: kept
      ? viewIn(kept.shown, seat)
      : history && askedOf(state, seatViewOf<GameTypes>(game, history.table, seat, { asks, commitment })),
    canUndo: status === 'playing' && history !== null && seat !== null && mayUndo(state, history, seat),
  }
}

/** Where chances to react stay open for a fixed time nobody is passed over: there is nothing to say of questions. */
const askedOf = ({ plan }: TableState, seen: SeatView): SeatView =>
  plan.reactionTime !== null ? { ...seen, questions: {} } : seen

const mayUndo = (state: TableState, history: History<GameTypes>, seat: Seat): boolean =>
  undoRefusal(history, seat, undoneWith(state)) === null && !isBound(state, seat) && !hasLapsed(state, seat)

export function entryViewFor(
  { number, kind, seat, at, told, undoes }: Happening,
  listener: Seat | null,
  kept: Kept | null,
): EntryView {
  const said = kept?.shown.log[number]
  if (said && told.length > 0) return { number, kind, seat, at, events: [], undoes: [...undoes], said }
  const events = told.map((what) => eventFor(what, listener)).filter((event) => event !== null)
  return { number, kind, seat, at, events, undoes: [...undoes] }
}

type Beats = ReadonlyMap<Seat | null, readonly Beat[]>

const NO_BEATS: Beats = new Map()

/** What the last entry set off on the way to the table after it. Only a choice that told something on the way is taken once more. */
export function beatsBetween(before: TableState, after: TableState, seats: readonly (Seat | null)[]): Beats {
  const { game, history, standing } = after
  const last = after.happened.at(-1)
  const move = standing.at(-1)?.move
  if (!before.history || !history || !move || last?.kind !== 'choice' || seats.length === 0) return NO_BEATS
  const hasBeats = last.told.slice(0, -1).some(({ event }) => game.endsBeat?.(event as never))
  return hasBeats ? beatsOf(game, cloneTable(game, before.history.table), move, seats) : NO_BEATS
}

import { eventFor, type GameTypes, type History, type Seat, seatViewOf, undoRefusal } from '@longhouse/kernel'
import type { EntryView, TableUpdate } from '@longhouse/protocol'
import { type Happening, isBound, type TableState } from './table-state.ts'

/** All that leaves the server of a game goes through here, and is what this seat (null: a spectator) may know. */
export function tableUpdateFor(state: TableState, seat: Seat | null): TableUpdate {
  const { game, history, number, status, asks, commitment } = state
  return {
    number,
    seat,
    seen: history && seatViewOf<GameTypes>(game, history.table, seat, { asks, commitment }),
    canUndo: status === 'playing' && history !== null && seat !== null && mayUndo(state, history, seat),
  }
}

const mayUndo = (state: TableState, history: History<GameTypes>, seat: Seat): boolean =>
  undoRefusal(history, seat) === null && !isBound(state, seat)

export function entryViewFor({ number, kind, seat, at, told, undoes }: Happening, listener: Seat | null): EntryView {
  const events = told.map((what) => eventFor(what, listener)).filter((event) => event !== null)
  return { number, kind, seat, at, events, undoes }
}

import { type Refusal, refuse, type Seat, undoEnder } from '@longhouse/kernel'
import type { TableState } from './table-state.ts'

type Ends = (choices: readonly unknown[]) => boolean[]

/** By table as it stands, and by seat: whoever asks again and again about one moment costs one guess. */
const known = new WeakMap<TableState, Map<Seat, Ends>>()

/** Which of these choices the seat could not take back once they are made. */
export function endsUndoAt(state: TableState, seat: Seat, choices: readonly unknown[]): boolean[] | Refusal {
  const { game, history } = state
  if (!history) return refuse('not-started')
  const bySeat = known.get(state) ?? new Map<Seat, Ends>()
  known.set(state, bySeat)
  const ends = bySeat.get(seat) ?? undoEnder(game, history.table, seat)
  bySeat.set(seat, ends)
  return ends(choices)
}

import { cloneTable, type GameTypes, type History } from '@longhouse/kernel'
import type { TableState } from './table-state.ts'

/** How the long lists of a state grow with an entry. */
export interface Growth {
  /** The kernel changes a history in place: this is the one that it may change. */
  history(of: History<GameTypes>): History<GameTypes>
  add<T>(list: readonly T[], item: T): readonly T[]
  remove<T>(list: readonly T[], index: number, count: number): readonly T[]
}

/** The state before the entry stays as it is: the entry may yet be refused, or not be written. */
export const intoCopies: Growth = {
  history: ({ game, table, moves, waiting, before }) => ({
    game,
    table: cloneTable(game, table),
    moves: moves.slice(),
    waiting: waiting.slice(),
    // Undo reaches into the stacks of the tables that are remembered.
    before: before.map((remembered) => ({ ...remembered, stack: remembered.stack.slice() })),
  }),
  add: (list, item) => [...list, item],
  remove: (list, index, count) => list.filter((_, i) => i < index || i >= index + count),
}

/** The state before the entry is used up: nothing is copied, so that a long table is played again in linear time. */
export const inPlace: Growth = {
  history: (of) => of,
  add<T>(list: readonly T[], item: T) {
    ;(list as T[]).push(item)
    return list
  },
  remove<T>(list: readonly T[], index: number, count: number) {
    ;(list as T[]).splice(index, count)
    return list
  },
}

/** The same state with lists and tables of its own, to be played on in place. */
export const detached = (state: TableState): TableState => ({
  ...state,
  happened: state.happened.slice(),
  standing: state.standing.slice(),
  history: state.history && {
    ...state.history,
    table: cloneTable(state.game, state.history.table),
    moves: state.history.moves.slice(),
    waiting: state.history.waiting.slice(),
    before: state.history.before.map((remembered) => cloneTable(state.game, remembered)),
  },
})

import { type AnyGame, asksOf, type GameTypes, type History, type Move } from '@longhouse/kernel'
import type { Plan } from './plan.ts'
import { emptyTableState, type Standing, type TableState } from './table-state.ts'

/** Raised whenever a state holds something else than before: snapshots of another format are not looked at. */
export const SNAPSHOT_FORMAT = 2

/** A state as plain data, without what its plan and the rules tell. It follows from the entries, and may always be lost. */
export type Snapshot = Omit<TableState, 'plan' | 'game' | 'commitment' | 'asks' | 'history' | 'standing'> & {
  readonly history: Omit<History<GameTypes>, 'game'> | null
  /** Each beside the move of the same place in the history. */
  readonly standing: readonly Omit<Standing, 'move'>[]
}

export function snapshotOf({ plan, game, commitment, asks, history, standing, ...rest }: TableState): Snapshot {
  return {
    ...rest,
    history: history && {
      table: history.table,
      moves: history.moves,
      waiting: history.waiting,
      before: history.before,
    },
    standing: standing.map(({ number, left, program, absence }) => ({ number, left, program, absence })),
  }
}

export function tableStateFrom(game: AnyGame, plan: Plan, { history, standing, ...rest }: Snapshot): TableState {
  const moves = history?.moves ?? []
  return {
    ...emptyTableState(game, plan),
    ...rest,
    history: history && { game, ...history },
    asks: history ? asksOf(game, history.table) : [],
    standing: standing.map((facts, i) => ({ ...facts, move: moves[i] as Move })),
  }
}

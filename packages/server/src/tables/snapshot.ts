import { type AnyGame, asksOf, type GameTypes, type History, type Move } from '@longhouse/kernel'
import { freshTimes } from './clocks.ts'
import type { Shown } from './kept.ts'
import type { Plan } from './plan.ts'
import { emptyTableState, NOBODY, type Standing, type TableState } from './table-state.ts'

/** Raised whenever a state holds something else than before, unless what is missing is as it is at an empty table. */
export const SNAPSHOT_FORMAT = 3

/** A state as plain data, without what its plan and the rules tell. It follows from the entries, and may always be lost. */
export type Snapshot = Omit<TableState, 'plan' | 'game' | 'commitment' | 'asks' | 'history' | 'standing'> & {
  readonly history: Omit<History<GameTypes>, 'game'> | null
  /** Each beside the move of the same place in the history. */
  readonly standing: readonly Omit<Standing, 'move'>[]
}

/** Earlier ones can still be read of tables whose rules are gone: the first two say nothing of what people saw. */
export const READABLE_FORMATS: readonly number[] = [1, 2, SNAPSHOT_FORMAT]

/** As it is written down: with what people see of it. */
export type WrittenSnapshot = Snapshot & { readonly shown?: Shown }

export function snapshotOf({ plan, game, commitment, asks, history, standing, ...rest }: TableState): Snapshot {
  return {
    ...rest,
    history: history && {
      table: history.table,
      moves: history.moves,
      waiting: history.waiting,
      before: history.before,
    },
    standing: standing.map(({ move, ...facts }) => facts),
  }
}

export function tableStateFrom(
  game: AnyGame,
  plan: Plan,
  { history, standing, shown: _, ...rest }: WrittenSnapshot,
): TableState {
  const moves = (history ?? rest.kept?.history)?.moves ?? []
  return {
    ...emptyTableState(game, plan),
    ...rest,
    sitters: rest.sitters.map((sitter) => ({ ...NOBODY, ...sitter })),
    times: rest.times && plan.clock && { ...freshTimes(plan.clock, plan.players), ...rest.times },
    history: history && { game, ...history },
    asks: history ? asksOf(game, history.table) : [],
    standing: standing.map((facts, i) => ({ ...facts, move: moves[i] as Move })),
  }
}

/** One of an earlier format, as far as people see it. In the first an undo took one choice back, or none. */
export const upgraded = (snapshot: WrittenSnapshot): WrittenSnapshot => ({
  ...snapshot,
  kept: snapshot.kept ?? null,
  sitters: snapshot.sitters.map((sitter) => ({ ...NOBODY, ...sitter })),
  happened: snapshot.happened.map((happening) => ({
    ...happening,
    undoes: [(happening.undoes as readonly number[] | number | null) ?? []].flat(),
  })),
})

import { type AnyGame, asksOf, type GameTypes, type History, type Move } from '@longhouse/kernel'
import { type Course, emptyCourse, type Standing } from './course.ts'
import type { Plan } from './plan.ts'

/** Raised whenever a course holds something else than before: snapshots of another format are not looked at. */
export const SNAPSHOT_FORMAT = 1

/** A course as plain data, without what its plan and the rules tell. It follows from the entries, and may always be lost. */
export type Snapshot = Omit<Course, 'plan' | 'game' | 'commitment' | 'asks' | 'history' | 'standing'> & {
  readonly history: Omit<History<GameTypes>, 'game'> | null
  /** Each beside the move of the same place in the history. */
  readonly standing: readonly Omit<Standing, 'move'>[]
}

export function snapshotOf({ plan, game, commitment, asks, history, standing, ...rest }: Course): Snapshot {
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

export function courseFrom(game: AnyGame, plan: Plan, { history, standing, ...rest }: Snapshot): Course {
  const moves = history?.moves ?? []
  return {
    ...emptyCourse(game, plan),
    ...rest,
    history: history && { game, ...history },
    asks: history ? asksOf(game, history.table) : [],
    standing: standing.map((facts, i) => ({ ...facts, move: moves[i] as Move })),
  }
}

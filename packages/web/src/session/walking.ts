import {
  type AnyGame,
  apply,
  type Beat,
  beatsOf,
  cloneTable,
  type Move,
  type Seat,
  type SeatView,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { openedPlan } from './opening.ts'
import type { TablePlan } from './saved-table.ts'

/** A game walked through again, from any of its moments to any other. */
export interface Walk {
  /** What a seat saw after so many moves. */
  sightAfter(count: number, seat: Seat | null): SeatView
  /** What led there from the move before, for a viewer to whom so much of the log had been told. */
  beatsAt(count: number, viewer: Seat | null, told: number): readonly Beat[]
}

const NO_BEATS: readonly Beat[] = []

/** What a choice sets off, after so much of the log. */
export const beatsAfter = (
  game: AnyGame,
  viewer: Seat | null,
  told: number,
  before: Table,
  move: Move,
): readonly Beat[] =>
  (beatsOf(game, before, move, [viewer]).get(viewer) ?? []).map((beat) => ({ ...beat, told: told + beat.told }))

export function openWalk(game: AnyGame, plan: TablePlan, moves: () => readonly Move[]): Walk {
  /** Whoever walks through the past goes on from where they were. */
  let walked: { readonly table: Table; readonly moves: readonly Move[] } | null = null
  const tableAfter = (count: number): Table => {
    const wanted = moves().slice(0, count)
    const isOnTheWay = walked && walked.moves.length <= count && walked.moves.every((move, i) => move === wanted[i])
    const { table, moves: gone } = isOnTheWay && walked ? walked : { table: openedPlan(game, plan), moves: [] }
    for (const { seat, choice } of wanted.slice(gone.length)) apply(game, table, seat, choice)
    walked = { table, moves: wanted }
    return table
  }

  let lookedAt: { readonly move: Move; readonly viewer: Seat | null; readonly beats: readonly Beat[] } | null = null
  return {
    // A view may hold parts of its table, which goes on.
    sightAfter: (count, seat) => seatViewOf(game, cloneTable(game, tableAfter(count)), seat),
    beatsAt(count, viewer, told) {
      const move = moves()[count - 1]
      if (!move) return NO_BEATS
      if (lookedAt?.move === move && lookedAt.viewer === viewer) return lookedAt.beats
      const beats = beatsAfter(game, viewer, told, cloneTable(game, tableAfter(count - 1)), move)
      lookedAt = { move, viewer, beats }
      return beats
    },
  }
}

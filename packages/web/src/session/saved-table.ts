import type { Sitter } from '@longhouse/board'
import { isRecord, type Move, type Options, type Table } from '@longhouse/kernel'

/** Who sits where: a person at this device, or a program of some level. */
export interface SeatPlan extends Sitter {
  /** The program's id; null for a person. */
  readonly player: string | null
}

/** What a table is opened with. */
export interface TablePlan {
  readonly game: string
  readonly seats: readonly SeatPlan[]
  readonly options: Options
  readonly seed: string
  /** Programs explain themselves and hints are allowed. */
  readonly lesson?: string
  /** Where it stood when it was taken over from rules by which the choices before cannot be taken again. */
  readonly from?: Table
  /** It goes on from the past of another table: what comes may have been seen there, so it is no record. */
  readonly fromPast?: true
}

/** A table as it is kept: its plan and the choices that stand. Everything else follows from them. */
export interface SavedTable {
  readonly id: string
  readonly version: string
  readonly plan: TablePlan
  readonly moves: readonly Move[]
  /** Where they lead: for a house that has other rules by then. Tables kept before there was such a thing have none. */
  readonly position?: Table
  /** After how many of the choices the rules became others. */
  readonly updates?: readonly number[]
  readonly begun: number
  readonly changed: number
  /** A line for the list of tables, so that listing needs no game: the round, whose turn. */
  readonly summary: TableSummary
}

/** What a browser gives back may be of any shape: whether it is a whole table. */
export function isWhole(value: unknown): value is SavedTable {
  if (!isRecord(value) || !isRecord(value.plan) || !isRecord(value.summary)) return false
  const { plan, moves, summary } = value
  return (
    typeof value.id === 'string' &&
    typeof plan.game === 'string' &&
    typeof plan.seed === 'string' &&
    isRecord(plan.options) &&
    Array.isArray(plan.seats) &&
    plan.seats.every((seat) => isRecord(seat) && typeof seat.name === 'string') &&
    Array.isArray(moves) &&
    moves.every((move) => isRecord(move) && Number.isInteger(move.seat)) &&
    Array.isArray(summary.awaited) &&
    Array.isArray(summary.winners)
  )
}

export interface TableSummary {
  readonly round: number
  readonly phase: string
  /** The seats the table waits for; none when the game is over. */
  readonly awaited: readonly number[]
  readonly over: boolean
  readonly winners: readonly number[]
  /** Sides that nobody sits at, when the game is over; left out where there are none. */
  readonly sides?: readonly { readonly side: string; readonly wins: boolean }[]
}

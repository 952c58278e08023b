import { choose } from './choose.ts'
import type { Json } from './json.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Frame, Game, GameTypes, Seat } from './rules.ts'
import { type Ask, cloneTable, type Listening, type Table } from './table.ts'

/** A choice that stands. */
export interface Move {
  readonly seat: Seat
  readonly choice: Json
}

/** A table with the choices that led to it, and how far they can be taken back. */
export interface History<G extends GameTypes> {
  readonly game: Game<G>
  table: Table<G['state']>
  readonly moves: Move[]
  /** The table before each of the last moves, back to where something random or hidden came out. */
  readonly before: Table<G['state']>[]
}

export const openHistory = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): History<G> => ({
  game,
  table,
  moves: [],
  before: [],
})

/** As `choose`, remembering what is needed to take it back. */
export function record<G extends GameTypes>(
  history: History<G>,
  seat: Seat,
  choice: unknown,
  listen?: Listening<G>,
): readonly Ask[] | Refusal {
  const { game, table } = history
  const before = cloneTable(game, table)
  const asks = choose(game, table, seat, choice, listen)
  if (isRefusal(asks)) return asks
  history.moves.push({ seat, choice: choice as Json })
  if (table.fence === table.moves) history.before.length = 0
  else history.before.push(before)
  return asks
}

/**
 * Takes a seat's last choice back: an answer that still waits for the others', or the last choice of all if nothing random
 * or hidden has come out since and nobody else has decided.
 */
export function undo<G extends GameTypes>(history: History<G>, seat: Seat): Refusal | null {
  const refusal = undoRefusal(history, seat)
  if (refusal) return refusal
  if (pendingAnswer(history, seat)) {
    withdraw(history, seat)
  } else {
    history.table = history.before.pop() as Table<G['state']>
    history.moves.pop()
  }
  return null
}

export function undoRefusal<G extends GameTypes>(history: History<G>, seat: Seat): Refusal | null {
  const { table, moves, before } = history
  const pending = pendingAnswer(history, seat)
  if (pending) return isFinal(history, pending) ? refuse('undo-final') : null
  const last = moves.at(-1)
  if (!last) return refuse('undo-nothing')
  if (last.seat !== seat) return refuse('undo-other-decided', { seat: last.seat })
  return before.length > 0 ? null : refuse('undo-fenced', { moves: table.fence })
}

function pendingAnswer<G extends GameTypes>({ table }: History<G>, seat: Seat): Frame | null {
  const top = table.stack[table.stack.length - 1]
  return top?.answers?.[seat] === undefined ? null : top
}

function isFinal<G extends GameTypes>({ game }: History<G>, frame: Frame): boolean {
  const rule = game.rules[frame.step]
  return rule?.kind === 'together' && rule.final === true
}

/** Answers are independent of each other: one is lifted out, wherever it was remembered, and the rest stays. */
function withdraw<G extends GameTypes>(history: History<G>, seat: Seat): void {
  const { table, moves, before } = history
  const depth = table.stack.length - 1
  const at = moves.findLastIndex((move) => move.seat === seat && !isAside(move.choice))
  const later = before.length - (moves.length - at)
  for (const remembered of [table, ...before.slice(Math.max(0, later + 1))]) {
    const frame = remembered.stack[depth] as Frame
    const { [seat]: _, ...answers } = frame.answers ?? {}
    remembered.stack[depth] =
      Object.keys(answers).length > 0 ? { ...frame, answers } : { step: frame.step, args: frame.args }
    if (remembered.fence > at) remembered.fence--
    remembered.moves--
  }
  moves.splice(at, 1)
  if (later >= 0) before.splice(later, 1)
}

const isAside = (choice: Json): boolean => typeof choice === 'object' && choice !== null && 'aside' in choice

import { apply } from './advance.ts'
import { accept } from './choose.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { asideOf, type Listening } from './live-turn.ts'
import { isOfQuestions } from './questions.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Frame, GameTypes, Seat } from './rules.ts'
import { cameOut } from './secrets.ts'
import { type Ask, cloneTable, contextOf, type Table } from './table.ts'

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
  /** How many frames waited when each of the moves was made: by it a pending answer is found among them. */
  readonly waiting: number[]
  /** The table before each of the last moves, back to where something random or hidden came out. */
  readonly before: Table<G['state']>[]
}

export const openHistory = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): History<G> => ({
  game,
  table,
  moves: [],
  waiting: [],
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
  const accepted = accept(game, table, seat, choice)
  if (isRefusal(accepted)) return accepted
  const before = cloneTable(game, table)
  const asks = apply(game, table, seat, accepted.choice, listen)
  history.moves.push({ seat, choice: accepted.choice })
  history.waiting.push(before.stack.length)
  if (table.undoLimit === table.moves) history.before.length = 0
  else history.before.push(before)
  return asks
}

/** Seats whose choices stand in nobody's way, as long as they showed nothing: they choose anew. */
type Programs = readonly Seat[]

/**
 * Takes a seat's last choice back: the last choice of all if nothing random or hidden has come out since and nobody else
 * has decided, or an answer that still waits for the others'. What programs chose since goes with it.
 */
export function undo<G extends GameTypes>(history: History<G>, seat: Seat, programs: Programs = []): Refusal | null {
  const refusal = undoRefusal(history, seat, programs)
  if (refusal) return refusal
  const own = lastOfPeople(history, programs)
  if (canGoBackTo(history, own, seat) && own !== pendingAnswer(history, seat)) goBackTo(history, own)
  else withdraw(history, seat)
  return null
}

export function undoRefusal<G extends GameTypes>(
  history: History<G>,
  seat: Seat,
  programs: Programs = [],
): Refusal | null {
  const { table, moves } = history
  const answer = pendingAnswer(history, seat)
  const own = lastOfPeople(history, programs)
  if (canGoBackTo(history, own, seat) && own !== answer) return null
  if (answer >= 0) return isFinal(history) ? refuse('undo-final') : null
  const last = moves[own]
  if (!last) return refuse('undo-nothing')
  return last.seat === seat
    ? refuse('undo-limit', { moves: table.undoLimit })
    : refuse('undo-other-decided', { seat: last.seat })
}

/** The last move that no program made; −1 if there is none. */
const lastOfPeople = <G extends GameTypes>({ moves }: History<G>, programs: Programs): number =>
  moves.findLastIndex(({ seat }) => !programs.includes(seat))

/** Whether a move is the seat's, the table before it is remembered, and nothing that was chosen after it showed the seat a secret. */
const canGoBackTo = <G extends GameTypes>(history: History<G>, at: number, seat: Seat): boolean =>
  history.moves[at]?.seat === seat &&
  history.moves.length - at <= history.before.length &&
  !history.moves.some((_, later) => later > at && showed(history, later, seat))

/** Whether a move showed a seat what only its maker had seen: a card that was played from a hand. */
function showed<G extends GameTypes>({ game, table, moves, before }: History<G>, at: number, seat: Seat): boolean {
  const [earlier, later = table] = before.slice(before.length - (moves.length - at))
  const viewIn = (of: Table<G['state']>, viewer: Seat) => game.view(contextOf(game, of), viewer)
  const maker = moves[at]?.seat
  return (
    earlier !== undefined &&
    maker !== undefined &&
    cameOut(viewIn(earlier, maker), viewIn(earlier, seat), viewIn(later, seat))
  )
}

/** That move and all after it are taken back. */
function goBackTo<G extends GameTypes>(history: History<G>, at: number): void {
  const { moves, waiting, before } = history
  const count = moves.length - at
  history.table = before.splice(before.length - count)[0] as Table<G['state']>
  moves.splice(at)
  waiting.splice(at)
}

/** The move by which the seat answered what still waits for others; −1 if there is none. */
function pendingAnswer<G extends GameTypes>({ table, moves, waiting }: History<G>, seat: Seat): number {
  const { stack } = table
  if (stack[stack.length - 1]?.answers?.[seat] === undefined) return -1
  return moves.findLastIndex((move, i) => move.seat === seat && waiting[i] === stack.length && isAnswer(move.choice))
}

function isFinal<G extends GameTypes>({ game, table }: History<G>): boolean {
  const rule = game.rules[table.stack[table.stack.length - 1]?.step ?? '']
  return rule?.kind === 'together' && rule.final === true
}

/** Answers are independent of each other: one is lifted out, wherever it was remembered, and the rest stays. */
function withdraw<G extends GameTypes>(history: History<G>, seat: Seat): void {
  const { table, moves, waiting, before } = history
  const depth = table.stack.length - 1
  const at = pendingAnswer(history, seat)
  const later = before.length - (moves.length - at)
  for (const remembered of [table, ...before.slice(Math.max(0, later + 1))]) {
    const frame = remembered.stack[depth] as Frame
    const { [seat]: _, ...answers } = frame.answers ?? {}
    remembered.stack[depth] =
      Object.keys(answers).length > 0 ? { ...frame, answers } : { step: frame.step, args: frame.args }
    if (remembered.undoLimit > at) remembered.undoLimit--
    remembered.moves--
  }
  moves.splice(at, 1)
  waiting.splice(at, 1)
  if (later >= 0) before.splice(later, 1)
}

const isAnswer = (choice: Json): boolean => asideOf(choice) === undefined && !isOfQuestions(choice)

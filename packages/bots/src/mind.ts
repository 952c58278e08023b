import {
  type AnyGame,
  type Ask,
  cloneTable,
  guess,
  type Json,
  type Random,
  type Seat,
  type SeatView,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'

/** How long a program may think about one decision. */
export interface Budget {
  /** Choices or walks it may try out on guessed tables. With the same seed and no clock, the same tries lead to the same choice. */
  readonly tries: number
  /** Milliseconds, where there is a clock. */
  readonly ms?: number
}

/** Milliseconds since whenever. Whoever seats programs has one, or wants to play the same game twice and has none. */
export type Clock = () => number

/**
 * All that a program player gets when it must decide. The true table is not among it and cannot be reached from it: what
 * is seen is a copy, and a guess differs from the truth in everything the seat does not know.
 */
export interface Mind {
  readonly game: AnyGame
  readonly seat: Seat
  /** What the seat is asked, or may do besides. */
  readonly ask: Ask
  readonly seen: SeatView
  /** A table that the seat cannot tell from the true one, drawn anew each time; its own to play with. */
  guess(): Table
  /** The program's own chance, the same for the same seed. */
  readonly random: Random
  /** How many tries it has. */
  readonly tries: number
  /** Which part of its time is used up: 1 and more means to decide at once. */
  spent(): number
}

/** A player that is a program. */
export interface Bot {
  readonly id: string
  readonly budget: Budget
  /** A choice that its ask offers, `{ aside: … }` included; undefined for nothing, where the table does not wait for it. */
  choose(mind: Mind): Json | undefined
  /** What it thinks of the choices it took seriously, the best first; of those given in any case. */
  consider?(mind: Mind, also?: readonly Json[]): readonly Considered[]
}

export interface Considered {
  readonly choice: Json
  /** To win, if it is taken. */
  readonly chance: number
  /** How often it was tried: few tries, a weak opinion. */
  readonly tries: number
}

export function mindOf(game: AnyGame, table: Table, ask: Ask, random: Random, budget: Budget, clock?: Clock): Mind {
  const { seat } = ask
  const { tries, ms } = budget
  const start = clock?.() ?? 0
  let seen: SeatView | undefined
  return Object.freeze({
    game,
    seat,
    ask,
    get seen() {
      seen ??= seatViewOf(game, cloneTable(game, table), seat)
      return seen
    },
    guess: () => differing(table, guess(game, table, seat, random)),
    random,
    tries,
    spent: () => (clock && ms !== undefined ? (clock() - start) / ms : 0),
  })
}

/** A game whose `guess` hands out the truth is broken; its programs do not get to see it. */
function differing(table: Table, guessed: Table): Table {
  if (guessed.state === table.state) throw new Error(`${table.game}: a guess is the true table`)
  return guessed
}

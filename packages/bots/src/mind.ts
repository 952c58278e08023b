import {
  type AnyGame,
  type Ask,
  cloneTable,
  type GameTypes,
  guess,
  type Json,
  type Random,
  type Seat,
  type Seen,
  see,
  type Table,
} from '@longhouse/kernel'

/** How long a program may think about one decision. */
export interface Budget {
  /** Choices it may try out on guessed tables. */
  readonly tries: number
  /** Asked now and then by those who think long; true ends the thinking early. Whoever has a clock passes it. */
  readonly enough?: () => boolean
}

/**
 * All that a program player gets when it must decide. The true table is not among it and cannot be reached from it: what
 * is seen is a copy, and a guess differs from the truth in everything the seat does not know.
 */
export interface Mind {
  readonly game: AnyGame
  readonly seat: Seat
  /** What the seat is asked, or may do besides. */
  readonly ask: Ask
  readonly seen: Seen
  /** A table that the seat cannot tell from the true one, drawn anew each time; its own to play with. */
  guess(): Table
  /** The program's own chance, the same for the same seed. */
  readonly random: Random
  readonly budget: Budget
}

/** A player that is a program. */
export interface Bot {
  readonly id: string
  /** A choice that its ask offers, `{ aside: … }` included; undefined for nothing, where the table does not wait for it. */
  choose(mind: Mind): Json | undefined
}

export function mindOf(game: AnyGame, table: Table, ask: Ask, random: Random, budget: Budget): Mind {
  const { seat } = ask
  let seen: Seen<GameTypes['view']> | undefined
  return Object.freeze({
    game,
    seat,
    ask,
    get seen() {
      seen ??= see(game, cloneTable(game, table), seat)
      return seen
    },
    guess: () => guess(game, table, seat, random),
    random,
    budget,
  })
}

import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { type Listening, LiveTurn, type Watching } from './live-turn.ts'
import type { GameTypes, RuleContext, Seat } from './rules.ts'
import type { Ask, Table } from './table.ts'

/** Whom the table asks what. Empty when the game is over. */
export const asksOf = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>): readonly Ask[] =>
  advance(game, table)

export const askOf = <G extends GameTypes>(game: Game<G>, table: Table<G['state']>, seat: Seat | null): Ask | null =>
  asksOf(game, table).find((ask) => ask.seat === seat) ?? null

/** Runs steps, and takes choices that leave no choice, until somebody must decide or the game is over. */
export function advance<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  listen?: Listening<G>,
): readonly Ask[] {
  return new LiveTurn(game, table, listen).advance()
}

/**
 * Takes a choice that is known to be legal, because it came from the form: for bots' play-outs. Everybody else uses
 * `choose` (choose.ts), which checks.
 */
export function apply<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: Json,
  listen?: Listening<G>,
  watch?: Watching,
): readonly Ask[] {
  const turn = new LiveTurn(game, table, listen, watch)
  table.moves++
  turn.take(seat, choice)
  return turn.advance()
}

/**
 * As `apply`, for programs that imagine: stops between two steps, asking nobody, as soon as enough has happened, and tells only
 * whom the table waits for. What they may do besides is not worked out.
 */
export function applyUntil<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: Json,
  enough: (t: RuleContext<G>) => boolean,
): readonly Ask[] {
  const turn = new LiveTurn(game, table, undefined, undefined, true)
  table.moves++
  turn.take(seat, choice)
  return turn.advance(enough)
}

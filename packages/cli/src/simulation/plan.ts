import type { Worths } from '@longhouse/bots'
import type { Options } from '@longhouse/kernel'

/** What a simulation plays. Every game follows from the plan and its number alone, whichever thread plays it. */
export interface Plan {
  readonly game: string
  readonly content: string | null
  readonly players: number
  readonly options: Options
  /** One program for each seat, before the seats are rotated; for a single seat all that take turns on it. */
  readonly lineup: readonly string[]
  readonly seed: string
  /** The number of the first game. */
  readonly first: number
  readonly games: number
  /** Random play with everything checked that must always hold, instead of a game between programs. */
  readonly check: boolean
  /** The folder that replays are written to. */
  readonly replays: string | null
  /** Names in the line-up that are programs with other knowledge than the game's own. */
  readonly tuned?: { readonly [name: string]: { readonly bot: string; readonly worths: Worths } }
}

/** What of a plan its statistics repeat. */
export const askedIn = ({ game, players, options, lineup, seed, first, games }: Plan) => ({
  game,
  players,
  options,
  bots: lineup,
  seed,
  first,
  games,
})

export interface Seating {
  readonly bots: readonly string[]
  /** Of the table: its dice and cards. */
  readonly seed: string
  /** Of what the programs decide by chance. */
  readonly botSeed: string
}

/**
 * In each game of a row the programs move on by one seat, at a table with the same dice and cards, so that neither the seat
 * nor the draw favours anybody; on a single seat they sit one after the other. The row is over when they would sit as in its first game; where all are the same it is
 * one game long.
 */
export function seatingOf({ lineup, players, seed }: Plan, number: number): Seating {
  const row = rowLength(lineup)
  const turned = number % row
  return {
    bots: Array.from(
      { length: players },
      (_, seat) => lineup[(seat - turned + lineup.length) % lineup.length] as string,
    ),
    seed: `${seed}:${Math.floor(number / row)}`,
    botSeed: `${seed}:bots:${number}`,
  }
}

export function rowLength(lineup: readonly string[]): number {
  const { length } = lineup
  for (let turned = 1; turned < length; turned++)
    if (lineup.every((bot, seat) => bot === lineup[(seat + turned) % length])) return turned
  return length
}

/** Each program sits on each seat equally often. */
export function inWholeRows(plan: Plan): Plan {
  const row = rowLength(plan.lineup)
  return { ...plan, games: Math.ceil(plan.games / row) * row }
}

import type { GameRecord } from './games.ts'
import { type Plan, rowLength } from './plan.ts'
import { meanOf, type Rate, rateOf, type Statistics, statisticsOf, Z } from './statistics.ts'

/*
 * The games of a row are played at the same table, each program in turn on each seat. They are not independent of each
 * other, so rows are counted and not games: whatever the table and the seats do to a score, they do to everybody's.
 */

export interface Paired extends Statistics {
  /** Whole rows; what is left of an unfinished one is not counted. */
  readonly rows: number
  /** Between two programs, on two seats or in turn on one, after two rows: by how many points the first is ahead. */
  readonly lead: Lead | null
}

export interface Lead {
  readonly of: string
  readonly over: string
  readonly mean: number
  readonly low: number
  readonly high: number
}

export function pairedOf({ lineup }: Pick<Plan, 'lineup'>, records: readonly GameRecord[]): Paired {
  const rows = wholeRows(records, rowLength(lineup))
  const statistics = statisticsOf(rows.flat())
  const bots = statistics.bots.map((bot) => ({
    ...bot,
    wins: pairedRate(
      bot.wins,
      rows.map((row) => statisticsOf(row).bots.find(({ name }) => name === bot.name)?.wins.rate ?? 0),
    ),
  }))
  return { ...statistics, bots, rows: rows.length, lead: leadOf(lineup, rows) }
}

function wholeRows(records: readonly GameRecord[], length: number): readonly (readonly GameRecord[])[] {
  const rows = new Map<number, GameRecord[]>()
  for (const record of records) {
    const row = Math.floor(record.number / length)
    rows.set(row, [...(rows.get(row) ?? []), record])
  }
  return [...rows.values()].filter((row) => row.length === length)
}

/**
 * Wilson's interval for as many games as the rows are worth. Games that agree within their row tell less than so many
 * independent ones; that they may tell more is not counted on. Where all rows are alike, each counts as one game.
 */
function pairedRate({ wins, of, rate }: Rate, rates: readonly number[]): Rate {
  const { error } = meanOf(rates)
  const worth = error > 0 ? Math.min(of, (rate * (1 - rate)) / error ** 2) : rates.length
  const { low, high } = rateOf(rate * worth, worth)
  return { wins, of, rate, low, high }
}

function leadOf(lineup: readonly string[], rows: readonly (readonly GameRecord[])[]): Lead | null {
  const [first, second] = lineup
  if (lineup.length !== 2 || first === undefined || second === undefined || rows.length < 2) return null
  const { mean, error } = meanOf(rows.map((row) => scoreIn(row, first) - scoreIn(row, second)))
  const reach = error * studentsT(rows.length - 1)
  return { of: first, over: second, mean, low: mean - reach, high: mean + reach }
}

const scoreIn = (row: readonly GameRecord[], bot: string): number =>
  meanOf(row.flatMap(({ bots, scores }) => scores.filter((_, seat) => bots[seat] === bot))).mean

/** 95 % of Student's distribution lie within so many deviations; an expansion that is good to a percent from 3 on. */
function studentsT(freedom: number): number {
  const z3 = Z ** 3
  const z5 = Z ** 5
  const z7 = Z ** 7
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  )
}

import type { Ending, GameRecord } from './games.ts'

/** How often something was won: a shared victory counts in parts. The bounds are Wilson's, at 95 %. */
export interface Rate {
  readonly wins: number
  readonly of: number
  readonly rate: number
  readonly low: number
  readonly high: number
}

export interface Spread {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly max: number
}

export interface Standing {
  readonly name: string
  readonly wins: Rate
  readonly scores: Spread
}

/** How everybody did. */
export interface Standings {
  readonly games: number
  readonly seats: readonly Standing[]
  readonly bots: readonly Standing[]
  /** Those that nobody sits at. */
  readonly sides: readonly Standing[]
}

export interface Statistics extends Standings {
  /** Of campaigns: in their first games, their second, and so on. */
  readonly parts: readonly Standings[]
  readonly decisions: Spread
}

/** What standings are counted from. */
type Played = Ending & Pick<GameRecord, 'bots'>

/** What came of a game for somebody. */
interface Share {
  readonly won: number
  readonly score: number
}

interface SeatShare extends Share {
  readonly bot: string
  readonly seat: number
}

interface SideShare extends Share {
  readonly side: string
}

/** A victory is shared by all who won, whether somebody sits there or not. */
const partOf = ({ winners, sides = [] }: Played): number =>
  1 / (winners.length + sides.filter(({ wins }) => wins).length)

const seatShares = (record: Played): SeatShare[] =>
  record.bots.map((bot, seat) => {
    const won = record.winners.includes(seat) ? partOf(record) : 0
    return { bot, seat, won, score: record.scores[seat] ?? 0 }
  })

const sideShares = (record: Played): SideShare[] =>
  (record.sides ?? []).map(({ side, score, wins }) => ({ side, won: wins ? partOf(record) : 0, score }))

export function statisticsOf(records: readonly GameRecord[]): Statistics {
  const most = Math.max(0, ...records.map(({ parts }) => parts?.length ?? 0))
  return {
    ...standingsOf(records),
    parts: Array.from({ length: most }, (_, part) =>
      standingsOf(records.flatMap(({ bots, parts }) => (parts?.[part] ? [{ ...parts[part], bots }] : []))),
    ),
    decisions: spreadOf(records.map(({ decisions }) => decisions)),
  }
}

function standingsOf(records: readonly Played[]): Standings {
  const shares = records.flatMap(seatShares)
  const ofSides = records.flatMap(sideShares)
  const players = records[0]?.bots.length ?? 0
  const bots = [...new Set(shares.map(({ bot }) => bot))].sort()
  const sides = [...new Set(ofSides.map(({ side }) => side))]
  return {
    games: records.length,
    seats: Array.from({ length: players }, (_, seat) =>
      standing(
        `${seat + 1}`,
        shares.filter((share) => share.seat === seat),
      ),
    ),
    bots: bots.map((bot) =>
      standing(
        bot,
        shares.filter((share) => share.bot === bot),
      ),
    ),
    sides: sides.map((side) =>
      standing(
        side,
        ofSides.filter((share) => share.side === side),
      ),
    ),
  }
}

const standing = (name: string, shares: readonly Share[]): Standing => ({
  name,
  wins: rateOf(
    shares.reduce((sum, { won }) => sum + won, 0),
    shares.length,
  ),
  scores: spreadOf(shares.map(({ score }) => score)),
})

/** The standard normal distribution has 95 % of its weight within so many deviations. */
export const Z = 1.959964

/** Wilson's score interval: sound for few games too, and never below 0 or above 1. */
export function rateOf(wins: number, of: number): Rate {
  if (of === 0) return { wins, of, rate: 0, low: 0, high: 1 }
  const rate = wins / of
  const scale = 1 + (Z * Z) / of
  const middle = (rate + (Z * Z) / (2 * of)) / scale
  const reach = (Z / scale) * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of))
  return { wins, of, rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}

export function spreadOf(numbers: readonly number[]): Spread {
  if (numbers.length === 0) return { mean: 0, sd: 0, min: 0, q1: 0, median: 0, q3: 0, max: 0 }
  const sorted = [...numbers].sort((a, b) => a - b)
  const { mean, sd } = meanOf(sorted)
  const at = (share: number) => quantile(sorted, share)
  return { mean, sd, min: at(0), q1: at(0.25), median: at(0.5), q3: at(0.75), max: at(1) }
}

/** The mean of a sample, the deviation in it, and how far the mean may be off. */
export function meanOf(numbers: readonly number[]) {
  const { length } = numbers
  const mean = length > 0 ? numbers.reduce((sum, n) => sum + n, 0) / length : 0
  const squares = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0)
  const sd = length > 1 ? Math.sqrt(squares / (length - 1)) : 0
  return { mean, sd, error: length > 0 ? sd / Math.sqrt(length) : 0 }
}

/** Between two values the quantile is interpolated. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] as number
  const above = sorted[Math.ceil(place)] as number
  return below + (above - below) * (place - Math.floor(place))
}

import type { Result } from './game.ts'
import type { Seat } from './rules.ts'

interface Places {
  readonly seats: readonly number[]
  /** In the order of the result's sides. */
  readonly sides: readonly number[]
}

/**
 * Who came in where: 1 for those who won, then by score; equals share a place. Sides that nobody sits at are counted: who
 * loses alone against an enemy clan is second.
 */
export function placesOf({ scores, winners, sides = [] }: Pick<Result, 'scores' | 'winners' | 'sides'>): Places {
  const all = [
    ...scores.map((score, seat: Seat) => ({ score, won: winners.includes(seat) })),
    ...sides.map(({ score, wins }) => ({ score, won: wins })),
  ]
  const places = all.map((own) => 1 + all.filter((other) => isBefore(other, own)).length)
  return { seats: places.slice(0, scores.length), sides: places.slice(scores.length) }
}

interface Placed {
  readonly score: number
  readonly won: boolean
}

const isBefore = (a: Placed, b: Placed): boolean => (a.won === b.won ? !a.won && a.score > b.score : a.won)

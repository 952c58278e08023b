import { type AnyGame, type Result, resultOf, type Seat, type Table } from '@longhouse/kernel'
import type { Outcome } from '@longhouse/protocol'
import type { Sitter } from './course.ts'

type Ratings = Outcome['ratings']

export function played(game: AnyGame, table: Table, sitters: readonly Sitter[], ratings: Ratings): Outcome {
  const { winners, scores } = resultOf(game, table) as Result
  const places = placesOf(sitters, winners, scores)
  return { how: 'played', winners: [...winners], scores: [...scores], places, ratings }
}

/** Everybody who did not resign has won. */
export function resigned(sitters: readonly Sitter[], ratings: Ratings): Outcome {
  const winners = sitters.flatMap(({ why }, seat) => (why === 'resigned' ? [] : [seat]))
  return { how: 'resigned', winners, scores: null, places: placesOf(sitters, winners, []), ratings }
}

export const abandoned = (sitters: readonly Sitter[]): Outcome => ({
  ...{ how: 'abandoned', winners: [], scores: null },
  places: sitters.map(() => null),
  ratings: [],
})

/** 1 for the winners, then by score; equal scores share a place. Who resigned comes after all who did not. */
function placesOf(sitters: readonly Sitter[], winners: readonly Seat[], scores: readonly number[]): number[] {
  const ranks = sitters.map(({ why }, seat) => {
    const won = winners.includes(seat)
    return [why === 'resigned' ? 1 : 0, won ? 0 : 1, won ? 0 : -(scores[seat] ?? 0)]
  })
  return ranks.map((own) => 1 + ranks.filter((other) => isBefore(other, own)).length)
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((value, i) => value !== b[i])
  return differing >= 0 && (a[differing] as number) < (b[differing] as number)
}

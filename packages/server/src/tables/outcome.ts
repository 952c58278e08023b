import { type Result, resultOf, type Seat, type Table } from '@longhouse/kernel'
import type { Outcome } from '@longhouse/protocol'
import type { Draft } from './entry.ts'
import { partsOf, unratedWhy } from './fair-play.ts'
import type { Sitter, Standing, TableState } from './table-state.ts'

/** What the last entry says of ratings. */
type Ending = Pick<Draft, 'ratings' | 'unrated'>
type Unjudged = Omit<Outcome, 'ratings' | 'unrated'>

export function played({ game, history, sitters, standing }: TableState, ending: Ending): Outcome {
  const { winners, scores } = resultOf(game, history?.table as Table) as Result
  const places = placesOf(sitters, winners, scores)
  const outcome: Unjudged = { how: 'played', winners: [...winners], scores: [...scores], places }
  return rated(outcome, sitters, standing, ending)
}

/** Everybody who did not resign has won. */
export function resigned(sitters: readonly Sitter[], standing: readonly Standing[], ending: Ending): Outcome {
  const winners = sitters.flatMap(({ why }, seat) => (why === 'resigned' ? [] : [seat]))
  const outcome: Unjudged = { how: 'resigned', winners, scores: null, places: placesOf(sitters, winners, []) }
  return rated(outcome, sitters, standing, ending)
}

export const abandoned = (sitters: readonly Sitter[]): Outcome => ({
  ...{ how: 'abandoned', winners: [], scores: null },
  places: sitters.map(() => null),
  ...{ ratings: [], unrated: 'abandoned' },
})

/** Once a game was rated, it stays so. */
function rated(
  outcome: Unjudged,
  sitters: readonly Sitter[],
  standing: readonly Standing[],
  { ratings = [], unrated: known }: Ending,
): Outcome {
  const unrated = ratings.length > 0 ? null : (known ?? unratedWhy(outcome.how, partsOf(sitters, standing)))
  const places = unrated === 'no-game' ? outcome.places.map(() => null) : outcome.places
  return { ...outcome, places, ratings, unrated }
}

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

import { contextOf, placesOf, type Result, resultOf, type Table } from '@longhouse/kernel'
import type { Outcome } from '@longhouse/protocol'
import type { Draft } from './entry.ts'
import { partsOf, unratedWhy } from './fair-play.ts'
import type { Sitter, TableState } from './table-state.ts'

/** What the last entry says of ratings. */
type Ending = Pick<Draft, 'ratings' | 'unrated'>
type Unjudged = Omit<Outcome, 'ratings' | 'unrated'>

export function played(state: TableState, ending: Ending): Outcome {
  const { game, history, sitters } = state
  const result = resultOf(game, history?.table as Table) as Result
  const outcome: Unjudged = {
    how: 'played',
    winners: [...result.winners],
    scores: [...result.scores],
    ...(result.sides && { sides: result.sides.map(({ side, score, wins }) => ({ side, score, wins })) }),
    places: placesAt(sitters, result),
  }
  return rated(outcome, state, ending)
}

/** Everybody who did not resign has won; if nobody is left, the sides that nobody sits at have. */
export function resigned(state: TableState, ending: Ending): Outcome {
  const { game, history, sitters } = state
  const winners = sitters.flatMap(({ why }, seat) => (why === 'resigned' ? [] : [seat]))
  const wins = winners.length === 0
  const standings = history ? (game.sides?.(contextOf(game, history.table)) ?? []) : []
  const sides = standings.map(({ side }) => ({ side, score: 0, wins, items: [] }))
  const outcome: Unjudged = {
    ...{ how: 'resigned', winners, scores: null },
    ...(sides.length > 0 && { sides: sides.map(({ side }) => ({ side, score: null, wins })) }),
    places: placesAt(sitters, { scores: sitters.map(() => 0), winners, sides }),
  }
  return rated(outcome, state, ending)
}

export const abandoned = (sitters: readonly Sitter[]): Outcome => ({
  ...{ how: 'abandoned', winners: [], scores: null },
  places: sitters.map(() => null),
  ...{ ratings: [], unrated: 'abandoned' },
})

/** Once a game was rated, it stays so. */
function rated(
  outcome: Unjudged,
  { plan, sitters, standing }: TableState,
  { ratings = [], unrated: known }: Ending,
): Outcome {
  const unrated = ratings.length > 0 ? null : (known ?? unratedWhy(outcome.how, partsOf(sitters, standing), plan.clock))
  const places = unrated === 'no-game' ? outcome.places.map(() => null) : outcome.places
  return { ...outcome, places, ratings, unrated }
}

/** As the rules have it, but who resigned comes after all who did not. Where nobody won there are no places. */
function placesAt(sitters: readonly Sitter[], result: Pick<Result, 'scores' | 'winners' | 'sides'>): (number | null)[] {
  const { seats, sides } = placesOf(result)
  if (!hasWinner(result)) return sitters.map(() => null)
  const ranks = [
    ...seats.map((place, seat) => ({ place, resigned: sitters[seat]?.why === 'resigned' })),
    ...sides.map((place) => ({ place, resigned: false })),
  ]
  return ranks.slice(0, sitters.length).map((own) => 1 + ranks.filter((other) => isBefore(other, own)).length)
}

interface Rank {
  readonly place: number
  readonly resigned: boolean
}

const isBefore = (a: Rank, b: Rank): boolean => (a.resigned === b.resigned ? a.place < b.place : b.resigned)

const hasWinner = ({ winners, sides = [] }: Pick<Result, 'winners' | 'sides'>): boolean =>
  winners.length > 0 || sides.some(({ wins }) => wins)

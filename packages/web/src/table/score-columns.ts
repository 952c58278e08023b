import type { PlayerColor, Sitter } from '@longhouse/board'
import { type GameText, placesOf, type Result, type ScoreItem, type Seat } from '@longhouse/kernel'

/** Somebody's part of a result: a seat, or a side that nobody sits at, which has no mark. */
export interface ScoreColumn {
  readonly id: string
  readonly name: string
  readonly color: PlayerColor | null
  readonly score: number
  readonly items: readonly ScoreItem[]
  readonly won: boolean
  /** 1 for the best; null where a game has no places. */
  readonly place: number | null
}

/** The seats in their order, then the sides. `places`: where a house has its own, because somebody gave up. */
export const scoreColumns = (
  result: Result,
  sitters: readonly Sitter[],
  text: Pick<GameText, 'side'>,
  places: readonly (number | null)[] = placesOf(result).seats,
): readonly ScoreColumn[] => {
  const { scores, winners, items, sides = [] } = result
  const { sides: placesOfSides } = placesOf(result)
  return [
    ...sitters.map(({ name, color }, seat) => ({
      ...{ id: color, name, color, score: scores[seat] ?? 0 },
      ...{ items: items[seat] ?? [], won: winners.includes(seat), place: places[seat] ?? null },
    })),
    ...sides.map(({ side, score, items: made, wins }, at) => ({
      ...{ id: `side:${side}`, name: text.side(side), color: null, score },
      ...{ items: made, won: wins, place: placesOfSides[at] ?? null },
    })),
  ]
}

/** By how much the best stands before the next; null where they are equal, or nobody is next. */
export function leadOf(columns: readonly ScoreColumn[]): number | null {
  const [best, next] = columns.map(({ score }) => score).sort((a, b) => b - a)
  const won = columns.filter((column) => column.won)
  const isBest = won.length === 1 && won[0]?.score === best
  return isBest && best !== undefined && next !== undefined && best > next ? best - next : null
}

/** What a house knows of an end besides: who gave up, and what the game did to the ratings. */
export interface Ending {
  readonly places: readonly (number | null)[]
  readonly gaveUp: readonly Seat[]
  readonly ratings: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[]
  /** Why nothing was rated; null if it was. */
  readonly unrated: string | null
}

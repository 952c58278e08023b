import type { PlayerColor, Sitter } from '@longhouse/board'
import type { GameText, Result, ScoreItem } from '@longhouse/kernel'

/** Somebody's part of a result: a seat, or a side that nobody sits at, which has no mark. */
export interface ScoreColumn {
  readonly id: string
  readonly name: string
  readonly color: PlayerColor | null
  readonly score: number
  readonly items: readonly ScoreItem[]
  readonly won: boolean
}

/** The seats in their order, then the sides. */
export const scoreColumns = (
  { scores, winners, items, sides = [] }: Result,
  sitters: readonly Sitter[],
  text: Pick<GameText, 'side'>,
): readonly ScoreColumn[] => [
  ...sitters.map(({ name, color }, seat) => ({
    ...{ id: color, name, color, score: scores[seat] ?? 0 },
    ...{ items: items[seat] ?? [], won: winners.includes(seat) },
  })),
  ...sides.map(({ side, score, items: made, wins }) => ({
    ...{ id: `side:${side}`, name: text.side(side), color: null, score },
    ...{ items: made, won: wins },
  })),
]

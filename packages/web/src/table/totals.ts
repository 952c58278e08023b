import type { SeatView, SideStanding } from '@longhouse/kernel'

interface Totals {
  readonly scores: readonly number[]
  readonly sides: readonly SideStanding[]
}

/** How everybody stands; when the game is over, with all that was counted at its end. */
export const totalsOf = ({ result, sides }: SeatView, scores: readonly number[]): Totals =>
  result ? { scores: result.scores, sides: result.sides ?? sides } : { scores, sides }

import type { Standing } from '@longhouse/board'
import type { Seat, SeatView, SideStanding } from '@longhouse/kernel'

interface Totals {
  readonly scores: readonly number[]
  readonly sides: readonly SideStanding[]
}

/** How everybody stands; when the game is over, with all that was counted at its end. */
export const totalsOf = ({ result, sides }: SeatView, scores: readonly number[]): Totals =>
  result ? { scores: result.scores, sides: result.sides ?? sides } : { scores, sides }

/** What stands beside a seat's score while the game goes on: what the viewer alone can count of their own; null: nothing. */
export const ifEndedFor = (
  { seat: viewer, result }: SeatView,
  { ifEnded = null }: Pick<Standing, 'ifEnded'>,
  seat: Seat,
): number | null => (seat === viewer && !result ? ifEnded : null)

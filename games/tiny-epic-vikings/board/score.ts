import { scoreItems } from '../src/scoring.ts'
import type { Side } from '../src/state.ts'
import type { BoardContext } from './board-context.ts'

/** What a side would score now; favors that are not seen count for nothing (TV-12). */
export const scoreNow = ({ openContext }: BoardContext, side: Side): number =>
  scoreItems(openContext, side).reduce((sum, { points }) => sum + points, 0)

import { scoreItems } from '../src/scoring.ts'
import type { Side } from '../src/state.ts'
import type { OpenContext } from '../src/vikings.ts'

/** What a side would score now, or were it as planned; favors that are not seen count for nothing (TV-12). */
export const scoreNow = ({ openContext }: { readonly openContext: OpenContext }, side: Side): number =>
  scoreItems(openContext, side).reduce((sum, { points }) => sum + points, 0)

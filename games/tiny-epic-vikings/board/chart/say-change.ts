import type { RuneChange } from '../../src/control.ts'
import { type BoardContext, nameOfSide, viewerOf } from '../board-context.ts'

/** TV-8.9: whose a rune would be; `landing`: with so many settlers who are still to land. */
export function sayChange(context: BoardContext, { from, to }: RuneChange, landing = 0): string {
  const { isle } = context.words
  if (to === null) return isle.freed
  if (to === viewerOf(context)) return landing > 0 ? isle.youTakeWith(landing) : isle.youTake
  return isle.takes(nameOfSide(context, to), from === null ? null : nameOfSide(context, from))
}

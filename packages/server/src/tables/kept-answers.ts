import type { Draft } from './entry.ts'
import { isOver, isThere, type Sitter, type TableState } from './table-state.ts'

/** Whether a table that is kept goes on by the rules of now, or ends, is for those who are there to say. */

export const isSilent = (sitter: Sitter): boolean => isThere(sitter) && !sitter.goesOn && !sitter.abandons

/** What everybody who is there wants, now that the others have left. */
export function agreedIn(state: TableState): Draft<'go-on' | 'abandon'> | null {
  const { kept, sitters } = state
  const seat = sitters.findIndex(isThere)
  if (!kept || isOver(state) || seat < 0) return null
  const all = (agrees: (sitter: Sitter) => boolean): boolean => sitters.every((each) => !isThere(each) || agrees(each))
  if (kept.canGoOn && all(({ goesOn }) => goesOn)) return { kind: 'go-on', seat, agree: true, begins: true }
  return all(({ abandons }) => abandons) ? { kind: 'abandon', seat, agree: true, ends: true } : null
}

import type { InContext } from '../board-context.ts'
import { lossesOf } from './roster.ts'

/** RN-29.15: how many heroes are lost, and how many may not be. */
export function Losses({ context }: InContext) {
  const { solo } = context.words
  const losses = lossesOf(context)
  return losses && `${solo.lost(losses.out, losses.most)} · ${solo.limit(losses.most)}`
}

import type { Price } from '@longhouse/board'
import { isRecord, type Json } from '@longhouse/kernel'
import { type Pay, payKey } from '../src/choices.ts'
import type { RunarInput } from './board-context.ts'

/** The die that pays for a Reaction. Whatever else has a price is aimed at something on the board, and says so there. */
export function priceOf(_: RunarInput, __: string, choice: Json): Price | null {
  const reaction = isRecord(choice) && isRecord(choice.react) ? choice.react : null
  if (!reaction || !isRecord(reaction.pay)) return null
  return { cost: [{ piece: payKey(reaction.pay as unknown as Pay), count: 1 }] }
}

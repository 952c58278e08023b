import type { Json } from './json.ts'

/**
 * Why something was not done: a code that strings/ turn into a sentence, the facts of the case, and the rule that
 * forbids it. A refusal is a value; the table is as it was.
 */
export interface Refusal {
  readonly refused: string
  readonly facts: { readonly [fact: string]: Json }
  readonly rule: string | null
}

export const refuse = (refused: string, facts: Refusal['facts'] = {}, rule: string | null = null): Refusal => ({
  refused,
  facts,
  rule,
})

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value

import { z } from 'zod'

/** Why something was not done: a code, the facts, the rule of the game that forbids it, and a sentence for people. */
export const Refused = z.object({
  refused: z.string(),
  facts: z.record(z.string(), z.unknown()),
  rule: z.string().nullable(),
  text: z.string(),
})
export type Refused = z.infer<typeof Refused>

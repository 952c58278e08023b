import type { Effect, EffectWord, Said } from './content-file.ts'

/** Tables with something for every word of the effect vocabulary (RV-23): one that lacks a word does not compile. */

export type ByWord<Given extends readonly unknown[], Answer> = {
  readonly [word in EffectWord]: (said: Said<word>, ...given: Given) => Answer
}

/** What the table has for this effect. A word that it does not know is an error, never passed over. */
export function byWord<Given extends readonly unknown[], Answer>(
  table: ByWord<Given, Answer>,
  effect: Effect,
  ...given: Given
): Answer {
  for (const word in effect) {
    if (!Object.hasOwn(table, word)) break
    return table[word as EffectWord](effect[word as keyof Effect] as never, ...given)
  }
  throw new Error(`an effect without a known word: ${JSON.stringify(effect)}`)
}

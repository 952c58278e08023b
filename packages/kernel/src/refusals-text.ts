import type { Refusal } from './refusal.ts'
import type { Language } from './text.ts'
import { pick } from './words/facts-in.ts'
import { kernelWords } from './words/index.ts'
import type { Sentence } from './words/sentences.ts'

/** Why the kernel refused, in the reader's language; a general sentence for codes that are a game's own. */
export function kernelRefusal(language: Language, { refused, facts }: Refusal, names: readonly string[]): string {
  const { refusals, notPossible } = kernelWords[language]
  return pick<Sentence>(refusals, refused)?.(facts, names) ?? notPossible
}

import type { Language, Refusal } from '@longhouse/kernel'
import { words } from './words/index.ts'

/** Null for codes that are the game's or the kernel's own. */
export function serverRefusal(language: Language, { refused, facts }: Refusal): string | null {
  const sentences: { readonly [code: string]: (facts: Refusal['facts']) => string } = words[language].refusals
  return Object.hasOwn(sentences, refused) ? (sentences[refused]?.(facts) ?? null) : null
}

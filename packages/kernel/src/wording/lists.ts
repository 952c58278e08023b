import type { Language } from '../text.ts'
import { kernelWords } from '../words/index.ts'
import { listFormat } from '../words/list-format.ts'

/** `a, b and c`, or `a, b or c`; `nothing` for none. */
export function listedIn(language: Language, join: 'conjunction' | 'disjunction' = 'conjunction') {
  const list = listFormat(language, join)
  return (parts: readonly string[]): string => (parts.length > 0 ? list.format(parts) : kernelWords[language].nothing)
}

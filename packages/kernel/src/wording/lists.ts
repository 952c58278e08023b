import type { Language } from '../text.ts'

const NOTHING: { readonly [language in Language]: string } = { en: 'nothing', pl: 'nic' }

/** `a, b and c`, or `a, b or c`; `nothing` for none. */
export function listedIn(language: Language, join: 'conjunction' | 'disjunction' = 'conjunction') {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: join })
  return (parts: readonly string[]): string => (parts.length > 0 ? list.format(parts) : NOTHING[language])
}

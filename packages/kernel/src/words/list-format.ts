import type { Language } from '../text.ts'

/** `a, b and c`, or `a, b or c`, without a comma before the last. */
export const listFormat = (language: Language, type: 'conjunction' | 'disjunction' = 'conjunction'): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type })

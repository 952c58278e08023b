import { type ByLanguage, inEachLanguage, type Language } from '@longhouse/kernel'

const SHORT_WORD = /(?<=^|[\s(„])([aiouwz]) /giu

/** No line of Polish ends with a word of one letter: it stays with the next. */
export const bound = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0')

/** What a language keeps together at the end of a line; most keep nothing. */
const BINDING: Partial<ByLanguage<(text: string) => string>> = { pl: bound }

export const boundIn = (language: Language, text: string): string => BINDING[language]?.(text) ?? text

/** The same for everything that is said, however deep it lies. */
export const allBound = <T>(words: ByLanguage<T>): ByLanguage<T> =>
  inEachLanguage((language) => {
    const bind = BINDING[language]
    return bind ? boundBy(bind, words[language]) : words[language]
  })

function boundBy<T>(bind: (text: string) => string, words: T): T {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return bind(value)
    if (typeof value === 'function') return (...said: unknown[]) => map(value(...said))
    if (Array.isArray(value)) return value.map(map)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
  }
  return map(words) as T
}

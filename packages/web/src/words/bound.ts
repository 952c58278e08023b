const SHORT_WORD = /(?<=^|[\s(„])([aiouwz]) /giu

/** No line of Polish ends with a word of one letter: it stays with the next. */
export const bound = (text: string): string => text.replace(SHORT_WORD, '$1\u00a0')

/** The same for everything that is said, however deep it lies. */
export function allBound<T>(words: T): T {
  const map = (value: unknown): unknown => {
    if (typeof value === 'string') return bound(value)
    if (typeof value === 'function') return (...said: unknown[]) => map(value(...said))
    if (Array.isArray(value)) return value.map(map)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
  }
  return map(words) as T
}

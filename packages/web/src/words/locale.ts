import type { Language } from '@longhouse/kernel'

/** How dates and times are written for a reader of a language: as in their own country, if it speaks that language. */
export const localeOf = (language: Language, own: readonly string[] = navigator.languages): string =>
  own.find((locale) => locale.split('-')[0] === language) ?? language

import { LANGUAGES, type Language } from '@longhouse/kernel'

/** Which language the switch leads to: one after the other, and round again. */
export const languageAfter = (language: Language, languages: readonly Language[] = LANGUAGES): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? language

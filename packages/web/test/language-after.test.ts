import { LANGUAGES, type Language } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { languageAfter } from '../src/words/language-after.ts'

test('the switch leads through every language and back to the first', () => {
  for (const languages of [LANGUAGES, [...LANGUAGES, 'is' as Language]]) {
    const [first, ...others] = languages
    expect(languages.map((language) => languageAfter(language, languages))).toEqual([...others, first])
  }
})

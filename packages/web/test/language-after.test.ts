import { LANGUAGES, type Language } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { languageAfter } from '../src/words/language-after.ts'

const round = (languages: readonly Language[]): Language[] =>
  languages.reduce<Language[]>(
    (seen, _) => [...seen, languageAfter(seen.at(-1) as Language, languages)],
    [languages[0] as Language],
  )

test('the switch leads through every language and back to the first', () => {
  expect(round(LANGUAGES)).toEqual([...LANGUAGES, LANGUAGES[0]])
  const three = [...LANGUAGES, 'is' as Language]
  expect(round(three)).toEqual([...three, LANGUAGES[0]])
})

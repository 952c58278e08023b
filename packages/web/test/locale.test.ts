import { expect, test } from 'vitest'
import { localeOf } from '../src/words/locale.ts'

test('a reader sees times as at home, and in the language that was chosen', () => {
  expect(localeOf('en', ['pl', 'en-GB', 'en-US'])).toBe('en-GB')
  expect(localeOf('pl', ['en-GB'])).toBe('pl')
})

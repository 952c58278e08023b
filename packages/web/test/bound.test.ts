import { inEachLanguage } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { allBound, bound } from '../src/words/bound.ts'

test('no line of Polish ends with a word of one letter', () => {
  expect(bound('Graj z przyjaciółmi i w domu.')).toBe('Graj z\u00a0przyjaciółmi i\u00a0w\u00a0domu.')
  expect(bound('W tym domu (o świcie) jest ciepło')).toBe('W\u00a0tym domu (o\u00a0świcie) jest ciepło')
  expect(bound('Raz po razie')).toBe('Raz po razie')
})

test('whatever is said is bound, however deep it lies', () => {
  const said = { list: ['a to', ['u', 'u nas']], say: (n: number) => `z ${n}`, n: 3 }
  const { en, pl: words } = allBound(inEachLanguage(() => said))
  expect(en).toBe(said)
  expect(words.list).toEqual(['a\u00a0to', ['u', 'u\u00a0nas']])
  expect(words.say(2)).toBe('z\u00a02')
  expect(words.n).toBe(3)
})

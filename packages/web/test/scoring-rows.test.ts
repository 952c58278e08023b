import type { ScoreItem } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { detailsOf } from '../src/table/scoring-rows.ts'

const items: readonly ScoreItem[] = [
  { item: 'destiny', points: 8, facts: { destiny: 'a' } },
  { item: 'destiny', points: 0, facts: { destiny: 'b' } },
  { item: 'blame', points: -3, facts: { blame: 2 } },
]

test('a row of the scoring tells its items without their heading, whatever their names hold', () => {
  const text = {
    scoreParts: ({ item, facts }: ScoreItem) =>
      item === 'destiny'
        ? { lead: 'Destiny', rest: facts?.destiny === 'a' ? 'Saga: the end' : 'Timber Store' }
        : { lead: '2 blame', rest: '' },
  }
  expect(detailsOf(items, 'destiny', text)).toBe('Saga: the end 8 · Timber Store 0')
  expect(detailsOf(items, 'blame', text)).toBe('2 blame −3')
  expect(detailsOf(items, 'rune', text)).toBe('0')
})

import { type Counts, type Limit, listChoices, mix } from '@longhouse/kernel'
import { expect, test } from 'vitest'
import { roomWithin } from '../src/table/room-within.ts'

const worth = { hammer: 1, 'double-hammer': 2 }

test('a pool that is worth six has no room for a hammer, but for what weighs nothing', () => {
  const limits = [{ weights: worth, min: 1, max: 6 }]
  expect(roomWithin(limits, { hammer: 1, 'double-hammer': 2 }, 'hammer')).toBe(1)
  expect(roomWithin(limits, { hammer: 1, 'double-hammer': 2 }, 'double-hammer')).toBe(0)
  expect(roomWithin(limits, { hammer: 2, 'double-hammer': 2 }, 'hammer')).toBe(0)
  expect(roomWithin(limits, { hammer: 2, 'double-hammer': 2 }, 'thrall')).toBe(Number.POSITIVE_INFINITY)
  expect(roomWithin([], {}, 'hammer')).toBe(Number.POSITIVE_INFINITY)
})

test.each<readonly [string, readonly Limit[]]>([
  ['a lower and an upper limit', [{ weights: worth, min: 2, max: 6 }]],
  [
    'two upper limits',
    [
      { weights: worth, max: 5 },
      { weights: { thrall: 1, hammer: 1 }, max: 3 },
    ],
  ],
  ['a limit on a difference', [{ weights: { hammer: 1, thrall: -1 }, min: 0, max: 0 }]],
])('every legal mix under %s can be reached from below, whatever is added last', (_, limits) => {
  const legal = listChoices(mix({ hammer: 4, 'double-hammer': 2, thrall: 2 }, 0, 8, limits), 1000).choices as Counts[]
  expect(legal.length).toBeGreaterThan(1)
  for (const choice of legal)
    for (const kind of Object.keys(choice))
      expect(roomWithin(limits, { ...choice, [kind]: 0 }, kind)).toBeGreaterThanOrEqual(choice[kind] as number)
})

import { expect, test } from 'vitest'
import { timeLine } from '../src/online/time.ts'
import { onlineWordsIn } from '../src/online/words/index.ts'

const words = onlineWordsIn('en')

test('whoever looks at a table is told before they sit down that its clock is too quick to be rated', () => {
  const lineOf = (clock: Parameters<typeof timeLine>[0]['clock']) => timeLine({ clock, reactionTime: null }, words)
  expect(lineOf({ kind: 'per-move', seconds: 9 })).toBe('9 s a move, too quick to be rated')
  expect(lineOf({ kind: 'bank', seconds: 59, increment: 5 })).toBe('59 s + 5 s, too quick to be rated')
  expect(lineOf({ kind: 'per-move', seconds: 10 })).toBe('10 s a move')
  expect(lineOf({ kind: 'bank', seconds: 60, increment: 5 })).toBe('1 min + 5 s')
})

import { expect, test } from 'vitest'
import { byHand } from '../src/lesson/by-hand.ts'

test('a lesson speaks of clicks to who has a mouse, and of taps to who touches', () => {
  const text = '{Click|Tap} the Tree; its rule is one {click|tap} away.'
  expect(byHand(text, false)).toBe('Click the Tree; its rule is one click away.')
  expect(byHand(text, true)).toBe('Tap the Tree; its rule is one tap away.')
  expect(byHand('Nothing to do.', true)).toBe('Nothing to do.')
})

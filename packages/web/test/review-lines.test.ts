import { expect, test } from 'vitest'
import { apart, lineOf, momentAt, roundSpans, xOf } from '../src/review/lines.ts'

const frame = { left: 40, top: 20, width: 100, height: 200 }

test('a line runs from the first moment to the last, and from nothing at the bottom to certainty at the top', () => {
  expect(lineOf(frame, [0, 0.5, 1])).toBe('M40 220L90 120L140 20')
  expect(lineOf(frame, [1])).toBe('M40 20')
})

test('every point of the drawing has its moment', () => {
  for (const moment of [0, 3, 10]) expect(momentAt(frame, xOf(frame, moment, 11), 11)).toBe(moment)
  expect(momentAt(frame, -500, 11)).toBe(0)
  expect(momentAt(frame, 5000, 11)).toBe(10)
})

test('rounds are runs of moments; what has no round is left out', () => {
  expect(roundSpans([0, 1, 1, 2, 2, 2])).toEqual([
    { round: 1, first: 1, last: 2 },
    { round: 2, first: 3, last: 5 },
  ])
  expect(roundSpans([0, 0])).toEqual([])
})

test('marks at the ends of lines do not lie on one another', () => {
  const placed = apart([100, 100, 20, 98], 24, 20, 100)
  const sorted = placed.toSorted((a, b) => a - b)
  for (const [i, y] of sorted.entries()) if (i > 0) expect(y - (sorted[i - 1] as number)).toBeGreaterThanOrEqual(24)
  expect(sorted.at(-1)).toBeLessThanOrEqual(100)
  expect(apart([30, 90], 24, 20, 100)).toEqual([30, 90])
})

import { describe, expect, it } from 'vitest'
import { clockwiseAfter, clockwiseFrom, leftOf, rightOf } from '../src/index.ts'

describe('seats around the table', () => {
  it('go clockwise from any of them', () => {
    expect(clockwiseFrom(0, 3)).toEqual([0, 1, 2])
    expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1])
    expect(clockwiseAfter(2, 4)).toEqual([3, 0, 1])
    expect(clockwiseAfter(0, 1)).toEqual([])
  })

  it('have a left and a right neighbour', () => {
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((seat) => rightOf(seat, 3))).toEqual([2, 0, 1])
  })
})

import { expect, it } from 'vitest'
import { randomId } from '../src/random-id.ts'

it('an id is another each time, fits into an address, and is never taken for an option of a command', () => {
  const ids = Array.from({ length: 5000 }, randomId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^\w[\w-]{11}$/.test(id))).toEqual([])
})

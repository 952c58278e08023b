import type { Json, SeatView } from '@longhouse/kernel'
import { expect, test, vi } from 'vitest'
import { endsUndoOf } from '../src/table/use-ends-undo.ts'

const seen = { moves: 3 } as SeatView
const answered = () => new Promise((resolve) => setTimeout(resolve))

const isRoll = (choice: Json): boolean => choice === 'roll'

test('what is shown together is asked for together, and once', async () => {
  const asks = vi.fn((_: SeatView, choices: readonly Json[]) => choices.map(isRoll))
  const known = endsUndoOf({ endsUndo: asks }, seen)
  const heard = vi.fn()
  known.subscribe(heard)
  known.consider(['roll'])
  known.consider([{ b: 1, a: 2 }, 'roll'])
  expect(known.of('roll')).toBeUndefined()
  await answered()
  expect(asks.mock.calls).toEqual([[seen, ['roll', { b: 1, a: 2 }]]])
  expect([known.of('roll'), known.of({ a: 2, b: 1 }), known.of('work')]).toEqual([true, false, undefined])
  expect(heard).toHaveBeenCalledTimes(1)
  known.consider(['roll', { a: 2, b: 1 }])
  await answered()
  expect(asks).toHaveBeenCalledTimes(1)
})

test('no more is asked for at once than the house answers', async () => {
  const asks = vi.fn(async (_: SeatView, choices: readonly Json[]) => choices.map(isRoll))
  const known = endsUndoOf({ endsUndo: asks }, seen)
  known.consider(Array.from({ length: 100 }, (_, n) => n))
  await answered()
  expect(asks.mock.calls.map(([, choices]) => choices.length)).toEqual([64, 36])
  expect(known.of(99)).toBe(false)
})

test('what could not be had is asked for again when it is shown again', async () => {
  const asks = vi.fn(async (): Promise<readonly boolean[] | null> => null)
  const known = endsUndoOf({ endsUndo: asks }, seen)
  known.consider(['roll'])
  await answered()
  expect(known.of('roll')).toBeUndefined()
  asks.mockResolvedValue([true])
  known.consider(['roll'])
  await answered()
  expect(known.of('roll')).toBe(true)
})

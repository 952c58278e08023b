import { type Json, one, type SeatView } from '@longhouse/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { TableMoment } from '../src/session/table.ts'
import { endsUndoNow, endsUndoOf } from '../src/table/use-ends-undo.ts'

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

describe('what the table says of one choice', () => {
  const asked = (moves: number, choices: readonly Json[]) =>
    ({ ...seen, seat: 0, about: null, moves, ask: { step: 'act', form: one(choices) } }) as unknown as SeatView

  /** Somebody else has chosen by the time that it answers about any of these but the last. */
  function tableOf(...moments: readonly SeatView[]) {
    let at = 0
    const endsUndo = vi.fn(async (from: SeatView) => {
      at = Math.min(at + 1, moments.length - 1)
      return from === moments[at] ? [true] : null
    })
    return { endsUndo, moment: () => ({ seen: moments[at], log: [] }) as unknown as TableMoment }
  }

  test('is asked again when others have chosen meanwhile', async () => {
    const first = asked(3, ['roll'])
    const table = tableOf(first, asked(4, ['roll']), asked(5, ['roll']))
    expect(await endsUndoNow(table, first, 'roll')).toBe(true)
    expect(table.endsUndo).toHaveBeenCalledTimes(3)
  })

  test('is not asked again when they made it another question', async () => {
    const first = asked(3, ['roll'])
    const table = tableOf(first, asked(4, ['work']))
    expect(await endsUndoNow(table, first, 'roll')).toBe(false)
    expect(table.endsUndo).toHaveBeenCalledTimes(1)
  })

  test('holds up nobody when it is not told', async () => {
    const first = asked(3, ['roll'])
    const table = { ...tableOf(first), endsUndo: async () => null }
    expect(await endsUndoNow(table, first, 'roll')).toBe(false)
  })
})

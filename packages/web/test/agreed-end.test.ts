import type { SeatInfo } from '@longhouse/protocol'
import { expect, test } from 'vitest'
import { agreedEnd } from '../src/online/table/agreed-end.ts'

const there = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  ...{ seat, person: { id: `p${seat}`, name: `P${seat}` }, bot: null, standIn: false, why: null },
  ...{ abandons: false, goesOn: false, online: true, left: null, due: null, lapses: false, keptUntil: null },
  ...more,
})
const away = (seat: number, why: SeatInfo['why'], keptUntil: number | null): SeatInfo =>
  there(seat, { bot: 'raider', standIn: true, why, keptUntil })
const program = (seat: number): SeatInfo => there(seat, { person: null, bot: 'raider' })

/** Which seats are still kept, and whether the end comes if the first seat wants it. */
function endOf(others: readonly SeatInfo[], now = 1000, kept: Parameters<typeof agreedEnd>[0]['kept'] = null) {
  const end = agreedEnd({ seats: [there(0), ...others], kept }, 0, now)
  return [end.kept.map(({ seat }) => seat), end.comes]
}

test('an end waits for whoever is there, and for whom the clock ran out as long as their seat is kept', () => {
  expect(endOf([there(1)])).toEqual([[], false])
  expect(endOf([there(1, { abandons: true }), program(2)])).toEqual([[], true])
  expect(endOf([away(1, 'clock', 1001)])).toEqual([[1], false])
  expect(endOf([away(1, 'clock', 1000)])).toEqual([[], true])
  expect(endOf([away(1, 'clock', 1000), there(2)])).toEqual([[], false])
})

test('an end does not wait for who left or resigned, nor at a table of earlier rules for who is away', () => {
  expect(endOf([away(1, 'left', 2000), away(2, 'resigned', null)])).toEqual([[], true])
  expect(endOf([away(1, 'clock', 2000)], 1000, { version: '1', canGoOn: true, lost: 0 })).toEqual([[], true])
})

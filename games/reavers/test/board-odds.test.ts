import { seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { poolOdds } from '../board/asking/pool-odds.ts'
import { boardContextOf, type ReaversInput } from '../board/board-context.ts'
import type { Die } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { counted, expectShown } from './fighting.ts'
import { type Position, position } from './position.ts'

/** The chances that the board shows of a pool before it is rolled: held against many fights. */

const HAMMERS: readonly Die[] = ['red:hammer', 'red:hammer', 'red:hammer', 'blue:hammer', 'blue:hammer']

const shownTo = (seat: number, p: Position, rolled: number) =>
  poolOdds(
    boardContextOf({
      seatView: seatViewOf(reavers, p.table, seat),
      content: reavers.content,
      language: 'en',
    } as unknown as ReaversInput),
    rolled,
  )

/** A territory must be fought for; only the pool is to be chosen. */
const subduing = (stack: string, favor: number): Position =>
  position()
    .seat(0, { favor, ship: [...HAMMERS] })
    .active('subdue-territories')
    .choose(0, { activate: true })
    .choose(0, { force: stack })

describe('the odds of a pool', () => {
  test.each([
    ['food-1', 1, 1],
    ['favor-2', 2, 1],
    ['dice-3', 3, 1],
    ['food-3', 3, 2],
  ])('RV-9.9 against %s with %i dice, and with %i Favor', (stack, dice, favor) => {
    const pool = counted(HAMMERS.slice(0, dice))
    const p = subduing(stack, favor)
    expect(p.waiting.step).toBe('formPool')
    const odds = shownTo(0, p, dice)
    expectShown(odds?.plain ?? -1, subduing(stack, 0).table, pool)
    expectShown(odds?.helped ?? -1, p.table, pool)
  })

  test('RV-9.5 are told of no empty pool, and are the same with and without Favor that nobody has', () => {
    const p = subduing('favor-2', 0)
    expect(shownTo(0, p, 0)).toBeNull()
    const odds = shownTo(0, p, 2)
    expect(odds?.helped).toBe(odds?.plain)
  })
})

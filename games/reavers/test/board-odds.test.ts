import { seatViewOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { poolOdds, rerollOdds } from '../board/asking/throw-odds.ts'
import { type BoardContext, boardContextOf, type ReaversInput } from '../board/board-context.ts'
import type { Die } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { counted, expectShown } from './fighting.ts'
import { type Position, position } from './position.ts'

/** The chances that the board shows of a throw before its dice are rolled, or rolled again: held against many fights. */

const HAMMERS: readonly Die[] = ['red:hammer', 'red:hammer', 'red:hammer', 'blue:hammer', 'blue:hammer']

const boardOf = (seat: number, p: Position): BoardContext =>
  boardContextOf({
    seatView: seatViewOf(reavers, p.table, seat),
    content: reavers.content,
    language: 'en',
  } as unknown as ReaversInput)

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
    const odds = poolOdds(boardOf(0, p), dice)
    expectShown(odds?.plain ?? -1, subduing(stack, 0).table, pool)
    expectShown(odds?.helped ?? -1, p.table, pool)
  })

  test('RV-9.5 are told of no empty pool, and are the same with and without Favor that nobody has', () => {
    const p = subduing('favor-2', 0)
    expect(poolOdds(boardOf(0, p), 0)).toBeNull()
    const odds = poolOdds(boardOf(0, p), 2)
    expect(odds?.helped).toBe(odds?.plain)
  })
})

/** So many dice fell like this, and it was not enough. */
const thrown = (stack: string, favor: number, dice: readonly number[]): Position =>
  subduing(stack, favor)
    .dice(...dice)
    .choose(0, counted(HAMMERS.slice(0, dice.length)))

describe('the odds of a reroll', () => {
  test.each([
    ['food-1', [0], [0], 1],
    ['favor-2', [0, 1], [0], 2],
    ['favor-2', [1, 0], [0, 1], 3],
    ['dice-3', [0, 1, 0], [0, 2], 2],
  ] as const)('RV-9.9 against %s after %j, of the dice at %j, and with %i Favor', (stack, dice, picked, favor) => {
    const again = { reroll: counted(picked.map((at) => dice[at] as number)) }
    const p = thrown(stack, favor, dice)
    expect(p.waiting.step).toBe('reroll')
    const odds = rerollOdds(boardOf(0, p), picked)
    expectShown(odds?.plain ?? -1, thrown(stack, 1, dice).table, again)
    expectShown(odds?.helped ?? -1, p.table, again)
  })

  test('RV-9.9 are told of no dice and without a combat of none, and the Favor for it helps no more', () => {
    const p = thrown('favor-2', 1, [0, 1])
    expect(rerollOdds(boardOf(0, p), [])).toBeNull()
    const odds = rerollOdds(boardOf(0, p), [0])
    expect(odds?.helped).toBe(odds?.plain)
    expect(rerollOdds(boardOf(0, subduing('favor-2', 1)), [0])).toBeNull()
  })
})

import { contextOf, type Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { bot } from '../src/bot.ts'
import type { Die } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { chanceToWin } from '../src/odds.ts'
import { type Position, position } from './position.ts'

/** What programs are told of a position: numbers by the names of their weights, and choices worth a look. */

const { content } = reavers

const measured = (p: Position, seat: number, name: string): number =>
  bot.measure(contextOf(reavers, p.table), seat)[Object.keys(bot.weights).indexOf(name)] as number

const suggested = (p: Position): unknown => bot.suggest?.(contextOf(reavers, p.table), 0, p.waiting.step as string)

const FIGHTERS: readonly Die[] = ['red:hammer', 'red:double-hammer', 'blue:ship']

const meeting = (battle: string, ship: readonly Die[], favor = 0): Position =>
  position()
    .onTop('sea-journey', 'journey-all-quiet')
    .group('battle-at-sea', 0, battle)
    .seat(0, { food: 4, favor, ship: [...ship], artifacts: ['artifact-dainsleif=red:hammer'] })
    .active('battle-at-sea')
    .choose(0, { activate: true })
    .choose(0, { take: 0 })

describe('what is ahead', () => {
  test('cards that lie open are ahead of their owner alone, Reavers by themselves', () => {
    const p = position().receiving(0, 'keep-art', 'reaver-scout', 'keep-armor')
    expect([0, 1].map((seat) => measured(p, seat, 'openSpoils'))).toEqual([2, 0])
    expect([0, 1].map((seat) => measured(p, seat, 'openReavers'))).toEqual([1, 0])
  })

  test('picks and attempts left are ahead of who takes part', () => {
    const p = position().active('trade-with-villages').choose(0, { activate: true })
    expect([0, 1].map((seat) => measured(p, seat, 'turnsLeft'))).toEqual([3, 0])
  })

  test('a ship in sight is worth its Glory times the chance to win it', () => {
    const p = meeting('battle-wherry', FIGHTERS, 1)
    const chance = chanceToWin(content, { rolled: 5, defense: 3, favor: 1 })
    expect(measured(p, 0, 'battleAhead')).toBeCloseTo(10 * chance, 12)
    expect(measured(p, 1, 'battleAhead')).toBe(0)
    const sure = meeting('battle-cargo-ship', ['blue:ship', 'blue:chest', 'blue:shield'])
    expect(measured(sure, 0, 'battleAhead')).toBe(8)
  })
})

test('what a seat holds is counted, and the Start Player marker is one thing', () => {
  const p = position().marker(0)
  p.seat(0, { glory: 5, food: 8, favor: 2, terror: 1, leader: 'reaver-scout', prophecies: ['prophecy-juggernaut'] })
  p.seat(0, { ship: ['red:hammer'], artifacts: ['artifact-bodn=red:helm'], upgrades: ['upgrade-chest'] })
  const counted = (seat: number, names: string) => names.split(' ').map((name) => measured(p, seat, name))
  expect(counted(0, 'glory food foodForNow favor terror')).toEqual([5, 8, 6, 2, 1])
  const things = 'prophecies artifacts storedDice upgrades dice leader marker'
  expect(counted(0, things)).toEqual([1, 1, 1, 1, 1, 1, 1])
  expect(counted(1, things)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('dice aboard are counted by what they pay for, Shields and Chests up to two', () => {
  const ship: Die[] = ['red:shield', 'red:shield', 'red:shield', 'blue:chest', 'blue:ship', 'blue:ship', 'blue:ship']
  const p = position().seat(0, { ship: [...ship, 'red:hammer', 'red:double-hammer'] })
  const counted = ['shields', 'chests', 'ships', 'hammers'].map((name) => measured(p, 0, name))
  expect(counted).toEqual([2, 1, 3, 3])
})

describe('choices worth a look', () => {
  const POOLS = [
    { 'red:hammer': 1 },
    { 'red:hammer': 1, 'red:double-hammer': 1 },
    { 'red:hammer': 1, 'red:double-hammer': 1, 'artifact-dainsleif': 1 },
  ]

  test('pools grow source by source, artifacts last', () => {
    expect(suggested(meeting('battle-wherry', FIGHTERS))).toEqual(POOLS.map((fight) => ({ fight })))
    const wall = position()
      .seat(0, { ship: [...FIGHTERS] })
      .receiving(0, 'keep-keep-wall')
    expect(suggested(wall)).toEqual(POOLS.slice(0, 2).map((fight) => ({ fight })))
    const land = position().seat(0, { ship: [...FIGHTERS] })
    land.active('subdue-territories').choose(0, { activate: true }).choose(0, { force: 'food-3' })
    expect(suggested(land)).toEqual(POOLS.slice(0, 2))
  })

  test('a pool ends before it is worth more than six', () => {
    const p = meeting('battle-wherry', ['red:double-hammer', 'red:double-hammer', 'red:double-hammer', 'red:hammer'])
    expect(suggested(p)).toEqual([1, 2, 3].map((n) => ({ fight: { 'red:double-hammer': n } })))
  })

  test('rerolls begin with what shows least', () => {
    const p = meeting('battle-spawn-of-jormungandr', FIGHTERS, 1)
    p.dice(1, 0, 2).choose(0, { fight: { 'red:hammer': 1, 'red:double-hammer': 1 } })
    expect(suggested(p)).toEqual([{ 0: 1 }, { 0: 1, 1: 1 }, { 0: 1, 1: 1, 2: 1 }].map((reroll) => ({ reroll })))
  })

  test('nothing where there is no combat', () => {
    expect(suggested(position().selecting(0))).toEqual([])
  })
})

test('RV-5.6 a die thrown back is given away, and nothing else that may be done besides is', () => {
  const isGivenAway = (aside: Json) => bot.givesAway?.(aside)
  expect(isGivenAway({ throwBack: { 'red:ship': 1 } })).toBe(true)
  const others: readonly Json[] = [{ use: 'artifact-bodn' }, { questions: {} }, 'throwBack', null, true]
  expect(others.map(isGivenAway)).toEqual(others.map(() => false))
})

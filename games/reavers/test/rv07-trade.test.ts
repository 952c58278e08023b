import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

const TRADE = 'trade-with-villages'
const FAVOR = { 'trade-favor': true }
const FOOD = { 'trade-food': true }

/** Seat 0 has selected the location and takes part; three picks are due. */
const trading = (patch: SeatPatch = {}, board: (p: Position) => Position = (p) => p) =>
  board(position().seat(0, { food: 0, favor: 0, ...patch }))
    .active(TRADE)
    .choose(0, { activate: true })

/** Takes Favor as long as the seat is asked, and says how often that was. */
const picksOf = (p: Position, seat: number) => {
  p.choose(seat, { activate: true })
  let picks = 0
  while (p.waiting.step === 'tradePick' && p.waiting.seats[0] === seat) {
    p.choose(seat, FAVOR)
    picks++
  }
  return picks
}

describe('the Start Player marker', () => {
  test('RV-7.2 who selects takes the marker', () => {
    const p = position({ players: 3 }).marker(0).active(TRADE, 2)
    expect(p.state.marker).toBe(2)
    expect(p.told('marker-moved')).toEqual([{ kind: 'marker-moved', from: 0, to: 2 }])
  })

  test('RV-7.3 who holds it already passes it clockwise, and is not asked', () => {
    const p = position({ players: 3 }).marker(1).active(TRADE, 1)
    expect(p.state.marker).toBe(2)
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    p.refused(1, { keep: true })
    expect(position({ players: 3 }).marker(2).active(TRADE, 2).state.marker).toBe(0)
  })

  test('RV-7.2 the marker moves even if who selected rests', () => {
    const p = position().marker(1).active(TRADE, 0).choose(0, { rest: 2 })
    expect(p.state.marker).toBe(0)
  })
})

describe('picks', () => {
  test('RV-7.1 trading costs nothing', () => {
    const p = trading({ food: 0, favor: 0 })
    expect(p.waiting).toEqual({ step: 'tradePick', seats: [0] })
    expect(p.told('paid')).toEqual([])
  })

  test('RV-7.4 three picks for the first, two for the second, one for third and fourth', () => {
    const p = position({ players: 4 }).active(TRADE, 2)
    expect([2, 3, 0, 1].map((seat) => picksOf(p, seat))).toEqual([3, 2, 1, 1])
    expect(p.asks).toEqual([])
  })

  test('RV-7.5 with two players the other one has one pick', () => {
    const p = position().active(TRADE)
    expect([0, 1].map((seat) => picksOf(p, seat))).toEqual([3, 1])
    expect(p.asks).toEqual([])
  })

  test('RV-7.6 a pick is 2 Favor, 3 Food, two dice of the display or one Prophecy', () => {
    const p = trading()
    expect(p.ways(0)).toEqual(['stop', 'trade-dice', 'trade-favor', 'trade-food', 'trade-prophecy'])
    p.choose(0, FAVOR)
    expect(p.player(0)).toMatchObject({ favor: 2, food: 0 })
    p.choose(0, FOOD)
    expect(p.player(0)).toMatchObject({ favor: 2, food: 3 })
    p.choose(0, { 'trade-prophecy': 'deck' })
    expect(p.player(0).prophecies).toHaveLength(1)
    const other = trading({}, (at) => at.tradeDice('red:helm', 'red:ship', 'blue:raven'))
    other.refused(0, { 'trade-dice': { 'red:helm': 1 } })
    other.refused(0, { 'trade-dice': { 'red:helm': 1, 'red:ship': 1, 'blue:raven': 1 } })
    other.refused(0, { 'trade-favor': true, 'trade-food': true })
    other.choose(0, { 'trade-dice': { 'red:ship': 1, 'blue:raven': 1 } })
    expect(other.player(0).ship).toEqual(['red:ship', 'blue:raven'])
    expect(other.state.tradeDice).toEqual(['red:helm'])
  })

  test('RV-7.7 the same option may be picked again and again', () => {
    const rich = trading().choose(0, FOOD).choose(0, FOOD).choose(0, FOOD)
    expect(rich.player(0).food).toBe(9)
    const dice = ['red:helm', 'red:helm', 'blue:raven', 'blue:raven', 'yellow:tree', 'yellow:tree'] as const
    const manned = trading({}, (p) => p.tradeDice(...dice))
    for (const die of ['red:helm', 'blue:raven', 'yellow:tree']) manned.choose(0, { 'trade-dice': { [die]: 2 } })
    expect(manned.player(0).ship).toEqual(dice)
    expect(manned.state.tradeDice).toEqual([])
  })

  test('RV-7.8 each pick is resolved before the next is made', () => {
    const nine = Array(9).fill('red:chest')
    const p = trading({ ship: nine }, (at) => at.tradeDice('red:helm', 'red:ship', 'blue:raven'))
    p.refused(0, [FOOD, FAVOR])
    p.choose(0, { 'trade-dice': { 'red:helm': 1, 'red:ship': 1 } })
    expect(p.waiting.step).toBe('settleDice')
    p.refused(0, FOOD)
    p.choose(0, { discard: { 'red:chest': 1 } })
    expect(p.waiting.step).toBe('tradePick')
    p.refused(0, { 'trade-dice': { 'red:helm': 1, 'blue:raven': 1 } })
    p.choose(0, FOOD)
    expect(p.player(0).food).toBe(3)
    expect(p.waiting.step).toBe('tradePick')
  })

  test('RV-7.9 dice of the display keep their face', () => {
    const p = trading({}, (at) => at.tradeDice('red:double-hammer', 'blue:raven', 'yellow:tree'))
    const { drawn } = p.table
    p.choose(0, { 'trade-dice': { 'red:double-hammer': 1, 'yellow:tree': 1 } })
    expect(p.player(0).ship).toEqual(['red:double-hammer', 'yellow:tree'])
    expect(p.table.drawn).toBe(drawn)
  })

  test('RV-7.10 an empty display offers no dice', () => {
    const p = trading({}, (at) => at.tradeDice())
    expect(p.ways(0)).toEqual(['stop', 'trade-favor', 'trade-food', 'trade-prophecy'])
    p.refused(0, { 'trade-dice': {} })
    p.refused(0, { 'trade-dice': { 'red:helm': 2 } })
  })

  test('RV-7.11 a single die left may be taken alone', () => {
    const p = trading({}, (at) => at.tradeDice('red:helm'))
    p.refused(0, { 'trade-dice': {} })
    p.choose(0, { 'trade-dice': { 'red:helm': 1 } })
    expect(p.player(0).ship).toEqual(['red:helm'])
    expect(p.ways(0)).not.toContain('trade-dice')
  })

  test('RV-7.12 a Prophecy is one of the face-up ones or the unseen top of the deck', () => {
    const laid = ['prophecy-juggernaut', 'prophecy-lord-slayer', 'prophecy-pillager']
    const p = trading({}, (at) => at.prophecies(...laid).onTop('prophecy', 'prophecy-vanquisher'))
    expect(p.offered(0, 'trade-prophecy')).toEqual([0, 1, 2, 'deck'])
    p.choose(0, { 'trade-prophecy': 1 }).choose(0, { 'trade-prophecy': 'deck' })
    expect(p.player(0).prophecies).toEqual(['prophecy-lord-slayer', 'prophecy-vanquisher'])
    expect(p.state.prophecies).toEqual(['prophecy-juggernaut', null, 'prophecy-pillager'])
  })

  test('RV-7.13 neither dice nor Prophecies are refilled before Cleanup', () => {
    const p = trading({}, (at) => at.tradeDice('red:helm', 'red:helm', 'blue:raven'))
    p.choose(0, { 'trade-prophecy': 0 })
      .choose(0, { 'trade-dice': { 'red:helm': 2 } })
      .choose(0, FOOD)
    p.choose(1, { activate: true })
    expect(p.offered(1, 'trade-prophecy')).toEqual([1, 2, 'deck'])
    p.refused(1, { 'trade-prophecy': 0 })
    expect(p.state.tradeDice).toEqual(['blue:raven'])
    p.choose(1, FOOD).cleaning()
    expect(p.state.prophecies.filter((card) => card !== null)).toHaveLength(3)
    expect(p.state.tradeDice).toHaveLength(6)
  })

  test('RV-7.14 picks not made are lost', () => {
    const p = trading().choose(0, FAVOR).choose(0, { stop: true })
    expect(p.player(0)).toMatchObject({ favor: 2, food: 0 })
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(picksOf(p, 1)).toBe(1)
    expect(p.asks).toEqual([])
    const none = trading().choose(0, { stop: true })
    expect(none.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(none.player(0)).toMatchObject({ favor: 0, food: 0, prophecies: [], ship: [] })
  })
})

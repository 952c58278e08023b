import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const sail = (value: number) => ({ type: 'sail', value }) as const
const GOLD = 'gold-isle'
const GOLD_WOLF = 'port-gold-isle-to-wolf-isle'
const WOLF_GOLD = 'port-wolf-isle-to-gold-isle'

/** Seat 0 has just arrived in a port beside Wolf Sound. */
const arrived = (prepare: (p: Position) => Position, value = 3, port = GOLD_WOLF): Position =>
  prepare(position().boat(0, 'wolf-sound'))
    .acts(0, sail(value))
    .choose(0, { sail: { from: 'wolf-sound', to: port } })

const settling = (p: Position) => p.offered(0, 'settle') as readonly { settlers: number; plunder: boolean }[]
const most = (p: Position) => Math.max(...settling(p).map(({ settlers }) => settlers))

describe('deploying', () => {
  test('TV-7.15 costs 1 food for each settler from the sheet, up to the value of the sail', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }), 2)
    expect(most(p)).toBe(2)
    p.choose(0, { settle: { settlers: 2, plunder: false } })
    expect(p.player(0)).toMatchObject({ food: 5, settlers: 4 })
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2 })
    expect(p.told('settlers-deployed')).toEqual([
      { kind: 'settlers-deployed', side: 0, island: GOLD, settlers: 2, food: 2 },
    ])
  })

  test('TV-7.15 is limited by the food and by the settlers on the sheet', () => {
    expect(most(arrived((q) => q.seat(0, { food: 1 })))).toBe(1)
    expect(most(arrived((q) => q.seat(0, { food: 7 }).settlers(0, 'raven-isle', 5)))).toBe(1)
  })

  test('TV-19.5 may be left out', () => {
    const p = arrived((q) => q.seat(0, { food: 7 })).choose(0, { settle: { settlers: 0, plunder: false } })
    expect(p.player(0)).toMatchObject({ food: 7, settlers: 6 })
    expect(p.asks).toEqual([])
  })

  test('TV-7.16 settlers withdrawn right then can be deployed, also when the sheet was empty', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(0, 'raven-isle', 4).settlers(0, GOLD, 2))
    expect(p.offered(0, 'settle')).toEqual([{ settlers: 0, plunder: false }])
    p.choose(0, { withdraw: 'raven-isle' }).choose(0, { withdraw: GOLD })
    expect(most(p)).toBe(2)
    p.choose(0, { settle: { settlers: 2, plunder: false } })
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 3 })
    expect(p.islandAt('raven-isle').settlers).toEqual({ 0: 3 })
  })

  test('TV-7.16 TV-5.8 settlers may be withdrawn also where only the village can be had', () => {
    const p = arrived((q) => q.seat(0, { food: 0, steel: 1 }).settlers(0, 'raven-isle', 1), 3, WOLF_GOLD)
    expect(p.offered(0, 'withdraw')).toEqual(['raven-isle'])
    p.choose(0, { withdraw: 'raven-isle' }).choose(0, { settle: { settlers: 0, plunder: true } })
    expect(p.player(0)).toMatchObject({ settlers: 6, villages: 1 })
  })

  test('TV-5.9 TV-7.16 but not at the deployment of a boon', () => {
    const p = position().boat(0, 'wolf-sound').seat(0, { food: 7 }).settlers(0, 'raven-isle', 5)
    p.acts(0, sail(3), 'boon').choose(0, { sail: { from: 'wolf-sound', to: GOLD_WOLF } })
    expect(p.ways(0)).toEqual(['settle'])
    expect(most(p)).toBe(1)
  })

  test('TV-20.9 more than the value, the food or the sheet is refused, and so is landing without arriving', () => {
    const p = arrived((q) => q.seat(0, { food: 2 }).settlers(0, 'raven-isle', 3))
    const refusal = (settlers: number) => p.refused(0, { settle: { settlers, plunder: false } })
    expect(refusal(4)).toMatchObject({ refused: 'too-many-settlers', rule: 'TV-20.9' })
    expect(refusal(3)).toMatchObject({ refused: 'cannot-afford', facts: { resource: 'food' }, rule: 'TV-20.9' })
    const empty = arrived((q) => q.seat(0, { food: 7 }).settlers(0, 'raven-isle', 5))
    expect(empty.refused(0, { settle: { settlers: 2, plunder: false } })).toMatchObject({ refused: 'sheet-empty' })
    const early = position().boat(0, GOLD_WOLF).acts(0, sail(2))
    expect(early.refused(0, { settle: { settlers: 1, plunder: false } })).toMatchObject({
      refused: 'not-arrived',
      rule: 'TV-20.9',
    })
  })
})

describe('the attack', () => {
  const land = (p: Position, settlers: number) => p.choose(0, { settle: { settlers, plunder: false } })

  test('TV-7.17 TV-22.2 costs every opponent 1 settler when the newcomer has strictly the most', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(1, GOLD, 2).settlers(2, GOLD, 1))
    land(p, 3)
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 3, 1: 1 })
    expect(p.player(1).settlers).toBe(5)
    expect(p.player(2).settlers).toBe(6)
    expect(p.told('attacked')).toEqual([
      {
        kind: 'attacked',
        side: 0,
        island: GOLD,
        losses: [
          { side: 1, island: GOLD, settlers: 1 },
          { side: 2, island: GOLD, settlers: 1 },
        ],
      },
    ])
  })

  test('TV-7.17 does nothing when anybody has as many', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(1, GOLD, 3).settlers(2, GOLD, 1))
    land(p, 3)
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 3, 1: 3, 2: 1 })
  })

  test('TV-7.17 needs a settler to be deployed', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(0, GOLD, 2).settlers(1, GOLD, 1))
    land(p, 0)
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2, 1: 1 })
  })

  test('TV-7.18 happens once, by itself, and asks nobody', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(1, GOLD, 2))
    land(p, 3)
    expect(p.asks).toEqual([])
    expect(p.islandAt(GOLD).settlers[1]).toBe(1)
    expect(p.told('attacked')).toHaveLength(1)
  })

  test('TV-7.19 does not count temples and boats', () => {
    const p = arrived((q) =>
      q.seat(0, { food: 7 }).settlers(1, GOLD, 1).temple(1, GOLD).boat(1, 'port-gold-isle-to-storm-isle'),
    )
    land(p, 2)
    expect(p.islandAt(GOLD)).toMatchObject({ settlers: { 0: 2 }, temples: { 1: 1 } })
    const own = arrived((q) => q.seat(0, { food: 7 }).settlers(1, GOLD, 1).temple(0, GOLD))
    land(own, 1)
    expect(own.islandAt(GOLD).settlers).toEqual({ 0: 1, 1: 1 })
  })

  test('TV-7.17 counts settlers withdrawn from the same island before', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(0, GOLD, 1).settlers(1, GOLD, 2), 2)
    p.choose(0, { withdraw: GOLD })
    land(p, 2)
    expect(p.islandAt(GOLD).settlers).toEqual({ 0: 2, 1: 2 })
  })

  test('TV-22.6 a temple and a settler are overcome by three settlers and a boat in port', () => {
    const p = arrived((q) => q.seat(0, { food: 7 }).settlers(1, GOLD, 1).temple(1, GOLD).holds(1, GOLD))
    land(p, 3)
    expect(p.islandAt(GOLD)).toEqual({ rune: 0, settlers: { 0: 3 }, temples: { 1: 1 } })
    expect(p.furies).toEqual([1, 0, 0])
  })
})

describe('plundering', () => {
  const plunder = { settle: { settlers: 0, plunder: true } }

  test.each([1, 2, 3])('TV-7.20 TV-7.21 TV-22.3 costs %i steel in that era', (era) => {
    const p = arrived((q) => q.era(era).seat(0, { steel: 5 }), 3, WOLF_GOLD)
    p.choose(0, plunder)
    expect(p.player(0)).toMatchObject({ steel: 5 - era, villages: 1 })
    expect(p.state.villages).not.toContain(WOLF_GOLD)
    expect(p.told('village-plundered')).toEqual([{ kind: 'village-plundered', side: 0, port: WOLF_GOLD, steel: era }])
    const poor = arrived((q) => q.era(era).seat(0, { steel: era - 1 }), 3, WOLF_GOLD)
    expect(poor.refused(0, plunder)).toMatchObject({
      refused: 'cannot-afford',
      facts: { resource: 'steel', needs: era, has: era - 1 },
      rule: 'TV-20.10',
    })
  })

  test('TV-7.22 there is no limit to the villages kept', () => {
    const p = arrived(
      (q) => q.seat(0, { villages: 5, steel: 1 }).villages(WOLF_GOLD, 'port-raven-isle-to-storm-isle'),
      3,
      WOLF_GOLD,
    )
    p.choose(0, plunder)
    expect(p.player(0).villages).toBe(6)
  })

  test('TV-7.23 a village left alone shares the port, and is plundered only by arriving again', () => {
    const p = arrived((q) => q, 3, WOLF_GOLD).choose(0, { settle: { settlers: 0, plunder: false } })
    expect(p.state.villages).toContain(WOLF_GOLD)
    expect(p.state.boats[0]).toEqual([WOLF_GOLD])
    p.acts(0, sail(2))
    expect(p.refused(0, plunder)).toMatchObject({ refused: 'not-arrived', rule: 'TV-20.10' })
    p.choose(0, { sail: { from: WOLF_GOLD, to: WOLF_GOLD } }).choose(0, plunder)
    expect(p.player(0).villages).toBe(1)
  })

  test('TV-20.10 nothing is plundered where no village stands', () => {
    const p = arrived((q) => q)
    expect(p.refused(0, plunder)).toMatchObject({ refused: 'no-village-there', rule: 'TV-20.10' })
  })

  test('TV-7.13 TV-7.45 deploying and plundering are answered at once, in every combination', () => {
    const p = arrived((q) => q.seat(0, { food: 2, steel: 1 }), 3, WOLF_GOLD)
    expect(settling(p)).toEqual([
      { settlers: 0, plunder: false },
      { settlers: 1, plunder: false },
      { settlers: 2, plunder: false },
      { settlers: 0, plunder: true },
      { settlers: 1, plunder: true },
      { settlers: 2, plunder: true },
    ])
    p.choose(0, { settle: { settlers: 2, plunder: true } })
    expect(p.player(0)).toMatchObject({ food: 0, steel: 0, villages: 1, settlers: 4 })
  })
})

describe('being asked at all', () => {
  test('TV-5.12 TV-19.28 nobody is asked who can do nothing there but withdraw', () => {
    const p = arrived((q) => q.seat(0, { food: 0 }).settlers(0, 'raven-isle', 2))
    expect(p.asks).toEqual([])
    expect(p.state.boats[0]).toEqual([GOLD_WOLF])
  })
})

import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { position } from './position.ts'

/** Seat 0, with 3 of everything that can be paid and no warriors, stands before the stall. */
const before = (stall: string) =>
  position().stalls(stall).seat(0, { food: 3, wood: 3, coin: 3, favor: 0, glory: 0, warriors: '' })

const BEFORE = { food: 3, wood: 3, coin: 3, favor: 0, blame: 0, glory: 0, swordsman: 0, spearman: 0, axeman: 0 }

/** Seat 0 after a visit that leaves nothing to choose. */
const afterVisitTo = (stall: string) => before(stall).place(0, stall).player(0)

/** Why the stall is closed to seat 0 with so little. */
const closedWith = (stall: string, stock: { food?: number; wood?: number; coin?: number }) =>
  before(stall).seat(0, stock).refused(0, { place: stall }).refused

describe('market stalls', () => {
  test('CH-6.1 a stall in play takes one worker a round, and one not in play takes none', () => {
    const p = position().stalls('stall-trader', 'stall-skald').place(0, 'stall-trader')
    expect(p.refused(1, { place: 'stall-trader' })).toMatchObject({ refused: 'occupied', rule: 'CH-4.5' })
    expect(p.refused(1, { place: 'stall-stranger' })).toMatchObject({ refused: 'stall-not-in-play' })
    p.place(1, 'stall-skald')
    expect(p.refused(0, { place: 'stall-skald' })).toMatchObject({ refused: 'occupied' })
    p.at('cleanup').place(0, 'stall-skald').place(1, 'stall-trader')
  })

  test.each(Object.keys(champions.content.stalls))('CH-6.2 no second worker finds room at %s', (stall) => {
    const p = before(stall).seat(1, { food: 9, wood: 9, coin: 9 }).place(0, stall)
    if (p.waiting.step === 'useStall') p.choose(0, 1)
    expect(p.refused(1, { place: stall })).toMatchObject({ refused: 'occupied' })
    p.place(1, 'beg')
    expect(p.refused(0, { place: stall })).toMatchObject({ refused: 'occupied' })
  })

  test('CH-6.3 the Outcast gives a favor for a food, one to three times in a visit', () => {
    for (const times of [1, 2, 3]) {
      const p = before('stall-outcast').seat(0, { food: 5 }).place(0, 'stall-outcast').choose(0, times)
      expect(p.player(0)).toMatchObject({ food: 5 - times, favor: times })
    }
    const p = before('stall-outcast').seat(0, { food: 5 }).place(0, 'stall-outcast')
    for (const times of [0, 4]) p.refused(0, times)
  })

  test('CH-6.3 the Outcast asks no more often than there is food, and not at all without any', () => {
    const p = before('stall-outcast').seat(0, { food: 2 }).place(0, 'stall-outcast')
    expect(p.ask(0)?.form).toEqual({ kind: 'amount', min: 1, max: 2 })
    const hungry = before('stall-outcast').seat(0, { food: 0 })
    expect(hungry.refused(0, { place: 'stall-outcast' })).toMatchObject({ refused: 'cannot-pay' })
  })

  test('CH-6.4 the Trader gives a wood and a food', () => {
    expect(afterVisitTo('stall-trader')).toMatchObject({ ...BEFORE, wood: 4, food: 4 })
  })

  test('CH-6.5 the Skald gives 2 Glory, the Stranger 2 coins', () => {
    expect(afterVisitTo('stall-skald')).toMatchObject({ ...BEFORE, glory: 2 })
    expect(afterVisitTo('stall-stranger')).toMatchObject({ ...BEFORE, coin: 5 })
  })

  test('CH-6.6 the Savages give 2 swordsmen for a food', () => {
    expect(afterVisitTo('stall-savages')).toMatchObject({ ...BEFORE, food: 2, swordsman: 2 })
    expect(closedWith('stall-savages', { food: 0 })).toBe('cannot-pay')
  })

  test('CH-6.7 the Heroes give an axeman and a swordsman for 2 coins', () => {
    expect(afterVisitTo('stall-heroes')).toMatchObject({ ...BEFORE, coin: 1, axeman: 1, swordsman: 1 })
    expect(closedWith('stall-heroes', { coin: 1 })).toBe('cannot-pay')
  })

  test('CH-6.8 the Invaders give 2 spearmen for a wood', () => {
    expect(afterVisitTo('stall-invaders')).toMatchObject({ ...BEFORE, wood: 2, spearman: 2 })
    expect(closedWith('stall-invaders', { wood: 0 })).toBe('cannot-pay')
  })

  test('CH-6.9 the Vikings give a spearman and a swordsman for a coin', () => {
    expect(afterVisitTo('stall-vikings')).toMatchObject({ ...BEFORE, coin: 2, spearman: 1, swordsman: 1 })
    expect(closedWith('stall-vikings', { coin: 0 })).toBe('cannot-pay')
  })
})

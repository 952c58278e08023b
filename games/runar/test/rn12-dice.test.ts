import { describe, expect, test } from 'vitest'
import { addDice, gainDice, paymentsFor } from '../src/dice.ts'
import { position } from './position.ts'

describe('dice that come', () => {
  test('RN-12.3 to the Personal pool of the hero that gains them', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .run(gainDice({ seat: 0, hero: 'feima', kind: 'strength', n: 2, cause: 'test' }))
    expect(p.figure('feima').dice.strength).toBe(2)
    expect(p.player(0).pool.strength).toBe(0)
  })

  test('RN-12.4 RN-12.8 RN-31.17 over the limit of a Personal pool its player chooses which stay', () => {
    const p = position()
      .hero('helga', 'n-2-8', { dice: ['agility', 'agility'] })
      .turn(0)
      .run(addDice({ seat: 1, hero: 'helga', dice: { strength: 2 }, cause: 'test' }))
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [1] })
    p.choose(1, { agility: 1, strength: 2 })
    expect(p.figure('helga').dice).toEqual({ agility: 1, strength: 2, instinct: 0, neutral: 0 })
  })

  test('RN-12.5 RN-31.17 the Action pool is full in any phase and any turn', () => {
    const p = position()
      .seat(1, { pool: ['agility', 'agility', 'agility', 'strength', 'strength', 'strength'] })
      .turn(0, 'destiny')
      .run(addDice({ seat: 1, hero: null, dice: { neutral: 1 }, cause: 'test' }))
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [1] })
    p.choose(1, { agility: 2, strength: 3, neutral: 1 })
    expect(p.player(1).pool).toEqual({ agility: 2, strength: 3, instinct: 0, neutral: 1 })
  })

  test('RN-12.6 RN-31.29 a non-Neutral die is of the kind its receiver says', () => {
    const p = position()
      .hero('helga', 'n-2-8')
      .run(gainDice({ seat: 1, hero: 'helga', kind: 'any-non-neutral', n: 2, cause: 'test' }))
    expect(p.offered(1)).toEqual(['agility', 'strength', 'instinct'])
    p.refused(1, 'neutral')
    p.choose(1, 'instinct').choose(1, 'agility')
    expect(p.figure('helga').dice).toEqual({ agility: 1, strength: 0, instinct: 1, neutral: 0 })
  })

  test('RN-1.19 a hero that fell gains none', () => {
    const p = position()
      .fallen('helga')
      .run(
        gainDice({ seat: 1, hero: 'helga', kind: 'any-non-neutral', n: 1, cause: 'test' }),
        gainDice({ seat: 1, hero: 'helga', kind: 'strength', n: 1, cause: 'test' }),
      )
    expect(p.waiting.step).toBeUndefined()
    expect(p.figure('helga').dice.strength).toBe(0)
  })

  test('RN-23.11 what a smaller limit no longer holds is discarded, and its owner chooses', () => {
    const p = position().hero('feima', 'n-2-2', { dice: ['agility', 'agility', 'strength', 'strength'] })
    p.run(addDice({ seat: 0, hero: 'feima', dice: {}, cause: 'limit' }))
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [0] })
    p.choose(0, { agility: 1, strength: 2 })
    expect(p.told('dice-gained')).toEqual([])
    expect(p.told('dice-lost')).toMatchObject([{ dice: { agility: 1 } }])
  })
})

test('RN-12.1 RN-12.2 dice of the Action pool are for every hero, Personal dice for their own', () => {
  const p = position()
    .hero('feima', 'n-2-2', { dice: ['strength'] })
    .hero('hrafn', 'n-3-3')
    .seat(0, { pool: ['neutral'] })
  expect(paymentsFor(p.t, 0, 'feima', ['strength', 'neutral'])).toEqual([
    { from: 'feima', die: 'strength' },
    { from: 'pool', die: 'neutral' },
  ])
  expect(paymentsFor(p.t, 0, 'hrafn', ['strength', 'neutral'])).toEqual([{ from: 'pool', die: 'neutral' }])
})

import { describe, expect, test } from 'vitest'
import { act } from '../src/acting.ts'
import { playCard } from '../src/activation.ts'
import { support } from '../src/support.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const phase = (p: Position): Position => p.turn(0).run(playCard({ seat: 0 }), act({ seat: 0 }), support({ seat: 0 }))

describe('the Turn card', () => {
  test('RN-8.1 RN-8.2 RN-8.3 RN-31.7 makes its hero Active and gives its dice', () => {
    const p = phase(plain().hero('feima', 'n-2-2').hand(0, 'feima-02', 'feima-01'))
    expect(p.waiting).toEqual({ step: 'playCard', seats: [0] })
    p.choose(0, 'feima-02')
    expect(p.field.turn).toMatchObject({ hero: 'feima', shown: 'feima', symbol: null })
    expect(p.player(0).turnCard).toBe('feima-02')
    expect(p.player(0).pool).toEqual({ agility: 1, strength: 1, instinct: 0, neutral: 0 })
  })

  test('RN-8.1 must be played while there is one', () => {
    const p = phase(plain().hero('feima', 'n-2-2').hand(0, 'feima-02', 'feima-01'))
    p.refused(0, { done: true })
    p.refused(0, { pass: true })
    p.refused(0, 'feima-03')
  })

  test('RN-8.4 RN-12.8 what does not fit is chosen among old and new dice', () => {
    const p = phase(
      plain()
        .hero('feima', 'n-2-2')
        .hand(0, 'feima-02')
        .seat(0, { pool: ['neutral', 'neutral', 'neutral', 'instinct', 'instinct', 'instinct'] }),
    )
    expect(p.waiting).toEqual({ step: 'keepDice', seats: [0] })
    p.refused(0, { neutral: 3, instinct: 2 })
    p.choose(0, { neutral: 3, instinct: 1, agility: 1, strength: 1 })
    expect(p.player(0).pool).toEqual({ agility: 1, strength: 1, instinct: 1, neutral: 3 })
    expect(p.told('dice-lost')).toMatchObject([{ dice: { instinct: 2 } }])
  })

  test('RN-12.8 dice of one kind are not asked about', () => {
    const p = phase(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-3')
        .hand(0, 'feima-01')
        .seat(0, { pool: ['strength', 'strength', 'strength', 'strength', 'strength'] }),
    )
    expect(p.waiting.step).toBe('act')
    expect(p.player(0).pool.strength).toBe(6)
  })

  test('RN-8.8 RN-8.9 its symbol is lost with the phase', () => {
    const p = phase(plain().hero('halvard', 'n-2-2').hand(0, 'halvard-08'))
    expect(p.field.turn.symbol).toBe('uruz')
    p.choose(0, { done: true })
    expect(p.field.turn).toMatchObject({ symbol: null, hero: null })
  })

  test('RN-8.10 unspent dice stay', () => {
    const p = phase(plain().hero('halvard', 'n-2-2').hand(0, 'halvard-08'))
    p.choose(0, { done: true })
    expect(p.player(0).pool.agility).toBe(1)
  })
})

describe('an Inspiration card', () => {
  test('RN-8.12 RN-31.28 makes any own hero Active', () => {
    const p = phase(plain().hero('feima', 'n-2-2').hero('hrafn', 'n-4-4').hand(0, 'inspiration'))
    expect(p.waiting).toEqual({ step: 'inspired', seats: [0] })
    p.refused(0, 'helga')
    p.choose(0, 'hrafn')
    expect(p.field.turn).toMatchObject({ hero: 'hrafn', shown: 'hrafn', symbol: 'any' })
    expect(p.player(0).pool.neutral).toBe(1)
    expect(p.told('card-played')).toEqual([{ kind: 'card-played', seat: 0, card: 'inspiration', hero: 'hrafn' }])
  })
})

describe('Actions', () => {
  test('RN-8.5 RN-8.7 as often as they are paid', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3')
      .seat(0, { pool: ['strength', 'strength'] })
      .acting('feima')
    p.acts()
    const attack = { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } }
    p.choose(0, attack).choose(1, { token: true }).choose(0, attack).choose(1, { token: true })
    expect(p.figure('helga').defence).toBe(0)
  })

  test('RN-8.6 RN-32.1 RN-32.2 only of the Active hero, with its own or the common dice', () => {
    const p = plain()
      .hero('feima', 'n-2-2', { dice: ['strength'] })
      .hero('hrafn', 'n-4-4', { dice: ['strength'] })
      .hero('helga', 'n-2-3')
      .hero('erik', 'n-4-5')
      .seat(0, { pool: ['neutral', 'instinct'] })
      .acting('feima')
      .acts()
    expect(p.offered(0, 'attack')).toEqual([
      { at: 'n-2-3', pay: { from: 'feima', die: 'strength' } },
      { at: 'n-2-3', pay: { from: 'pool', die: 'neutral' } },
    ])
    expect(p.refused(0, { attack: { at: 'n-2-3', pay: { from: 'hrafn', die: 'strength' } } })).toMatchObject({
      refused: 'cannot-pay',
      rule: 'RN-32.2',
    })
    expect(p.refused(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'instinct' } } }).rule).toBe('RN-32.2')
    expect(p.refused(0, { attack: { at: 'n-4-5', pay: { from: 'pool', die: 'neutral' } } }).rule).toBe('RN-32.10')
  })

  test('RN-8.11 the phase ends when its player says so', () => {
    const p = phase(plain().hero('feima', 'n-2-2').hand(0, 'feima-02')).choose(0, { done: true })
    expect(p.field.turn.phase).toBe('support')
  })

  test('RN-8.11 without anything to do it ends by itself', () => {
    const p = phase(plain().hero('feima', 'n-2-2').hand(0, 'feima-01'))
    expect(p.field.turn.phase).toBe('support')
  })

  test('RN-8.13 without a card there is no Active hero, but cards are drawn', () => {
    const p = phase(
      plain()
        .hero('feima', 'n-2-2')
        .seat(0, { pool: ['agility'] }),
    )
    expect(p.told('hero-active')).toEqual([])
    expect(p.field.turn.phase).toBe('support')
    expect(p.player(0).hand).toHaveLength(3)
    expect(p.told('dice-gained')).toEqual([])
  })
})

test('RN-8.14 dice come before what waits for the hero to become Active', () => {
  const p = phase(
    plain().hero('feima', 'n-2-2', { treasure: 'equipment-turtle-shield', defence: 0 }).hand(0, 'feima-02'),
  )
  const kinds = p.events.map(({ kind }) => kind)
  expect(kinds.indexOf('dice-gained')).toBeLessThan(kinds.indexOf('defence-gained'))
  expect(kinds.indexOf('hero-active')).toBeLessThan(kinds.indexOf('dice-gained'))
})

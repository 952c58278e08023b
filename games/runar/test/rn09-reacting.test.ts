import { describe, expect, test } from 'vitest'
import { declare } from '../src/declaring.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const defends = (hero: string, die = 'instinct', from = hero) => ({
  react: { hero, reaction: 'defence', pay: { from, die } },
})
const assaults = (hero: string, die = 'instinct', from = hero) => ({
  react: { hero, reaction: 'assault', pay: { from, die } },
})
const pass = { pass: true }

const attack = (p: Position, figure: string, at: string) =>
  p.run(declare({ figure, action: 'attack', at, cause: 'attack' }))
const move = (p: Position, figure: string) => p.run(declare({ figure, action: 'move', at: null, cause: 'move' }))

describe('declaring', () => {
  test('RN-9.1 RN-9.3 the payment is made before Reactions and is not given back', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } })
    expect(p.player(0).pool.strength).toBe(0)
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [1] })
    p.choose(1, defends('helga'))
    expect(p.player(0).pool.strength).toBe(0)
    expect(p.told('damage-dealt')).toEqual([])
  })

  test('RN-9.2 a Move is declared without its way', () => {
    const p = move(
      plain()
        .hero('feima', 'n-2-2')
        .hero('helga', 'n-2-3', { dice: ['instinct'] })
        .acting('feima'),
      'feima',
    )
    expect(p.told('action-declared')).toMatchObject([{ action: 'move', target: null, node: null }])
    expect(p.waiting.step).toBe('reaction:reaction')
  })

  test('RN-9.19 RN-32.29 a target that is missing is refused before anything is paid', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .seat(0, { pool: ['strength', 'agility'] })
      .acting('feima')
      .acts()
    expect(p.ways(0)).toEqual(['done', 'move'])
    expect(p.refused(0, { attack: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } }).rule).toBe('RN-32.10')
    expect(p.refused(0, { activate: { at: 'n-2-3', pay: { from: 'pool', die: 'strength' } } }).rule).toBe('RN-32.29')
  })

  test('RN-9.16 RN-10.24 Change and Activate open no window', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-5-5')
      .hero('helga', 'n-2-3', { dice: ['instinct', 'agility'] })
      .hazard('n-1-1')
      .seat(0, { pool: ['neutral', 'strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { activate: { at: 'n-1-1', pay: { from: 'pool', die: 'strength' } } })
    p.choose(0, { change: { to: 'hrafn', pay: { from: 'pool', die: 'neutral' } } })
    expect(p.told('reaction-used')).toEqual([])
    expect(p.waiting.seats).not.toContain(1)
  })
})

describe('who reacts when', () => {
  test('RN-9.4 RN-30.16 nobody is asked who could not react or could not pay', () => {
    const p = attack(plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').acting('feima'), 'feima', 'n-2-3')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-9.5 RN-32.3 heroes do not react in the Action phase of their own player', () => {
    const own = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-2-3', { dice: ['instinct'] })
      .turn(0)
    own.run(declare({ figure: 'feima', action: 'push', at: 'n-2-3', cause: 'push' }))
    expect(own.told('pushed')).toHaveLength(1)
  })

  test('RN-9.5 RN-11.10 at any other time they do, in the own turn too', () => {
    const p = plain({ scenario: 'scenario-1b' })
      .hero('feima', 'n-2-2', { dice: ['instinct'] })
      .enemy('seggir', 'n-2-3')
      .turn(0, 'nemesis')
    attack(p, p.field.standing['n-2-3'] as string, 'n-2-2')
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [0] })
    p.choose(0, defends('feima'))
    expect(p.told('damage-dealt')).toEqual([])
  })

  test('RN-9.6 RN-9.17 RN-31.8 player by player from the Active player on, each until passing', () => {
    const p = plain({ players: 4 })
      .hero('helga', 'n-4-4')
      .hero('feima', 'n-3-4', { dice: ['instinct'] })
      .hero('bjorn', 'n-5-4', { dice: ['instinct'] })
      .hero('frida', 'n-5-5', { dice: ['instinct'] })
      .hero('orvar', 'n-4-5', { dice: ['instinct'] })
      .turn(1)
    move(p, 'helga')
    expect(p.waiting.seats).toEqual([2])
    p.choose(2, assaults('bjorn')).choose(1, { token: true })
    expect(p.waiting).toEqual({ step: 'reaction:reaction', seats: [2] })
    p.choose(2, pass)
    expect(p.waiting.seats).toEqual([3])
    p.choose(3, pass)
    expect(p.waiting.seats).toEqual([0])
    p.choose(0, pass)
    expect(p.waiting.step).toBe('walk')
  })

  test('RN-9.17 RN-32.31 who passed is not asked again', () => {
    const p = plain({ players: 3 })
      .hero('helga', 'n-4-4')
      .hero('bjorn', 'n-5-4', { dice: ['instinct'] })
      .hero('feima', 'n-3-4', { dice: ['instinct'] })
      .turn(1)
    move(p, 'helga').choose(2, pass)
    p.refused(2, assaults('bjorn'))
    p.choose(0, assaults('feima')).choose(1, { token: true })
    expect(p.waiting.step).toBe('walk')
  })

  test('RN-9.9 each hero uses each kind once for one event', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct', 'instinct'] })
      .acting('feima')
    move(p, 'feima').choose(1, assaults('helga')).choose(0, { token: true })
    expect(p.waiting.step).toBe('walk')
    expect(p.figure('helga').dice.instinct).toBe(1)
  })

  test('RN-9.12 RN-9.13 RN-11.14 RN-32.2 paid from the pool of its player or of the reacting hero, with Neutral too', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['neutral'] })
      .hero('erik', 'n-5-9', { dice: ['instinct'] })
      .seat(1, { pool: ['instinct', 'strength'] })
      .acting('feima')
    attack(p, 'feima', 'n-2-3')
    const form = p.ask(1)?.form
    const offered = form?.kind === 'either' && form.of.react?.kind === 'one' ? form.of.react.of : []
    expect(offered).toEqual([
      { hero: 'helga', reaction: 'defence', pay: { from: 'pool', die: 'instinct' } },
      { hero: 'helga', reaction: 'defence', pay: { from: 'helga', die: 'neutral' } },
    ])
    expect(p.refused(1, defends('helga', 'instinct', 'erik'))).toMatchObject({ refused: 'cannot-pay', rule: 'RN-32.2' })
    p.choose(1, defends('helga', 'instinct', 'pool'))
    expect(p.player(1).pool).toMatchObject({ instinct: 0, strength: 1 })
  })

  test('RN-9.10 a Reaction opens no window of its own', () => {
    const p = plain()
      .hero('feima', 'n-2-2', { dice: ['instinct'] })
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .turn(0, 'support')
    move(p, 'feima').choose(1, assaults('helga'))
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
  })
})

describe('what a Reaction changes', () => {
  test('RN-9.8 RN-9.20 its condition is looked at again for the next one', () => {
    const p = plain({ scenario: 'scenario-3b' })
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .hero('erik', 'n-3-2', { dice: ['instinct'] })
      .hand(0, 'feima-01')
      .acting('feima')
    move(p, 'feima').choose(1, assaults('helga')).choose(0, { hand: 'feima-01' })
    expect(p.waiting.step).toBe('placeFigure')
    p.choose(0, { node: 'n-5-0' })
    expect(p.told('reaction-used')).toHaveLength(1)
    expect(p.waiting.step).toBe('walk')
    // RN-9.20: from the node where the hero stands now.
    expect(p.offered(0, 'to')).toContain('n-5-1')
    expect(p.offered(0, 'to')).not.toContain('n-2-1')
  })

  test('RN-9.8 RN-11.12 who was not next to it when it declared does not assault, though it comes to stand there', () => {
    const p = plain({ scenario: 'scenario-3b', players: 3 })
      .hero('feima', 'n-4-2', { defence: 0 })
      .hero('helga', 'n-4-3', { dice: ['instinct'] })
      .hero('bjorn', 'n-7-2', { dice: ['instinct'] })
      .hand(0, 'feima-01')
      .acting('feima')
    move(p, 'feima').choose(1, assaults('helga')).choose(0, { hand: 'feima-01' }).choose(0, { node: 'n-6-2' })
    expect(p.waiting.step).toBe('walk')
    expect(p.figure('bjorn').dice.instinct).toBe(1)
  })

  test('RN-9.8 RN-24.23 nor does an Enemy rush at a hero that stood next to none when it declared', () => {
    const p = plain({ scenario: 'scenario-3b' })
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .hand(0, 'feima-01')
      .shard('blue', 'n-2-2')
      .enemy('seggir', 'n-5-1')
      .acting('feima')
    p.run(declare({ figure: 'feima', action: 'collect', at: 'n-2-2', cause: 'collect' }))
    p.choose(1, assaults('helga')).choose(0, { hand: 'feima-01' }).choose(0, { node: 'n-4-1' })
    expect(p.told('onrush')).toEqual([])
    expect(p.told('action-without-effect')).toHaveLength(1)
  })

  test('RN-9.11 RN-11.13 a hero that fell does not act', () => {
    const p = plain()
      .hero('feima', 'n-2-2', { defence: 0 })
      .hero('hrafn', 'n-5-5')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .left(0, 'feima')
      .acting('feima')
    p.table.stack = []
    p.run(declare({ figure: 'feima', action: 'move', at: null, cause: 'move' }), { step: 'support', args: { seat: 0 } })
    p.choose(1, assaults('helga'))
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.told('moved')).toEqual([])
    expect(p.field.turn.phase).toBe('support')
  })
})

import { describe, expect, test } from 'vitest'
import { declare } from '../src/declaring.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const reacts = (hero: string, reaction: 'defence' | 'assault', die = 'instinct') => ({
  react: { hero, reaction, pay: { from: hero, die } },
})

const declares = (
  p: Position,
  figure: string,
  action: 'move' | 'push' | 'attack' | 'collect',
  at: string | null,
): Position => p.run(declare({ figure, action, at, cause: action }))

describe('Defence', () => {
  const facing = (defence = 1) =>
    plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence, dice: ['instinct'] })
      .acting('feima')

  test('RN-11.7 RN-11.8 cancels an Attack and keeps the token', () => {
    const p = declares(facing(), 'feima', 'attack', 'n-2-3').choose(1, reacts('helga', 'defence'))
    expect(p.told('damage-dealt')).toEqual([])
    expect(p.figure('helga').defence).toBe(1)
    expect(p.told('reaction-used')).toMatchObject([{ seat: 1, hero: 'helga', reaction: 'defence' }])
  })

  test('RN-11.7 cancels a Push', () => {
    const p = declares(facing(), 'feima', 'push', 'n-2-3').choose(1, reacts('helga', 'defence'))
    expect(p.at('helga')).toBe('n-2-3')
  })

  test('RN-11.9 RN-32.4 not without a Defence token', () => {
    const p = declares(facing(0), 'feima', 'attack', 'n-2-3')
    expect(p.waiting.step).toBe('suffer')
  })

  test('RN-32.4 only by the hero that is aimed at', () => {
    const p = declares(facing().hero('erik', 'n-3-3', { dice: ['instinct'] }), 'feima', 'attack', 'n-2-3')
    expect(p.refused(1, reacts('erik', 'defence'))).toMatchObject({ refused: 'cannot-defend', rule: 'RN-32.4' })
  })

  test('RN-11.11 RN-32.4 not against a Move, a Collect or other damage', () => {
    expect(declares(facing(), 'feima', 'move', null).refused(1, reacts('helga', 'defence'))).toMatchObject({
      rule: 'RN-32.4',
    })
    const hazard = facing().hazard('n-2-4')
    declares(hazard, 'feima', 'push', 'n-2-3').choose(1, { pass: true })
    expect(hazard.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-11.10 against Enemies too', () => {
    const p = plain({ scenario: 'scenario-1b' })
      .enemy('seggir', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .turn(0, 'nemesis')
    declares(p, p.field.standing['n-2-2'] as string, 'push', 'n-2-3').choose(1, reacts('helga', 'defence'))
    expect(p.at('helga')).toBe('n-2-3')
  })

  test('RN-33.21 not against an Attack that cannot be defended', () => {
    const p = plain()
      .hero('feima', 'n-2-2', { treasure: 'artifact-gungnir' })
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .acting('feima')
    expect(declares(p, 'feima', 'attack', 'n-2-3').waiting.step).toBe('suffer')
  })

  test('RN-23.5 Mark of Tyr defends without a die', () => {
    const p = plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3', { treasure: 'mark-tyr' }).acting('feima')
    declares(p, 'feima', 'attack', 'n-2-3').choose(1, { react: { hero: 'helga', reaction: 'defence', pay: null } })
    expect(p.told('damage-dealt')).toEqual([])
    expect(p.figure('helga').treasure).toBeNull()
  })

  test('RN-22.21 nobody defends an Obstacle', () => {
    const p = plain({ obstacleCards: true })
      .hero('feima', 'n-2-2')
      .obstacle('menhir', 'n-2-3')
      .hero('helga', 'n-3-3', { dice: ['instinct'] })
    declares(p.acting('feima'), 'feima', 'attack', 'n-2-3')
    expect(p.field.obstacles['n-2-3']?.wounds).toBe(1)
  })
})

describe('Assault', () => {
  test('RN-11.12 RN-11.17 damages an adjacent opposing hero before its Move or Collect', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .shard('blue', 'n-2-2')
      .acting('feima')
    declares(p, 'feima', 'collect', 'n-2-2').choose(1, reacts('helga', 'assault'))
    expect(p.told('damage-dealt')).toMatchObject([
      { target: { figure: 'feima' }, damage: 'normal', by: 1, figure: 'helga' },
    ])
    expect(p.player(0).shards).toBe(0)
    p.choose(0, { token: true })
    expect(p.player(0).shards).toBe(1)
  })

  test('RN-32.5 not from further away, nor for an Attack, a Push or an ally', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-1-2', { dice: ['instinct'] })
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .hero('erik', 'n-5-5', { dice: ['instinct'] })
      .acting('feima')
    declares(p, 'feima', 'move', null)
    expect(p.refused(1, reacts('erik', 'assault'))).toMatchObject({ refused: 'cannot-assault', rule: 'RN-32.5' })
    const q = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .acting('feima')
    expect(declares(q, 'feima', 'attack', 'n-2-3').refused(1, reacts('helga', 'assault'))).toMatchObject({
      rule: 'RN-32.5',
    })
  })

  test('RN-32.5 RN-24.44 not against an Enemy', () => {
    const p = plain({ scenario: 'scenario-1b' })
      .enemy('seggir', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct', 'agility'] })
      .turn(0, 'nemesis')
    declares(p, p.field.standing['n-2-2'] as string, 'attack', 'n-2-3')
    expect(p.refused(1, reacts('helga', 'assault'))).toMatchObject({ rule: 'RN-32.5' })
  })

  test('RN-13.10 the real position counts', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-4', { dice: ['instinct'] })
      .acting('feima')
    expect(declares(p, 'feima', 'move', null).waiting.step).toBe('walk')
  })

  test('RN-23.5 Mark of Freya assaults without a die', () => {
    const p = plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3', { treasure: 'mark-freya' }).acting('feima')
    declares(p, 'feima', 'move', null).choose(1, { react: { hero: 'helga', reaction: 'assault', pay: null } })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
  })
})

describe('window C', () => {
  const spiked = (p = plain()) =>
    p
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { treasure: 'equipment-spiked-bracer', dice: ['strength'] })
      .acting('feima')

  test('RN-9.16 RN-31.31 after damage from an Attack is paid', () => {
    const p = declares(spiked(), 'feima', 'attack', 'n-2-3').choose(1, { token: true })
    expect(p.waiting).toEqual({ step: 'spikes:reaction', seats: [1] })
    p.choose(1, { react: { hero: 'helga', pay: { from: 'helga', die: 'strength' } } })
    expect(p.told('damage-dealt').map(({ target }) => target)).toEqual([{ figure: 'helga' }, { figure: 'feima' }])
  })

  test('RN-9.16 RN-32.2 RN-9.9 says why nobody strikes back', () => {
    const p = declares(spiked(), 'feima', 'attack', 'n-2-3').choose(1, { token: true })
    const strikes = (hero: string, die: string) => ({ react: { hero, pay: { from: hero, die } } })
    expect(p.refused(1, strikes('erik', 'strength'))).toMatchObject({ refused: 'cannot-strike-back', rule: 'RN-9.16' })
    expect(p.refused(1, strikes('helga', 'agility'))).toMatchObject({ refused: 'cannot-pay', rule: 'RN-32.2' })
  })

  test('RN-9.16 not after other damage, nor from further away', () => {
    const pushed = declares(spiked(plain().obstacle('cairn', 'n-2-4')), 'feima', 'push', 'n-2-3').choose(1, {
      token: true,
    })
    expect(pushed.waiting.step).toBeUndefined()
    const far = plain()
      .hero('feima', 'n-2-2', { treasure: 'equipment-ash-spear' })
      .hero('helga', 'n-2-4', { treasure: 'equipment-spiked-bracer', dice: ['strength'] })
      .acting('feima')
    expect(declares(far, 'feima', 'attack', 'n-2-4').choose(1, { token: true }).waiting.step).toBeUndefined()
  })
})

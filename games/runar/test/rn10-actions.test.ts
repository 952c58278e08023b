import { describe, expect, test } from 'vitest'
import { declare } from '../src/declaring.ts'
import { type Position, position } from './position.ts'

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const push = (p: Position, figure: string, at: string): Position =>
  p.run(declare({ figure, action: 'push', at, cause: 'push' }))

const POOL = (die: string) => ({ from: 'pool', die })

describe('Push', () => {
  test('RN-10.9 one node straight away from the pusher, allies and opposing figures alike', () => {
    const p = push(plain().hero('feima', 'n-2-2').hero('helga', 'n-3-3').acting('feima'), 'feima', 'n-3-3')
    expect(p.at('helga')).toBe('n-4-4')
    const q = push(plain().hero('feima', 'n-2-2').hero('hrafn', 'n-2-3').acting('feima'), 'feima', 'n-2-3')
    expect(q.at('hrafn')).toBe('n-2-4')
  })

  test('RN-10.10 RN-10.11 RN-34.6 blocked by what occupies the node, it deals damage instead', () => {
    const p = push(
      plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').obstacle('cairn', 'n-2-4').acting('feima'),
      'feima',
      'n-2-3',
    )
    expect(p.at('helga')).toBe('n-2-3')
    expect(p.told('damage-dealt')).toMatchObject([{ by: 0, figure: 'feima', damage: 'normal' }])
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  })

  test('RN-10.10 blocked by the edge', () => {
    const p = push(plain().hero('feima', 'n-4-2').hero('helga', 'n-5-2').acting('feima'), 'feima', 'n-5-2')
    expect(p.told('damage-dealt')).toHaveLength(1)
  })

  test('RN-10.10 RN-34.6 blocked diagonally between two occupied nodes', () => {
    const pushed = (p: Position) =>
      push(p.hero('feima', 'n-2-2').hero('helga', 'n-3-3').acting('feima'), 'feima', 'n-3-3').at('helga')
    expect(pushed(plain().obstacle('cairn', 'n-4-3'))).toBe('n-4-4')
    expect(pushed(plain().obstacle('cairn', 'n-4-3').hero('erik', 'n-3-4'))).toBe('n-3-3')
  })

  test('RN-10.12 RN-17.16 a blocked Push on an ally is neutral damage', () => {
    const p = push(plain().hero('feima', 'n-4-2').hero('hrafn', 'n-5-2').acting('feima'), 'feima', 'n-5-2')
    expect(p.told('damage-dealt')).toMatchObject([{ by: null }])
    p.choose(0, { deck: true })
    expect(p.player(1).slots).toEqual([['advantage'], []])
  })

  test('RN-10.28 who is pushed pays no points, on Remains neither', () => {
    const p = push(
      plain().hero('feima', 'n-2-2').hero('helga', 'n-2-3').remains('n-2-4').acting('feima'),
      'feima',
      'n-2-3',
    )
    expect(p.at('helga')).toBe('n-2-4')
  })

  test('RN-22.14 RN-22.15 RN-32.11 of Obstacles only movable ones, and not onto a token', () => {
    const p = plain({ obstacleCards: true })
      .hero('feima', 'n-2-2')
      .obstacle('menhir', 'n-2-3')
      .obstacle('cairn', 'n-1-2')
    p.seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    expect(p.offered(0, 'push')).toEqual([{ at: 'n-2-3', pay: POOL('agility') }])
    expect(p.refused(0, { push: { at: 'n-1-2', pay: POOL('agility') } })).toMatchObject({ rule: 'RN-32.11' })
    expect(p.refused(0, { push: { at: 'n-4-4', pay: POOL('agility') } })).toMatchObject({ rule: 'RN-32.11' })
    p.choose(0, { push: { at: 'n-2-3', pay: POOL('agility') } })
    expect(p.field.obstacles['n-2-4']?.type).toBe('menhir')
    const q = plain({ obstacleCards: true }).hero('feima', 'n-2-2').obstacle('menhir', 'n-2-3').shard('blue', 'n-2-4')
    push(q.acting('feima'), 'feima', 'n-2-3')
    expect(q.field.obstacles['n-2-3']).toMatchObject({ type: 'menhir', wounds: 1 })
  })

  test('RN-21.11 RN-32.11 a Statue cannot be pushed', () => {
    const p = plain()
      .hero('feima', 'n-1-1')
      .seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    expect(p.refused(0, { push: { at: 'n-0-0', pay: POOL('agility') } })).toMatchObject({ rule: 'RN-32.11' })
  })
})

describe('Collect', () => {
  const collecting = (p: Position, ...pool: ('strength' | 'instinct' | 'neutral')[]) =>
    p.seat(0, { pool }).acting('feima').acts().offered(0, 'collect')

  test('RN-10.13 RN-10.21 RN-10.26 RN-32.12 blue for Strength, yellow for Instinct, any for Neutral', () => {
    const two = () => plain().hero('feima', 'n-2-2').shard('blue', 'n-2-2').shard('yellow', 'n-3-3')
    expect(collecting(two(), 'strength')).toEqual([{ at: 'n-2-2', pay: POOL('strength') }])
    expect(collecting(two(), 'instinct')).toEqual([{ at: 'n-3-3', pay: POOL('instinct') }])
    expect(collecting(two(), 'neutral')).toEqual([
      { at: 'n-2-2', pay: POOL('neutral') },
      { at: 'n-3-3', pay: POOL('neutral') },
    ])
    const p = two()
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    expect(p.refused(0, { collect: { at: 'n-3-3', pay: POOL('strength') } })).toMatchObject({
      refused: 'wrong-die-for-shard',
      rule: 'RN-32.12',
    })
  })

  test('RN-10.13 RN-18.4 RN-32.12 from the own or an adjacent node, not from under an opposing figure', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-1-1')
      .hero('helga', 'n-3-3')
      .shard('blue', 'n-1-1', 'n-3-3', 'n-5-5')
    expect(collecting(p, 'strength')).toEqual([{ at: 'n-1-1', pay: POOL('strength') }])
    expect(p.refused(0, { collect: { at: 'n-3-3', pay: POOL('strength') } })).toMatchObject({
      refused: 'cannot-collect',
    })
    expect(p.refused(0, { collect: { at: 'n-5-5', pay: POOL('strength') } })).toMatchObject({ rule: 'RN-32.12' })
  })
})

describe('Attack', () => {
  test('RN-10.14 RN-32.10 an adjacent opposing figure', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-1-1')
      .hero('helga', 'n-3-3')
      .hero('erik', 'n-2-4')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    expect(p.offered(0, 'attack')).toEqual([{ at: 'n-3-3', pay: POOL('strength') }])
    expect(p.refused(0, { attack: { at: 'n-1-1', pay: POOL('strength') } })).toMatchObject({ refused: 'attacks-ally' })
    expect(p.refused(0, { attack: { at: 'n-2-4', pay: POOL('strength') } })).toMatchObject({
      refused: 'out-of-range',
      rule: 'RN-32.10',
    })
  })

  test('RN-23.13 a longer range is an addition', () => {
    const p = plain()
      .hero('feima', 'n-2-2', { treasure: 'equipment-ash-spear' })
      .hero('helga', 'n-3-3')
      .hero('erik', 'n-2-4')
      .hero('ebbe', 'n-5-2')
      .obstacle('cairn', 'n-2-3', 'n-3-2')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    expect(p.offered(0, 'attack')).toEqual([{ at: 'n-3-3', pay: POOL('strength') }])
    const q = plain()
      .hero('feima', 'n-2-2', { treasure: 'equipment-ash-spear' })
      .hero('erik', 'n-2-4')
      .hero('ebbe', 'n-5-2')
    q.seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    expect(q.offered(0, 'attack')).toEqual([{ at: 'n-2-4', pay: POOL('strength') }])
  })
})

describe('Activate', () => {
  const activate = (p: Position, at: string, onEnemy?: true) =>
    p
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
      .choose(0, { activate: { at, pay: POOL('strength'), ...(onEnemy && { onEnemy }) } })

  test('RN-10.15 the Hazard token goes one node straight away', () => {
    const p = activate(plain().hero('feima', 'n-2-2').hazard('n-3-3'), 'n-3-3')
    expect(p.field.hazards).toEqual({ 'n-4-4': true })
  })

  test('RN-10.16 it stays before a Hazard token, an Obstacle or the edge, and the Action is spent', () => {
    for (const p of [
      plain().hero('feima', 'n-2-2').hazard('n-2-3', 'n-2-4'),
      plain().hero('feima', 'n-2-2').hazard('n-2-3').obstacle('cairn', 'n-2-4'),
    ]) {
      activate(p, 'n-2-3')
      expect(p.field.hazards['n-2-3']).toBe(true)
      expect(p.player(0).pool.strength).toBe(0)
    }
    expect(activate(plain().hero('feima', 'n-4-2').hazard('n-5-2'), 'n-5-2').field.hazards).toEqual({ 'n-5-2': true })
  })

  test('RN-10.17 RN-17.2 onto a figure it activates', () => {
    const p = activate(plain().hero('feima', 'n-2-2').hero('helga', 'n-2-4').hazard('n-2-3'), 'n-2-3')
    expect(p.told('hazard-activated')).toEqual([{ kind: 'hazard-activated', node: 'n-2-4', figure: 'helga' }])
    expect(p.told('damage-dealt')).toMatchObject([{ by: 0, figure: 'feima', damage: 'direct' }])
    expect([p.field.hazards, p.field.hazardPool]).toEqual([{}, 1])
  })

  test('RN-10.18 it is not squeezed between Obstacles', () => {
    const p = activate(plain().hero('feima', 'n-2-2').hazard('n-3-3').obstacle('cairn', 'n-4-3', 'n-3-4'), 'n-3-3')
    expect(p.field.hazards).toEqual({ 'n-4-4': true })
  })

  test('RN-10.19 RN-17.4 under an Enemy it may be activated where it is', () => {
    const p = activate(
      plain({ scenario: 'scenario-1b' }).hero('feima', 'n-2-2').enemy('hofundr', 'n-2-3').hazard('n-2-3'),
      'n-2-3',
      true,
    )
    expect(p.enemyAt('n-2-3').wounds).toBe(1)
    expect(p.field.hazardPool).toBe(1)
  })

  test('RN-10.20 a Shard stays behind', () => {
    const p = activate(plain().hero('feima', 'n-2-2').hazard('n-2-3').shard('blue', 'n-2-3').remains('n-2-3'), 'n-2-3')
    expect([p.field.shards, p.field.remains]).toEqual([{ 'n-2-3': 'blue' }, { 'n-2-3': true }])
  })

  test('RN-10.29 not on the own node', () => {
    const p = position({ players: 3 })
      .hero('frida', 'n-4-4')
      .hazard('n-4-4')
      .seat(2, { pool: ['strength', 'agility'] })
      .acting('frida')
      .acts()
    expect(p.ways(2)).toEqual(['done', 'move'])
  })
})

describe('Repeat and Change', () => {
  test('RN-10.22 RN-9.15 a Neutral die pays for any Action', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-5-5')
      .hero('helga', 'n-3-3')
      .hazard('n-1-1')
      .shard('yellow', 'n-2-2')
      .seat(0, { pool: ['neutral'] })
      .acting('feima')
      .acts()
    expect(p.ways(0)).toEqual(['activate', 'attack', 'change', 'collect', 'done', 'move', 'push'])
  })

  test('RN-10.24 another own hero becomes Active', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-5-5')
      .seat(0, { pool: ['neutral', 'agility'] })
      .acting('feima', 'feima-01')
    p.acts().choose(0, { change: { to: 'hrafn', pay: POOL('neutral') } })
    expect(p.field.turn).toMatchObject({ hero: 'hrafn', shown: 'feima' })
    p.choose(0, { move: POOL('agility') }).choose(0, { to: 'n-5-4' })
    expect(p.at('hrafn')).toBe('n-5-4')
  })

  test('RN-10.25 RN-32.13 needs another hero that stands', () => {
    const p = plain()
      .hero('feima', 'n-2-2')
      .fallen('hrafn', 'halvard')
      .seat(0, { pool: ['neutral'] })
      .acting('feima')
      .acts()
    expect(p.refused(0, { change: { to: 'hrafn', pay: POOL('neutral') } })).toMatchObject({
      refused: 'nobody-to-change-to',
      rule: 'RN-32.13',
    })
  })
})

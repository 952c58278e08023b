import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const pay = (die: string) => ({ from: 'pool', die })

const activates = (p: Position): Position =>
  p
    .seat(0, { pool: ['strength'] })
    .acting('feima')
    .acts()

describe('Hazards', () => {
  test('RN-17.1 RN-17.2 RN-10.17 RN-17.18 moved onto an opposing figure it deals 1 direct damage, credited to the Active hero, and goes to the pool', () => {
    const p = activates(position().hero('feima', 'n-2-2').hazard('n-2-3').hero('helga', 'n-2-4'))
    p.choose(0, { activate: { at: 'n-2-3', pay: pay('strength') } })
    expect(p.field.hazardPool).toBe(1)
    expect(p.field.hazards).toEqual({})
    expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
    expect(p.ways(1)).toEqual(['deck'])
    p.choose(1, { deck: true })
    expect(p.player(0).slots[0]).toEqual([expect.stringMatching(/^helga/)])
  })

  test('RN-17.3 RN-17.12 an opposing figure pushed onto one is hurt by the pusher', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('helga', 'n-2-3', { defence: 0 })
      .hazard('n-2-4')
      .seat(0, { pool: ['agility'] })
    p.acting('feima')
      .acts()
      .choose(0, { push: { at: 'n-2-3', pay: pay('agility') } })
    p.choose(1, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ damage: 'direct', by: 0, figure: 'feima' }])
    expect(p.player(0).slots[0]).toHaveLength(1)
  })

  test('RN-17.4 RN-10.19 Activate on a token under an Enemy is credited to the Active hero', () => {
    const p = activates(
      position({ scenario: 'scenario-1b' }).hero('feima', 'n-2-2').enemy('hidlesvini', 'n-2-3').hazard('n-2-3'),
    )
    p.choose(0, { activate: { at: 'n-2-3', pay: pay('strength'), onEnemy: true } })
    expect(p.enemyAt('n-2-3').wounds).toBe(1)
    expect(p.told('damage-dealt')).toMatchObject([{ by: 0, figure: 'feima' }])
    expect(p.field.hazardPool).toBe(1)
  })

  test('RN-17.5 what another hero causes is credited to that hero', () => {
    // Arne's Lure, used through Gunnhild: his Trait gives the Advantage.
    const p = position({ players: 3 })
      .hero('bjorn', 'n-5-5')
      .hero('arne', 'n-5-1')
      .hazard('n-5-3')
      .hero('helga', 'n-5-4')
    p.turn(2).uses('arne', 'lure')
    p.choose(2, p.offered(2).find((choice) => JSON.stringify(choice).includes('n-5-4')) ?? null)
    p.choose(1, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ by: 2, figure: 'arne' }])
    expect(p.player(2).slots).toContainEqual(['advantage'])
  })

  test('RN-17.6 a hero pushed onto one by an Enemy is hurt by the Nemesis', () => {
    const p = position({ scenario: 'scenario-1b' }).hero('feima', 'n-2-3').enemy('hidlesvini', 'n-2-2').hazard('n-2-4')
    const figure = p.field.standing['n-2-2']
    p.turn(0, 'nemesis').run({ step: 'declare', args: { figure, action: 'push', at: 'n-2-3', cause: 'test' } })
    p.choose(0, { deck: true })
    expect(p.nemesis.slots[0]).toHaveLength(1)
  })

  test('RN-17.7 RN-17.19 an Enemy that another Enemy moves onto one activates nothing, and the token stays', () => {
    const p = position({ scenario: 'scenario-1b' })
      .enemy('seggir', 'n-2-3')
      .enemy('hidlesvini', 'n-2-2')
      .hazard('n-2-3')
    const [figure, mover] = [p.field.standing['n-2-3'], p.field.standing['n-2-2']]
    p.turn(0, 'nemesis').run({ step: 'arrive', args: { figure, mover, willing: false } })
    expect(p.field).toMatchObject({ hazards: { 'n-2-3': true }, hazardPool: 0 })
    expect(p.told('hazard-activated')).toEqual([])
  })

  test('RN-17.8 moved onto an ally it is neutral', () => {
    const p = activates(position().hero('feima', 'n-2-2').hazard('n-2-3').hero('hrafn', 'n-2-4'))
    p.choose(0, { activate: { at: 'n-2-3', pay: pay('strength') } })
    p.choose(0, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ by: null, damage: 'direct' }])
    expect(p.player(0).memory).toHaveLength(1)
  })

  test('RN-17.9 RN-10.27 who steps onto one is hurt at once, and the Move goes on', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hazard('n-2-3')
      .seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    p.choose(0, { move: pay('agility') }).choose(0, { step: 'n-2-3' })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    p.choose(0, { deck: true })
    expect(p.waiting).toEqual({ step: 'walk', seats: [0] })
    expect(p.at('feima')).toBe('n-2-3')
  })

  test('RN-17.10 collecting a Shard that lies with one hurts wherever the hero stands, after the Shard and its VP', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .shard('blue', 'n-2-3')
      .hazard('n-2-3')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
      .acts()
    p.choose(0, { collect: { at: 'n-2-3', pay: pay('strength') } })
    expect(p.player(0)).toMatchObject({ vp: 1, shards: 1 })
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    expect(p.told('hazard-activated')).toMatchObject([{ node: 'n-2-3', figure: 'feima' }])
  })

  test('RN-17.11 an ally pushed onto one takes neutral damage', () => {
    const p = position()
      .hero('feima', 'n-2-2')
      .hero('hrafn', 'n-2-3')
      .hazard('n-2-4')
      .seat(0, { pool: ['agility'] })
      .acting('feima')
      .acts()
    p.choose(0, { push: { at: 'n-2-3', pay: pay('agility') } }).choose(0, { deck: true })
    expect(p.told('damage-dealt')).toMatchObject([{ by: null }])
    expect(p.player(1).slots).toEqual([['advantage'], []])
  })

  test('RN-17.13 RN-19.2 RN-17.16 neutral damage: the card goes under the own Memory, and every opponent takes an Advantage', () => {
    const p = position({ players: 3, scenario: 'scenario-1b' }).hero('feima', 'n-4-2').memory(0, 'hrafn-01')
    p.run({ step: 'damage', args: { at: 'n-4-2', kind: 'direct', by: null, cause: 'test', attack: false } }).choose(0, {
      deck: true,
    })
    expect(p.player(0).memory).toEqual([expect.stringMatching(/^feima/), 'hrafn-01'])
    for (const side of [p.player(1), p.player(2), p.nemesis]) expect(side.slots).toEqual([['advantage'], []])
    expect(p.told('dice-gained')).toEqual([])
  })

  test('RN-17.12 RN-17.14 RN-17.15 if it is not direct a token may pay, and nobody gains by it; an Inspiration may too: it returns to its deck', () => {
    const damage = { step: 'damage', args: { at: 'n-2-2', kind: 'normal', by: null, cause: 'test', attack: false } }
    const token = position().hero('feima', 'n-2-2')
    const full = token.figure('feima').defence
    token.run(damage).choose(0, { token: true })
    expect(token.figure('feima').defence).toBe(full - 1)
    expect(token.player(1).slots).toEqual([[], []])
    const inspired = position()
      .hero('feima', 'n-2-2')
      .hand(0, 'inspiration')
      .run(damage)
      .choose(0, { inspiration: true })
    expect(inspired.field.inspirations).toBe(12)
    expect(inspired.player(1)).toMatchObject({ hand: [], slots: [['advantage'], []] })
  })

  test('RN-17.17 RN-17.19 RN-10.29 who ignores Hazards leaves them lying, and cannot Activate the one beneath', () => {
    const p = position({ players: 3 })
      .hero('frida', 'n-4-2')
      .hazard('n-4-3')
      .seat(2, { pool: ['agility', 'strength'] })
      .acting('frida')
      .acts()
    p.choose(2, { move: pay('agility') }).choose(2, { to: 'n-4-3' })
    expect(p.told('hazard-activated')).toEqual([])
    expect(p.field.hazards).toEqual({ 'n-4-3': true })
    expect(p.ways(2)).not.toContain('activate')
  })
})

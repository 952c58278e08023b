import { describe, expect, test } from 'vitest'
import { usableAbilities } from '../src/abilities.ts'
import { act } from '../src/acting.ts'
import { support } from '../src/support.ts'
import { type Position, position } from './position.ts'

/** A hero falls in the middle of something: what falls away with it, and what goes on. */

const reacts = (hero: string, reaction: 'assault' | 'defence') => ({
  react: { hero, reaction, pay: { from: hero, die: 'instinct' } },
})
const pool = (die: string) => ({ from: 'pool', die })

/** The rest of the Action phase of this seat, and what follows it. */
const phase = (p: Position, seat: number): Position => p.run(act({ seat }), support({ seat }))

describe('the Active hero falls', () => {
  test('RN-9.11 RN-9.17 RN-16.3 by the first of several Assaults: the others are not asked and keep their dice', () => {
    const p = position({ players: 3 })
      .hero('feima', 'n-4-4', { defence: 0 })
      .hero('hrafn', 'n-8-5')
      .left(0, 'feima')
      .hero('helga', 'n-4-3', { dice: ['instinct'] })
      .hero('erik', 'n-5-5', { dice: ['instinct'] })
      .hero('bjorn', 'n-5-4', { dice: ['instinct'] })
      .seat(0, { pool: ['agility', 'agility'] })
      .acting('feima')
    phase(p, 0)
      .choose(0, { move: pool('agility') })
      .choose(1, reacts('helga', 'assault'))
    expect(p.figure('feima').defeated).toBe(true)
    expect([p.figure('erik').dice.instinct, p.figure('bjorn').dice.instinct]).toEqual([1, 1])
    expect(p.player(0).pool.agility).toBe(1)
    expect(p.field.turn.phase).toBe('support')
  })

  test('RN-24.27 RN-9.11 by an Onrush that an Assault has opened the way for: the Shard stays, and the Nemesis is credited', () => {
    const p = position({ scenario: 'scenario-1b' })
      .hero('feima', 'n-2-2', { defence: 1 })
      .hero('hrafn', 'n-5-5')
      .left(0, 'feima')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
      .enemy('hidlesvini', 'n-3-2')
      .shard('blue', 'n-1-2')
      .seat(0, { pool: ['strength'] })
      .acting('feima')
    phase(p, 0).choose(0, { collect: { at: 'n-1-2', pay: pool('strength') } })
    p.choose(1, reacts('helga', 'assault')).choose(0, { token: true })
    expect(p.told('onrush')).toMatchObject([{ power: 0, defence: 0, hits: true }])
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.field.shards).toEqual({ 'n-1-2': 'blue' })
    expect(p.player(1)).toMatchObject({ vp: 0, trophies: 0, slots: [['advantage'], []] })
    expect(p.nemesis).toMatchObject({ vp: 1, trophies: 1, slots: [['advantage'], []] })
  })

  test('RN-1.21 RN-9.18 by a Riposte in the middle of a series: nobody else is pushed, and the phase ends', () => {
    const p = position({ players: 3 })
      .hero('ebbe', 'n-4-4', { defence: 0 })
      .hero('helga', 'n-8-8')
      .left(0, 'ebbe')
      .hero('bjorn', 'n-4-3', { dice: ['instinct'] })
      .hero('feima', 'n-5-4')
      .seat(1, { pool: ['neutral'] })
      .acting('ebbe')
    p.field.turn.symbol = 'algiz'
    phase(p, 1).choose(1, { ability: 'crushing-advance' }).choose(1, 'n-4-3')
    p.choose(2, reacts('bjorn', 'defence'))
    expect(p.figure('ebbe').defeated).toBe(true)
    expect(p.at('feima')).toBe('n-5-4')
    expect(p.player(2)).toMatchObject({ vp: 1, trophies: 1 })
    expect(p.field.turn.phase).toBe('support')
  })

  test('RN-2.22 RN-16.1 RN-17.9 on the node of an ally that it passes: the ally keeps its node', () => {
    const p = position({ players: 3 })
      .hero('frida', 'n-4-4')
      .hero('arne', 'n-4-3', { defence: 0 })
      .left(0, 'arne')
      .hazard('n-4-4')
      .seat(2, { pool: ['agility'] })
      .acting('arne')
    phase(p, 2)
      .choose(2, { move: pool('agility') })
      .choose(2, { step: 'n-4-4' })
    expect(p.figure('arne').defeated).toBe(true)
    expect(p.field.standing).toEqual({ 'n-4-4': 'frida' })
    expect([p.player(0).vp, p.player(1).vp]).toEqual([1, 1])
  })
})

describe('a hero falls that is not Active', () => {
  test('RN-13.12 RN-1.21 RN-9.18 commanded to attack all around: its series is dropped, and who commanded goes on', () => {
    const p = position({ players: 4 })
      .hero('gunnhild', 'n-0-5')
      .hero('brandr', 'n-4-4', { defence: 0 })
      .left(0, 'brandr')
      .hero('bjorn', 'n-4-3', { dice: ['instinct'] })
      .hero('feima', 'n-5-4')
      .seat(3, { pool: ['agility'] })
      .acting('gunnhild')
    p.field.turn.symbol = 'thurisaz'
    phase(p, 3).choose(3, { ability: 'perfect-command' }).choose(3, 'circle-of-fire').choose(3, 'n-4-3')
    p.choose(2, reacts('bjorn', 'defence'))
    expect(p.figure('brandr').defeated).toBe(true)
    expect(p.told('action-declared').map(({ node }) => node)).toEqual(['n-4-3'])
    expect(p.waiting).toEqual({ step: 'act', seats: [3] })
    expect(p.field.turn.hero).toBe('gunnhild')
  })

  test('RN-8.13 RN-16.3 RN-23.4 moved by its Mark without a Turn card: other Marks can still be used', () => {
    const p = position()
      .hero('feima', 'n-2-2', { defence: 0, treasure: 'mark-heimdall' })
      .hero('hrafn', 'n-5-5', { treasure: 'mark-thor' })
      .hero('helga', 'n-5-4')
      .left(0, 'feima')
      .hazard('n-2-3')
      .turn(0)
    phase(p, 0).choose(0, { mark: 'feima' }).choose(0, { step: 'n-2-3' })
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.player(0).treasury).toMatchObject([{ card: 'mark-heimdall', up: false }])
    expect(p.offered(0, 'mark')).toEqual(['hrafn'])
  })

  test('RN-16.6 RN-13.1 RN-13.7 shown by an Inspiration: the wild symbol goes with the card', () => {
    const p = position()
      .hero('hrafn', 'n-2-2', { defence: 0 })
      .hero('feima', 'n-2-3')
      .hero('halvard', 'n-2-1')
      .left(0, 'hrafn')
      .seat(0, { pool: ['neutral', 'agility', 'agility'] })
      .acting('hrafn', 'inspiration')
    phase(p, 0).choose(0, { change: { to: 'feima', pay: pool('neutral') } })
    expect(p.ways(0)).toContain('ability')
    p.choose(0, { push: { at: 'n-2-2', pay: pool('agility') } })
    expect(p.figure('hrafn').defeated).toBe(true)
    expect(p.waiting).toEqual({ step: 'act', seats: [0] })
    expect(usableAbilities(p.t)).toEqual([])
    expect(p.refused(0, { ability: 'reckless-onslaught' })).toMatchObject({ refused: 'no-symbol-left' })
  })

  test('RN-16.2 RN-16.4 RN-23.10 in the Support phase, before the Turn card has given its dice', () => {
    const p = position()
      .hero('feima', 'n-2-2', { defence: 0, treasure: 'equipment-harvest-sickle' })
      .hero('hrafn', 'n-5-5')
      .left(1, 'feima')
      .shard('blue', 'n-2-2')
      .hero('helga', 'n-2-3', { dice: ['instinct'] })
    const last = p.player(0).deck.find((card) => card.startsWith('feima')) as string
    p.acting('feima', last).run(support({ seat: 0 }))
    p.choose(1, reacts('helga', 'assault'))
    expect(p.figure('feima').defeated).toBe(true)
    expect(p.player(0)).toMatchObject({ turnCard: null, memory: [], shards: 0 })
    expect(p.field.depot).toContain(last)
    expect(p.told('dice-gained')).toEqual([])
  })
})

test('RN-14.17 RN-9.16 the die of Pain Feeds Rage is there in time to pay for the Spikes', () => {
  const p = position()
    .hero('helga', 'n-2-2')
    .hero('halvard', 'n-2-3', { treasure: 'equipment-spiked-bracer' })
    .seat(1, { pool: ['strength'] })
    .acting('helga')
  phase(p, 1)
    .choose(1, { attack: { at: 'n-2-3', pay: pool('strength') } })
    .choose(0, { token: true })
  p.choose(0, { react: { hero: 'halvard', pay: { from: 'halvard', die: 'strength' } } })
  expect(p.waiting).toEqual({ step: 'suffer', seats: [1] })
  expect(p.figure('halvard').dice.strength).toBe(0)
})

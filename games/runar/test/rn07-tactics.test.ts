import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

const tactics = (p: Position): Position => p.turn(0, 'tactics').run({ step: 'tactics', args: { seat: 0 } })

const plain = (opening: Parameters<typeof position>[0] = {}): Position => position({ rank: 'explorer', ...opening })

const POOL = (die: string) => ({ from: 'pool', die })

describe('the Tactics phase', () => {
  test('RN-7.1 RN-31.6 any Tactic, in any order, any number of times', () => {
    const p = tactics(
      plain()
        .hero('hrafn', 'n-2-2', { defence: 0 })
        .seat(0, { pool: ['neutral', 'neutral', 'neutral'] }),
    )
    const reinforce = { reinforce: { hero: 'hrafn', pay: POOL('neutral') } }
    p.choose(0, reinforce).choose(0, reinforce)
    expect(p.figure('hrafn').defence).toBe(2)
    expect(p.waiting).toEqual({ step: 'tactics', seats: [0] })
  })

  test('RN-7.1 RN-12.1 RN-12.2 is paid from the Action pool or the Personal pool of any own hero', () => {
    const p = tactics(
      plain()
        .hero('hrafn', 'n-2-2')
        .hero('feima', 'n-2-4', { dice: ['instinct'] })
        .seat(0, { pool: ['neutral'] }),
    )
    expect(p.offered(0, 'coordination')).toEqual([
      { from: 'pool', die: 'neutral' },
      { from: 'feima', die: 'instinct' },
    ])
  })

  test('RN-7.2 opens no window', () => {
    const p = tactics(
      plain()
        .hero('hrafn', 'n-2-2', { defence: 0 })
        .hero('helga', 'n-2-3', { dice: ['instinct'] })
        .seat(0, { pool: ['neutral'] }),
    )
    p.choose(0, { reinforce: { hero: 'hrafn', pay: POOL('neutral') } })
    expect(p.told('tactic-used')).toHaveLength(1)
    expect(p.waiting.seats).not.toContain(1)
  })
})

describe('Coordination', () => {
  const coordinating = (p = plain()) =>
    tactics(p.hero('feima', 'n-2-2').seat(0, { pool: ['instinct'] })).choose(0, { coordination: POOL('instinct') })

  test('RN-7.3 RN-7.4 RN-32.2 costs an Instinct or a Neutral die, and nothing else', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-2-2')
        .seat(0, { pool: ['strength', 'agility', 'neutral'] }),
    )
    expect(p.offered(0, 'coordination')).toEqual([POOL('neutral')])
    p.refused(0, { coordination: POOL('strength') })
  })

  test('RN-7.4 RN-7.5 RN-31.25 three cards, each from either end, and each seen before the next', () => {
    const p = coordinating()
    const { deck } = p.player(0)
    const top = deck.at(-1)
    const bottom = deck[0]
    p.choose(0, 'top')
    expect(p.player(0).hand).toEqual([top])
    p.choose(0, 'bottom')
    expect(p.player(0).hand).toEqual([top, bottom])
    p.choose(0, 'top')
    expect(p.player(0).hand).toHaveLength(3)
    expect(p.player(0).pool.instinct).toBe(0)
  })

  test('RN-7.6 RN-31.25 a Hand of more than three is reduced: the surplus goes under the deck in any order', () => {
    const p = coordinating(plain().hand(0, 'feima-01', 'feima-02'))
    p.choose(0, 'top').choose(0, 'top').choose(0, 'top')
    expect(p.waiting).toEqual({ step: 'giveUp', seats: [0] })
    expect(p.refused(0, 'feima-09')).toMatchObject({ refused: 'not-in-hand', rule: 'RN-7.6' })
    p.choose(0, 'feima-02').choose(0, 'feima-01')
    expect(p.player(0).hand).toHaveLength(3)
    expect(p.player(0).deck.slice(0, 2)).toEqual(['feima-01', 'feima-02'])
  })

  test('RN-7.7 RN-19.9 an Inspiration that is given up returns to its deck', () => {
    const p = coordinating(plain().hand(0, 'feima-01', 'feima-02', 'inspiration'))
    p.choose(0, 'top').choose(0, 'top').choose(0, 'top')
    p.choose(0, 'inspiration')
    expect(p.field.inspirations).toBe(12)
    expect(p.player(0).deck).not.toContain('inspiration')
    expect(p.player(0).hand).toHaveLength(5)
  })

  test('RN-30.18 what was put under the deck is known to its owner alone', () => {
    const p = coordinating(plain().hand(0, 'feima-01'))
    p.choose(0, 'top').choose(0, 'top').choose(0, 'top').choose(0, 'feima-01')
    expect(p.view(0).field?.players[0]?.deckBottom).toEqual(['feima-01'])
    expect(p.view(1).field?.players[0]?.deckBottom).toBeNull()
    expect(p.heardBy(1).find(({ kind }) => kind === 'cards-buried')).toMatchObject({ cards: null, number: 1 })
    expect(p.heardBy(1).find(({ kind }) => kind === 'card-drawn')).toMatchObject({ card: null })
  })
})

describe('Charge', () => {
  const charging = (p: Position) => tactics(p.seat(0, { pool: ['agility'] }))
  const charge = { charge: { hero: 'feima', pay: POOL('agility') } }

  test('RN-7.8 RN-32.15 to a free node of a Zone that shares a side with the hero’s', () => {
    const p = charging(plain().hero('feima', 'n-1-1').obstacle('cairn', 'n-4-1')).choose(0, charge)
    const nodes = p.offered(0) as string[]
    expect(nodes).toHaveLength(17)
    expect(nodes).toEqual(expect.arrayContaining(['n-3-0', 'n-5-2', 'n-0-3', 'n-2-5']))
    expect(p.refused(0, 'n-4-1')).toMatchObject({ refused: 'node-occupied', rule: 'RN-32.15' })
    expect(p.refused(0, 'n-4-4')).toMatchObject({ refused: 'zone-not-beside', rule: 'RN-32.15' })
    p.choose(0, 'n-5-2')
    expect(p.at('feima')).toBe('n-5-2')
  })

  test('RN-7.9 RN-32.15 not next to an opposing figure or a Shard, nor from a Zone that holds one', () => {
    const ways = (p: Position) => charging(p).ways(0).includes('charge')
    expect(ways(plain().hero('feima', 'n-0-1').hero('hrafn', 'n-0-2'))).toBe(true)
    expect(ways(plain().hero('feima', 'n-2-2').hero('helga', 'n-3-3'))).toBe(false)
    expect(ways(plain().hero('feima', 'n-0-1').hero('helga', 'n-2-2'))).toBe(false)
    expect(ways(plain().hero('feima', 'n-2-2').shard('blue', 'n-3-2'))).toBe(false)
    expect(ways(plain().hero('feima', 'n-0-1').shard('blue', 'n-2-2'))).toBe(false)
    const p = charging(plain().hero('feima', 'n-2-2').hero('hrafn', 'n-5-5').shard('blue', 'n-3-2'))
    expect(p.refused(0, charge)).toMatchObject({ refused: 'cannot-charge', rule: 'RN-32.15' })
  })

  test('RN-7.10 a durable Obstacle counts as an opposing figure', () => {
    const ways = (obstacleCards: boolean) =>
      charging(plain({ obstacleCards }).hero('feima', 'n-2-2').obstacle('cairn', 'n-3-3')).ways(0)
    expect(ways(false)).toContain('charge')
    expect(ways(true)).not.toContain('charge')
  })

  test('RN-7.11 a Personal die moves its own hero only', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-1-1', { dice: ['agility'] })
        .hero('hrafn', 'n-4-4'),
    )
    expect(p.offered(0, 'charge')).toEqual([{ hero: 'feima', pay: { from: 'feima', die: 'agility' } }])
  })

  test('RN-7.12 RN-17.9 onto a Hazard token is of one’s own will', () => {
    const p = charging(plain().hero('feima', 'n-1-1').hazard('n-4-1')).choose(0, charge).choose(0, 'n-4-1')
    expect(p.waiting).toEqual({ step: 'suffer', seats: [0] })
    expect(p.told('damage-dealt')).toMatchObject([{ by: null, damage: 'direct' }])
  })
})

describe('Reinforcement', () => {
  test('RN-7.13 RN-32.16 for a hero with fewer tokens than symbols', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-2-2', { defence: 1 })
        .hero('hrafn', 'n-4-4')
        .seat(0, { pool: ['neutral', 'neutral'] }),
    )
    expect(p.offered(0, 'reinforce')).toEqual([{ hero: 'feima', pay: POOL('neutral') }])
    expect(p.refused(0, { reinforce: { hero: 'hrafn', pay: POOL('neutral') } })).toMatchObject({
      refused: 'cannot-reinforce',
      rule: 'RN-32.16',
    })
    p.choose(0, { reinforce: { hero: 'feima', pay: POOL('neutral') } })
    expect(p.figure('feima').defence).toBe(2)
    expect(p.ways(0)).not.toContain('reinforce')
  })

  test('RN-7.14 RN-32.16 a Personal die is for its own hero', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-2-2', { defence: 0, dice: ['neutral'] })
        .hero('hrafn', 'n-4-4', { defence: 0 }),
    )
    expect(p.offered(0, 'reinforce')).toEqual([{ hero: 'feima', pay: { from: 'feima', die: 'neutral' } }])
    p.refused(0, { reinforce: { hero: 'hrafn', pay: { from: 'feima', die: 'neutral' } } })
  })
})

describe('Build', () => {
  test('RN-7.15 RN-12.7 two dice of any kinds, of the Action pool and of Personal pools', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-2-2', { dice: ['strength'] })
        .seat(0, { pool: ['agility', 'neutral'] }),
    )
    p.choose(0, { build: { 'pool:agility': 1, 'feima:strength': 1 } })
    expect(p.player(0).statue).toBe(2)
    expect([p.player(0).pool.agility, p.figure('feima').dice.strength]).toEqual([0, 0])
  })

  test('RN-7.16 RN-32.14 once in a turn', () => {
    const p = tactics(
      plain()
        .hero('feima', 'n-2-2')
        .seat(0, { pool: ['agility', 'agility', 'agility', 'agility'] }),
    )
    p.choose(0, { build: { 'pool:agility': 2 } })
    expect(p.refused(0, { build: { 'pool:agility': 2 } })).toMatchObject({ refused: 'built-already', rule: 'RN-32.14' })
  })

  test('RN-32.14 RN-21.12 not with fewer than two dice, nor on a complete Statue', () => {
    const poor = tactics(
      plain()
        .hero('feima', 'n-2-2')
        .seat(0, { pool: ['agility'] }),
    )
    expect(poor.refused(0, { build: { 'pool:agility': 1 } })).toMatchObject({
      refused: 'too-few-dice',
      rule: 'RN-32.14',
    })
    const whole = tactics(
      plain()
        .hero('feima', 'n-2-2')
        .seat(0, { pool: ['agility', 'agility'], statue: 4 }),
    )
    expect(whole.refused(0, { build: { 'pool:agility': 2 } })).toMatchObject({
      refused: 'statue-complete',
      rule: 'RN-32.14',
    })
  })
})

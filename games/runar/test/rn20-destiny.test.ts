import { describe, expect, test } from 'vitest'
import { matchedFor, shardNodes } from '../src/destiny.ts'
import { type Position, position } from './position.ts'

const phase = (p: Position, seat = 0): Position => p.turn(seat, 'destiny').run({ step: 'destinyPhase', args: { seat } })

describe('matching a Destiny card', () => {
  test('RN-20.1 RN-20.2 RN-20.3 RN-34.5 it points to one node in every Territory, turned as the Active player sits', () => {
    const p = position({ players: 4 })
    // Row 0, column 1 of the whole square; seats of the north look at it upside down.
    expect(matchedFor(p.t, 0, 'destiny-02')).toEqual(['n-4-5', 'n-10-5', 'n-10-11', 'n-4-11'])
    expect(matchedFor(p.t, 2, 'destiny-02')).toEqual(['n-1-0', 'n-7-0', 'n-7-6', 'n-1-6'])
    const two = position()
    expect(matchedFor(two.t, 0, 'destiny-02')).toEqual(['n-4-5', 'n-4-11'])
    expect(matchedFor(two.t, 1, 'destiny-02')).toEqual(['n-1-0', 'n-1-6'])
    const three = position({ players: 3 })
    expect(matchedFor(three.t, 1, 'destiny-02')).toEqual(['n-4-0', 'n-7-6', 'n-1-6'])
  })

  test('RN-3.12 every node of a Territory is pointed to by one card', () => {
    const p = position()
    const all = Object.keys(p.game.content.destinyCards).map((card) => matchedFor(p.t, 0, card)[0])
    expect(new Set(all).size).toBe(36)
  })
})

describe('without a Shard on the board', () => {
  test('RN-20.5 RN-20.7 a Destiny card is turned up and discarded, and that is all', () => {
    const p = phase(position().destiny('destiny-01', 'destiny-02'))
    expect(p.told('destiny-revealed')).toMatchObject([{ seat: 0, card: 'destiny-01' }])
    expect(p.field.destinyDiscard).toEqual(['destiny-01'])
    expect(p.field.destiny).toEqual(['destiny-02'])
    expect(p.told('hazard-placed')).toEqual([])
  })

  test('RN-20.6 an Event is placed, and the phase ends', () => {
    const p = phase(position().destiny('event-01', 'destiny-02'))
    expect(p.field.slots).toMatchObject([{ card: 'event-01', up: true, by: 0 }])
    expect(p.field.destiny).toEqual(['destiny-02'])
  })

  test('RN-20.8 RN-35.9 RN-31.12 a Hazard of the pool must go to one of the shown nodes without hero, Obstacle and Hazard', () => {
    const p = phase(position({ players: 4 }).pooled(1).destiny('destiny-02').hero('feima', 'n-4-5').hazard('n-10-5'))
    expect(p.waiting).toEqual({ step: 'hazardNode', seats: [0] })
    expect(p.offered(0)).toEqual(['n-10-11', 'n-4-11'])
    expect(p.refused(0, 'n-4-5')).toMatchObject({ rule: 'RN-20.8' })
    p.choose(0, 'n-10-11')
    expect(p.field.hazards).toEqual({ 'n-10-5': true, 'n-10-11': true })
    expect(p.field.hazardPool).toBe(0)
    expect(p.field.destinyDiscard).toEqual(['destiny-02'])
  })

  test('RN-20.8 where no node qualifies nothing is placed', () => {
    const p = phase(position().pooled(1).destiny('destiny-02').obstacle('cairn', 'n-4-5').hazard('n-4-11'))
    expect(p.told('hazard-placed')).toEqual([])
    expect(p.field.hazardPool).toBe(1)
  })

  test('RN-20.9 an Enemy there is no hindrance, and nothing is activated', () => {
    const p = phase(
      position({ scenario: 'scenario-1b' })
        .pooled(1)
        .destiny('destiny-02')
        .enemy('seggir', 'n-4-5')
        .obstacle('cairn', 'n-4-11'),
    )
    expect(p.field.hazards).toEqual({ 'n-4-5': true })
    expect(p.told('hazard-activated')).toEqual([])
  })
})

describe('with Shards on the board', () => {
  test('RN-20.10 RN-20.12 RN-20.14 RN-20.16 RN-18.5 RN-20.4 each is put where a card points, away from own heroes, in the colour of the card', () => {
    const p = position({ players: 4 })
      .seat(0, { shards: 2 })
      .hero('feima', 'n-2-2')
      .destiny('destiny-01', 'destiny-02', 'destiny-03')
    phase(p)
    expect(p.waiting).toEqual({ step: 'shardNode', seats: [0] })
    expect(p.offered(0)).toEqual(['n-11-5', 'n-11-11', 'n-5-11'])
    expect(p.refused(0, 'n-5-5')).toMatchObject({ rule: 'RN-32.21' })
    expect(p.refused(0, 'n-0-0')).toMatchObject({ rule: 'RN-20.12' })
    p.choose(0, 'n-11-5').choose(0, 'n-4-11')
    expect(p.field.shards).toEqual({ 'n-11-5': 'blue', 'n-4-11': 'yellow' })
    expect(p.player(0).shards).toBe(0)
    expect(p.field.destiny).toEqual(['destiny-03'])
    expect(p.field.destinyDiscard).toEqual(['destiny-01', 'destiny-02'])
  })

  test('RN-20.12 RN-2.23 an occupied node and one with a Shard do not qualify', () => {
    const p = position({ players: 4 }).seat(0, { shards: 1 }).shard('blue', 'n-11-5').hero('helga', 'n-11-11')
    expect(shardNodes(p.t, 0, 'destiny-01')).toEqual(['n-5-5', 'n-5-11'])
    p.hero('feima', 'n-2-2')
    expect(shardNodes(p.t, 0, 'destiny-01')).toEqual(['n-5-11'])
  })

  test('RN-20.13 if none is left, Territories with own heroes are allowed; if still none, the next card is turned up', () => {
    const home = position()
      .seat(0, { shards: 1 })
      .hero('feima', 'n-2-2')
      .obstacle('cairn', 'n-5-11')
      .destiny('destiny-01')
    phase(home)
    expect(home.field.shards).toEqual({ 'n-5-5': 'blue' })
    const next = position()
      .seat(0, { shards: 1 })
      .obstacle('cairn', 'n-5-5', 'n-5-11')
      .destiny('destiny-01', 'destiny-02')
    phase(next)
    expect(next.field.destinyDiscard).toEqual(['destiny-01', 'destiny-02'])
    expect(next.waiting.step).toBe('shardNode')
  })

  test('RN-20.15 RN-35.3 a Hazard of the pool goes to the same node, unless it has one', () => {
    const p = position()
      .pooled(2)
      .seat(0, { shards: 2 })
      .hero('feima', 'n-2-2')
      .hazard('n-4-11')
      .destiny('destiny-01', 'destiny-02')
    phase(p)
    expect(p.field.shards).toEqual({ 'n-5-11': 'blue', 'n-4-11': 'yellow' })
    expect(p.field.hazards).toEqual({ 'n-5-11': true, 'n-4-11': true })
    expect(p.field.hazardPool).toBe(1)
  })

  test('RN-20.15 from an empty pool none comes with the Shard', () => {
    const p = position().seat(0, { shards: 1 }).hero('feima', 'n-2-2').destiny('destiny-01')
    phase(p)
    expect(p.field.shards).toEqual({ 'n-5-11': 'blue' })
    expect(p.field).toMatchObject({ hazards: {}, hazardPool: 0 })
  })

  test('RN-20.11 RN-35.2 an Event is placed in between; as long as Shards are left the next card is turned up', () => {
    const p = position().seat(0, { shards: 2 }).hero('feima', 'n-2-2').destiny('event-01', 'destiny-01', 'destiny-02')
    phase(p)
    expect(p.field.slots).toHaveLength(1)
    expect(p.field.shards).toEqual({ 'n-5-11': 'blue' })
    const last = position().seat(0, { shards: 1 }).destiny('event-01', 'destiny-01')
    phase(last)
    expect(last.player(0).shards).toBe(0)
    expect(last.field.destiny).toEqual(['destiny-01'])
  })

  test('RN-20.17 an empty deck is made of the discard pile when a card is needed', () => {
    const p = position().seat(0, { shards: 1 }).hero('feima', 'n-2-2').discarded('destiny-01')
    phase(p)
    expect(p.told('destiny-reshuffled')).toMatchObject([{ cards: 1 }])
    expect(p.field.shards).toEqual({ 'n-5-11': 'blue' })
  })

  test('RN-20.21 with both empty the phase ends, and the Shards stay', () => {
    const p = phase(position().seat(0, { shards: 1 }))
    expect(p.player(0).shards).toBe(1)
    expect(p.asks).toEqual([])
  })

  test('RN-20.22 which of them leaves is never asked', () => {
    const p = phase(
      position().seat(0, { shards: 3 }).hero('feima', 'n-2-2').destiny('event-01', 'event-02', 'event-03'),
    )
    expect(p.player(0).shards).toBe(0)
    expect(p.told('shard-discarded')).toHaveLength(3)
    expect(p.told('shard-discarded').every(({ node }) => node === null)).toBe(true)
  })

  test('RN-20.23 when all cards were turned up in a row and none fits, the phase ends', () => {
    const p = position().seat(0, { shards: 1 }).obstacle('cairn', 'n-5-5', 'n-5-11', 'n-4-5', 'n-4-11')
    phase(p.destiny('destiny-01').discarded('destiny-02'))
    expect(p.player(0).shards).toBe(1)
    expect(p.asks).toEqual([])
    expect(p.told('destiny-revealed')).toHaveLength(2)
  })
})

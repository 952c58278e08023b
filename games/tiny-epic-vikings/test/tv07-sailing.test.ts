import { describe, expect, test } from 'vitest'
import type { PlaceId } from '../src/content-file.ts'
import { tinyEpicVikings } from '../src/index.ts'
import type { Position } from './position.ts'
import { position } from './position.ts'

const sail = (value: number) => ({ type: 'sail', value }) as const
const GOLD_WOLF = 'port-gold-isle-to-wolf-isle'
const WOLF_GOLD = 'port-wolf-isle-to-gold-isle'

const courses = (p: Position): { from: PlaceId; to: PlaceId }[] =>
  p.offered(0, 'sail') as unknown as { from: PlaceId; to: PlaceId }[]
const endsFrom = (p: Position, from: PlaceId): PlaceId[] =>
  courses(p)
    .flatMap((course) => (course.from === from ? [course.to] : []))
    .sort()

describe('the map', () => {
  const maps = [...new Set(Object.values(tinyEpicVikings.content.maps))]

  test('TV-7.1 boats lie in fjords and ports, settlers and temples stand on islands', () => {
    const p = position().boat(0, 'wolf-sound').acts(0, sail(4))
    const places = new Set([...p.map.map.fjords, ...p.map.map.ports].map(({ id }) => id))
    expect(courses(p).every(({ to }) => places.has(to))).toBe(true)
    expect(courses(p).some(({ to }) => p.map.islandIds.includes(to))).toBe(false)
  })

  test.each(maps)(
    'TV-7.2 TV-7.3 fjords beside a sea route are adjacent, and a port lies at two of them: $map.id',
    (geometry) => {
      const { map, ports, fjords, moves } = geometry
      for (const { fjords: beside } of map.ports) expect(new Set(beside).size).toBe(2)
      for (const { id, adjacent } of map.fjords) {
        const routes = map.ports.filter((port) => port.fjords.includes(id)).flatMap((port) => port.fjords)
        expect(new Set(routes.filter((fjord) => fjord !== id))).toEqual(new Set(adjacent))
        for (const other of adjacent) expect(fjords[other]?.adjacent).toContain(id)
      }
      for (const port of Object.keys(ports)) {
        const next = Object.entries(moves[port] ?? {}).flatMap(([to, n]) => (n === 1 ? [to] : []))
        expect(next.sort()).toEqual([...(ports[port]?.fjords ?? [])].sort())
      }
    },
  )

  test.each(maps)(
    'TV-7.4 islands are adjacent where a route joins their ports: $map.id',
    ({ map, adjacentIslands, ports }) => {
      for (const { id } of map.islands) {
        const joined = map.routes
          .filter(({ offMap }) => !offMap)
          .map((route) => route.ports.map((port) => ports[port]?.island))
          .flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
        expect(new Set(adjacentIslands[id])).toEqual(new Set(joined))
      }
    },
  )

  test('TV-7.5 a fjord holds any number of boats of any side', () => {
    const p = position()
      .boat(0, 'wolf-sound')
      .boat(1, 'west-fjord', 'west-fjord')
      .boat(2, 'west-fjord')
      .acts(0, sail(1))
    p.choose(0, { sail: { from: 'wolf-sound', to: 'west-fjord' } })
    expect(p.state.boats).toMatchObject({ 0: ['west-fjord'], 1: ['west-fjord', 'west-fjord'], 2: ['west-fjord'] })
    expect(p.told('boat-driven-out')).toEqual([])
  })
})

describe('sailing', () => {
  test('TV-7.7 moves one of the own boats, and no other', () => {
    const p = position().boat(0, 'wolf-sound', 'east-fjord').acts(0, sail(1))
    expect(new Set(courses(p).map(({ from }) => from))).toEqual(new Set(['wolf-sound', 'east-fjord']))
    p.choose(0, { sail: { from: 'wolf-sound', to: 'west-fjord' } })
    expect(p.state.boats[0]).toEqual(['west-fjord', 'east-fjord'])
    expect(p.waiting.step).toBeUndefined()
  })

  test('TV-7.7 two boats in one fjord are alike', () => {
    const p = position().boat(0, 'wolf-sound', 'wolf-sound').acts(0, sail(1))
    expect(courses(p)).toHaveLength(new Set(courses(p).map(({ to }) => to)).size)
    p.choose(0, { sail: { from: 'wolf-sound', to: 'west-fjord' } })
    expect([...(p.state.boats[0] ?? [])].sort()).toEqual(['west-fjord', 'wolf-sound'])
  })

  test('TV-7.8 one move leads from a port to its fjords, from a fjord to adjacent fjords and to its ports', () => {
    const port = position().boat(0, GOLD_WOLF).acts(0, sail(1))
    expect(endsFrom(port, GOLD_WOLF)).toEqual(['north-west-fjord', 'wolf-sound'])
    const fjord = position().boat(0, 'north-west-fjord').acts(0, sail(1))
    const beside = ['north-east-fjord', 'wolf-sound', 'port-gold-isle-to-open-sea', GOLD_WOLF, WOLF_GOLD]
    expect(endsFrom(fjord, 'north-west-fjord')).toEqual(beside.sort())
  })

  test('TV-7.9 TV-7.40 a boat goes through fjords only, and ends within its moves', () => {
    const p = position().boat(0, 'north-west-fjord').acts(0, sail(2))
    const ends = endsFrom(p, 'north-west-fjord')
    expect(ends).toContain('port-gold-isle-to-whisper-isle')
    expect(ends).not.toContain('silver-sound')
    const port = position().boat(0, GOLD_WOLF).acts(0, sail(1))
    expect(endsFrom(port, GOLD_WOLF).filter((place) => place.startsWith('port-'))).toEqual([])
  })

  test('TV-7.10 a boat may leave a port and come back to it in two moves, and has arrived', () => {
    expect(endsFrom(position().boat(0, GOLD_WOLF).acts(0, sail(1)), GOLD_WOLF)).not.toContain(GOLD_WOLF)
    const p = position().boat(0, GOLD_WOLF).acts(0, sail(2))
    p.choose(0, { sail: { from: GOLD_WOLF, to: GOLD_WOLF } })
    expect(p.waiting).toEqual({ step: 'land', seats: [0] })
  })

  test('TV-7.11 TV-20.8 a port with another own boat is not entered', () => {
    const p = position().boat(0, 'wolf-sound', GOLD_WOLF).acts(0, sail(2))
    expect(endsFrom(p, 'wolf-sound')).not.toContain(GOLD_WOLF)
    expect(p.refused(0, { sail: { from: 'wolf-sound', to: GOLD_WOLF } })).toMatchObject({
      refused: 'own-boat-in-port',
      rule: 'TV-20.8',
    })
  })

  test('TV-7.6 TV-7.12 TV-7.42 TV-19.6 a boat in the entered port leaves first, where its owner wants', () => {
    const p = position().boat(0, 'wolf-sound').boat(1, GOLD_WOLF).seat(0, { food: 3 }).acts(0, sail(2))
    p.choose(0, { sail: { from: 'wolf-sound', to: GOLD_WOLF } })
    expect(p.waiting).toEqual({ step: 'driveOut', seats: [1] })
    expect(p.offered(1)).toEqual(['wolf-sound', 'north-west-fjord'])
    p.choose(1, 'north-west-fjord')
    expect(p.state.boats).toMatchObject({ 0: [GOLD_WOLF], 1: ['north-west-fjord'] })
    expect(p.told('boat-driven-out')).toEqual([
      { kind: 'boat-driven-out', side: 1, by: 0, from: GOLD_WOLF, to: 'north-west-fjord' },
    ])
    expect(p.waiting).toEqual({ step: 'land', seats: [0] })
  })

  test('TV-7.43 whose boat is driven out neither deploys nor plunders for it', () => {
    const p = position().boat(0, 'wolf-sound').boat(1, WOLF_GOLD).seat(1, { food: 7, steel: 7 }).acts(0, sail(1))
    p.choose(0, { sail: { from: 'wolf-sound', to: WOLF_GOLD } }).choose(1, 'wolf-sound')
    p.choose(0, { settle: { settlers: 0, plunder: false } })
    expect(p.asks).toEqual([])
    expect(p.state.villages).toContain(WOLF_GOLD)
  })

  test('TV-7.12 a boat that comes back to its own port drives nobody out', () => {
    const p = position().boat(0, GOLD_WOLF).boat(1, 'wolf-sound').acts(0, sail(2))
    p.choose(0, { sail: { from: GOLD_WOLF, to: GOLD_WOLF } })
    expect(p.waiting.step).toBe('land')
  })

  test('TV-7.13 TV-7.41 only a boat that arrives in a port lands anybody, and staying is no arriving', () => {
    const p = position().boat(0, GOLD_WOLF).seat(0, { food: 7 }).acts(0, sail(1))
    p.choose(0, { sail: { from: GOLD_WOLF, to: 'wolf-sound' } })
    expect(p.asks).toEqual([])
    expect(p.player(0).settlers).toBe(6)
  })

  test('TV-7.14 control is checked when the whole sail is done', () => {
    const p = position()
      .boat(0, 'wolf-sound')
      .boat(1, GOLD_WOLF)
      .settlers(0, 'gold-isle', 1)
      .settlers(1, 'gold-isle', 1)
    p.holds(1, 'gold-isle')
      .acts(0, sail(1))
      .choose(0, { sail: { from: 'wolf-sound', to: GOLD_WOLF } })
    expect(p.islandAt('gold-isle').rune).toBe(1)
    p.choose(1, 'wolf-sound')
    expect(p.islandAt('gold-isle').rune).toBe(1)
    p.choose(0, { settle: { settlers: 0, plunder: false } })
    expect(p.islandAt('gold-isle').rune).toBe(0)
  })

  test('TV-20.7 a boat that is not there, a place too far and a place that is none are refused', () => {
    const p = position().boat(0, 'wolf-sound').boat(1, 'east-fjord').acts(0, sail(1))
    const refusal = (from: string, to: string) => p.refused(0, { sail: { from, to } })
    expect(refusal('east-fjord', 'raven-sound')).toMatchObject({ refused: 'no-own-boat-there', rule: 'TV-20.7' })
    expect(refusal('wolf-sound', 'silver-sound')).toMatchObject({ refused: 'too-far', rule: 'TV-20.7' })
    expect(refusal('wolf-sound', 'wolf-isle')).toMatchObject({ refused: 'no-such-place', rule: 'TV-20.7' })
    const port = position().boat(0, GOLD_WOLF).acts(0, sail(1))
    expect(port.refused(0, { sail: { from: GOLD_WOLF, to: WOLF_GOLD } })).toMatchObject({ rule: 'TV-20.7' })
  })

  test('TV-20.18 a boat driven out goes to a fjord beside its port', () => {
    const p = position().boat(0, 'wolf-sound').boat(1, GOLD_WOLF).acts(0, sail(1))
    p.choose(0, { sail: { from: 'wolf-sound', to: GOLD_WOLF } })
    expect(p.refused(1, 'east-fjord')).toMatchObject({ refused: 'fjord-beside-port', rule: 'TV-20.18' })
    expect(p.refused(0, 'wolf-sound')).toMatchObject({ refused: 'not-asked', rule: 'TV-20.1' })
    expect(p.refused(1, { decline: true })).toMatchObject({ refused: 'must-decide', rule: 'TV-20.23' })
  })

  test('TV-22.1 sail 3 makes up to 3 moves, and up to 3 settlers may be deployed', () => {
    const p = position().boat(0, 'north-west-fjord').seat(0, { food: 7 }).acts(0, sail(3))
    expect(endsFrom(p, 'north-west-fjord')).toContain('port-storm-isle-to-whisper-isle')
    p.choose(0, { sail: { from: 'north-west-fjord', to: GOLD_WOLF } })
    const most = p.offered(0, 'settle').map((way) => (way as { settlers: number }).settlers)
    expect(Math.max(...most)).toBe(3)
  })
})

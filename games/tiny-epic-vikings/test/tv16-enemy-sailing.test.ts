import { quickRandom } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { IslandId, PortId, Rune } from '../src/content-file.ts'
import { RUNES } from '../src/content-file.ts'
import { influence } from '../src/sides.ts'
import { solo } from './solo.ts'

const map = solo().map
const PORTS = map.map.ports
const sail = (value: number) => ({ type: 'sail', value }) as const

/** Every way of so many steps or fewer, found by walking: along the shore, or across the route (TV-16.7, TV-16.8). */
function walks(from: PortId, steps: number): PortId[][] {
  if (steps === 0) return [[]]
  const port = PORTS.find(({ id }) => id === from)
  const beside = [...(port?.shoreNeighbours ?? []), ...(port?.oppositePort ? [port.oppositePort] : [])]
  return [[], ...beside.flatMap((next) => walks(next, steps - 1).map((rest) => [next, ...rest]))]
}

const islandOf = (port: PortId): IslandId => PORTS.find(({ id }) => id === port)?.island ?? ''

/** The shortest walks from a port to each other island of a rune, with their length. */
function shortestWalks(from: PortId, rune: Rune): { island: IslandId; length: number; ways: PortId[][] }[] {
  const all = walks(from, 7)
  return map.map.islands.flatMap((island) => {
    if (island.rune !== rune || island.id === islandOf(from)) return []
    const there = all.filter((way) => way.length > 0 && islandOf(way.at(-1) as PortId) === island.id)
    const length = Math.min(...there.map((way) => way.length))
    return [{ island: island.id, length, ways: there.filter((way) => way.length === length) }]
  })
}

const EVERY_START = PORTS.flatMap(({ id }) => RUNES.map((rune) => ({ from: id, rune, found: shortestWalks(id, rune) })))

/** The ways between which the human may choose, or the only one, in which case nobody is asked. */
function waysTaken(p: ReturnType<typeof solo>): PortId[][] {
  if (p.asked === 'enemyWay') return p.offered(0) as PortId[][]
  return [p.told('chieftain-moved').map(({ to }) => to)]
}

describe('where the chieftain boat sails', () => {
  test('TV-16.6 TV-16.7 TV-16.8 TV-16.9 TV-16.11 TV-16.12 as a plain search finds, from every port', () => {
    for (const { from, rune, found } of EVERY_START)
      for (const value of [1, 2, 3, 4]) {
        const nearest = Math.min(...found.map(({ length }) => length))
        const ways = found.filter(({ length }) => length === nearest).flatMap((target) => target.ways)
        const cut = new Set(ways.map((way) => way.slice(0, value + 2).join(' ')))
        const p = solo().villages().chieftain(from).does(sail(value), rune)
        expect(new Set(waysTaken(p).map((way) => way.join(' ')))).toEqual(cut)
      }
  })

  test('TV-16.10 of islands equally near to the one where the enemy has the least influence', () => {
    const random = quickRandom('influence')
    for (const { from, rune, found } of EVERY_START) {
      const p = solo().villages().chieftain(from)
      for (const island of map.islandIds) if (random.below(2) === 0) p.settlers('enemy', island, random.below(3))
      const nearest = Math.min(...found.map(({ length }) => length))
      const tied = found.filter(({ length }) => length === nearest)
      const weakest = Math.min(...tied.map(({ island }) => influence(p.t, island, 'enemy')))
      const targets = tied.filter(({ island }) => influence(p.t, island, 'enemy') === weakest)
      const ways = new Set(targets.flatMap(({ ways: of }) => of.map((way) => way.join(' '))))
      p.does(sail(4), rune)
      expect(new Set(waysTaken(p).map((way) => way.join(' ')))).toEqual(ways)
    }
  })

  const TIED = EVERY_START.filter(({ found: [a, b] }) => a?.length === b?.length)

  test('TV-16.10 TV-19.33 there are six starts from which two islands are equally near: the human chooses', () => {
    expect(TIED).toHaveLength(6)
    for (const { from, rune, found } of TIED) {
      const p = solo().villages().chieftain(from).does(sail(2), rune)
      expect(p.asked).toBe('enemyWay')
      const islands = found.map(({ island }) => island)
      expect(p.about).toEqual({ rune, steps: 4, islands })
      const offered = p.offered(0) as PortId[][]
      expect(new Set(offered.map((way) => islandOf(way.at(-1) as PortId)))).toEqual(new Set(islands))
      const chosen = offered.at(-1) as PortId[]
      p.answer(chosen)
      expect(p.told('enemy-aimed')).toMatchObject([{ island: islandOf(chosen.at(-1) as PortId), rune, steps: 4 }])
      expect(p.clan.chieftain).toBe(chosen.at(-1))
    }
  })

  test('TV-19.17 TV-20.22 TV-20.23 a tie is answered with one of the tied ways, and not declined', () => {
    const { from, rune } = TIED[0] as (typeof TIED)[0]
    const p = solo().villages().chieftain(from).does(sail(2), rune)
    expect(p.refused(0, [from]).rule).toBe('TV-20.22')
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
  })

  test('TV-16.5 TV-16.12 TV-16.13 with the chieftain boat alone, sail value and 2 more steps at most', () => {
    const far = EVERY_START.find(({ found }) => Math.min(...found.map(({ length }) => length)) > 3)
    expect(far).toBeDefined()
    if (!far) return
    const p = solo().villages().chieftain(far.from).enemyBoats(WOLF_TO_GOLD).does(sail(1), far.rune)
    if (p.asked === 'enemyWay') p.answer(p.offered(0)[0] as PortId[])
    expect(p.told('chieftain-moved')).toHaveLength(1 + 2)
    expect(p.state.boats.enemy).toEqual([WOLF_TO_GOLD])
  })

  test('TV-22.11 sail 3 with chieftain sail 2 goes up to 5 ports and deploys 3', () => {
    for (const { from, rune, found } of EVERY_START) {
      const nearest = Math.min(...found.map(({ length }) => length))
      const p = solo().villages().chieftain(from).does(sail(3), rune)
      if (p.asked === 'enemyWay') p.answer(p.offered(0)[0] as PortId[])
      expect(p.told('enemy-aimed')).toMatchObject([{ steps: 5, rune }])
      expect(p.told('chieftain-moved')).toHaveLength(Math.min(nearest, 5))
      expect(p.enemySettlers()).toEqual({ [islandOf(p.clan.chieftain)]: 3 })
    }
  })
})

const WOLF_TO_GOLD = 'port-wolf-isle-to-gold-isle'
const GOLD_TO_WOLF = 'port-gold-isle-to-wolf-isle'
const GOLD_TO_STORM = 'port-gold-isle-to-storm-isle'
const STORM_TO_GOLD = 'port-storm-isle-to-gold-isle'
const WHISPER_TO_STORM = 'port-whisper-isle-to-storm-isle'
const STORM_TO_WHISPER = 'port-storm-isle-to-whisper-isle'

describe('every port that it enters', () => {
  /** From Whisper to Storm: one step along the shore, one across. */
  const sailing = () => solo().villages('port-whisper-isle-to-open-sea', 'port-storm-isle-to-silver-isle')

  test('TV-16.14 TV-19.6 is left by a human boat at once, passing or ending, to a fjord of the human’s choice', () => {
    const p = sailing().boat(0, WHISPER_TO_STORM, STORM_TO_WHISPER).does(sail(2), 'nature')
    p.answer([WHISPER_TO_STORM, STORM_TO_WHISPER])
    expect(p.asked).toBe('driveOut')
    expect(p.clan.chieftain).toBe(WHISPER_TO_STORM)
    expect(p.about).toEqual({ port: WHISPER_TO_STORM, by: 'enemy' })
    p.answer('silver-sound')
    expect(p.clan.chieftain).toBe(STORM_TO_WHISPER)
    p.answer('whale-tail-fjord')
    expect(p.state.boats[0]).toEqual(['silver-sound', 'whale-tail-fjord'])
    expect(p.asked).toBe(null)
  })

  test('TV-16.14 but not by enemy boats, with whom the chieftain boat shares it', () => {
    const p = solo().villages().chieftain(GOLD_TO_STORM).enemyBoats(STORM_TO_GOLD).does(sail(1), 'nature')
    expect(p.clan.chieftain).toBe(STORM_TO_GOLD)
    expect(p.state.boats.enemy).toEqual([STORM_TO_GOLD])
  })

  test('TV-16.15 TV-16.60 is plundered without cost, passing or ending', () => {
    const p = solo().villages('port-gold-isle-to-raven-isle', 'port-raven-isle-to-storm-isle')
    p.sacrificed({ 'sacrifice-sail': 2, 'sacrifice-explore': 2, 'sacrifice-harvest': 2 })
    p.chieftain(GOLD_TO_STORM).does(sail(2), 'secrets')
    p.answer(['port-gold-isle-to-raven-isle', 'port-raven-isle-to-gold-isle'])
    expect(p.told('village-plundered')).toContainEqual({
      kind: 'village-plundered',
      side: 'enemy',
      port: 'port-gold-isle-to-raven-isle',
      steel: 0,
    })
    expect(p.state.villages).toEqual(['port-raven-isle-to-storm-isle'])
  })

  test('TV-16.62 the port where it starts is not entered', () => {
    const p = solo().villages('port-gold-isle-to-raven-isle').boat(0, 'port-gold-isle-to-raven-isle')
    p.chieftain('port-gold-isle-to-raven-isle').does(sail(2), 'secrets')
    expect(p.state.villages).toEqual(['port-gold-isle-to-raven-isle'])
    expect(p.state.boats[0]).toEqual(['port-gold-isle-to-raven-isle'])
  })
})

describe('the human against enemy boats', () => {
  const sails = (to: PortId) => (p: ReturnType<typeof solo>) =>
    p
      .boat(0, 'wolf-sound')
      .acts(0, { type: 'sail', value: 1 })
      .answer({ sail: { from: 'wolf-sound', to } })

  test('TV-16.40 sends a regular one home', () => {
    const p = sails(GOLD_TO_WOLF)(solo().enemyBoats(GOLD_TO_WOLF))
    expect(p.state.boats).toEqual({ 0: [GOLD_TO_WOLF], enemy: [] })
    expect(p.clan.boats).toBe(6)
  })

  test('TV-16.41 TV-16.57 shares a port with the chieftain boat, whether or not another one was sent home', () => {
    for (const boats of [[], [GOLD_TO_WOLF]]) {
      const p = sails(GOLD_TO_WOLF)(
        solo()
          .chieftain(GOLD_TO_WOLF)
          .enemyBoats(...boats),
      )
      expect(p.state.boats).toEqual({ 0: [GOLD_TO_WOLF], enemy: [] })
      expect(p.clan).toMatchObject({ boats: 6, chieftain: GOLD_TO_WOLF })
    }
  })
})

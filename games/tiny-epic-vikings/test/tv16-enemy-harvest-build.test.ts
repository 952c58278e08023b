import { describe, expect, test } from 'vitest'
import type { PortId, Resource } from '../src/content-file.ts'
import { solo } from './solo.ts'

const GOLD_TO_STORM = 'port-gold-isle-to-storm-isle'
const harvest = (value: number) => ({ type: 'harvest', value }) as const
const BUILD = { type: 'build', value: 1 } as const

/** The markers moved, in order. */
const moved = (p: ReturnType<typeof solo>): Resource[] => p.told('marker-moved').map(({ resource }) => resource)

describe('the enemy’s harvest', () => {
  test('TV-16.28 moves the markers one space each, in the order wood, food, steel, wood', () => {
    const p = solo().does(harvest(5))
    expect(moved(p)).toEqual(['wood', 'food', 'steel', 'wood', 'food'])
    expect(p.clan).toMatchObject({ wood: 2, food: 2, steel: 1 })
  })

  test('TV-22.12 of 2 brings one of the top track, one of the middle track and none of the bottom track', () => {
    expect(solo().does(harvest(2)).clan).toMatchObject({ wood: 1, food: 1, steel: 0 })
  })

  test('TV-16.29 TV-16.56 then food for each empty boat slot, then one of each for each empty temple slot', () => {
    const p = solo().temple('enemy', 'gold-isle', 'wolf-isle')
    p.enemyBoats(...p.map.map.ports.slice(0, 4).map(({ id }) => id)).does(harvest(1))
    expect(moved(p)).toEqual(['wood', 'food', 'food', 'wood', 'food', 'steel'])
  })

  test('TV-16.30 TV-16.56 a marker stops at 7, and what more comes is lost', () => {
    const p = solo().enemy({ wood: 6, food: 0, steel: 0 }).does(harvest(7))
    expect(p.clan).toMatchObject({ wood: 7, food: 2, steel: 2, full: ['wood'] })
    expect(p.told('marker-stopped')).toEqual([{ kind: 'marker-stopped', side: 'enemy', resource: 'wood' }])
    expect(p.skipped()).toEqual(['wood TV-16.56', 'wood TV-16.56'])
  })

  test('TV-16.30 at the end of the turn it goes back to 0, and the human loses 1 of that resource', () => {
    const p = solo().enemy({ wood: 6 }).seat(0, { wood: 3, food: 2, steel: 1 }).enemyTurn('sigrun-amberfinder')
    expect(p.clan).toMatchObject({ wood: 0, food: 2, steel: 1, full: [] })
    expect(p.player(0)).toMatchObject({ wood: 2, food: 2, steel: 1 })
    expect(p.kinds.indexOf('marker-reset')).toBeGreaterThan(p.kinds.indexOf('icon-done'))
  })

  test('TV-16.30 but only if there is any', () => {
    const p = solo().enemy({ wood: 6 }).seat(0, { wood: 0 }).enemyTurn('sigrun-amberfinder')
    expect(p.player(0).wood).toBe(0)
    expect(p.told('lost')).toEqual([])
  })
})

describe('the enemy builds', () => {
  test('TV-16.33 TV-16.60 a boat into the chieftain boat’s port, free of charge, and no temple', () => {
    const p = solo().enemy({ wood: 1 }).chieftain(GOLD_TO_STORM).does(BUILD)
    expect(p.state.boats.enemy).toEqual([GOLD_TO_STORM])
    expect(p.clan).toMatchObject({ boats: 5, temples: 4, wood: 1 })
    expect(p.told('boat-built')).toEqual([{ kind: 'boat-built', side: 'enemy', at: GOLD_TO_STORM, wood: 0 }])
  })

  test('TV-16.34 into the nearest free port clockwise, if a boat of either side is there', () => {
    const next = 'port-gold-isle-to-whisper-isle'
    const human = solo().boat(0, GOLD_TO_STORM).chieftain(GOLD_TO_STORM).does(BUILD)
    expect(human.state.boats.enemy).toEqual([next])
    const both = solo().boat(0, next).enemyBoats(GOLD_TO_STORM).chieftain(GOLD_TO_STORM).does(BUILD)
    expect(both.state.boats.enemy).toEqual([GOLD_TO_STORM, 'port-gold-isle-to-wolf-isle'])
  })

  test('TV-16.34 wrapping round, also on an island at the edge', () => {
    const inner = solo().chieftain('port-gold-isle-to-wolf-isle').enemyBoats('port-gold-isle-to-wolf-isle').does(BUILD)
    expect(inner.state.boats.enemy?.at(-1)).toBe('port-gold-isle-to-open-sea')
    const edge = solo().chieftain('port-wolf-isle-to-whisper-isle').enemyBoats('port-wolf-isle-to-whisper-isle')
    expect(edge.does(BUILD).state.boats.enemy?.at(-1)).toBe('port-wolf-isle-to-gold-isle')
  })

  const FULL: readonly PortId[] = ['port-wolf-isle-to-gold-isle', 'port-wolf-isle-to-whisper-isle']

  test('TV-16.35 on a neighbouring island, if its own has no free port: the nearest by steps', () => {
    const p = solo()
      .chieftain('port-wolf-isle-to-gold-isle')
      .enemyBoats(...FULL)
    expect(p.does(BUILD).state.boats.enemy?.at(-1)).toBe('port-gold-isle-to-wolf-isle')
  })

  test('TV-16.35 TV-19.17 TV-19.33 the human chooses between ports equally near', () => {
    const p = solo()
      .chieftain('port-wolf-isle-to-gold-isle')
      .enemyBoats(...FULL, 'port-gold-isle-to-wolf-isle')
    const nearest = ['port-gold-isle-to-open-sea', 'port-gold-isle-to-whisper-isle', 'port-whisper-isle-to-wolf-isle']
    p.does(BUILD)
    expect(p.asked).toBe('enemyPort')
    expect(p.about).toEqual({ purpose: 'build', rule: 'TV-16.35' })
    expect(p.offered(0).toSorted()).toEqual(nearest)
    expect(p.refused(0, 'port-silver-isle-to-storm-isle').rule).toBe('TV-20.22')
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
    expect(p.answer('port-whisper-isle-to-wolf-isle').state.boats.enemy?.at(-1)).toBe('port-whisper-isle-to-wolf-isle')
  })

  test('TV-16.35 a boat of the human on a crowded island counts like one of the enemy', () => {
    const gold = solo().map.portsOf['gold-isle'] as readonly PortId[]
    const p = solo()
      .chieftain(GOLD_TO_STORM)
      .boat(0, ...gold.slice(0, 2))
      .enemyBoats(...gold.slice(2))
    expect(p.does(BUILD).state.boats.enemy?.at(-1)).toBe('port-storm-isle-to-gold-isle')
  })

  test('TV-16.35 there is a free port wherever the enemy builds, however crowded its island is', () => {
    const { map } = solo()
    for (const { id, island } of map.map.ports) {
      const round = map.portsOf[island] as readonly PortId[]
      const others = map.map.ports.map((port) => port.id).filter((port) => !round.includes(port))
      const beside = (map.adjacentIslands[island] ?? []).flatMap((next) => map.portsOf[next] ?? [])
      const taken = [...round, ...beside, ...others].slice(0, 4 + 5)
      const p = solo()
        .chieftain(id)
        .boat(0, ...taken.slice(0, 4))
        .enemyBoats(...taken.slice(4))
        .does(BUILD)
      if (p.asked === 'enemyPort') p.answer(p.offered(0)[0] as PortId)
      expect(p.state.boats.enemy).toHaveLength(6)
    }
  })

  test('TV-16.36 nothing without a boat on the sheet', () => {
    const ports = solo()
      .map.map.ports.slice(0, 6)
      .map(({ id }) => id)
    const p = solo()
      .enemyBoats(...ports)
      .does(BUILD)
    expect(p.state.boats.enemy).toEqual(ports)
    expect(p.skipped()).toEqual(['build TV-16.36'])
  })

  test('TV-16.62 does not enter the port it builds in: a village there stands', () => {
    const village = 'port-gold-isle-to-raven-isle'
    const p = solo().villages(village).chieftain(village).does(BUILD)
    expect(p.state.villages).toEqual([village])
  })
})

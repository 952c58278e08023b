import { describe, expect, test } from 'vitest'
import { influence } from '../src/sides.ts'
import { solo } from './solo.ts'

const GOLD_TO_STORM = 'port-gold-isle-to-storm-isle'
const STORM_TO_GOLD = 'port-storm-isle-to-gold-isle'
const GOLD_TO_SEA = 'port-gold-isle-to-open-sea'
const explore = (value: number) => ({ type: 'explore', value }) as const
const sail = (value: number) => ({ type: 'sail', value }) as const

/** All settlers but these are on the islands named. */
const spread = (there: { readonly [island: string]: number }) => {
  const p = solo().villages().chieftain(GOLD_TO_STORM)
  for (const [island, n] of Object.entries(there)) p.settlers('enemy', island, n)
  return p
}

describe('settlers that the enemy deploys', () => {
  test('TV-16.16 TV-16.18 are as many as the sail says, on the island where the boat ends, and free', () => {
    const p = spread({}).does(sail(1), 'nature')
    expect(p.enemySettlers()).toEqual({ 'storm-isle': 1 })
    expect(p.told('settlers-deployed')).toMatchObject([{ side: 'enemy', settlers: 1, food: 0 }])
    expect(p.clan).toMatchObject({ settlers: 11, food: 0 })
  })

  test('TV-16.16 are put where the steps ran out, if the target is farther away', () => {
    const p = solo().villages().chieftain('port-gold-isle-to-wolf-isle').does(sail(1), 'nature')
    expect(p.clan.chieftain).toBe('port-wolf-isle-to-gold-isle')
    const far = solo().villages().chieftain('port-wolf-isle-to-gold-isle').does(sail(1), 'nature')
    if (far.asked) far.answer(far.offered(0)[0] as string[])
    expect(far.told('enemy-aimed')).toMatchObject([{ island: 'storm-isle' }])
    const here = far.map.ports[far.clan.chieftain]?.island as string
    expect(here).not.toBe('storm-isle')
    expect(far.enemySettlers()).toEqual({ [here]: 1 })
  })

  test('TV-16.19 come from the other island with most of them, when the sheet is short', () => {
    const p = spread({ 'gold-isle': 6, 'wolf-isle': 4, 'raven-isle': 1 }).does(sail(2), 'nature')
    expect(p.enemySettlers()).toEqual({ 'gold-isle': 5, 'wolf-isle': 4, 'raven-isle': 1, 'storm-isle': 2 })
    expect(p.told('settler-moved')).toEqual([
      { kind: 'settler-moved', side: 'enemy', from: 'gold-isle', to: 'storm-isle' },
    ])
  })

  test('TV-16.19 one at a time: the island with most may change', () => {
    const p = spread({ 'gold-isle': 6, 'wolf-isle': 5, 'raven-isle': 1 }).settlers(0, 'gold-isle', 1)
    p.does(sail(3), 'nature')
    expect(p.told('settler-moved').map(({ from }) => from)).toEqual(['gold-isle', 'wolf-isle', 'gold-isle'])
  })

  test('TV-16.19 of equals from the one with the least human influence, then as the human chooses', () => {
    const weaker = spread({ 'gold-isle': 6, 'wolf-isle': 6 }).settlers(0, 'gold-isle', 1).does(sail(1), 'nature')
    expect(weaker.told('settler-moved')).toMatchObject([{ from: 'wolf-isle' }])
    const p = spread({ 'gold-isle': 6, 'wolf-isle': 6 }).does(sail(1), 'nature')
    expect(p.asked).toBe('enemyGives')
    expect(p.about).toEqual({ island: 'storm-isle' })
    expect(p.offered(0)).toEqual(['gold-isle', 'wolf-isle'])
    expect(p.refused(0, 'raven-isle').rule).toBe('TV-20.22')
    expect(p.refused(0, { decline: true }).rule).toBe('TV-20.23')
    expect(p.answer('wolf-isle').enemySettlers()).toEqual({ 'gold-isle': 6, 'wolf-isle': 5, 'storm-isle': 1 })
  })

  test('TV-16.19 human influence is that of temples and boats too, not of settlers alone', () => {
    const temple = spread({ 'gold-isle': 6, 'wolf-isle': 6 }).settlers(0, 'gold-isle', 3).temple(0, 'wolf-isle')
    expect(temple.does(sail(1), 'nature').told('settler-moved')).toMatchObject([{ from: 'gold-isle' }])
    const boat = spread({ 'gold-isle': 6, 'wolf-isle': 6 }).settlers(0, 'gold-isle', 1)
    boat.boat(0, 'port-wolf-isle-to-whisper-isle').does(sail(1), 'nature')
    expect(boat.told('settler-moved')).toMatchObject([{ from: 'gold-isle' }])
  })

  test('TV-16.19 never from the island that they go to', () => {
    const p = spread({ 'storm-isle': 10, 'raven-isle': 2 }).does(sail(1), 'nature')
    expect(p.told('settler-moved')).toMatchObject([{ from: 'raven-isle', to: 'storm-isle' }])
  })

  test('TV-16.20 are fewer, if there is none anywhere else', () => {
    const p = spread({ 'storm-isle': 11 }).does(sail(3), 'nature')
    expect(p.enemySettlers()).toEqual({ 'storm-isle': 12 })
    expect(p.skipped()).toEqual(['settlers TV-16.20'])
  })

  test('TV-16.20 TV-16.21 none at all attack nobody', () => {
    const p = spread({ 'storm-isle': 12 }).settlers(0, 'storm-isle', 1).does(sail(3), 'nature')
    expect(p.islandAt('storm-isle').settlers).toEqual({ enemy: 12, 0: 1 })
  })
})

describe('the attack', () => {
  test('TV-16.21 costs the human 1 settler where the enemy then has more', () => {
    const p = spread({}).settlers(0, 'storm-isle', 2).does(sail(3), 'nature')
    expect(p.islandAt('storm-isle').settlers).toEqual({ enemy: 3, 0: 1 })
    expect(p.player(0).settlers).toBe(5)
    expect(p.told('attacked')).toMatchObject([{ side: 'enemy', losses: [{ side: 0, settlers: 1 }] }])
  })

  test('TV-16.21 and nothing where it has as many', () => {
    const p = spread({}).settlers(0, 'storm-isle', 3).does(sail(3), 'nature')
    expect(p.islandAt('storm-isle').settlers).toEqual({ enemy: 3, 0: 3 })
  })

  test('TV-16.32 comes once, after all settlers were added', () => {
    const p = spread({ 'gold-isle': 11 }).settlers(0, 'storm-isle', 1).does(explore(3))
    expect(p.kinds).toEqual([
      'settlers-deployed',
      'settler-moved',
      'settler-moved',
      'attacked',
      'rune-taken',
      'fury-changed',
      'rune-taken',
      'fury-changed',
    ])
    expect(p.islandAt('storm-isle').settlers).toEqual({ enemy: 3 })
  })
})

describe('exploring', () => {
  test('TV-16.31 follows the sea route of the chieftain boat’s port', () => {
    const p = spread({}).does(explore(2))
    expect(p.enemySettlers()).toEqual({ 'storm-isle': 2 })
    expect(p.clan.chieftain).toBe(GOLD_TO_STORM)
  })

  test('TV-16.31 stays on the focus island where the route leads off the map', () => {
    const p = spread({}).chieftain(GOLD_TO_SEA).does(explore(2))
    expect(p.enemySettlers()).toEqual({ 'gold-isle': 2 })
  })

  test('TV-16.19 TV-16.31 takes missing settlers also from the focus island', () => {
    const p = spread({ 'gold-isle': 12 }).does(explore(1))
    expect(p.enemySettlers()).toEqual({ 'gold-isle': 11, 'storm-isle': 1 })
  })
})

describe('influence and control', () => {
  test('TV-16.22 counts settlers, temples, boats in port and the chieftain boat', () => {
    const p = spread({ 'gold-isle': 3 }).temple('enemy', 'gold-isle').enemyBoats(GOLD_TO_STORM, GOLD_TO_SEA)
    expect(influence(p.t, 'gold-isle', 'enemy')).toBe(3 + 4 + 2 + 2 + 2)
    expect(influence(p.t, 'storm-isle', 'enemy')).toBe(0)
  })

  test('TV-16.23 the enemy steals what it has most influence on, with land forces', () => {
    const p = spread({}).settlers(0, 'storm-isle', 4).holds(0, 'storm-isle').does(sail(3), 'nature')
    expect(p.islandAt('storm-isle').rune).toBe('enemy')
    expect(p.furies).toEqual([0, 0, 1])
    const boats = solo().villages().chieftain(STORM_TO_GOLD).holds(0, 'storm-isle').settlers(0, 'storm-isle', 1)
    expect(boats.does({ type: 'build', value: 1 }).islandAt('storm-isle').rune).toBe(0)
  })

  test('TV-16.23 is checked after each action, a harvest too', () => {
    const p = spread({ 'gold-isle': 1 }).does({ type: 'harvest', value: 1 })
    expect(p.islandAt('gold-isle').rune).toBe('enemy')
  })
})

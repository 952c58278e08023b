import { describe, expect, test } from 'vitest'
import { position, type SeatPatch } from './position.ts'

/** Seat 0 has only this, and a location is selected. */
const selecting = (location: Parameters<ReturnType<typeof position>['active']>[0], patch: SeatPatch) =>
  position()
    .seat(0, { food: 0, favor: 0, ...patch })
    .active(location)

/** Seat 0 has paid for the voyage and faces this Journey. */
const facing = (journey: string, patch: SeatPatch) =>
  position()
    .seat(0, { food: 8, favor: 0, ...patch })
    .onTop('sea-journey', journey)
    .active('battle-at-sea')
    .choose(0, { activate: true })

const SHIP_HAMMER = 'upgrade-ship-hammer'

describe('Ship Upgrades', () => {
  test('RV-13.1 a tile comes to the ship ready, and serves at once', () => {
    const p = position()
      .seat(0, { food: 2, ship: ['red:shield'] })
      .receiving(0, 'village-shield-upgrade')
      .choose(0, 0)
    expect(p.player(0).upgrades).toEqual([{ tile: 'upgrade-shield', ready: true }])
    expect(p.told('upgrade-taken')).toEqual([{ kind: 'upgrade-taken', seat: 0, tile: 'upgrade-shield' }])
    expect(p.active('raid-keeps').ways(0)).toEqual(['activate', 'rest'])
  })

  test('RV-13.2 a ready tile is one die showing its icon, and turns face down', () => {
    const p = selecting('raid-keeps', {
      food: 2,
      ship: ['red:shield', 'blue:shield'],
      upgrades: ['upgrade-shield', 'upgrade-chest'],
    })
    p.choose(0, { activate: 0 })
    expect(p.waiting.step).toBe('payCost')
    p.refused(0, { shield: { 'upgrade-shield': 2 } })
    p.refused(0, { shield: { 'upgrade-chest': 1, 'red:shield': 1 } })
    p.choose(0, { shield: { 'upgrade-shield': 1, 'red:shield': 1 } })
    expect(p.told('paid')).toMatchObject([{ dice: ['red:shield'], upgrades: ['upgrade-shield'] }])
    expect(p.player(0)).toMatchObject({
      ship: ['blue:shield'],
      upgrades: [
        { tile: 'upgrade-shield', ready: false },
        { tile: 'upgrade-chest', ready: true },
      ],
    })
  })

  test('RV-13.2 a tile may be kept where a die pays as well', () => {
    const p = selecting('raid-keeps', { food: 2, ship: ['red:shield', 'blue:shield'], upgrades: ['upgrade-shield'] })
    p.choose(0, { activate: 0 }).choose(0, { shield: { 'red:shield': 1, 'blue:shield': 1 } })
    expect(p.player(0)).toMatchObject({ ship: [], upgrades: [{ ready: true }] })
  })

  test('RV-13.3 a face-down tile cannot be used', () => {
    const raid = selecting('raid-villages', { food: 1, ship: ['red:chest'], upgrades: ['-upgrade-chest'] })
    expect(raid.ways(0)).toEqual(['rest'])
    raid.refused(0, { activate: 0 })
    const ready = selecting('raid-villages', { food: 1, ship: ['red:chest'], upgrades: ['upgrade-chest'] })
    expect(ready.ways(0)).toEqual(['activate', 'rest'])
    const manned = selecting('raid-villages', {
      food: 1,
      ship: ['red:chest', 'red:chest', 'blue:chest'],
      upgrades: ['-upgrade-chest'],
    })
    manned.choose(0, { activate: 0 })
    manned.refused(0, { chest: { 'red:chest': 1, 'upgrade-chest': 1 } })
    const unarmed = selecting('subdue-territories', { upgrades: [`-${SHIP_HAMMER}`] })
    expect(unarmed.ways(0)).toEqual(['rest'])
  })

  test('RV-13.4 a tile serves once in a round, and again after Cleanup', () => {
    const p = selecting('raid-keeps', {
      food: 8,
      ship: ['red:shield', 'blue:shield'],
      upgrades: ['upgrade-shield', '-upgrade-chest'],
    })
    p.choose(0, { activate: 0 }).choose(0, { shield: { 'upgrade-shield': 1, 'red:shield': 1 } })
    p.active('battle-at-sea', 1)
    expect(p.player(0).upgrades.map(({ ready }) => ready)).toEqual([false, false])
    p.cleaning()
    expect(p.player(0).upgrades.map(({ ready }) => ready)).toEqual([true, true])
    expect(p.active('raid-keeps').ways(0)).toContain('activate')
  })

  test('RV-13.5 the Ship/Hammer tile is a Ship or a Hammer, never both', () => {
    const tiles = { upgrades: [SHIP_HAMMER] }
    const alone = facing('journey-kraken', tiles)
    expect(alone.told('journey-suffered')).toHaveLength(1)
    expect(alone.player(0).upgrades).toEqual([{ tile: SHIP_HAMMER, ready: true }])
    const both = facing('journey-kraken', { upgrades: [SHIP_HAMMER], ship: ['red:ship', 'red:hammer'] })
    both.refused(0, { avoid: { ship: { [SHIP_HAMMER]: 1 }, hammer: { [SHIP_HAMMER]: 1 } } })
    both.choose(0, { avoid: { ship: { [SHIP_HAMMER]: 1 }, hammer: { 'red:hammer': 1 } } })
    expect(both.player(0)).toMatchObject({ ship: ['red:ship'], glory: 5, upgrades: [{ ready: false }] })
    const asHammer = facing('journey-viking-raiders', tiles).choose(0, { avoid: { hammer: { [SHIP_HAMMER]: 1 } } })
    const asShip = facing('journey-rough-seas', tiles).choose(0, { avoid: { ship: { [SHIP_HAMMER]: 1 } } })
    for (const p of [asHammer, asShip]) {
      expect(p.told('journey-avoided')).toHaveLength(1)
      expect(p.player(0).upgrades).toEqual([{ tile: SHIP_HAMMER, ready: false }])
    }
  })

  test('RV-13.6 a tile has no colour and is no "any die"', () => {
    const upgrades = ['upgrade-shield', 'upgrade-chest']
    const subduing = selecting('subdue-territories', { ship: ['red:chest'], upgrades }).choose(0, { activate: true })
    subduing.refused(0, { peaceful: 'dice-2' })
    expect(selecting('subdue-territories', { upgrades }).ways(0)).toEqual(['rest'])
    const slots = { 'raid-keeps': ['reaver-scout', 'reaver-hirromenn', 'reaver-pillager'] }
    const p = selecting('raid-keeps', { upgrades, slots })
    expect(p.told('specialist-acted')).toEqual([])
    expect(p.waiting.step).toBe('participate')
    expect(selecting('raid-keeps', { ship: ['yellow:ship'], upgrades, slots }).ways(0)).toEqual(['exchange', 'skip'])
  })

  test('RV-13.7 a tile cannot be stored on an artifact', () => {
    const artifacts = ['artifact-andvarinaut', 'artifact-bodn']
    const p = selecting('raid-keeps', { upgrades: ['upgrade-shield'], artifacts })
    expect(p.ways(0)).toEqual(['rest'])
    for (const artifact of artifacts) p.refused(0, { store: { [artifact]: 'upgrade-shield' } })
    const manned = selecting('raid-keeps', { ship: ['red:shield'], upgrades: ['upgrade-shield'], artifacts })
    expect(manned.ways(0)).toEqual(['rest', 'store'])
    manned.refused(0, { store: { 'artifact-bodn': 'upgrade-shield' } })
  })

  test('RV-13.8 a tile cannot be given up to free its space', () => {
    const upgrades = ['upgrade-shield', 'upgrade-shield', '-upgrade-chest']
    const full = position()
      .seat(0, { upgrades, terror: 1 })
      .receiving(0, 'village-runic-carvings', 'village-ship-upgrade')
    full.refused(0, { discard: 'ship-upgrade/upgrade-shield' })
    full.refused(0, { throwBack: { 'upgrade-shield': 1 } })
    full.refused(0, { aside: { throwBack: { 'upgrade-shield': 1 } } })
    full.choose(0, { card: { 'village-ship-upgrade': true } })
    expect(full.player(0)).toMatchObject({ glory: 3, upgrades: { length: 3 } })
    const p = selecting('raid-villages', { upgrades })
    expect(p.ways(0)).toEqual(['rest'])
    p.refused(0, { discard: 'ship-upgrade/upgrade-shield' })
  })

  test('RV-13.9 a tile lost to Draugr Ambush returns to its stack, whichever side it showed', () => {
    for (const written of ['upgrade-chest', '-upgrade-chest']) {
      const p = facing('journey-draugr-ambush', { upgrades: [written, SHIP_HAMMER] })
      expect(p.waiting.step).toBe('discardHolding')
      expect(p.offered(0)).toEqual(['ship-upgrade/upgrade-chest', `ship-upgrade/${SHIP_HAMMER}`])
      expect(p.state.upgrades['upgrade-chest']).toBe(3)
      p.choose(0, 'ship-upgrade/upgrade-chest')
      expect(p.state.upgrades['upgrade-chest']).toBe(4)
      expect(p.player(0)).toMatchObject({ upgrades: [{ tile: SHIP_HAMMER }], pile: [] })
      p.receiving(0, 'village-chest-upgrade').choose(0, 0)
      expect(p.player(0).upgrades.at(-1)).toEqual({ tile: 'upgrade-chest', ready: true })
    }
  })
})

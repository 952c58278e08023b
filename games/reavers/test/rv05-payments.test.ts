import type { Game } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import type { Cost, Die, Icon } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import type { Reavers } from '../src/reavers.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** Leaders of the three clans. */
const HELM = 'reaver-fanatic'
const RAVEN = 'reaver-huskarl'
const TREE = 'reaver-scout'

/** Raid Villages asks for 1 Food and two Chests. */
const atVillages = (patch: SeatPatch): Position =>
  position()
    .seat(0, { food: 1, ...patch })
    .active('raid-villages')

const canRaid = (patch: SeatPatch): boolean => atVillages(patch).ways(0).includes('activate')

/** Raid Keeps asks for 2 Food and two Shields. */
const atKeeps = (patch: SeatPatch): Position =>
  position()
    .seat(0, { food: 2, ...patch })
    .active('raid-keeps')

/** Seat 0 faces a Journey. */
const sailing = (journey: string, patch: SeatPatch): Position =>
  position()
    .seat(0, { food: 4, ...patch })
    .onTop('sea-journey', journey)
    .group('battle-at-sea', 0, 'battle-draugr-raiders')
    .active('battle-at-sea')
    .choose(0, { activate: true })

/** Seat 0 meets a Sea Battle after a quiet journey. */
const meeting = (battle: string, patch: SeatPatch): Position =>
  position()
    .seat(0, { food: 4, ...patch })
    .onTop('sea-journey', 'journey-all-quiet')
    .group('battle-at-sea', 0, battle)
    .active('battle-at-sea')
    .choose(0, { activate: true })
    .choose(0, { take: 0 })

/** The game with another price of Raid Keeps: nothing in the box asks for these icons. */
function raidingFor(cost: Cost): Game<Reavers> {
  const locations = rulebookFile.locations.map((one) => (one.id === 'raid-keeps' ? { ...one, cost } : one))
  return { ...reavers, content: readContent({ ...rulebookFile, locations }) }
}

describe('paying icons', () => {
  test('RV-5.9 each icon takes a source of its own', () => {
    expect(canRaid({ ship: ['red:chest'] })).toBe(false)
    expect(canRaid({ ship: ['red:chest', 'yellow:chest'] })).toBe(true)
    const p = atVillages({ ship: ['red:chest', 'blue:chest', 'yellow:chest', 'yellow:chest'] })
    p.choose(0, { activate: 0 })
    expect(p.waiting).toEqual({ step: 'payCost', seats: [0] })
    const wrong = [{ 'red:chest': 2 }, { 'red:chest': 1 }, { 'red:chest': 1, 'yellow:chest': 2 }, {}]
    for (const chest of wrong) expect(p.refused(0, { chest })).toBeDefined()
    p.choose(0, { chest: { 'red:chest': 1, 'yellow:chest': 1 } })
    expect(p.player(0)).toMatchObject({ food: 0, ship: ['blue:chest', 'yellow:chest'] })
  })

  test('RV-5.9 a die or tile that could be either of two icons is not both', () => {
    const one = sailing('journey-kraken', { leader: HELM, ship: ['red:helm'] })
    expect(one.told('journey-suffered')).toHaveLength(1)
    const tile = sailing('journey-kraken', { upgrades: ['upgrade-ship-hammer'] })
    expect(tile.told('journey-suffered')).toHaveLength(1)
    const both = sailing('journey-kraken', { leader: HELM, ship: ['red:helm'], upgrades: ['upgrade-ship-hammer'] })
    expect(both.ways(0)).toEqual(['avoid', 'suffer'])
    expect(both.refused(0, { avoid: { ship: { 'red:helm': 1 }, hammer: { 'red:helm': 1 } } })).toBeDefined()
    both.choose(0, { avoid: { ship: { 'upgrade-ship-hammer': 1 }, hammer: { 'red:helm': 1 } } })
    expect(both.player(0)).toMatchObject({ glory: 5, ship: [], upgrades: [{ ready: false }] })
  })

  test('RV-5.10 a source is a die showing it, a wild die or a ready upgrade', () => {
    const one: Die[] = ['red:chest']
    expect(canRaid({ ship: [...one, 'blue:chest'] })).toBe(true)
    expect(canRaid({ ship: [...one, 'red:helm'], leader: HELM })).toBe(true)
    expect(canRaid({ ship: one, upgrades: ['upgrade-chest'] })).toBe(true)
    expect(canRaid({ ship: one, upgrades: ['-upgrade-chest'] })).toBe(false)
    expect(canRaid({ ship: one, upgrades: ['upgrade-shield'] })).toBe(false)
    expect(canRaid({ ship: [...one, 'red:shield'] })).toBe(false)
    const spent = atVillages({ ship: ['red:chest', 'red:chest', 'blue:chest'], upgrades: ['-upgrade-chest'] })
    spent.choose(0, { activate: 0 })
    expect(spent.refused(0, { chest: { 'red:chest': 1, 'upgrade-chest': 1 } })).toBeDefined()
    const p = atVillages({ ship: ['red:helm'], leader: HELM, upgrades: ['upgrade-chest'] }).choose(0, { activate: 0 })
    expect(p.player(0)).toMatchObject({ ship: [], upgrades: [{ tile: 'upgrade-chest', ready: false }] })
  })

  test('RV-5.11 a Double Hammer stands for one Hammer, and its second one is lost', () => {
    const p = sailing('journey-viking-raiders', { ship: ['red:double-hammer'] })
    p.choose(0, { avoid: { hammer: { 'red:double-hammer': 1 } } })
    expect(p.told('journey-avoided')).toHaveLength(1)
    expect(p.player(0).ship).toEqual([])
    const outcasts: Die[] = ['red:ship', 'red:shield', 'red:double-hammer']
    expect(meeting('battle-infamous-outcasts', { ship: outcasts }).ways(0)).not.toContain('combination')
    const enough = meeting('battle-infamous-outcasts', { ship: [...outcasts, 'blue:hammer'] })
    expect(enough.ways(0)).toContain('combination')
  })

  test('RV-5.12 a cost without an icon takes ship dice of any face, but no upgrade', () => {
    const pillager = (patch: SeatPatch) =>
      position()
        .seat(0, { slots: { 'raid-keeps': ['reaver-pillager'] }, ...patch })
        .active('raid-keeps')
    const p = pillager({ ship: ['red:helm', 'blue:ship'], upgrades: ['upgrade-chest'] })
    expect(p.refused(0, { exchange: { any: { 'upgrade-chest': 1 } } })).toBeDefined()
    p.choose(0, { exchange: { any: { 'blue:ship': 1 } } })
    expect(p.player(0)).toMatchObject({ farm: 1, ship: ['red:helm'] })
    expect(pillager({ upgrades: ['upgrade-chest'] }).waiting.step).toBe('participate')
    const soul = (ship: Die[]) =>
      position()
        .seat(0, { leader: RAVEN, ship, slots: { 'raid-keeps': ['reaver-favored-soul'] } })
        .active('raid-keeps')
    expect(soul(['blue:raven', 'blue:hammer']).waiting.step).toBe('participate')
    expect(soul(['blue:raven', 'red:chest']).ways(0)).toEqual(['exchange', 'skip'])
    expect(soul(['blue:raven', 'red:chest']).refused(0, { exchange: { red: { 'blue:raven': 1 } } })).toBeDefined()
  })

  test('RV-5.21 a voluntary cost is paid in full or not at all', () => {
    expect(atKeeps({ food: 1, ship: ['red:shield', 'blue:shield'] }).ways(0)).toEqual(['rest'])
    expect(atKeeps({ food: 2, ship: ['red:shield'] }).ways(0)).toEqual(['rest'])
    const one = sailing('journey-kraken', { ship: ['red:ship', 'blue:chest'] })
    expect(one.waiting.step).toBe('loseDice')
    const bringer = position()
      .seat(0, { ship: ['red:ship'], slots: { 'raid-keeps': ['reaver-flame-bringer'] } })
      .active('raid-keeps')
    expect(bringer.waiting.step).toBe('participate')
    const p = position()
      .seat(0, { ship: ['red:ship', 'red:chest'], slots: { 'raid-keeps': ['reaver-flame-bringer'] } })
      .active('raid-keeps')
    expect(p.refused(0, { exchange: { any: { 'red:ship': 1 } } })).toBeDefined()
    expect(p.choose(0, { skip: true }).player(0).ship).toEqual(['red:ship', 'red:chest'])
  })

  test('RV-5.22 nothing can be paid for what cannot be received', () => {
    const flame = (walls: number) =>
      position({ players: 3 })
        .seat(0, { ship: ['red:ship', 'red:chest'], slots: { 'raid-keeps': ['reaver-flame-bringer'] } })
        .tokensLeft('wall', walls)
        .active('raid-keeps')
    expect(flame(1).ways(0)).toEqual(['exchange', 'skip'])
    expect(flame(0).waiting.step).toBe('participate')
    expect(flame(0).refused(0, { exchange: { any: { 'red:ship': 1, 'red:chest': 1 } } })).toBeDefined()
    const spakona = (...deck: string[]) =>
      position({ players: 3 })
        .seat(0, { favor: 2, slots: { 'raid-keeps': ['reaver-spakona'] } })
        .deck('prophecy', deck)
        .active('raid-keeps')
    expect(spakona('prophecy-juggernaut').ways(0)).toEqual(['exchange', 'skip'])
    expect(spakona().waiting.step).toBe('participate')
  })
})

describe('the wild die of a Leader', () => {
  test('RV-5.13 is a Shield, a Chest, a Ship or a Hammer', () => {
    const shields = atKeeps({ leader: HELM, ship: ['red:helm', 'red:helm'] }).choose(0, { activate: 0 })
    expect(shields.player(0).ship).toEqual([])
    const chests = atVillages({ leader: RAVEN, ship: ['blue:raven', 'blue:raven'] }).choose(0, { activate: 0 })
    expect(chests.player(0).ship).toEqual([])
    const ship = sailing('journey-rough-seas', { leader: TREE, ship: ['yellow:tree'] })
    ship.choose(0, { avoid: { ship: { 'yellow:tree': 1 } } })
    expect(ship.player(0).leader).toBe(TREE)
    const hammer = sailing('journey-viking-raiders', { leader: HELM, ship: ['red:helm', 'red:ship'] })
    hammer.choose(0, { avoid: { hammer: { 'red:helm': 1 } } })
    expect(hammer.player(0).ship).toEqual(['red:ship'])
  })

  test('RV-5.13 needs a Leader, and of that clan', () => {
    expect(canRaid({ ship: ['red:helm', 'red:helm'] })).toBe(false)
    expect(canRaid({ leader: RAVEN, ship: ['red:helm', 'red:helm'] })).toBe(false)
    expect(canRaid({ leader: HELM, ship: ['red:helm', 'blue:raven'] })).toBe(false)
    expect(canRaid({ leader: HELM, ship: ['red:hammer', 'red:ship'] })).toBe(false)
    expect(canRaid({ slots: { 'raid-keeps': [HELM] }, ship: ['red:helm', 'red:helm'] })).toBe(false)
  })

  test('RV-5.14 is never a Double Hammer or the icon of another clan', () => {
    const pays = (icon: Icon, ...ship: Die[]) =>
      position({ game: raidingFor({ dice: [{ icon, n: 1 }] }) })
        .seat(0, { leader: HELM, ship })
        .active('raid-keeps')
        .ways(0)
        .includes('activate')
    expect(pays('double-hammer', 'red:helm')).toBe(false)
    expect(pays('double-hammer', 'red:double-hammer')).toBe(true)
    expect(pays('raven', 'red:helm')).toBe(false)
    expect(pays('tree', 'red:helm')).toBe(false)
    expect(pays('helm', 'red:helm')).toBe(true)
    expect(pays('ship', 'red:helm')).toBe(true)
    const combat = meeting('battle-cargo-ship', { leader: HELM, ship: ['red:helm'] })
    combat.choose(0, { fight: { 'red:helm': 1 } })
    expect(combat.told('combat-rolled')[0]?.dice).toHaveLength(1)
  })

  test('RV-5.15 works in action costs, journey costs, combinations and combat', () => {
    const ship: Die[] = ['blue:raven', 'blue:raven']
    expect(atKeeps({ leader: RAVEN, ship }).ways(0)).toContain('activate')
    expect(sailing('journey-draugr-ambush', { leader: RAVEN, ship }).ways(0)).toContain('avoid')
    const battle = meeting('battle-cargo-ship', { leader: RAVEN, ship: [...ship, 'red:ship'] })
    expect(battle.ways(0)).toEqual(['combination', 'fight', 'giveUp'])
    battle.choose(0, {
      combination: { ship: { 'red:ship': 1 }, chest: { 'blue:raven': 1 }, shield: { 'blue:raven': 1 } },
    })
    expect(battle.told('battle-won')).toMatchObject([{ way: 'combination' }])
    const fought = meeting('battle-cargo-ship', { leader: RAVEN, ship }).dice(1, 1)
    fought.choose(0, { fight: { 'blue:raven': 2 } })
    expect(fought.told('battle-won')).toMatchObject([{ way: 'combat' }])
    expect(meeting('battle-cargo-ship', { ship }).told('battle-lost')).toHaveLength(1)
  })

  test('RV-5.16 does not lie on an artifact as something it is not', () => {
    const artifacts = ['artifact-andvarinaut', 'artifact-fragment-of-mjolnir']
    const p = atKeeps({ leader: HELM, ship: ['red:helm'], artifacts })
    expect(p.refused(0, { store: { 'artifact-andvarinaut': 'red:helm' } })).toBeDefined()
    expect(p.offered(0, 'store')).toEqual(['artifact-fragment-of-mjolnir'])
    p.choose(0, { store: { 'artifact-fragment-of-mjolnir': 'red:helm' } })
    expect(p.player(0).artifacts.map(({ die }) => die)).toEqual([null, 'red:helm'])
  })

  test('RV-5.17 is wild no more as soon as the Leader is lost', () => {
    const ship: Die[] = ['red:shield', 'red:shield', 'red:helm']
    const kept = sailing('journey-all-quiet', { leader: HELM, ship }).choose(0, { take: 0 })
    expect(kept.ways(0)).toContain('combination')
    const lost = sailing('journey-rough-seas', { leader: HELM, ship }).choose(0, { suffer: true })
    expect(lost.player(0)).toMatchObject({ leader: null, pile: [HELM] })
    lost.choose(0, { take: 0 })
    expect(lost.told('battle-lost')).toHaveLength(1)
  })

  test('RV-5.17 changes with the Leader', () => {
    const p = position()
      .seat(0, { leader: HELM, ship: ['red:helm', 'red:helm', 'blue:raven', 'blue:raven'], food: 2 })
      .receiving(0, RAVEN)
      .choose(0, { card: { [RAVEN]: { promote: true } } })
      .active('raid-keeps')
      .choose(0, { activate: 0 })
    expect(p.player(0)).toMatchObject({ leader: RAVEN, ship: ['red:helm', 'red:helm'] })
  })
})

describe('stored dice', () => {
  test('RV-5.18 pay no cost', () => {
    const artifacts = ['artifact-andvarinaut=blue:shield']
    const p = atKeeps({ ship: ['red:shield'], artifacts })
    expect(p.ways(0)).not.toContain('activate')
    const rich = atKeeps({ ship: ['red:shield', 'red:shield', 'yellow:shield'], artifacts }).choose(0, { activate: 0 })
    expect(rich.waiting.step).toBe('payCost')
    expect(rich.refused(0, { shield: { 'red:shield': 1, 'blue:shield': 1 } })).toBeDefined()
    const any = position()
      .seat(0, { slots: { 'raid-keeps': ['reaver-pillager'] }, artifacts: ['artifact-bodn=blue:shield'] })
      .active('raid-keeps')
    expect(any.waiting.step).toBe('participate')
    const combat = meeting('battle-cargo-ship', { artifacts: ['artifact-bodn=red:double-hammer'], ship: ['red:ship'] })
    expect(combat.ways(0)).not.toContain('fight')
  })
})

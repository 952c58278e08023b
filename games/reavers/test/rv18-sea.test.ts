import { describe, expect, test } from 'vitest'
import type { Die, Icon } from '../src/content-file.ts'
import { reavers } from '../src/index.ts'
import { position, type SeatPatch } from './position.ts'

/** Seat 0 meets this face-up ship, after a quiet journey. */
const meeting = (battle: string, patch: SeatPatch = {}) => {
  const p = position().group('battle-at-sea', 0, battle).onTop('sea-journey', 'journey-all-quiet')
  p.seat(0, { favor: 0, ...patch, food: 4 }).active('battle-at-sea')
  return p.choose(0, { activate: true }).choose(0, { take: 0 })
}

/** Dice that show just what a ship asks for, and the payment made of them. */
function combinationOf(battle: string): { ship: Die[]; payment: { [icon: string]: { [die: string]: number } } } {
  const { combination } = reavers.content.seaBattles[battle] as { combination: readonly { icon: Icon; n: number }[] }
  return {
    ship: combination.flatMap(({ icon, n }) => Array<Die>(n).fill(`blue:${icon}`)),
    payment: Object.fromEntries(combination.map(({ icon, n }) => [icon, { [`blue:${icon}`]: n }])),
  }
}

/** Seat 0 has won against this ship by paying the combination. */
const won = (battle: string, patch: SeatPatch = {}) => {
  const { ship, payment } = combinationOf(battle)
  return meeting(battle, { ...patch, ship }).choose(0, { combination: payment })
}

/** 2 of the Glory come from selecting Battle at Sea. */
const SELECTED = 2

describe('Sea Battles', () => {
  test.each([
    ['RV-18.19', 'battle-cargo-ship', { food: 2, glory: 8 }],
    ['RV-18.21', 'battle-wherry', { food: 2, glory: 10 }],
    ['RV-18.26', 'battle-spawn-of-jormungandr', { favor: 1, glory: 19 }],
  ])('%s %s rewards %j', (_, battle, { glory, ...goods }) => {
    const p = won(battle)
    expect(p.player(0)).toMatchObject({
      food: 0,
      favor: 0,
      ...goods,
      glory: glory + SELECTED,
      ship: [],
      pile: [battle],
    })
    expect(p.told('battle-won')).toEqual([{ kind: 'battle-won', seat: 0, battle, way: 'combination' }])
  })

  test.each([
    ['RV-18.20', 'battle-draugr-raiders', 9],
    ['RV-18.23', 'battle-infamous-outcasts', 12],
  ])('%s %s rewards a discarded Terror and %i Glory', (_, battle, glory) => {
    expect(won(battle, { terror: 2 }).player(0)).toMatchObject({ terror: 1, glory: glory + SELECTED, pile: [battle] })
    expect(won(battle, { terror: 0 }).player(0)).toMatchObject({ terror: 0, glory: glory + SELECTED })
  })

  test('RV-18.22 Knarr rewards a Keep Spoils card from the deck and 11 Glory', () => {
    const { ship, payment } = combinationOf('battle-knarr')
    const p = meeting('battle-knarr', { ship }).onTop('keep', 'keep-tapestry-gorm')
    p.choose(0, { combination: payment })
    expect(p.player(0)).toMatchObject({ glory: 11 + SELECTED, pile: ['keep-tapestry-gorm', 'battle-knarr'] })
  })

  test('RV-18.24 Longship rewards a Reaver card from the deck and 13 Glory', () => {
    const { ship, payment } = combinationOf('battle-longship')
    const p = meeting('battle-longship', { ship }).onTop('reaver', 'reaver-spear-chief').dice('blue:raven', 'blue:ship')
    p.choose(0, { combination: payment })
    expect(p.player(0)).toMatchObject({ glory: 13 + SELECTED, ship: ['blue:raven', 'blue:ship'] })
    expect(p.waiting.step).toBe('nextCard')
    p.choose(0, { card: { 'reaver-spear-chief': { specialize: 'raid-keeps' } } })
    expect(p.player(0)).toMatchObject({ slots: { 'raid-keeps': ['reaver-spear-chief'] }, pile: ['battle-longship'] })
  })

  test('RV-18.25 Lyngbakr rewards a Prophecy from the deck and 15 Glory', () => {
    const { ship, payment } = combinationOf('battle-lyngbakr')
    const p = meeting('battle-lyngbakr', { ship }).onTop('prophecy', 'prophecy-vanquisher')
    p.choose(0, { combination: payment })
    expect(p.player(0)).toMatchObject({
      ...{ glory: 15 + SELECTED, prophecies: ['prophecy-vanquisher'], pile: ['battle-lyngbakr'] },
    })
    expect(JSON.stringify(p.heardBy(1))).not.toContain('prophecy-vanquisher')
  })

  test('RV-18.26 Spawn of Jormungandr has Defense 5', () => {
    const ship = Array<Die>(3).fill('red:double-hammer')
    const short = meeting('battle-spawn-of-jormungandr', { ship }).dice(2, 2, 0, 0, 0, 0)
    short.choose(0, { fight: { 'red:double-hammer': 3 } })
    expect(short.told('battle-lost')).toHaveLength(1)
    const enough = meeting('battle-spawn-of-jormungandr', { ship }).dice(2, 2, 1, 0, 0, 0)
    enough.choose(0, { fight: { 'red:double-hammer': 3 } })
    expect(enough.told('battle-won')).toMatchObject([{ way: 'combat' }])
  })

  test('RV-18.27 Cargo Ship has Defense 2', () => {
    const short = meeting('battle-cargo-ship', { ship: ['red:hammer', 'blue:hammer'] }).dice(1, 0)
    short.choose(0, { fight: { 'red:hammer': 1, 'blue:hammer': 1 } })
    expect(short.told('battle-lost')).toHaveLength(1)
    const enough = meeting('battle-cargo-ship', { ship: ['red:hammer', 'blue:hammer'] }).dice(1, 1)
    enough.choose(0, { fight: { 'red:hammer': 1, 'blue:hammer': 1 } })
    expect(enough.told('battle-won')).toHaveLength(1)
  })

  test('RV-18.27 Defense and combination come from the content file', () => {
    const wherry = { ...reavers.content.seaBattles['battle-wherry'], defense: 1, combination: [{ icon: 'helm', n: 1 }] }
    const seaBattles = { ...reavers.content.seaBattles, 'battle-wherry': wherry } as typeof reavers.content.seaBattles
    const p = position({ game: { ...reavers, content: { ...reavers.content, seaBattles } } })
    p.group('battle-at-sea', 0, 'battle-wherry').onTop('sea-journey', 'journey-all-quiet')
    p.seat(0, { food: 4, ship: ['red:helm', 'red:hammer'] }).active('battle-at-sea')
    p.choose(0, { activate: true }).choose(0, { take: 0 })
    expect(p.ways(0)).toEqual(['combination', 'fight', 'giveUp'])
    p.dice(1).choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.told('battle-won')).toHaveLength(1)
  })
})

/** Seat 0 sails under this Journey card; 4 of the Food pay for the voyage. */
const sailing = (journey: string, { food = 0, ...patch }: SeatPatch = {}) =>
  position()
    .onTop('sea-journey', journey)
    .seat(0, { ...patch, food: food + 4 })
    .active('battle-at-sea')
    .choose(0, { activate: true })

describe('Sea Journeys', () => {
  test('RV-18.28 All Quiet: nothing happens', () => {
    const patch = { food: 3, leader: 'reaver-scout', ship: ['red:ship'], artifacts: ['artifact-draupnir'] } as const
    const p = sailing('journey-all-quiet', { ...patch, ship: [...patch.ship] })
    expect(p.waiting.step).toBe('chooseBattle')
    expect(p.player(0)).toMatchObject({
      ...{ food: 3, leader: 'reaver-scout', ship: ['red:ship'], artifacts: [{ card: 'artifact-draupnir' }] },
    })
  })

  test('RV-18.29 Draugr Ambush: a Shield, or an artifact or Ship Upgrade of the owner’s choice', () => {
    const patch: SeatPatch = {
      ...{ ship: ['blue:shield', 'blue:ship'], artifacts: ['artifact-draupnir', 'artifact-bodn'] },
      upgrades: ['-upgrade-chest'],
    }
    const paid = sailing('journey-draugr-ambush', patch).choose(0, { avoid: { shield: { 'blue:shield': 1 } } })
    expect(paid.player(0)).toMatchObject({ ship: ['blue:ship'], artifacts: [{}, {}], upgrades: [{}] })
    expect(paid.told('journey-avoided')).toHaveLength(1)

    const p = sailing('journey-draugr-ambush', patch).choose(0, { suffer: true })
    expect(p.offered(0)).toEqual(['artifact/artifact-draupnir', 'artifact/artifact-bodn', 'ship-upgrade/upgrade-chest'])
    p.choose(0, 'ship-upgrade/upgrade-chest')
    expect(p.player(0)).toMatchObject({
      upgrades: [],
      artifacts: [{}, {}],
      pile: [],
      ship: ['blue:shield', 'blue:ship'],
    })
    expect(p.state.upgrades['upgrade-chest']).toBe(4)
  })

  test('RV-18.29 who owns neither loses nothing', () => {
    const p = sailing('journey-draugr-ambush', { food: 2, leader: 'reaver-scout', ship: ['blue:ship'] })
    expect(p.waiting.step).toBe('chooseBattle')
    expect(p.player(0)).toMatchObject({ food: 2, leader: 'reaver-scout', ship: ['blue:ship'] })
  })

  test('RV-18.30 an artifact lost to the Ambush goes to the owner’s Glory pile', () => {
    const p = sailing('journey-draugr-ambush', { artifacts: ['artifact-draupnir', 'artifact-bodn'] })
    p.choose(0, 'artifact/artifact-bodn')
    expect(p.player(0)).toMatchObject({ artifacts: [{ card: 'artifact-draupnir' }], pile: ['artifact-bodn'] })
    expect(p.state.decks.village.discard).toEqual([])
  })

  test('RV-18.31 Kraken: a Ship and a Hammer for 3 Glory, or 2 Food and a ship die', () => {
    const ship: Die[] = ['blue:ship', 'blue:hammer', 'blue:chest']
    const paid = sailing('journey-kraken', { food: 5, ship })
    paid.choose(0, { avoid: { ship: { 'blue:ship': 1 }, hammer: { 'blue:hammer': 1 } } })
    expect(paid.player(0)).toMatchObject({ glory: 3 + SELECTED, food: 5, ship: ['blue:chest'] })

    const p = sailing('journey-kraken', { food: 5, ship }).choose(0, { suffer: true })
    expect(p.waiting.step).toBe('loseDice')
    p.choose(0, { 'blue:chest': 1 })
    expect(p.player(0)).toMatchObject({ glory: SELECTED, food: 3, ship: ['blue:ship', 'blue:hammer'] })
    expect(sailing('journey-kraken', { food: 1 }).player(0)).toMatchObject({ food: 0, ship: [] })
  })

  test('RV-18.31 Ship and Hammer need two sources: the tile that shows both is one of them', () => {
    const p = sailing('journey-kraken', { food: 5, upgrades: ['upgrade-ship-hammer'], ship: ['blue:chest'] })
    expect(p.player(0)).toMatchObject({ glory: SELECTED, food: 3, ship: [], upgrades: [{ ready: true }] })
    const both = sailing('journey-kraken', { food: 5, upgrades: ['upgrade-ship-hammer'], ship: ['blue:ship'] })
    both.choose(0, { avoid: { ship: { 'blue:ship': 1 }, hammer: { 'upgrade-ship-hammer': 1 } } })
    expect(both.player(0)).toMatchObject({ glory: 3 + SELECTED, upgrades: [{ ready: false }] })
  })

  test('RV-18.32 Rough Seas: a Ship, or the Leader to the Glory pile', () => {
    const patch: SeatPatch = { leader: 'reaver-scout', ship: ['blue:ship'] }
    const paid = sailing('journey-rough-seas', patch).choose(0, { avoid: { ship: { 'blue:ship': 1 } } })
    expect(paid.player(0)).toMatchObject({ leader: 'reaver-scout', ship: [] })
    const p = sailing('journey-rough-seas', patch).choose(0, { suffer: true })
    expect(p.player(0)).toMatchObject({ leader: null, pile: ['reaver-scout'], ship: ['blue:ship'] })
    const slots = { 'raid-keeps': ['reaver-fanatic'] }
    const leaderless = sailing('journey-rough-seas', { food: 2, slots })
    expect(leaderless.player(0)).toMatchObject({ food: 2, pile: [], slots })
  })

  test('RV-18.33 Spoiled Food: a Chest, or 2 Food', () => {
    const paid = sailing('journey-spoiled-food', { food: 3, ship: ['blue:chest'] })
    paid.choose(0, { avoid: { chest: { 'blue:chest': 1 } } })
    expect(paid.player(0)).toMatchObject({ food: 3, ship: [] })
    const p = sailing('journey-spoiled-food', { food: 3, ship: ['blue:chest'] }).choose(0, { suffer: true })
    expect(p.player(0)).toMatchObject({ food: 1, ship: ['blue:chest'] })
    expect(sailing('journey-spoiled-food', { food: 1 }).player(0).food).toBe(0)
  })

  test('RV-18.34 Starvation: a Reaver of the own board to the Glory pile, or 2 Food', () => {
    const patch: SeatPatch = {
      ...{ food: 3, leader: 'reaver-scout', pile: ['reaver-pillager'] },
      slots: { 'raid-keeps': ['reaver-fanatic'], 'battle-at-sea': ['reaver-spear-chief'] },
    }
    const p = sailing('journey-starvation', { ...patch, food: 1 })
    expect(p.offered(0, 'avoid')).toEqual([
      ...['leader/reaver-scout', 'battle-at-sea/reaver-spear-chief', 'raid-keeps/reaver-fanatic'],
    ])
    p.choose(0, { avoid: 'raid-keeps/reaver-fanatic' })
    expect(p.player(0)).toMatchObject({
      ...{ food: 1 + 2, leader: 'reaver-scout', pile: ['reaver-pillager', 'reaver-fanatic'] },
      slots: { 'raid-keeps': [], 'battle-at-sea': ['reaver-spear-chief'] },
    })
    const leader = sailing('journey-starvation', patch).choose(0, { avoid: 'leader/reaver-scout' })
    expect(leader.player(0)).toMatchObject({ leader: null, pile: ['reaver-pillager', 'reaver-scout'] })
    const hungry = sailing('journey-starvation', patch).choose(0, { suffer: true })
    expect(hungry.player(0)).toMatchObject({ food: 3 + 2 - 2, leader: 'reaver-scout' })
    expect(sailing('journey-starvation', { food: 3 }).player(0).food).toBe(1)
  })

  test('RV-18.35 Viking Raiders: a Hammer, or a ship die of the Leader’s clan colour', () => {
    const patch: SeatPatch = {
      leader: 'reaver-scout',
      ship: ['yellow:ship', 'yellow:chest', 'blue:ship', 'red:hammer'],
    }
    const paid = sailing('journey-viking-raiders', patch).choose(0, { avoid: { hammer: { 'red:hammer': 1 } } })
    expect(paid.player(0).ship).toEqual(['yellow:ship', 'yellow:chest', 'blue:ship'])
    const p = sailing('journey-viking-raiders', patch).choose(0, { suffer: true })
    p.refused(0, { 'blue:ship': 1 })
    p.choose(0, { 'yellow:chest': 1 })
    expect(p.player(0).ship).toEqual(['yellow:ship', 'blue:ship', 'red:hammer'])
  })

  test('RV-18.35 without a Leader or such a die nothing is lost', () => {
    const leaderless = sailing('journey-viking-raiders', { ship: ['yellow:ship', 'blue:ship'] })
    expect(leaderless.player(0).ship).toEqual(['yellow:ship', 'blue:ship'])
    const artifacts = ['artifact-harp-of-the-ljosalfar=yellow:tree']
    const stored = sailing('journey-viking-raiders', { leader: 'reaver-scout', ship: ['blue:ship'], artifacts })
    expect(stored.player(0)).toMatchObject({ ship: ['blue:ship'], artifacts: [{ die: 'yellow:tree' }] })
  })
})

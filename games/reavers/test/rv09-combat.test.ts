import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

/** Seat 0 meets a ship at sea: Cargo Ship has Defense 2, Wherry 3, Longship 4, the Spawn of Jormungandr 5. */
const against = (battle: string, patch: SeatPatch) =>
  position()
    .seat(0, { food: 4, favor: 0, ...patch })
    .group('battle-at-sea', 0, battle)
    .onTop('sea-journey', 'journey-all-quiet')
    .active('battle-at-sea')
    .choose(0, { activate: true })
    .choose(0, { take: 0 })

/** What may be thrown into the combat. */
const sourcesOf = (p: Position) => {
  const form = p.ask(0)?.form
  const pool = form?.kind === 'either' ? form.of.fight : undefined
  return pool?.kind === 'mix' ? pool.of : {}
}
const rolledBy = (p: Position) => p.told('combat-rolled').map(({ dice }) => dice.length)

describe('the pool', () => {
  test('RV-9.1 ships, Keep Walls, Towers and territories taken by force are fought, nothing else is', () => {
    const fought = (p: Position, choice: { [way: string]: { [source: string]: number } | string }) =>
      p.dice(0).choose(0, choice).told('combat-rolled')
    const hammer = { 'red:hammer': 1 }
    expect(fought(against('battle-cargo-ship', { ship: ['red:hammer'] }), { fight: hammer })).toHaveLength(1)
    const keep = (card: string) =>
      position()
        .seat(0, { favor: 0, ship: ['red:hammer'] })
        .receiving(0, card)
    for (const card of ['keep-keep-wall', 'keep-tower-red-blue'])
      expect(fought(keep(card), { fight: hammer })).toMatchObject([{ target: card }])
    const invading = position()
      .seat(0, { favor: 0, food: 0, ship: ['red:hammer'] })
      .active('subdue-territories')
      .choose(0, { activate: true })
    expect(fought(invading, { force: 'food-1' })).toMatchObject([{ target: 'food-1' }])
    for (const card of ['village-farm', 'village-village-wall']) expect(keep(card).ways(0)).toEqual(['pass', 'pillage'])
    const others = Object.values(position().game.content.spoils).filter(
      ({ id, effects }) => JSON.stringify(effects).includes('combat"') && !/^keep-(keep-wall|tower)/.test(id),
    )
    expect(others).toEqual([])
  })

  test('RV-9.2 hammers, double hammers, dice of the Leader and the Ship/Hammer tile, any number of them', () => {
    const p = against('battle-cargo-ship', {
      leader: 'reaver-huskarl',
      ship: ['red:hammer', 'blue:hammer', 'red:double-hammer', 'blue:raven', 'red:helm', 'yellow:tree', 'red:ship'],
      upgrades: ['upgrade-ship-hammer', '-upgrade-ship-hammer', 'upgrade-shield'],
    })
    expect(sourcesOf(p)).toEqual({
      'red:hammer': 1,
      'blue:hammer': 1,
      'red:double-hammer': 1,
      'blue:raven': 1,
      'upgrade-ship-hammer': 1,
    })
    for (const source of ['red:helm', 'red:ship', 'upgrade-shield']) p.refused(0, { fight: { [source]: 1 } })
    p.refused(0, { fight: { 'upgrade-ship-hammer': 2 } })
    p.dice(0, 2).choose(0, { fight: { 'red:hammer': 1, 'blue:raven': 1 } })
    expect(p.player(0).ship).toEqual(['blue:hammer', 'red:double-hammer', 'red:helm', 'yellow:tree', 'red:ship'])
    const unled = against('battle-cargo-ship', { ship: ['blue:raven', 'red:helm', 'yellow:tree', 'red:chest'] })
    expect(unled.told('battle-lost')).toHaveLength(1)
  })

  test('RV-9.3 a Hammer gives one combat die, a Double Hammer two, a wildcard one, a tile one', () => {
    const patch: SeatPatch = {
      leader: 'reaver-lithsman',
      ship: ['red:hammer', 'red:double-hammer', 'red:helm'],
      upgrades: ['upgrade-ship-hammer'],
    }
    const worth = { 'red:hammer': 1, 'red:double-hammer': 2, 'red:helm': 1, 'upgrade-ship-hammer': 1 }
    for (const [source, dice] of Object.entries(worth))
      expect(rolledBy(against('battle-cargo-ship', patch).choose(0, { fight: { [source]: 1 } }))).toEqual([dice])
    const all = { 'red:hammer': 1, 'red:double-hammer': 1, 'red:helm': 1, 'upgrade-ship-hammer': 1 }
    expect(rolledBy(against('battle-cargo-ship', patch).choose(0, { fight: all }))).toEqual([5])
  })

  test('RV-9.4 artifacts add their dice before the first roll, and not after it', () => {
    const armed = () =>
      against('battle-wherry', { favor: 1, ship: ['red:hammer'], artifacts: ['artifact-dainsleif=red:hammer'] })
    const p = armed()
      .dice(1, 1, 1)
      .choose(0, { fight: { 'red:hammer': 1, 'artifact-dainsleif': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [1, 1, 1] }])
    expect(p.told('artifact-used')).toMatchObject([{ artifact: 'artifact-dainsleif' }])
    const late = armed()
      .dice(1)
      .choose(0, { fight: { 'red:hammer': 1 } })
    expect(late.ways(0)).toEqual(['giveUp', 'reroll'])
    late.refused(0, { use: 'artifact-dainsleif' })
    late.refused(0, { reroll: { 'artifact-dainsleif': 1 } })
  })

  test('RV-9.5 the pool is at least one and at most six dice', () => {
    const doubles = Array(4).fill('red:double-hammer')
    const p = against('battle-cargo-ship', { ship: doubles })
    p.refused(0, { fight: {} })
    p.refused(0, { fight: { 'red:double-hammer': 4 } })
    p.choose(0, { fight: { 'red:double-hammer': 3 } })
    expect(rolledBy(p)).toEqual([6])
  })

  test('RV-9.6 hammers and artifacts worth more than six together are refused: some must be left out', () => {
    const p = against('battle-cargo-ship', {
      ship: ['red:double-hammer', 'red:double-hammer', 'blue:hammer'],
      artifacts: ['artifact-dainsleif=red:hammer'],
    })
    p.refused(0, { fight: { 'red:double-hammer': 2, 'blue:hammer': 1, 'artifact-dainsleif': 1 } })
    p.choose(0, { fight: { 'red:double-hammer': 2, 'artifact-dainsleif': 1 } })
    expect(rolledBy(p)).toEqual([6])
    expect(p.player(0).ship).toEqual(['blue:hammer'])
  })

  test('RV-9.7 an artifact alone is a pool', () => {
    const p = against('battle-cargo-ship', { artifacts: ['artifact-dainsleif=red:hammer'] })
    p.dice(1, 1).choose(0, { fight: { 'artifact-dainsleif': 1 } })
    expect(p.told('battle-won')).toHaveLength(1)
  })
})

describe('rolling', () => {
  test('RV-9.8 all dice are rolled together, and their successes added up', () => {
    const p = against('battle-wherry', { ship: ['red:double-hammer', 'red:hammer'] })
    p.dice(2, 0, 1).choose(0, { fight: { 'red:double-hammer': 1, 'red:hammer': 1 } })
    expect(p.told('combat-rolled')).toMatchObject([{ defense: 3, dice: [2, 0, 1] }])
    expect(p.told('combat-won')).toHaveLength(1)
  })

  test('RV-9.9 after any roll one Favor rerolls any of the dice, as often as Favor lasts', () => {
    const p = against('battle-longship', { favor: 2, ship: ['red:double-hammer', 'red:hammer'] })
    p.dice(0, 1, 0, 2, 1, 0).choose(0, { fight: { 'red:double-hammer': 1, 'red:hammer': 1 } })
    expect(p.ways(0)).toEqual(['giveUp', 'reroll'])
    p.refused(0, { reroll: {} })
    p.refused(0, { reroll: { 0: 3 } })
    p.refused(0, { reroll: { 2: 1 } })
    p.choose(0, { reroll: { 0: 1 } })
    expect(p.player(0).favor).toBe(1)
    expect(p.state.combat?.dice).toEqual([2, 1, 0])
    p.choose(0, { reroll: { 0: 1, 1: 1 } })
    expect(p.player(0).favor).toBe(0)
    expect(p.told('combat-rerolled').map(({ dice }) => dice)).toEqual([
      [2, 1, 0],
      [2, 1, 0],
    ])
    expect(p.told('combat-lost')).toHaveLength(1)
  })

  test('RV-9.10 new results replace the old ones, better or worse', () => {
    const p = against('battle-longship', { favor: 2, ship: ['red:double-hammer'] })
    p.dice(1, 1, 0, 2).choose(0, { fight: { 'red:double-hammer': 1 } })
    p.choose(0, { reroll: { 1: 2 } })
    expect(p.state.combat?.dice).toEqual([0, 2])
    p.dice(0).choose(0, { reroll: { 2: 1 } })
    expect(p.told('combat-rerolled').at(-1)?.dice).toEqual([0, 0])
  })

  test('RV-9.11 nothing is added after the first roll', () => {
    const p = against('battle-longship', {
      favor: 3,
      ship: ['red:double-hammer', 'red:hammer'],
      upgrades: ['upgrade-ship-hammer'],
    })
    p.dice(0, 1, 0).choose(0, { fight: { 'red:double-hammer': 1 } })
    for (const when of ['after the first roll', 'after a reroll']) {
      p.refused(0, { fight: { 'red:hammer': 1 } })
      p.refused(0, { reroll: { 0: 1, 'red:hammer': 1 } })
      p.refused(0, { reroll: { 'upgrade-ship-hammer': 1 } })
      expect(p.ways(0), when).toEqual(['giveUp', 'reroll'])
      p.choose(0, { reroll: { 0: 1 } })
    }
    expect(p.player(0)).toMatchObject({ ship: ['red:hammer'], upgrades: [{ ready: true }] })
  })

  test('RV-9.12 reaching the Defense wins at once; below it, reroll or give up; without Favor all is lost', () => {
    const fighting = (favor: number, ...rolls: number[]) =>
      against('battle-cargo-ship', { favor, ship: ['red:double-hammer'] })
        .dice(...rolls)
        .choose(0, { fight: { 'red:double-hammer': 1 } })
    const won = fighting(2, 1, 1)
    expect(won.told('combat-won')).toHaveLength(1)
    expect(won.player(0).favor).toBe(2)
    expect(won.waiting.seats).toEqual([1])
    const more = fighting(2, 2, 2)
    expect(more.told('combat-won')).toHaveLength(1)
    const poor = fighting(0, 1, 0)
    expect(poor.told('combat-lost')).toHaveLength(1)
    expect(poor.waiting.seats).toEqual([1])
    const below = fighting(2, 1, 0)
    expect(below.waiting).toEqual({ step: 'reroll', seats: [0] })
    expect(below.told('combat-lost')).toEqual([])
    below.choose(0, { giveUp: true })
    expect(below.told('combat-lost')).toHaveLength(1)
    expect(below.player(0)).toMatchObject({ favor: 2, pile: [] })
    const saved = fighting(1, 1, 0)
      .dice(1)
      .choose(0, { reroll: { 0: 1 } })
    expect(saved.told('combat-won')).toHaveLength(1)
  })

  test('RV-9.13 what was thrown into the combat is gone, won or lost', () => {
    for (const roll of [2, 0] as const) {
      const p = against('battle-cargo-ship', {
        ship: ['blue:hammer', 'red:hammer'],
        upgrades: ['upgrade-ship-hammer'],
        artifacts: ['artifact-dainsleif=red:hammer'],
      })
      const { red, blue } = { ...p.state.supply }
      p.dice(roll, 0, 0, 0).choose(0, {
        fight: { 'blue:hammer': 1, 'upgrade-ship-hammer': 1, 'artifact-dainsleif': 1 },
      })
      expect(p.told(roll === 2 ? 'combat-won' : 'combat-lost')).toHaveLength(1)
      expect(p.player(0)).toMatchObject({
        ship: ['red:hammer'],
        upgrades: [{ tile: 'upgrade-ship-hammer', ready: false }],
        artifacts: [{ card: 'artifact-dainsleif', die: null }],
      })
      expect(p.state.supply).toMatchObject({ blue: blue + 1, red: red + 1 })
    }
  })

  test('RV-9.14 Favor of the card itself may pay for rerolls in its combat', () => {
    const p = position()
      .seat(0, { favor: 0, ship: ['red:hammer'] })
      .receiving(0, 'keep-keep-wall')
      .dice(0, 2)
      .choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.waiting.step).toBe('reroll')
    p.choose(0, { reroll: { 0: 1 } })
    expect(p.player(0)).toMatchObject({ favor: 2, wall: 1 })
  })

  test('RV-9.15 an optional combat may be left alone', () => {
    const p = position()
      .seat(0, { favor: 0, ship: ['red:hammer'] })
      .receiving(0, 'keep-keep-wall')
    expect(p.ways(0)).toEqual(['fight', 'pass'])
    p.choose(0, { pass: true })
    expect(p.told('combat-rolled')).toEqual([])
    expect(p.player(0)).toMatchObject({ ship: ['red:hammer'], favor: 2, wall: 0 })
  })
})

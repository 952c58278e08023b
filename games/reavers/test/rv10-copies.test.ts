import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { position, type SeatPatch } from './position.ts'

/** Two of a kind are two: each has its own die, its own side, its own reward, and only one of them goes. */

const BODN = 'artifact-bodn'
const HARP = 'artifact-harp-of-the-ljosalfar'
const TILE = 'territory-food-1-a'

describe('two territories alike', () => {
  const subdued = (...tiles: string[]) =>
    position()
      .stack('food-1', ...tiles)
      .seat(0, { food: 9 })
      .active('subdue-territories')
      .choose(0, { activate: true })

  test('RV-12.12 both are flipped and both rewards are gained', () => {
    const p = subdued(TILE, TILE)
    p.choose(0, { peaceful: 'food-1' }).choose(0, { peaceful: 'food-1' }).choose(0, { stop: true })
    expect(p.told('territory-flipped').map(({ tile }) => tile)).toEqual([TILE, TILE])
    expect(p.told('gained').filter(({ cause }) => cause === TILE)).toHaveLength(2)
    expect(p.player(0)).toMatchObject({ territories: [TILE, TILE], claims: [] })
    expect(p.waiting.seats).toEqual([1])
  })

  test('RV-12.12 with a third that is another: the reward of each once, in any order', () => {
    const p = subdued(TILE, 'territory-food-1-b', TILE)
    for (let i = 0; i < 3; i++) p.choose(0, { peaceful: 'food-1' })
    expect([p.waiting.step, p.offered(0)]).toEqual(['nextReward', [TILE, 'territory-food-1-b']])
    p.choose(0, TILE)
    expect(p.offered(0)).toEqual(['territory-food-1-b', TILE])
    const told = p.told('gained').length
    p.choose(0, 'territory-food-1-b')
    const causes = p.events.flatMap((event) => ('cause' in event && event.cause === TILE ? [event.kind] : []))
    expect(causes).toEqual(['gained', 'gained'])
    expect(p.told('gained').length).toBeGreaterThan(told)
    expect(p.waiting.seats).toEqual([1])
  })

  test('RV-16.2 each gives its Glory in Cleanup, and RV-18.40 each is counted', () => {
    const p = position().seat(0, { territories: [TILE, TILE], prophecies: ['prophecy-feast-of-the-gods'] })
    expect(p.cleaning().player(0).glory).toBe(2)
    p.scoring()
    const items = p.told('final-score').find(({ seat }) => seat === 0)?.items ?? []
    expect(items).toContainEqual(expect.objectContaining({ item: 'prophecy', points: 2 }))
  })
})

describe('two Ship Upgrade tiles alike', () => {
  const raiding = (patch: SeatPatch) =>
    position()
      .seat(0, { food: 1, ...patch })
      .active('raid-villages')

  test('RV-13.2 both pay together, and both are turned', () => {
    const p = raiding({ upgrades: ['upgrade-chest', 'upgrade-chest'] }).choose(0, { activate: 0 })
    expect(p.told('paid')).toMatchObject([{ upgrades: ['upgrade-chest', 'upgrade-chest'] }])
    expect(p.player(0).upgrades.map(({ ready }) => ready)).toEqual([false, false])
  })

  test('RV-13.3 one that is turned does not pay beside one that is ready', () => {
    const half = { upgrades: ['-upgrade-chest', 'upgrade-chest'] }
    expect(raiding(half).ways(0)).toEqual(['rest'])
    const p = raiding({ ...half, ship: ['red:chest', 'blue:chest'] }).choose(0, { activate: 0 })
    const twice = { chest: { 'upgrade-chest': 2 } }
    expect(p.refused(0, twice)).toMatchObject({ refused: 'upgrade-face-down', rule: 'RV-20.21' })
    p.choose(0, { chest: { 'upgrade-chest': 1, 'red:chest': 1 } })
    expect(p.player(0)).toMatchObject({ ship: ['blue:chest'], upgrades: [{ ready: false }, { ready: false }] })
  })

  test('RV-13.2 one of two that are ready is turned, the other stays', () => {
    const p = raiding({ upgrades: ['upgrade-chest', 'upgrade-chest'], ship: ['red:chest'] }).choose(0, { activate: 0 })
    p.choose(0, { chest: { 'upgrade-chest': 1, 'red:chest': 1 } })
    expect(p.player(0).upgrades.map(({ ready }) => ready)).toEqual([false, true])
  })

  test('RV-9.3 two Ship/Hammer tiles are two combat dice', () => {
    const p = position().seat(0, { upgrades: ['upgrade-ship-hammer', 'upgrade-ship-hammer'], favor: 0 })
    p.receiving(0, 'keep-keep-wall')
      .dice(1, 1)
      .choose(0, { fight: { 'upgrade-ship-hammer': 2 } })
    expect(p.told('combat-rolled')).toMatchObject([{ dice: [1, 1] }])
    expect(p.player(0)).toMatchObject({ wall: 1, upgrades: [{ ready: false }, { ready: false }] })
  })

  test('RV-16.8 both turn again', () => {
    const p = position().seat(0, { upgrades: ['-upgrade-chest', '-upgrade-chest'] })
    expect(p.cleaning().player(0).upgrades).toMatchObject([{ ready: true }, { ready: true }])
  })
})

describe('two artifacts alike', () => {
  test('RV-10.9 each takes a die of its own, a third finds no place', () => {
    const p = position().seat(0, { artifacts: [HARP, HARP], ship: ['yellow:tree', 'yellow:tree', 'yellow:tree'] })
    p.active('raid-keeps')
    const store = { store: { [HARP]: 'yellow:tree' } }
    p.choose(0, store).choose(0, store)
    expect(p.player(0).artifacts.map(({ die }) => die)).toEqual(['yellow:tree', 'yellow:tree'])
    expect(p.refused(0, store)).toMatchObject({ refused: 'artifact-full', rule: 'RV-14.1' })
  })

  test('RV-14.11 the one that was used and filled again is left; the other is used', () => {
    const p = position().seat(0, { favor: 0, artifacts: [HARP, `${HARP}=yellow:tree`], ship: ['yellow:tree'] })
    p.active('raid-keeps').choose(0, { use: HARP })
    expect(p.player(0).artifacts).toMatchObject([
      { die: null, used: false },
      { die: null, used: true },
    ])
    p.choose(0, { store: { [HARP]: 'yellow:tree' } })
    expect(p.player(0).artifacts).toMatchObject([{ die: 'yellow:tree' }, { die: null }])
    p.choose(0, { use: HARP })
    expect(p.player(0)).toMatchObject({ favor: 4, artifacts: [{ used: true }, { used: true }] })
    expect(p.ways(0)).toEqual(['rest'])
  })

  test('RV-14.11 filled again after its use, the one that was used stays silent while its copy works', () => {
    const p = position().seat(0, {
      ...{ favor: 0, ship: ['yellow:tree'] },
      artifacts: [`${HARP}=yellow:tree`, `${HARP}=yellow:tree`],
    })
    p.active('raid-keeps').choose(0, { use: HARP })
    p.choose(0, { store: { [HARP]: 'yellow:tree' } }).choose(0, { use: HARP })
    expect(p.player(0)).toMatchObject({
      favor: 4,
      artifacts: [
        { die: 'yellow:tree', used: true },
        { die: null, used: true },
      ],
    })
    expect(p.refused(0, { use: HARP })).toMatchObject({ refused: 'artifact-used' })
  })

  test('RV-18.56 two Dainsleif are four combat dice, one alone two', () => {
    const sword = 'artifact-dainsleif=red:hammer'
    const fighting = () =>
      position()
        .onTop('sea-journey', 'journey-all-quiet')
        .group('battle-at-sea', 0, 'battle-longship')
        .seat(0, { food: 4, favor: 0, artifacts: [sword, sword] })
        .active('battle-at-sea')
        .choose(0, { activate: true })
        .choose(0, { take: 0 })
    const both = fighting()
      .dice(1, 1, 1, 0)
      .choose(0, { fight: { 'artifact-dainsleif': 2 } })
    expect(both.told('combat-rolled')).toMatchObject([{ dice: [1, 1, 1, 0] }])
    expect(both.player(0).artifacts.map(({ die }) => die)).toEqual([null, null])
    const single = fighting()
      .dice(1, 1)
      .choose(0, { fight: { 'artifact-dainsleif': 1 } })
    expect(single.player(0).artifacts.map(({ die }) => die)).toEqual([null, 'red:hammer'])
  })

  test('RV-18.67 two Laevateinn serve two territories of one activation', () => {
    const blade = 'artifact-laevateinn=red:helm'
    const p = position().seat(0, { food: 9, artifacts: [blade, blade] })
    p.active('subdue-territories').choose(0, { activate: true })
    for (let i = 0; i < 2; i++) p.choose(0, { peaceful: 'food-1' }).choose(0, { use: 'artifact-laevateinn' })
    expect(p.state.stacks['food-1']).toHaveLength(6)
    expect(p.state.stacks['food-3']).toHaveLength(4)
    p.choose(0, { peaceful: 'food-1' })
    expect(p.state.stacks['food-1']).toHaveLength(5)
  })

  test('RV-10.8 the one that is named makes room, with its die', () => {
    const artifacts = [BODN, `${BODN}=red:helm`, 'artifact-draupnir', 'artifact-dainsleif']
    const room = (at: number) => position().seat(0, { artifacts }).receiving(0, 'artifact-skidbladnir').choose(0, at)
    expect(room(0).player(0).artifacts[0]).toMatchObject({ card: BODN, die: 'red:helm' })
    expect(room(1).player(0).artifacts[0]).toMatchObject({ card: BODN, die: null })
    expect(room(1).state.supply.red).toBe(room(0).state.supply.red + 1)
  })
})

describe('Draugr Ambush and Starvation among copies', () => {
  const suffering = (journey: string, patch: SeatPatch) =>
    position()
      .onTop('sea-journey', journey)
      .seat(0, { food: 4, ...patch })
      .active('battle-at-sea')
      .choose(0, { activate: true })

  test('RV-18.29 of two artifacts alike the empty one goes, and one name stands for both', () => {
    for (const artifacts of [
      ['artifact-draupnir=blue:shield', 'artifact-draupnir'],
      ['artifact-draupnir', 'artifact-draupnir=blue:shield'],
    ]) {
      const p = suffering('journey-draugr-ambush', { artifacts })
      expect(p.player(0).artifacts).toMatchObject([{ die: 'blue:shield' }])
      expect(p.player(0).pile).toEqual(['artifact-draupnir'])
    }
  })

  test('RV-13.9 of two tiles alike the turned one goes back to its stack', () => {
    for (const upgrades of [
      ['-upgrade-chest', 'upgrade-chest'],
      ['upgrade-chest', '-upgrade-chest'],
    ]) {
      const p = suffering('journey-draugr-ambush', { upgrades })
      expect(p.player(0).upgrades).toEqual([{ tile: 'upgrade-chest', ready: true }])
      expect(p.state.upgrades['upgrade-chest']).toBe(3)
    }
  })

  test('RV-18.34 of two Reavers alike one is given up, from the place that was named', () => {
    const scout = 'reaver-scout'
    const p = suffering('journey-starvation', { leader: scout, slots: { 'raid-keeps': [scout, scout] } })
    p.choose(0, { avoid: `raid-keeps/${scout}` })
    expect(p.player(0)).toMatchObject({ leader: scout, slots: { 'raid-keeps': [scout] }, pile: [scout] })
  })
})

describe('cards alike', () => {
  test('RV-4.23 two of the same lie open, and each is resolved', () => {
    const p = position().receiving(0, 'village-farm', 'village-farm')
    const farm = { card: { 'village-farm': true } }
    expect(p.waiting.step).toBe('pillage')
    p.choose(0, { pass: true }).choose(0, { pillage: true })
    expect(p.player(0)).toMatchObject({ farm: 1, terror: 1 })
    expect(p.told('gained').filter(({ cause }) => cause === 'village-farm')).toHaveLength(3)
    expect(p.state.decks.village.discard).toEqual(['village-farm', 'village-farm'])
    expect(p.refused(0, farm)).toBeDefined()
  })

  test('RV-15.8 of two of the same one is kept and the other discarded', () => {
    const p = position().seat(0, { slots: { 'raid-keeps': ['reaver-fanatic'] } })
    p.onTop('keep', 'keep-art', 'keep-art').active('raid-keeps')
    expect(p.player(0).pile).toEqual(['keep-art'])
    expect(p.state.decks.keep.discard).toEqual(['keep-art'])
    expect(p.waiting.step).toBe('participate')
  })

  test('RV-18.55 Brisingamen discards one of two Prophecies alike', () => {
    const twin = 'prophecy-juggernaut'
    const p = position().seat(0, { prophecies: [twin, twin], artifacts: ['artifact-brisingamen=yellow:tree'] })
    p.onTop('prophecy', 'prophecy-vanquisher').active('trade-with-villages').choose(0, { use: 'artifact-brisingamen' })
    expect(p.offered(0)).toEqual([`prophecy/${twin}`, 'prophecy/prophecy-vanquisher'])
    p.choose(0, `prophecy/${twin}`)
    expect(p.player(0).prophecies).toEqual([twin, 'prophecy-vanquisher'])
    expect(p.state.decks.prophecy.discard).toEqual([twin])
  })

  test('RV-4.5 two Reavers alike in a slot act one after the other', () => {
    const slots = { 'raid-keeps': ['reaver-keeper-of-sagas', 'reaver-keeper-of-sagas'] }
    const p = position().seat(0, { slots }).active('raid-keeps')
    expect(p.player(0).glory).toBe(4)
  })

  test('RV-18.64 of two Reavers alike taken now the clan bonus is applied once', () => {
    const p = position().group('recruit-reavers', 0, 'reaver-scout', 'reaver-scout')
    p.seat(0, { favor: 0, artifacts: ['artifact-jarnglofar=blue:raven'] }).active('recruit-reavers')
    p.choose(0, { activate: 0 }).choose(0, { use: 'artifact-jarnglofar' })
    expect(p.player(0).favor).toBe(2 + 2)
    expect(p.state.open).toMatchObject([{ cards: ['reaver-scout', 'reaver-scout'] }])
  })
})

describe('Trade dice, alike and short', () => {
  const trading = (...display: Die[]) =>
    position()
      .tradeDice(...display)
      .active('trade-with-villages')
      .choose(0, { activate: true })

  test('RV-7.6 two that are alike are taken together, and no third', () => {
    const p = trading('red:ship', 'red:ship', 'red:ship')
    expect(p.refused(0, { 'trade-dice': { 'red:ship': 3 } })).toMatchObject({ refused: 'not-these-trade-dice' })
    expect(p.refused(0, { 'trade-dice': { 'red:ship': 1 } })).toMatchObject({ facts: { n: 2 } })
    p.choose(0, { 'trade-dice': { 'red:ship': 2 } })
    expect(p.player(0).ship).toEqual(['red:ship', 'red:ship'])
    expect(p.state.tradeDice).toEqual(['red:ship'])
  })

  test('RV-7.11 the last one is taken alone, then the option is gone', () => {
    const p = trading('red:ship', 'blue:chest', 'blue:chest')
    p.choose(0, { 'trade-dice': { 'blue:chest': 2 } })
    expect(p.refused(0, { 'trade-dice': { 'red:ship': 2 } })).toMatchObject({ facts: { n: 1 } })
    p.choose(0, { 'trade-dice': { 'red:ship': 1 } })
    expect(p.state.tradeDice).toEqual([])
    expect(p.ways(0)).not.toContain('trade-dice')
    expect(p.refused(0, { 'trade-dice': {} })).toMatchObject({ refused: 'no-trade-dice', rule: 'RV-20.14' })
  })

  test('RV-16.5 each colour is short on its own, and what lay there is counted', () => {
    const all = (die: Die, n: number) => Array<Die>(n).fill(die)
    const p = position({ players: 4 })
      .tradeDice('yellow:ship')
      .seat(0, { ship: all('red:ship', 10) })
      .seat(1, { ship: all('red:ship', 9) })
      .seat(2, { ship: all('yellow:ship', 10) })
      .seat(3, { ship: all('yellow:ship', 9) })
    p.cleaning()
    expect(p.state.tradeDice.map((die) => die.split(':')[0])).toEqual(['red', 'blue', 'blue', 'yellow'])
    expect(p.state.supply).toMatchObject({ red: 0, blue: 18, yellow: 0 })
    expect(p.told('trade-dice-rolled')[0]?.dice).toEqual(p.state.tradeDice)
  })
})

import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { type Position, position, type SeatPatch } from './position.ts'

const many = (n: number, die: Die = 'red:ship'): Die[] => Array<Die>(n).fill(die)

/** Seat 0 rests and takes a die of choice. */
const restWith = (die: Die, patch: SeatPatch): Position =>
  position().seat(0, patch).active('raid-keeps').choose(0, { rest: 1 }).choose(0, die)

/** Seat 0 trades; these dice lie in the display. */
const trading = (patch: SeatPatch, ...dice: Die[]): Position =>
  position()
    .tradeDice(...dice)
    .seat(0, patch)
    .active('trade-with-villages')
    .choose(0, { activate: true })

/** Seat 0 faces a Journey, having paid the Food of the voyage. */
const sailing = (journey: string, { food = 0, ...patch }: SeatPatch): Position =>
  position()
    .seat(0, { ...patch, food: food + 4 })
    .onTop('sea-journey', journey)
    .active('battle-at-sea')
    .choose(0, { activate: true })

describe('gaining dice', () => {
  test('RV-5.1 without a stated side a die is taken from the supply and rolled', () => {
    const p = position().dice('red:double-hammer', 'yellow:tree').receiving(0, 'village-bundle-of-swords')
    const { red, yellow } = p.state.supply
    p.choose(0, 0)
    expect(p.player(0).ship).toEqual(['red:double-hammer', 'yellow:tree'])
    expect(p.state.supply).toMatchObject({ red: red - 1, yellow: yellow - 1 })
    expect(p.table.drawn).toBeGreaterThan(0)
  })

  test('RV-5.2 a side of choice is any face of that die, and not rolled', () => {
    const p = position().receiving(0, 'reaver-huskarl')
    const { drawn } = p.table
    p.choose(0, { card: { 'reaver-huskarl': { rally: true } } })
    expect(p.offered(0)).toEqual(['blue:raven', 'blue:hammer', 'blue:shield', 'blue:chest', 'blue:ship'])
    for (const none of ['blue:helm', 'blue:double-hammer', 'red:ship']) expect(p.refused(0, none)).toBeDefined()
    p.choose(0, 'blue:chest').choose(0, 'blue:raven')
    expect(p.player(0).ship).toEqual(['blue:chest', 'blue:raven'])
    expect(p.table.drawn).toBe(drawn)
  })

  test('RV-5.2 a named side is exactly that one, without a question', () => {
    const p = position().seat(0, { slots: { 'raid-keeps': ['reaver-huskarl', 'reaver-freeman'] } })
    const { drawn } = p.table
    p.active('raid-keeps')
    expect(p.player(0).ship).toEqual(['blue:raven', 'blue:hammer'])
    expect(p.table.drawn).toBe(drawn)
  })

  test('RV-5.3 dice on a ship keep their faces, whatever comes aboard and whatever ends', () => {
    const ship: Die[] = ['red:helm', 'blue:shield', 'yellow:chest']
    const p = position().seat(0, { ship }).receiving(0, 'village-axes-and-spears').choose(0, 0)
    expect(p.player(0).ship.slice(0, 3)).toEqual(ship)
    const aboard = p.player(0).ship.slice()
    expect(p.cleaning().player(0).ship).toEqual(aboard)
  })

  test('RV-5.8 dice discarded are in the supply at once, and may be taken again by the same effect', () => {
    const p = position()
      .seat(0, { ship: ['blue:ship'], slots: { 'raid-keeps': ['reaver-grizzled-warrior'] } })
      .diceLeft('blue', 0)
      .active('raid-keeps')
      .choose(0, { exchange: { blue: { 'blue:ship': 1 } } })
    expect(p.state.supply.blue).toBe(1)
    p.choose(0, 'blue:raven')
    expect(p.player(0).ship).toEqual(['blue:raven'])
    expect(p.state.supply.blue).toBe(0)
  })
})

describe('ten slots', () => {
  test('RV-5.4 a gain ends with ten dice at most', () => {
    const p = restWith('blue:raven', { ship: many(10) })
    expect(p.waiting).toEqual({ step: 'settleDice', seats: [0] })
    expect(p.refused(0, { keep: true })).toBeDefined()
    expect(p.refused(0, { discard: {} })).toBeDefined()
    p.choose(0, { discard: { 'blue:raven': 1 } })
    expect(p.player(0).ship).toEqual(many(10))
    expect(restWith('blue:raven', { ship: many(9) }).player(0).ship).toHaveLength(10)
  })

  test('RV-5.5 the new dice are seen first; then old or new ones go, exactly as many as do not fit', () => {
    const p = position()
      .seat(0, { ship: [...many(8), 'blue:shield'] })
      .dice('red:hammer', 'yellow:ship')
      .receiving(0, 'village-bundle-of-swords')
      .choose(0, 0)
    expect(p.view(1).newDice).toMatchObject({ seat: 0, dice: ['red:hammer', 'yellow:ship'] })
    expect(p.refused(0, { discard: { 'red:ship': 2 } })).toBeDefined()
    expect(p.refused(0, { discard: { 'blue:raven': 1 } })).toBeDefined()
    p.choose(0, { discard: { 'blue:shield': 1 } })
    expect(p.player(0).ship).toEqual([...many(8), 'red:hammer', 'yellow:ship'])
    expect(p.told('dice-lost')).toMatchObject([{ seat: 0, dice: ['blue:shield'] }])
  })

  test('RV-5.6 new dice may be thrown back although there is room, and only new ones', () => {
    const p = trading({ ship: ['red:helm'] }, 'red:ship', 'blue:chest')
    p.choose(0, { 'trade-dice': { 'red:ship': 1, 'blue:chest': 1 } })
    const { blue } = p.state.supply
    expect(p.refused(0, { aside: { throwBack: { 'red:helm': 1 } } })).toBeDefined()
    expect(p.refused(0, { aside: { throwBack: { 'blue:chest': 2 } } })).toBeDefined()
    expect(p.refused(1, { aside: { throwBack: { 'blue:chest': 1 } } })).toBeDefined()
    p.choose(0, { aside: { throwBack: { 'blue:chest': 1 } } })
    expect(p.player(0).ship).toEqual(['red:helm', 'red:ship'])
    expect(p.state.supply.blue).toBe(blue + 1)
    expect(p.waiting).toEqual({ step: 'tradePick', seats: [0] })
    expect(p.refused(0, { aside: { throwBack: { 'blue:chest': 1 } } })).toBeDefined()
  })

  test('RV-5.6 dice kept while their owner decided something else are new no more', () => {
    const p = trading({}, 'red:ship', 'blue:chest')
    p.choose(0, { 'trade-dice': { 'red:ship': 1, 'blue:chest': 1 } }).choose(0, { 'trade-food': true })
    expect(p.refused(0, { aside: { throwBack: { 'blue:chest': 1 } } })).toBeDefined()
    expect(p.player(0).ship).toEqual(['red:ship', 'blue:chest'])
  })

  test('RV-5.6 and they are new until their owner is asked something, although others are asked before', () => {
    const p = position().atRound().choose(0, 'raid-keeps').choose(0, { rest: 1 }).choose(0, 'red:ship')
    expect(p.refused(0, { aside: { throwBack: { 'red:ship': 1 } } })).toBeDefined()
    p.allRest().choose(1, 'raid-villages').choose(1, { rest: 2 })
    expect(p.waiting).toEqual({ step: 'participate', seats: [0] })
    p.choose(0, { aside: { throwBack: { 'red:ship': 1 } } })
    expect(p.player(0).ship).toEqual([])
  })

  test('RV-5.7 a new die that fits an empty artifact may go there and takes no slot', () => {
    const artifacts = ['artifact-harp-of-the-ljosalfar']
    const p = restWith('yellow:tree', { ship: many(10), artifacts })
    expect(p.ways(0)).toEqual(['discard', 'store'])
    p.choose(0, { store: { 'artifact-harp-of-the-ljosalfar': 'yellow:tree' } })
    expect(p.player(0).ship).toEqual(many(10))
    expect(p.player(0).artifacts).toMatchObject([{ die: 'yellow:tree' }])
    expect(p.told('dice-lost')).toEqual([])
    const other = restWith('yellow:ship', { ship: many(10), artifacts })
    expect(other.ways(0)).toEqual(['discard'])
    const taken = restWith('yellow:tree', { ship: many(10), artifacts: [`${artifacts[0]}=yellow:tree`] })
    expect(taken.ways(0)).toEqual(['discard'])
  })

  test('RV-5.7 it may be kept aboard instead, if there is room', () => {
    const p = restWith('yellow:tree', { artifacts: ['artifact-harp-of-the-ljosalfar'] })
    expect(p.ways(0)).toEqual(['keep', 'store'])
    expect(p.choose(0, { keep: true }).player(0).ship).toEqual(['yellow:tree'])
  })

  test('RV-5.23 a Trade die that is discarded goes to the supply, not back to the display', () => {
    const p = trading({ ship: many(10) }, 'yellow:tree', 'blue:chest', 'blue:ship')
    const { yellow, blue } = p.state.supply
    p.choose(0, { 'trade-dice': { 'yellow:tree': 1, 'blue:chest': 1 } })
    p.choose(0, { discard: { 'yellow:tree': 1, 'blue:chest': 1 } })
    expect(p.state.supply).toMatchObject({ yellow: yellow + 1, blue: blue + 1 })
    expect(p.state.tradeDice).toEqual(['blue:ship'])
  })

  test('RV-5.24 the dice of two Reavers are one gain: all are rolled before the excess is settled, once', () => {
    const p = position()
      .seat(0, { ship: many(8) })
      .group('recruit-reavers', 0, 'reaver-lithsman', 'reaver-scout')
      .dice('red:helm', 'blue:raven', 'yellow:tree', 'yellow:ship')
      .active('recruit-reavers')
      .choose(0, { activate: 0 })
    expect(p.state.newDice?.dice).toEqual(['red:helm', 'blue:raven', 'yellow:tree', 'yellow:ship'])
    p.choose(0, { discard: { 'red:ship': 1, 'yellow:ship': 1 } })
    expect(p.waiting.step).toBe('nextCard')
    expect(p.player(0).ship).toHaveLength(10)
    expect(p.told('dice-gained')).toHaveLength(1)
  })

  test('RV-5.24 one Rally and one Trade pick are one gain each', () => {
    const rally = position()
      .seat(0, { ship: many(10) })
      .receiving(0, 'reaver-lithsman')
    rally.choose(0, { card: { 'reaver-lithsman': { rally: true } } }).choose(0, 'red:helm')
    expect(rally.waiting.step).toBe('takeDie')
    rally.choose(0, 'red:hammer')
    expect(rally.waiting.step).toBe('settleDice')
    rally.choose(0, { discard: { 'red:ship': 2 } })
    expect(rally.player(0).ship).toEqual([...many(8), 'red:helm', 'red:hammer'])
    const pick = trading({ ship: many(9) }, 'yellow:tree', 'blue:chest')
    pick.choose(0, { 'trade-dice': { 'yellow:tree': 1, 'blue:chest': 1 } })
    expect(pick.state.newDice?.dice.toSorted()).toEqual(['blue:chest', 'yellow:tree'])
    expect(pick.choose(0, { discard: { 'red:ship': 1 } }).waiting.step).toBe('tradePick')
  })
})

describe('losing dice', () => {
  test('RV-5.18 stored dice are not lost to a penalty and do not come back to the ship', () => {
    const artifacts = ['artifact-bodn=red:ship', 'artifact-andvarinaut=blue:shield']
    const p = sailing('journey-kraken', { ship: ['red:ship', 'blue:hammer'], artifacts })
    p.choose(0, { suffer: true })
    expect(p.refused(0, { 'blue:shield': 1 })).toBeDefined()
    p.choose(0, { 'red:ship': 1 })
    expect(p.player(0).ship).toEqual(['blue:hammer'])
    expect(p.player(0).artifacts.map(({ die }) => die)).toEqual(['red:ship', 'blue:shield'])
    const bare = sailing('journey-kraken', { artifacts })
    expect(bare.told('journey-suffered')).toHaveLength(1)
    expect(bare.told('dice-lost')).toEqual([])
    expect(bare.player(0)).toMatchObject({ ship: [], artifacts: [{ die: 'red:ship' }, { die: 'blue:shield' }] })
  })

  test('RV-5.19 a forced loss takes what is there and no more', () => {
    const poor = sailing('journey-kraken', { food: 1, ship: [] })
    expect(poor.player(0)).toMatchObject({ food: 0, ship: [] })
    expect(poor.told('lost')).toMatchObject([{ goods: { food: 1 } }])
    const rich = sailing('journey-kraken', { food: 3, ship: ['red:chest'] })
    expect(rich.player(0)).toMatchObject({ food: 1, ship: [] })
    expect(rich.waiting.step).toBe('chooseBattle')
  })

  test('RV-5.20 the owner chooses which die is lost', () => {
    const p = sailing('journey-kraken', { ship: ['red:chest', 'blue:shield', 'yellow:tree'] })
    expect(p.waiting).toEqual({ step: 'loseDice', seats: [0] })
    const { blue } = p.state.supply
    expect(p.refused(0, { 'red:chest': 1, 'blue:shield': 1 })).toBeDefined()
    p.choose(0, { 'blue:shield': 1 })
    expect(p.player(0).ship).toEqual(['red:chest', 'yellow:tree'])
    expect(p.state.supply.blue).toBe(blue + 1)
  })
})

import type { Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { position, type SeatPatch } from './position.ts'

/** Seat 0's Reaver stands in the slot of Raid Keeps, which has just been selected. */
const acting = (reaver: string, patch: SeatPatch = {}) =>
  position()
    .seat(0, { ...patch, slots: { 'raid-keeps': [reaver] } })
    .active('raid-keeps')

/** The faces of a colour, in the order of the die. */
const FACES = {
  red: ['red:helm', 'red:hammer', 'red:double-hammer', 'red:shield', 'red:chest', 'red:ship'],
  blue: ['blue:raven', 'blue:hammer', 'blue:shield', 'blue:chest', 'blue:ship'],
  yellow: ['yellow:tree', 'yellow:hammer', 'yellow:shield', 'yellow:chest', 'yellow:ship'],
}

describe('Reavers that look at cards', () => {
  test.each([
    ['RV-18.1', 'reaver-axe-chief', 'village', ['village-farm', 'artifact-bodn']],
    ['RV-18.2', 'reaver-fanatic', 'keep', ['keep-art', 'keep-armor']],
    ['RV-18.10', 'reaver-scavenger', 'village', ['village-farm', 'artifact-bodn']],
  ] as const)('%s %s draws 2 from the %s deck and keeps 1', (_, reaver, deck, cards) => {
    const p = position().onTop(deck, ...cards)
    p.seat(0, { slots: { 'raid-keeps': [reaver] } }).active('raid-keeps')
    expect(p.waiting).toEqual({ step: 'keepCard', seats: [0] })
    expect(p.offered(0)).toEqual(cards)
    p.choose(0, cards[1])
    expect(p.state.decks[deck].discard).toEqual([cards[0]])
    const { artifacts, pile } = p.player(0)
    expect([...artifacts.map(({ card }) => card), ...pile]).toEqual([cards[1]])
    expect(p.waiting.step).toBe('participate')
  })
})

describe('Reavers that change a die', () => {
  test.each([
    ['RV-18.3', 'reaver-favored-soul', 'red', ['red:ship', 'blue:ship', 'yellow:ship']],
    ['RV-18.7', 'reaver-grizzled-warrior', 'blue', ['blue:ship', 'red:ship', 'yellow:ship']],
    ['RV-18.16', 'reaver-scout', 'yellow', ['yellow:ship', 'blue:ship', 'red:ship']],
  ] as const)('%s %s: a %s die for one of that colour on any side', (_, reaver, color, ship) => {
    const p = acting(reaver, { ship: [...ship] })
    expect(p.ways(0)).toEqual(['exchange', 'skip'])
    p.refused(0, { exchange: { [color]: { [ship[1]]: 1 } } })
    p.choose(0, { exchange: { [color]: { [ship[0]]: 1 } } })
    expect(p.waiting.step).toBe('takeDie')
    expect(p.offered(0)).toEqual(FACES[color])
    p.choose(0, `${color}:hammer`)
    expect(p.player(0).ship).toEqual([ship[1], ship[2], `${color}:hammer`])
    const without = acting(reaver, { ship: [ship[1], ship[2]] })
    expect(without.waiting.step).toBe('participate')
  })

  test.each([
    ['red:ship', 'red:helm', FACES.red],
    ['blue:ship', 'blue:raven', FACES.blue],
    ['yellow:ship', 'yellow:tree', FACES.yellow],
  ] as const)('RV-18.13 Hirromenn: a %s for a die of the same colour on any side', (paid, wanted, faces) => {
    const ship: Die[] = ['red:ship', 'blue:ship', 'yellow:ship']
    const p = acting('reaver-hirromenn', { ship }).choose(0, { exchange: { any: { [paid]: 1 } } })
    expect(p.offered(0)).toEqual(faces)
    p.choose(0, wanted)
    expect(p.player(0).ship).toEqual([...ship.filter((die) => die !== paid), wanted])
  })
})

describe('Reavers that take a die', () => {
  test.each([
    ['RV-18.5', 'reaver-lithsman', 'red:helm'],
    ['RV-18.8', 'reaver-huskarl', 'blue:raven'],
    ['RV-18.9', 'reaver-freeman', 'blue:hammer'],
    ['RV-18.18', 'reaver-sword-chief', 'yellow:tree'],
  ])('%s %s gains a %s without rolling or asking', (_, reaver, die) => {
    const p = acting(reaver)
    expect(p.player(0).ship).toEqual([die])
    expect(p.told('dice-gained')).toEqual([{ kind: 'dice-gained', seat: 0, dice: [die], cause: reaver }])
    expect(p.told('specialist-acted')).toMatchObject([{ seat: 0, reaver, location: 'raid-keeps' }])
    expect(p.waiting.step).toBe('participate')
  })
})

describe('Reavers that trade', () => {
  test('RV-18.4 Flame Bringer: 2 dice for a Wall, without Terror', () => {
    const p = acting('reaver-flame-bringer', { ship: ['red:ship', 'blue:ship', 'blue:chest'] })
    p.refused(0, { exchange: { any: { 'red:ship': 1 } } })
    p.choose(0, { exchange: { any: { 'red:ship': 1, 'blue:chest': 1 } } })
    expect(p.player(0)).toMatchObject({ ship: ['blue:ship'], wall: 1, terror: 0 })
    expect(acting('reaver-flame-bringer', { ship: ['red:ship'] }).waiting.step).toBe('participate')
    const tokens = position().tokensLeft('wall', 0)
    tokens.seat(0, { ship: ['red:ship', 'blue:ship'], slots: { 'raid-keeps': ['reaver-flame-bringer'] } })
    expect(tokens.active('raid-keeps').waiting.step).toBe('participate')
  })

  test('RV-18.6 Pillager: a die for a Farm, without Terror', () => {
    const p = acting('reaver-pillager', { ship: ['red:ship', 'blue:chest'] })
    p.choose(0, { exchange: { any: { 'blue:chest': 1 } } })
    expect(p.player(0)).toMatchObject({ ship: ['red:ship'], farm: 1, terror: 0 })
    expect(p.state.supply.farm).toBe(14)
  })

  test('RV-18.11 Seasoned Hunter: 1 Food, then a die for 3 more if wanted', () => {
    const p = acting('reaver-seasoned-hunter', { food: 0, ship: ['red:ship', 'blue:ship'] })
    expect(p.player(0).food).toBe(1)
    expect([p.waiting.step, p.ways(0)]).toEqual(['exchange', ['exchange', 'skip']])
    p.choose(0, { exchange: { any: { 'red:ship': 1 } } })
    expect(p.player(0)).toMatchObject({ food: 4, ship: ['blue:ship'] })
    const kept = acting('reaver-seasoned-hunter', { food: 0, ship: ['red:ship'] }).choose(0, { skip: true })
    expect(kept.player(0)).toMatchObject({ food: 1, ship: ['red:ship'] })
    expect(acting('reaver-seasoned-hunter', { food: 0 }).player(0).food).toBe(1)
  })

  test('RV-18.15 Revered Seer: 1 Favor for 2 Glory', () => {
    const p = acting('reaver-revered-seer', { favor: 3 }).choose(0, { exchange: true })
    expect(p.player(0)).toMatchObject({ favor: 2, glory: 2 })
    expect(acting('reaver-revered-seer', { favor: 0 }).waiting.step).toBe('participate')
  })

  test('RV-18.17 Spakona: 2 Favor for a Prophecy from the deck, unseen by others', () => {
    const p = position().onTop('prophecy', 'prophecy-vanquisher')
    p.seat(0, { favor: 2, slots: { 'raid-keeps': ['reaver-spakona'] } }).active('raid-keeps')
    p.choose(0, { exchange: true })
    expect(p.player(0)).toMatchObject({ favor: 0, prophecies: ['prophecy-vanquisher'] })
    expect(JSON.stringify(p.heardBy(1))).not.toContain('prophecy-vanquisher')
    expect(acting('reaver-spakona', { favor: 1 }).waiting.step).toBe('participate')
    const none = position().deck('prophecy', [])
    none.seat(0, { favor: 2, slots: { 'raid-keeps': ['reaver-spakona'] } })
    expect(none.active('raid-keeps').waiting.step).toBe('participate')
  })

  test.each([
    ['reaver-favored-soul', { ship: ['red:ship'] }],
    ['reaver-flame-bringer', { ship: ['red:ship', 'red:ship'] }],
    ['reaver-pillager', { ship: ['red:ship'] }],
    ['reaver-hirromenn', { ship: ['red:ship'] }],
    ['reaver-revered-seer', { favor: 1 }],
    ['reaver-spakona', { favor: 2 }],
  ] as readonly (readonly [string, SeatPatch])[])(
    'RV-18.3 RV-18.17 the exchange of %s may be left out',
    (reaver, patch) => {
      const p = acting(reaver, patch).choose(0, { skip: true } as Json)
      expect(p.player(0)).toMatchObject({ ...patch, glory: 0, wall: 0, farm: 0, prophecies: [] })
      expect(p.waiting.step).toBe('participate')
    },
  )
})

describe('Reavers that gain', () => {
  test('RV-18.12 Spear Chief: 2 Food', () => {
    expect(acting('reaver-spear-chief', { food: 1 }).player(0).food).toBe(3)
  })

  test('RV-18.14 Keeper of Sagas: 2 Glory', () => {
    expect(acting('reaver-keeper-of-sagas').player(0).glory).toBe(2)
  })
})

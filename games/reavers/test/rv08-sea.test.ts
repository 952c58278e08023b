import type { Json } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

const SEA = 'battle-at-sea'

/** Seat 0 has selected the location; a Journey and the two face-up ships are laid out. */
const selected = (patch: SeatPatch = {}, journey = 'journey-all-quiet', battle = 'battle-cargo-ship') =>
  position()
    .seat(0, { food: 4, favor: 0, ...patch })
    .seat(1, { food: 4, favor: 0 })
    .group(SEA, 0, battle)
    .group(SEA, 1, 'battle-wherry')
    .onTop('sea-journey', journey)
    .active(SEA)

/** Seat 0 has paid and faces the Journey. */
const onJourney = (journey: string, patch: SeatPatch = {}) => selected(patch, journey).choose(0, { activate: true })

/** Nothing happened on the way, and seat 0 has picked this ship. */
const meeting = (battle: string, patch: SeatPatch = {}) =>
  selected(patch, 'journey-all-quiet', battle).choose(0, { activate: true }).choose(0, { take: 0 })

const kinds = (p: Position, ...wanted: string[]) => p.events.map(({ kind }) => kind).filter((k) => wanted.includes(k))

/** What pays for the Cargo Ship: a Ship, a Chest and a Shield. */
const CARGO = ['red:ship', 'red:chest', 'red:shield'] as const
const payCargo = { combination: { ship: { 'red:ship': 1 }, chest: { 'red:chest': 1 }, shield: { 'red:shield': 1 } } }

describe('setting sail', () => {
  test('RV-8.1 it costs 4 Food', () => {
    const p = selected({ food: 5 }).choose(0, { activate: true })
    expect(p.told('paid')).toMatchObject([{ seat: 0, goods: { food: 4 }, dice: [], cause: SEA }])
    expect(p.player(0).food).toBe(1)
    const poor = selected({ food: 3, ship: [...CARGO] })
    expect(poor.ways(0)).toEqual(['rest'])
    poor.refused(0, { activate: true })
  })

  test('RV-8.2 who selects gains 2 Glory at once; nobody gains any by taking part', () => {
    const p = selected()
    expect(p.state.players.map(({ glory }) => glory)).toEqual([2, 0])
    p.choose(0, { activate: true }).choose(0, { take: 0 })
    p.onTop('sea-journey', 'journey-all-quiet').choose(1, { activate: true }).choose(1, { take: 0 })
    expect(p.asks).toEqual([])
    expect(p.state.players.map(({ glory }) => glory)).toEqual([2, 0])
  })

  test('RV-8.3 everyone has one Journey and then one Sea Battle', () => {
    const p = selected({ food: 8, ship: ['red:chest'] }, 'journey-spoiled-food').choose(0, { activate: true })
    expect(p.waiting.step).toBe('faceJourney')
    p.refused(0, { take: 0 })
    p.choose(0, { suffer: true }).choose(0, { take: 0 })
    p.onTop('sea-journey', 'journey-spoiled-food').choose(1, { activate: true }).choose(1, { take: 1 })
    expect(p.asks).toEqual([])
    const each = ['journey-revealed', 'journey-suffered', 'battle-chosen', 'battle-lost']
    expect(kinds(p, ...each)).toEqual([...each, ...each])
  })
})

describe('the Journey', () => {
  test('RV-8.4 the top card is revealed to all', () => {
    const p = selected({ ship: ['red:chest'] }, 'journey-spoiled-food')
    for (const seat of [0, 1, null]) expect(p.view(seat).voyage).toBe(null)
    p.choose(0, { activate: true })
    for (const seat of [0, 1, null]) {
      expect(p.view(seat).voyage?.journey).toBe('journey-spoiled-food')
      expect(p.heardBy(seat)).toContainEqual({ kind: 'journey-revealed', seat: 0, journey: 'journey-spoiled-food' })
    }
  })

  test('RV-8.5 pay or suffer: the choice is free, even if the cost is affordable', () => {
    const afloat = () => onJourney('journey-spoiled-food', { food: 8, ship: ['red:chest'] })
    expect(afloat().ways(0)).toEqual(['avoid', 'suffer'])
    const paid = afloat().choose(0, { avoid: { chest: { 'red:chest': 1 } } })
    expect(paid.player(0)).toMatchObject({ food: 4, ship: [] })
    expect(paid.told('journey-avoided')).toHaveLength(1)
    const suffered = afloat().choose(0, { suffer: true })
    expect(suffered.player(0)).toMatchObject({ food: 2, ship: ['red:chest'] })
    expect(suffered.told('lost')).toMatchObject([{ goods: { food: 2 }, cause: 'journey-spoiled-food' }])
    const forced = onJourney('journey-spoiled-food', { food: 8, ship: ['red:ship'] })
    expect(forced.told('journey-suffered')).toHaveLength(1)
    expect(forced.player(0)).toMatchObject({ food: 2, ship: ['red:ship'] })
  })

  test('RV-8.6 a penalty is suffered as far as possible, and may be chosen even if nothing can be lost', () => {
    const some = onJourney('journey-spoiled-food', { food: 5, ship: ['red:chest'] }).choose(0, { suffer: true })
    expect(some.player(0)).toMatchObject({ food: 0, ship: ['red:chest'] })
    const nothing = onJourney('journey-spoiled-food', { food: 4, ship: ['red:chest'] }).choose(0, { suffer: true })
    expect(nothing.player(0)).toMatchObject({ food: 0, ship: ['red:chest'] })
    expect(nothing.waiting.step).toBe('chooseBattle')
    const kraken = onJourney('journey-kraken', { food: 5 })
    expect(kraken.player(0)).toMatchObject({ food: 0, ship: [] })
    expect(kraken.waiting.step).toBe('chooseBattle')
  })

  test('RV-8.7 avoided, suffered or passed by, the card lies face up under its deck', () => {
    const patch: SeatPatch = { food: 8, ship: ['red:chest'], artifacts: ['artifact-skidbladnir=red:ship'] }
    const ways: Json[] = [
      { avoid: { chest: { 'red:chest': 1 } } },
      { suffer: true },
      { cancel: 'artifact-skidbladnir' },
    ]
    for (const way of ways) {
      const p = onJourney('journey-spoiled-food', patch)
      const { left } = p.view(0).decks['sea-journey']
      p.choose(0, way)
      expect(p.state.voyage?.journey).toBe(null)
      for (const seat of [0, 1, null])
        expect(p.view(seat).decks['sea-journey']).toEqual({ left, discard: ['journey-spoiled-food'] })
    }
  })
})

describe('the Sea Battle', () => {
  test('RV-8.8 a face-up card is picked, or the top of the deck revealed', () => {
    const sighting = () => selected().choose(0, { activate: true })
    expect(sighting().ways(0)).toEqual(['deck', 'take'])
    expect(sighting().offered(0, 'take')).toEqual([0, 1])
    const picked = sighting().choose(0, { take: 1 })
    expect(picked.told('battle-chosen')).toMatchObject([{ battle: 'battle-wherry', fromDeck: false }])
    const revealed = sighting().onTop('sea-battle', 'battle-knarr').choose(0, { deck: true })
    expect(revealed.told('battle-chosen')).toMatchObject([{ battle: 'battle-knarr', fromDeck: true }])
    expect(revealed.heardBy(1)).toContainEqual(revealed.told('battle-chosen')[0])
  })

  test('RV-8.9 a card picked or revealed cannot be exchanged', () => {
    const picked = meeting('battle-cargo-ship', { ship: ['red:hammer'] })
    const revealed = selected({ ship: ['red:hammer'] }).choose(0, { activate: true })
    for (const p of [picked, revealed.choose(0, { deck: true })]) {
      expect(p.ways(0)).toEqual(['fight', 'giveUp'])
      p.refused(0, { take: 1 })
      p.refused(0, { deck: true })
    }
  })

  test('RV-8.10 it is met in exactly one way: combination, combat or giving up', () => {
    const ship = [...CARGO, 'red:hammer' as const]
    const p = meeting('battle-cargo-ship', { ship })
    expect(p.ways(0)).toEqual(['combination', 'fight', 'giveUp'])
    p.refused(0, { ...payCargo, fight: { 'red:hammer': 1 } })
    p.choose(0, payCargo)
    expect(p.told('battle-won')).toMatchObject([{ seat: 0, battle: 'battle-cargo-ship', way: 'combination' }])
    expect(p.told('combat-rolled')).toEqual([])
    const fought = meeting('battle-cargo-ship', { ship })
      .dice(2)
      .choose(0, { fight: { 'red:hammer': 1 } })
    expect(fought.told('battle-won')).toMatchObject([{ way: 'combat' }])
    expect(fought.player(0).ship).toEqual(CARGO)
    const left = meeting('battle-cargo-ship', { ship }).choose(0, { giveUp: true })
    expect(left.told('battle-lost')).toHaveLength(1)
    expect(left.player(0)).toMatchObject({ ship, glory: 2, pile: [] })
    for (const each of [p, fought, left]) expect(each.waiting).toEqual({ step: 'participate', seats: [1] })
  })

  test('RV-8.11 each icon of the combination needs a source of its own', () => {
    const one = meeting('battle-draugr-raiders', { ship: ['red:shield', 'red:hammer'] })
    expect(one.ways(0)).toEqual(['fight', 'giveUp'])
    const doubled = meeting('battle-infamous-outcasts', { ship: ['red:ship', 'red:shield', 'red:double-hammer'] })
    expect(doubled.ways(0)).toEqual(['fight', 'giveUp'])
    const two = meeting('battle-draugr-raiders', { ship: ['red:shield', 'blue:shield', 'red:hammer', 'red:chest'] })
    two.refused(0, { combination: { shield: { 'red:shield': 1 }, hammer: { 'red:hammer': 1 } } })
    two.refused(0, { combination: { shield: { 'red:shield': 1, 'red:chest': 1 }, hammer: { 'red:hammer': 1 } } })
    two.choose(0, {
      combination: { shield: { 'red:shield': 1, 'blue:shield': 1 }, hammer: { 'red:hammer': 1 } },
    })
    expect(two.told('battle-won')).toHaveLength(1)
    expect(two.player(0).ship).toEqual(['red:chest'])
  })

  test('RV-8.12 upgrades and the dice of the Leader may take part in a combination', () => {
    const p = meeting('battle-cargo-ship', {
      leader: 'reaver-huskarl',
      ship: ['blue:raven', 'red:chest'],
      upgrades: ['upgrade-shield'],
    })
    p.choose(0, {
      combination: { ship: { 'blue:raven': 1 }, chest: { 'red:chest': 1 }, shield: { 'upgrade-shield': 1 } },
    })
    expect(p.told('battle-won')).toHaveLength(1)
    expect(p.player(0)).toMatchObject({ ship: [], upgrades: [{ tile: 'upgrade-shield', ready: false }] })
  })

  test('RV-8.13 after a lost combat the combination can no longer be paid', () => {
    const p = meeting('battle-cargo-ship', { ship: [...CARGO, 'red:hammer'] })
    p.dice(0).choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.told('battle-lost')).toHaveLength(1)
    p.refused(0, payCargo)
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(p.player(0).ship).toEqual(CARGO)
    const rerolling = meeting('battle-cargo-ship', { ship: [...CARGO, 'red:hammer'], favor: 1 })
    rerolling.dice(0).choose(0, { fight: { 'red:hammer': 1 } })
    rerolling.refused(0, payCargo)
  })
})

describe('victory and defeat', () => {
  test('RV-8.14 the rewards are gained, then the card goes to the pile', () => {
    const p = meeting('battle-longship', { ship: ['red:double-hammer', 'red:double-hammer'] })
    p.onTop('reaver', 'reaver-scout')
      .dice(2, 2, 1, 0)
      .choose(0, { fight: { 'red:double-hammer': 2 } })
    expect(p.waiting.step).toBe('nextCard')
    expect(p.player(0)).toMatchObject({ glory: 15, pile: [] })
    p.choose(0, { card: { 'reaver-scout': { promote: true } } })
    expect(p.player(0)).toMatchObject({ pile: ['battle-longship'], leader: 'reaver-scout' })
    const cargo = meeting('battle-cargo-ship', { ship: [...CARGO] }).choose(0, payCargo)
    expect(cargo.player(0)).toMatchObject({ glory: 10, food: 2, pile: ['battle-cargo-ship'] })
  })

  test('RV-8.15 a face-up ship that was not beaten stays for the next', () => {
    const ship = ['red:hammer' as const]
    const left = meeting('battle-cargo-ship', { ship }).choose(0, { giveUp: true })
    const lost = meeting('battle-cargo-ship', { ship })
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
    for (const p of [left, lost]) {
      expect(p.state.groups[SEA]).toEqual([['battle-cargo-ship'], ['battle-wherry']])
      p.onTop('sea-journey', 'journey-all-quiet').choose(1, { activate: true })
      expect(p.offered(1, 'take')).toEqual([0, 1])
      p.choose(1, { take: 0 })
      expect(p.told('battle-chosen')[1]).toMatchObject({ seat: 1, battle: 'battle-cargo-ship' })
    }
  })

  test('RV-8.16 a ship of the deck that was not beaten goes to the bottom of the deck', () => {
    const p = selected({ ship: ['red:hammer'] }).onTop('sea-battle', 'battle-knarr', 'battle-lyngbakr')
    p.choose(0, { activate: true })
      .choose(0, { deck: true })
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.state.decks['sea-battle'].discard).toEqual(['battle-knarr'])
    expect(p.state.groups[SEA]).toEqual([['battle-cargo-ship'], ['battle-wherry']])
    p.onTop('sea-journey', 'journey-all-quiet').choose(1, { activate: true }).choose(1, { deck: true })
    expect(p.told('battle-chosen')[1]).toMatchObject({ seat: 1, battle: 'battle-lyngbakr' })
  })

  test('RV-8.17 defeat costs nothing beyond what was spent', () => {
    const held = { favor: 0, terror: 1, leader: 'reaver-scout', upgrades: ['upgrade-chest'] }
    const p = meeting('battle-spawn-of-jormungandr', { ...held, food: 7, ship: ['red:hammer', 'red:chest'] })
    const before = structuredClone(p.player(0))
    p.dice(1).choose(0, { fight: { 'red:hammer': 1 } })
    expect(p.told('battle-lost')).toHaveLength(1)
    expect(p.player(0)).toEqual({ ...before, ship: ['red:chest'] })
  })

  test('RV-8.18 ships that were beaten are not replaced before Cleanup; without any only the deck is left', () => {
    const p = meeting('battle-cargo-ship', { ship: [...CARGO] }).choose(0, payCargo)
    expect(p.state.groups[SEA]).toEqual([[], ['battle-wherry']])
    p.onTop('sea-journey', 'journey-all-quiet').choose(1, { activate: true })
    expect(p.offered(1, 'take')).toEqual([1])
    p.refused(1, { take: 0 })
    p.cleaning()
    expect(p.state.groups[SEA]?.map(({ length }) => length)).toEqual([1, 1])
    const none = selected().group(SEA, 0).group(SEA, 1).onTop('sea-battle', 'battle-knarr')
    none.choose(0, { activate: true })
    expect(none.told('battle-chosen')).toMatchObject([{ battle: 'battle-knarr', fromDeck: true }])
  })

  test('RV-8.19 "discard a Terror" takes one, and does nothing for a player without any', () => {
    const beating = (terror: number) =>
      meeting('battle-draugr-raiders', { terror, ship: ['red:hammer'] })
        .dice(2)
        .choose(0, { fight: { 'red:hammer': 1 } })
    expect(beating(2).player(0)).toMatchObject({ terror: 1, glory: 11 })
    const calm = beating(0)
    expect(calm.player(0)).toMatchObject({ terror: 0, glory: 11, pile: ['battle-draugr-raiders'] })
    expect(calm.told('lost')).toEqual([])
  })
})

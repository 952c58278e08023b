import { describe, expect, test } from 'vitest'
import type { Die } from '../src/content-file.ts'
import { type Position, position, type SeatPatch } from './position.ts'

const KEEPS = 'raid-keeps'

/** Enough for one raid and no more. */
const RAIDER: SeatPatch = { food: 2, favor: 0, ship: ['red:shield', 'blue:shield'] }

const raiding = (players: number) => {
  const p = position({ players })
  for (const seat of p.state.players.keys()) p.seat(seat, RAIDER)
  return p.active(KEEPS)
}

const receiving = (card: string, patch: SeatPatch = {}) =>
  position()
    .seat(0, { food: 0, favor: 0, ...patch })
    .receiving(0, card)

/** The Tower is opened with these two dice. */
const atTower = (red: Die, blue: Die, patch: SeatPatch = {}) =>
  position()
    .seat(0, { favor: 0, ...patch })
    .dice(red, blue)
    .receiving(0, 'keep-tower-red-blue')

const drawnBy = (p: Position, seat: number) =>
  p
    .told('cards-drawn')
    .filter((event) => event.seat === seat)
    .flatMap(({ cards }) => cards)

describe('the raid', () => {
  test('RV-11.1 it costs 2 Food and two Shields', () => {
    const p = raiding(2).choose(0, { activate: 0 })
    expect(p.told('paid')).toMatchObject([{ goods: { food: 2 }, dice: ['red:shield', 'blue:shield'], cause: KEEPS }])
    expect(p.player(0)).toMatchObject({ food: 0, ship: [] })
    for (const patch of [{ food: 1 }, { ship: ['red:shield', 'red:chest'] }] as SeatPatch[]) {
      const poor = position()
        .seat(0, { ...RAIDER, ...patch })
        .active(KEEPS)
      expect(poor.ways(0)).toEqual(['rest'])
      poor.refused(0, { activate: 0 })
    }
  })

  test('RV-11.2 two cards: a whole face-up group, or the two on top of the deck', () => {
    const laid = () =>
      raiding(2)
        .group(KEEPS, 1, 'keep-art', 'keep-armor')
        .onTop('keep', 'keep-treasure', 'keep-tapestry-gorm', 'keep-armor')
        .choose(0, { rest: 2 })
    const group = laid().choose(1, { activate: 1 })
    expect(group.state.open).toMatchObject([{ seat: 1, cards: ['keep-art', 'keep-armor'] }])
    const deck = laid().choose(1, { activate: 'deck' })
    expect(deck.state.open).toMatchObject([{ seat: 1, cards: ['keep-treasure', 'keep-tapestry-gorm'] }])
    expect(deck.state.groups[KEEPS]?.[1]).toEqual(['keep-art', 'keep-armor'])
    deck.refused(1, { activate: 1 })
  })

  test('RV-11.3 two more cards of the deck for the first, one for the second, none for third and fourth', () => {
    const p = raiding(4)
    for (let group = 0; group < 4; group++) p.group(KEEPS, group, 'keep-armor', 'keep-armor')
    p.onTop('keep', 'keep-armor', 'keep-armor', 'keep-armor', 'keep-art')
    for (let seat = 0; seat < 4; seat++) p.choose(seat, { activate: seat })
    expect([0, 1, 2, 3].map((seat) => drawnBy(p, seat).length)).toEqual([2, 1, 0, 0])
    expect(p.state.players.map(({ pile }) => pile.length)).toEqual([4, 3, 2, 2])
  })

  test('RV-11.4 with two players the other one gets no bonus card', () => {
    const p = raiding(2).group(KEEPS, 0, 'keep-armor', 'keep-armor').choose(0, { rest: 2 }).choose(1, { activate: 0 })
    expect(drawnBy(p, 1)).toEqual([])
    expect(p.player(1).pile).toEqual(['keep-armor', 'keep-armor'])
  })
})

describe('what is found in a keep', () => {
  test('RV-11.5 Treasure, Art, Armor and Tapestries go straight to the pile', () => {
    const sets = ['treasure', 'art', 'armor', 'tapestry-dearg', 'tapestry-buigh', 'tapestry-gorm']
    for (const card of sets.map((set) => `keep-${set}`)) {
      const p = receiving(card)
      expect(p.asks).toEqual([])
      expect(p.events).toEqual([{ kind: 'card-piled', seat: 0, card, cause: card }])
      expect(p.player(0).pile).toEqual([card])
    }
  })

  test('RV-11.6 a Keep Wall: 2 Favor, and by combat against 2 another Favor and a Wall token', () => {
    const p = receiving('keep-keep-wall', { ship: ['red:hammer', 'red:hammer'] })
    expect(p.player(0)).toMatchObject({ favor: 2, wall: 0 })
    expect(p.ways(0)).toEqual(['fight', 'pass'])
    p.refused(0, { pillage: true })
    p.dice(1, 1).choose(0, { fight: { 'red:hammer': 2 } })
    expect(p.told('combat-rolled')).toMatchObject([{ target: 'keep-keep-wall', defense: 2 }])
    expect(p.player(0)).toMatchObject({ favor: 3, wall: 1, food: 0, glory: 0 })
    const passed = receiving('keep-keep-wall', { ship: ['red:hammer'] }).choose(0, { pass: true })
    expect(passed.player(0)).toMatchObject({ favor: 2, wall: 0 })
    const unarmed = receiving('keep-keep-wall', { ship: ['red:chest'] })
    expect(unarmed.asks).toEqual([])
    for (const each of [p, passed, unarmed]) expect(each.state.decks.keep.discard).toEqual(['keep-keep-wall'])
  })

  test('RV-11.7 a Tower: two dice to roll, and by combat against 3 three Glory and a Tower token', () => {
    const towers = {
      'keep-tower-blue-yellow': ['blue:ship', 'yellow:tree'],
      'keep-tower-red-yellow': ['red:helm', 'yellow:chest'],
      'keep-tower-red-blue': ['red:chest', 'blue:raven'],
    } as const
    for (const [card, dice] of Object.entries(towers)) {
      const p = position()
        .seat(0, { favor: 0, ship: ['red:double-hammer'] })
        .dice(...dice)
        .receiving(0, card)
      expect(p.player(0).ship).toEqual(['red:double-hammer', ...dice])
      expect(p.ways(0)).toEqual(['fight', 'pass'])
      p.dice(2, 1).choose(0, { fight: { 'red:double-hammer': 1 } })
      expect(p.told('combat-rolled')).toMatchObject([{ target: card, defense: 3 }])
      expect(p.player(0)).toMatchObject({ glory: 3, tower: 1, ship: dice })
      expect(p.state.decks.keep.discard).toEqual([card])
    }
    const passed = atTower('red:hammer', 'blue:raven').choose(0, { pass: true })
    expect(passed.player(0)).toMatchObject({ glory: 0, tower: 0, ship: ['red:hammer', 'blue:raven'] })
    expect(passed.state.decks.keep.discard).toEqual(['keep-tower-red-blue'])
  })

  test('RV-11.8 the dice of a Tower may be used in its own combat', () => {
    const p = atTower('red:double-hammer', 'blue:hammer')
    p.dice(2, 0, 1).choose(0, { fight: { 'red:double-hammer': 1, 'blue:hammer': 1 } })
    expect(p.player(0)).toMatchObject({ ship: [], tower: 1, glory: 3 })
  })

  test('RV-11.9 pillaging a keep never gives Terror', () => {
    const wall = receiving('keep-keep-wall', { ship: ['red:hammer'] })
    wall.dice(2).choose(0, { fight: { 'red:hammer': 1 } })
    const tower = atTower('red:double-hammer', 'blue:ship')
    tower.dice(2, 2).choose(0, { fight: { 'red:double-hammer': 1 } })
    expect(wall.player(0)).toMatchObject({ wall: 1, terror: 0 })
    expect(tower.player(0)).toMatchObject({ tower: 1, terror: 0 })
  })

  test('RV-11.10 a lost combat forfeits only what it was for', () => {
    const wall = receiving('keep-keep-wall', { ship: ['red:hammer'] })
    wall
      .dice(0)
      .choose(0, { fight: { 'red:hammer': 1 } })
      .choose(0, { giveUp: true })
    expect(wall.player(0)).toMatchObject({ favor: 2, wall: 0, ship: [] })
    const tower = atTower('red:chest', 'blue:ship', { ship: ['red:hammer'] })
    tower.dice(0).choose(0, { fight: { 'red:hammer': 1 } })
    expect(tower.player(0)).toMatchObject({ ship: ['red:chest', 'blue:ship'], glory: 0, tower: 0 })
    expect(wall.state.decks.keep.discard).toEqual(['keep-keep-wall'])
    expect(tower.state.decks.keep.discard).toEqual(['keep-tower-red-blue'])
  })

  test('RV-11.11 one combat at most for each card, won or lost', () => {
    for (const roll of [0, 2] as const) {
      const wall = receiving('keep-keep-wall', { ship: ['red:hammer', 'red:hammer'] })
      wall.dice(roll).choose(0, { fight: { 'red:hammer': 1 } })
      if (roll === 0) wall.choose(0, { giveUp: true })
      expect(wall.asks).toEqual([])
      expect(wall.player(0).ship).toEqual(['red:hammer'])
    }
    const tower = atTower('red:hammer', 'blue:hammer')
    tower.dice(1).choose(0, { fight: { 'red:hammer': 1 } })
    expect(tower.asks).toEqual([])
    expect(tower.player(0).ship).toEqual(['blue:hammer'])
    expect(tower.told('combat-rolled')).toHaveLength(1)
  })
})

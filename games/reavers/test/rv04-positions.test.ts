import { describe, expect, test } from 'vitest'
import { LOCATIONS } from '../src/content-file.ts'
import { type Position, position, type SeatPatch } from './position.ts'

/** What can pay for Raid Keeps. */
const RAIDER: SeatPatch = { food: 2, ship: ['red:shield', 'blue:shield'] }

/** How many Trade picks each of these seats has, when all of them take part one after the other. */
const tradePicks = (p: Position, ...seats: number[]): (number | undefined)[] =>
  seats.map((seat) => {
    const picks = p.choose(seat, { activate: true }).state.activation?.turnsLeft
    p.choose(seat, { stop: true })
    return picks
  })

describe('position', () => {
  test('RV-4.17 is the clockwise distance from the active player', () => {
    const p = position({ players: 4 }).active('trade-with-villages', 2)
    expect(tradePicks(p, 2, 3, 0, 1)).toEqual([3, 2, 1, 1])
  })

  test('RV-4.18 never shifts because somebody rested', () => {
    const p = position({ players: 4 }).active('trade-with-villages', 2).choose(2, { rest: 2 }).choose(3, { rest: 2 })
    expect(tradePicks(p, 0, 1)).toEqual([1, 1])
    const second = position({ players: 4 }).active('trade-with-villages', 2).choose(2, { rest: 2 })
    expect(tradePicks(second, 3)).toEqual([2])
  })

  test('RV-4.19 the other one of two is fourth, for picks and for bonus cards', () => {
    expect(tradePicks(position().active('trade-with-villages', 1), 1, 0)).toEqual([3, 1])
    const p = position()
      .seat(1, { ...RAIDER })
      .group('raid-keeps', 0, 'keep-art', 'keep-armor')
      .active('raid-keeps')
      .choose(0, { rest: 2 })
      .choose(1, { activate: 0 })
    expect(p.state.open[0]?.cards).toHaveLength(2)
  })

  test('RV-4.20 three are first, second and third', () => {
    expect(tradePicks(position({ players: 3 }).active('trade-with-villages', 1), 1, 2, 0)).toEqual([3, 2, 1])
    const cards = [1, 2, 0].map((seat) => {
      const p = position({ players: 3 })
        .seat(seat, { ...RAIDER })
        .group('raid-keeps', 0, 'keep-art', 'keep-armor')
        .active('raid-keeps', 1)
      while (p.waiting.seats[0] !== seat) p.choose(p.waiting.seats[0] as number, { rest: 2 })
      return p.choose(seat, { activate: 0 }).state.open[0]?.cards.length
    })
    expect(cards).toEqual([4, 3, 2])
  })

  test('RV-4.21 red banners give one effect and a bonus by position, blue ones repeat theirs', () => {
    const { locations } = position().game.content
    const banners = LOCATIONS.map((location) => locations[location].banner)
    expect(banners).toEqual(['red', 'blue', 'red', 'red', 'red', 'blue'])
    for (const location of LOCATIONS) {
      const { banner, action } = locations[location]
      expect('pick' in action || 'subdue' in action).toBe(banner === 'blue')
    }
    const subdue = position({ players: 4 }).active('subdue-territories', 3)
    const attempts = [3, 0, 1, 2].map((seat) => {
      const left = subdue.choose(seat, { activate: true }).state.activation?.turnsLeft
      subdue.choose(seat, { peaceful: 'favor-1' })
      if (subdue.waiting.step === 'attempt') subdue.choose(seat, { stop: true })
      while (subdue.waiting.step === 'takeDie') subdue.choose(seat, 'red')
      return left
    })
    expect(attempts).toEqual([3, 2, 1, 1])
  })

  test('RV-4.27 who rests gets no cards, picks or attempts of the position, the active player included', () => {
    const p = position()
      .seat(0, { ...RAIDER })
      .active('raid-keeps')
    const { length } = p.state.decks.keep.cards
    p.choose(0, { rest: 2 })
    expect(p.state.decks.keep.cards).toHaveLength(length)
    expect(p.waiting).toEqual({ step: 'participate', seats: [1] })
    const trading = position().active('trade-with-villages').choose(0, { rest: 2 })
    expect(trading.waiting).toEqual({ step: 'participate', seats: [1] })
    expect(trading.state.marker).toBe(1)
  })
})

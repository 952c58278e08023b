import { resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position } from './position.ts'

/** Nothing that scores: neither goods nor cards. */
const NOTHING = { glory: 0, favor: 0, coin: 0, blame: 0, destinies: [], runes: [], defeated: [], longship: null }

/** The end of a game of which only what is named is worth anything. */
const ending = (...seats: Parameters<Position['seat']>[1][]) => {
  const p = position({ players: Math.max(2, seats.length) })
  for (const [seat] of p.state.players.entries()) p.seat(seat, NOTHING)
  for (const [seat, patch] of seats.entries()) p.seat(seat, patch)
  return p.at('scoring')
}

const result = (p: Position) => resultOf(p.game, p.table)

/** What one item brings seat 0. */
const points = (item: string, patch: Parameters<Position['seat']>[1]) =>
  (result(ending(patch))?.items[0] ?? []).filter((part) => part.item === item).map((part) => part.points)

const REDS = ['draugr-king:red', 'monster-warg:red', 'draugr-barrow:red']
const YELLOWS = ['draugr-king:yellow', 'monster-warg:yellow']
const BLUES = ['monster-mara:blue', 'draugr-king:blue']

describe('final scoring', () => {
  test('CH-15.1 destinies, colour sets, runes, longship, favor, coins, blame: in this order, after the track', () => {
    const p = ending({
      glory: 20,
      destinies: ['destiny-wealthy'],
      defeated: ['draugr-king:red', 'draugr-king:yellow', 'monster-mara:blue'],
      runes: ['rune-gifts'],
      longship: 'private-karvi',
      favor: 2,
      coin: 7,
      blame: 2,
    })
    expect(result(p)?.items[0]?.map(({ item, points: n }) => [item, n])).toEqual([
      ['glory-track', 20],
      ['destiny', 6],
      ['color-sets', 5],
      ['rune', 3],
      ['longship', 3],
      ['favor', 4],
      ['coins', 2],
      ['blame', -3],
    ])
    expect(result(p)?.scores[0]).toBe(40)
  })

  test('CH-15.2 scoring changes nothing that is compared: destinies of all see the same state', () => {
    const p = ending(
      { favor: 3, coin: 4, destinies: ['destiny-favored', 'destiny-wealthy'] },
      { favor: 3, coin: 4, destinies: ['destiny-woodpile'], wood: 9 },
    )
    const destinies = (seat: number) => result(p)?.items[seat]?.filter(({ item }) => item === 'destiny')
    expect(destinies(0)?.map((part) => part.points)).toEqual([3, 3])
    expect(destinies(1)?.map((part) => part.points)).toEqual([5])
    expect(p.player(0)).toMatchObject({ glory: 0, favor: 3, coin: 4 })
    expect(p.player(1)).toMatchObject({ glory: 0, favor: 3, coin: 4, wood: 9 })
  })

  test('CH-15.3 five Glory for each set of one red, one yellow and one blue enemy', () => {
    const sets = (...defeated: string[]) => points('color-sets', { defeated })[0]
    expect(sets(...REDS, ...YELLOWS)).toBe(0)
    expect(sets(...REDS, ...YELLOWS, 'monster-mara:blue')).toBe(5)
    expect(sets(...REDS, ...YELLOWS, ...BLUES)).toBe(10)
    expect(sets('draugr-king:red', ...YELLOWS, ...BLUES)).toBe(5)
  })

  test('CH-15.4 draugr and monsters mix freely in sets; trolls have no colour', () => {
    const sets = (...defeated: string[]) => points('color-sets', { defeated })[0]
    expect(sets('draugr-king:red', 'draugr-barrow:yellow', 'draugr-reaver:blue')).toBe(5)
    expect(sets('monster-warg:red', 'monster-mara:yellow', 'monster-huldra:blue')).toBe(5)
    expect(sets('monster-warg:red', 'draugr-barrow:yellow', 'monster-huldra:blue')).toBe(5)
    expect(sets('draugr-king:red', 'draugr-barrow:yellow', 'troll-bog', 'troll-forest')).toBe(0)
  })

  test('CH-15.5 a private longship scores the Glory on its card', () => {
    expect(points('longship', { longship: 'private-karvi' })).toEqual([3])
    expect(points('longship', { longship: 'private-snekkja' })).toEqual([4])
    expect(points('longship', { longship: null })).toEqual([])
  })

  test('CH-15.6 each unspent favor scores two Glory', () => {
    expect(points('favor', { favor: 4 })).toEqual([8])
  })

  test('CH-15.7 each three coins score one Glory, the rest nothing', () => {
    expect([0, 2, 3, 5, 6, 11].map((coin) => points('coins', { coin })[0])).toEqual([0, 0, 1, 1, 2, 3])
  })

  test('CH-15.8 blame costs more the more there is, and no more after the sixth', () => {
    const costs = [0, 1, 2, 3, 4, 5, 6, 7, 12].map((blame) => points('blame', { blame })[0])
    expect(costs).toEqual([0, -1, -3, -6, -10, -15, -21, -21, -21])
  })

  test('CH-15.9 wood, food and warriors score nothing by themselves', () => {
    expect(result(ending({ wood: 9, food: 9, warriors: 'SSSPPPAA' }))?.scores).toEqual([0, 0])
  })
})

describe('the winner', () => {
  test('CH-15.10 most Glory in the end wins, not on the track', () => {
    const p = ending({ glory: 30, blame: 6 }, { glory: 8, favor: 1 }, { glory: 9 })
    expect(result(p)).toMatchObject({ scores: [9, 10, 9], winners: [1] })
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [1] }])
  })

  test('CH-15.11 a tie is broken by the most enemy cards, trolls included, among the tied only', () => {
    const trolls = ['troll-bog', 'troll-bog']
    const p = ending(
      { glory: 10, defeated: ['monster-warg:red'] },
      { glory: 10, defeated: trolls },
      { glory: 9, defeated: [...REDS] },
    )
    expect(result(p)).toMatchObject({ scores: [10, 10, 9], winners: [1] })
  })

  test('CH-15.11 a kraken leaves no card, so it breaks no tie', () => {
    const p = position()
      .seat(0, { ...NOTHING, leader: 'gylfir', warriors: '' })
      .seat(1, { ...NOTHING, glory: 3 })
    p.journey('shore-2', 'journey-kraken').ship(0, 'public-small', 'shore-2', 'AAA').dice('AHHH').at('fights')
    expect(p.told('enemy-defeated')).toMatchObject([{ seat: 0, enemy: 'journey-kraken' }])
    expect(result(p.at('scoring'))).toMatchObject({ scores: [3, 3], winners: [0, 1] })
  })

  test('CH-15.12 still tied, they share the victory', () => {
    const p = ending(
      { glory: 10, defeated: ['troll-bog'] },
      { glory: 10, defeated: ['draugr-king:red'] },
      { glory: 10 },
    )
    expect(result(p)?.winners).toEqual([0, 1])
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [0, 1] }])
  })

  test('CH-15.13 scores are told from the lowest on the Glory track upward', () => {
    const p = ending({ glory: 12 }, { glory: 5, favor: 20 }, { glory: 7 })
    expect(p.told('final-score').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })
})

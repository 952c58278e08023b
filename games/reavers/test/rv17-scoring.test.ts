import { resultOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, position, type SeatPatch } from './position.ts'

/** The end of a game of which only what is named is worth anything. */
const ending = (...seats: SeatPatch[]): Position => {
  const p = position({ players: Math.max(2, seats.length) })
  for (const [seat, patch] of seats.entries()) p.seat(seat, { favor: 0, ...patch })
  return p.scoring()
}

const result = (p: Position) => resultOf(p.game, p.table)

/** What one item brings seat 0. */
const points = (item: string, ...seats: SeatPatch[]) =>
  (result(ending(...seats))?.items[0] ?? []).filter((part) => part.item === item).map((part) => part.points)

const times = <T>(n: number, one: T): T[] => Array<T>(n).fill(one)

describe('what scores', () => {
  test('RV-17.1 Leader, specialised Reavers and placed artifacts count like cards in the pile', () => {
    const onBoard = ending({
      leader: 'reaver-lithsman',
      slots: { 'raid-keeps': ['reaver-fanatic'], 'battle-at-sea': ['reaver-pillager', 'reaver-scout'] },
      artifacts: ['artifact-bodn', 'artifact-draupnir=blue:shield'],
      prophecies: ['prophecy-berserkers-glory', 'prophecy-valhallas-champion'],
    })
    const inPile = ending({
      pile: [
        'reaver-lithsman',
        'reaver-fanatic',
        'reaver-pillager',
        'reaver-scout',
        'artifact-bodn',
        'artifact-draupnir',
      ],
      prophecies: ['prophecy-berserkers-glory', 'prophecy-valhallas-champion'],
    })
    expect(result(onBoard)?.scores[0]).toBe(4 + 3 + 3 + 2)
    expect(result(inPile)?.scores[0]).toBe(4 + 3 + 3 + 2)
  })

  test('RV-17.2 1 to 6 Terror cost 1, 3, 6, 10, 15, 21', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((terror) => points('terror', { terror })[0])).toEqual([
      ...[0, -1, -3, -6, -10, -15, -21],
    ])
  })

  test('RV-17.3 each further Terror costs 6', () => {
    expect([7, 8, 12].map((terror) => points('terror', { terror })[0])).toEqual([-27, -33, -57])
  })

  test('RV-17.4 every artifact gives its printed Glory, copies too', () => {
    const artifacts = ['artifact-bodn', 'artifact-bodn', 'artifact-skidbladnir', 'artifact-draupnir']
    expect(points('artifact', { artifacts, pile: ['artifact-laevateinn'] })).toEqual([4, 4, 2, 3, 3])
  })

  test.each([
    ['RV-17.5', 'armor', [0, 1, 2, 6, 12, 20, 30]],
    ['RV-17.6', 'art', [0, 3, 6, 10]],
    ['RV-17.7', 'treasure', [0, 2, 4, 9, 16]],
  ])('%s %s by size', (_, set, table) => {
    expect(table.map((_glory, n) => points(set, { pile: times(n, `keep-${set}`) })[0])).toEqual(table)
  })

  test('RV-17.8 as many full sets as possible, and the rest is one smaller set', () => {
    expect([7, 8, 12, 13].map((n) => points('armor', { pile: times(n, 'keep-armor') })[0])).toEqual([31, 32, 60, 61])
    expect([4, 5, 6, 8].map((n) => points('art', { pile: times(n, 'keep-art') })[0])).toEqual([13, 16, 20, 26])
    expect([5, 7, 8, 9].map((n) => points('treasure', { pile: times(n, 'keep-treasure') })[0])).toEqual([
      18, 25, 32, 34,
    ])
  })

  test('RV-17.9 a trio of different Tapestries gives 15, every other one 2', () => {
    const tapestries = (dearg: number, buigh: number, gorm: number) =>
      points('tapestry', {
        pile: [
          ...times(dearg, 'keep-tapestry-dearg'),
          ...times(buigh, 'keep-tapestry-buigh'),
          ...times(gorm, 'keep-tapestry-gorm'),
        ],
      })[0]
    expect(tapestries(0, 0, 0)).toBe(0)
    expect(tapestries(1, 0, 0)).toBe(2)
    expect(tapestries(1, 1, 0)).toBe(4)
    expect(tapestries(4, 0, 0)).toBe(8)
    expect(tapestries(1, 1, 1)).toBe(15)
    expect(tapestries(3, 1, 1)).toBe(19)
    expect(tapestries(2, 2, 2)).toBe(30)
    expect(tapestries(3, 2, 4)).toBe(36)
  })

  test.each([
    ['RV-17.10', 'farm', [0, 1, 2, 3, 8, 10, 18, 21]],
    ['RV-17.11', 'wall', [0, 2, 4, 6, 12, 15, 24, 28]],
    ['RV-17.12', 'tower', [0, 3, 6, 9, 16, 20, 30, 35]],
  ])('%s RV-17.13 %s tokens: the rate of the step reached goes for all of them', (_, token, table) => {
    expect(table.map((_glory, n) => points(token, { [token]: n })[0])).toEqual(table)
    expect(points(token, { [token]: 15 })[0]).toBe(15 * ((table[6] as number) / 6))
  })

  test('RV-17.14 most Farms bring 3, most Walls 4, most Towers 5', () => {
    const p = ending({ farm: 2, wall: 1, tower: 1 }, { farm: 1, wall: 2, tower: 0 }, { tower: 2 })
    const majorities = (seat: number) =>
      result(p)?.items[seat]?.flatMap(({ item, points: n }) => (item.endsWith('-majority') && n > 0 ? [item, n] : []))
    expect(majorities(0)).toEqual(['farm-majority', 3])
    expect(majorities(1)).toEqual(['wall-majority', 4])
    expect(majorities(2)).toEqual(['tower-majority', 5])
  })

  test('RV-17.15 all who are tied for a majority get the whole bonus', () => {
    const p = ending({ wall: 2 }, { wall: 2 }, { wall: 1 })
    expect(result(p)?.scores).toEqual([4 + 4, 4 + 4, 2])
  })

  test('RV-17.16 nobody has a majority of what nobody has', () => {
    const p = ending({}, {})
    expect(result(p)?.scores).toEqual([0, 0])
    expect(points('farm-majority', {}, { farm: 1 })).toEqual([0])
  })

  test('RV-17.17 each Prophecy scores on its own, copies add up', () => {
    expect(
      points('prophecy', { wall: 3, prophecies: ['prophecy-juggernaut', 'prophecy-juggernaut', 'prophecy-pillager'] }),
    ).toEqual([3, 3, 0])
  })

  test('RV-17.18 territories, Sea Battles, Reavers, dice, Food and Favor give nothing of their own', () => {
    const p = ending({
      territories: ['territory-food-3-a', 'territory-dice-1-a'],
      pile: ['battle-knarr', 'battle-wherry', 'reaver-scout'],
      leader: 'reaver-lithsman',
      ship: ['red:helm', 'blue:ship'],
      food: 30,
      favor: 9,
      upgrades: ['upgrade-chest'],
    })
    expect(result(p)?.scores).toEqual([0, 0])
  })

  test('RV-17.19 a total may be negative', () => {
    const p = ending({ glory: 2, terror: 6 }, { glory: 1, terror: 6 })
    expect(result(p)).toMatchObject({ scores: [-19, -20], winners: [0] })
  })

  test('RV-17.2 RV-17.14 the track, Terror, artifacts, sets, tokens, majorities, Prophecies, in this order', () => {
    const p = ending({
      ...{ glory: 20, terror: 1, farm: 1, artifacts: ['artifact-bodn'], pile: ['keep-art'] },
      prophecies: ['prophecy-pillager'],
    })
    expect(result(p)?.items[0]?.flatMap(({ item, points: n }) => (n === 0 ? [] : [[item, n]]))).toEqual([
      ['glory', 20],
      ['terror', -1],
      ['artifact', 4],
      ['art', 3],
      ['farm', 1],
      ['farm-majority', 3],
      ['prophecy', 1],
    ])
    expect(p.told('final-score')[0]).toMatchObject({ seat: 0, score: 31, items: result(p)?.items[0] })
  })
})

describe('the winner', () => {
  test('RV-17.20 most Glory in the end wins, not on the track', () => {
    const p = ending({ glory: 30, terror: 6, favor: 9 }, { glory: 8, pile: ['keep-art'] }, { glory: 10 })
    expect(result(p)).toMatchObject({ scores: [9, 11, 10], winners: [1] })
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [1] }])
  })

  test('RV-17.21 a tie goes to the most Favor, among the tied only', () => {
    const p = ending({ glory: 10, favor: 3 }, { glory: 10, favor: 4 }, { glory: 9, favor: 20 })
    expect(result(p)).toMatchObject({ scores: [10, 10, 9], winners: [1] })
  })

  test('RV-17.22 still tied, they share the victory', () => {
    const p = ending({ glory: 10, favor: 3 }, { glory: 10, favor: 2 }, { glory: 10, favor: 3 })
    expect(result(p)?.winners).toEqual([0, 2])
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', seats: [0, 2] }])
  })
})

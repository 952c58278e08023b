import { raid, winters } from '@longhouse/example-games'
import { type AnyGame, contextOf } from '@longhouse/kernel'
import { runar } from '@longhouse/runar'
import { tinyEpicVikings } from '@longhouse/tiny-epic-vikings'
import { describe, expect, it } from 'vitest'
import { chancesAt, leadsAt, victoriesOf } from '../src/worth.ts'
import { firstMoves, knownAuction, named, tableOf } from './tables.ts'

const random = named('random')
const positions = (game: AnyGame, players: number) =>
  [0, 10, 20, 30].map((most) => firstMoves(game, Array(players).fill(random), { most, seed: `${most}` }).table)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

describe.each([raid as AnyGame, knownAuction])('what a position of $id is worth', (game) => {
  const knowledge = game.bot as NonNullable<AnyGame['bot']>

  it('is as much to one of two as it costs the other', () => {
    for (const table of positions(game, 2)) {
      const [mine, yours] = leadsAt(game, knowledge, table) as [number, number]
      expect(mine).toBeCloseTo(-yours, 9)
    }
  })

  it.each([2, 3, 4])('is a chance to win for each of %i, one in all', (players) => {
    for (const table of positions(game, players)) {
      const chances = chancesAt(game, knowledge, table)
      expect(chances).toHaveLength(players)
      for (const chance of chances) expect(chance).toBeGreaterThan(0)
      expect(sum(chances)).toBeCloseTo(1, 6)
      const leads = leadsAt(game, knowledge, table)
      const best = leads.indexOf(Math.max(...leads))
      expect(chances[best]).toBe(Math.max(...chances))
    }
  })

  it('is near certain for whoever has won', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { table } = firstMoves(game, [random, random, random], { seed })
      const { winners } = game.result({ ...table, content: game.content }) as { winners: readonly number[] }
      const chances = chancesAt(game, knowledge, table)
      expect(sum(winners.map((seat) => chances[seat] as number))).toBeGreaterThanOrEqual(0.9)
      chances.forEach((chance, seat) => {
        if (!winners.includes(seat)) expect(chance).toBeLessThanOrEqual(0.1)
      })
    }
  })
})

describe('against a side that nobody sits at', () => {
  const knowledge: NonNullable<AnyGame['bot']> = {
    weights: { warmth: { now: 1, perRound: 0 } },
    measure: ({ state }, seat) => [(state as { readonly warmth: readonly number[] }).warmth[seat] as number],
    roundsLeft: () => 0,
    chapter: () => 0,
    spread: { now: 2, perRound: 0 },
  }
  const game: AnyGame = { ...(winters as AnyGame), bot: knowledge }
  const standing = (warmth: readonly number[], gained: number) => {
    const table = tableOf(game, warmth.length)
    Object.assign(table.state as object, { warmth, gained })
    return table
  }

  it('who is alone is ahead of it, or behind', () => {
    expect(leadsAt(game, knowledge, standing([3], 1))).toEqual([2])
    expect(leadsAt(game, knowledge, standing([1], 5))).toEqual([-4])
    expect(chancesAt(game, knowledge, standing([3], 3))).toEqual([0.5])
  })

  it('everybody has one rival more', () => {
    const [alone] = leadsAt(game, knowledge, standing([3, 1], 0)) as [number]
    const [pressed] = leadsAt(game, knowledge, standing([3, 1], 9)) as [number]
    expect(pressed).toBeLessThan(alone - 6)
  })

  it('a game that it has won is lost for all', () => {
    const lost = Array.from({ length: 20 }, (_, i) => firstMoves(game, [random], { seed: `${i}` }).table).filter(
      (table) => game.result({ ...table, content: null })?.winners.length === 0,
    )
    expect(lost.length).toBeGreaterThan(0)
    for (const table of lost) expect(chancesAt(game, knowledge, table)[0]).toBeLessThan(0.1)
  })

  it('shares a victory with it', () => {
    const result = { scores: [4, 2], winners: [0], items: [] }
    expect(victoriesOf(result)).toEqual([1, 0])
    expect(victoriesOf({ ...result, sides: [{ side: 'winter', score: 4, wins: true, items: [] }] })).toEqual([0.5, 0])
  })
})

/** Who has gained little so far may gain much: what people may expect is measured less what the side will gain. */
describe.each([
  ['the Nemesis', runar as AnyGame, 2, { play: 'scenario-1b' }],
  ['the Nemesis', runar as AnyGame, 3, { play: 'scenario-3b' }],
  ['the enemy clan', tinyEpicVikings as AnyGame, 1, {}],
] as const)('against %s', (_, game, players, options) => {
  const knowledge = game.bot as NonNullable<AnyGame['bot']>

  it(`it has its part of the chances long before the end, among ${players}`, () => {
    const parts = [40, 60, 80].flatMap((most) =>
      ['a', 'b', 'c'].map((seed) => {
        const { table } = firstMoves(game, Array(players).fill(random), { most, seed, options })
        expect(game.sides?.(contextOf(game, table))).toHaveLength(1)
        return 1 - sum(chancesAt(game, knowledge, table))
      }),
    )
    expect(sum(parts) / parts.length).toBeGreaterThan(0.5 / (players + 1))
  })
})

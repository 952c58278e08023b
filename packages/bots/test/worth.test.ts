import { raid } from '@longhouse/example-games'
import type { AnyGame } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { chancesAt, leadsAt } from '../src/worth.ts'
import { firstMoves, knownAuction, named } from './tables.ts'

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

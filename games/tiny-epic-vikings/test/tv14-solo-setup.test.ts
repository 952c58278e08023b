import { contextOf, openTable, optionValues, type Table } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { tinyEpicVikings } from '../src/index.ts'
import { influence } from '../src/sides.ts'
import type { EnemyClan, State } from '../src/state.ts'
import { mapOf } from '../src/vikings.ts'
import { solo } from './solo.ts'

const opened = (seed: string): Table<State> => openTable(tinyEpicVikings, { players: 1, seed }) as Table<State>

const clanOf = ({ state }: Table<State>): EnemyClan => state.enemy as EnemyClan

const tables = Array.from({ length: 30 }, (_, n) => opened(`setup-${n}`))

const INNER = ['gold-isle', 'storm-isle', 'whisper-isle']

/** The island that was drawn. */
const startOf = (table: Table<State>): string =>
  mapOf(contextOf(tinyEpicVikings, table)).ports[clanOf(table).chieftain]?.island ?? ''

describe('a solo game is set up', () => {
  test('TV-16.1 without a choice of who is first: the enemy always follows', () => {
    const offered = (players: number) => tinyEpicVikings.options.map((rule) => optionValues(rule, players))
    expect(offered(1)).toEqual([['random']])
    expect(offered(2)).toEqual([['random', 0, 1]])
  })

  test('TV-14.1 as for two, without forces on the outer islands', () => {
    for (const { state } of tables) {
      expect([state.favors.above.length, state.favors.below.length]).toEqual([4, 4])
      expect(Object.keys(state.islands).toSorted()).toEqual(
        [...INNER, 'raven-isle', 'silver-isle', 'wolf-isle'].toSorted(),
      )
      for (const island of ['raven-isle', 'silver-isle', 'wolf-isle'])
        expect(state.islands[island]).toEqual({ rune: null, settlers: {}, temples: {} })
      expect(state.players).toHaveLength(1)
    }
  })

  test('TV-14.2 TV-14.3 with 12 settlers, 6 boats and 4 temples of the enemy, and its markers at 0', () => {
    for (const table of tables) {
      const { settlers, boats, temples, wood, food, steel } = clanOf(table)
      expect({ settlers, boats, temples, wood, food, steel }).toEqual({
        settlers: 12 - 2,
        boats: 6,
        temples: 4,
        wood: 0,
        food: 0,
        steel: 0,
      })
    }
  })

  test('TV-14.4 the chieftain boat is one more, and the human needs no marker to be first', () => {
    for (const table of tables) {
      expect(table.state.boats.enemy).toEqual([])
      expect(table.state.first).toBe(0)
      expect(influence(contextOf(tinyEpicVikings, table), startOf(table), 'enemy')).toBe(2 + 2)
    }
  })

  test('TV-14.5 TV-14.7 at any inner island, whose rune the enemy takes, with 2 settlers and an angry god', () => {
    expect(new Set(tables.map(startOf))).toEqual(new Set(INNER))
    for (const table of tables) {
      const island = startOf(table)
      expect(table.state.islands[island]).toEqual({ rune: 'enemy', settlers: { enemy: 2 }, temples: {} })
      const { islands } = mapOf(contextOf(tinyEpicVikings, table))
      for (const { rune, fury } of table.state.gods) expect(fury).toBe(rune === islands[island]?.rune ? 1 : 0)
    }
  })

  test('TV-14.6 in the leftmost of its ports round the whale-tail fjord', () => {
    for (const table of tables) {
      const { map, ports } = mapOf(contextOf(tinyEpicVikings, table))
      const whaleTail = map.fjords.find((fjord) => fjord.whaleTail)
      const round = whaleTail?.ports.filter((port) => ports[port]?.island === startOf(table)) ?? []
      const leftmost = round.toSorted((a, b) => (ports[a]?.at[0] ?? 0) - (ports[b]?.at[0] ?? 0))[0]
      expect(clanOf(table).chieftain).toBe(leftmost)
    }
  })

  test('TV-14.8 then the human places a boat in any fjord at the edge', () => {
    const p = solo().run({ step: 'begin', args: null })
    expect(p.asked).toBe('startBoat')
    expect(p.kinds).toEqual(['game-set-up', 'settlers-deployed', 'rune-taken', 'fury-changed'])
    expect(p.told('settlers-deployed')).toMatchObject([{ side: 'enemy', settlers: 2, food: 0 }])
    p.boat(0)
    expect(p.offered(0)).toHaveLength(6)
    expect(p.refused(0, 'whale-tail-fjord').rule).toBe('TV-20.6')
    expect(p.answer('east-fjord').state.boats[0]).toEqual(['east-fjord'])
  })
})

describe('the enemy’s slots', () => {
  const foodFor = (boats: number): number => {
    const ports = solo().map.map.ports.map(({ id }) => id)
    const p = solo().enemyBoats(...ports.slice(0, 6 - boats))
    return p.does({ type: 'harvest', value: 0 }).clan.food
  }

  test('TV-14.10 TV-14.11 TV-16.29 hold two boats each and empty from the left', () => {
    expect([6, 5, 4, 3, 2, 1, 0].map(foodFor)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => 3 - Math.ceil(n / 2)))
  })

  test('TV-14.11 TV-16.29 hold two temples each, and one of every resource comes of an empty one', () => {
    const islands = ['gold-isle', 'storm-isle', 'wolf-isle', 'raven-isle']
    const woods = [4, 3, 2, 1, 0].map((n) => {
      const { clan } = solo()
        .temple('enemy', ...islands.slice(0, 4 - n))
        .does({ type: 'harvest', value: 0 })
      expect([clan.food, clan.steel]).toEqual([clan.wood, clan.wood])
      return clan.wood
    })
    expect(woods).toEqual([0, 0, 1, 1, 2])
  })
})

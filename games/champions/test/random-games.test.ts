import { readFileSync } from 'node:fs'
import {
  isRefusal,
  type Json,
  type Move,
  type Options,
  openTable,
  quickRandom,
  readReplay,
  resultOf,
  sightOf,
  type Table,
  verifyReplay,
  writeReplay,
} from '@longhouse/kernel'
import { checkGarbage, checkRandomGame, playRandomly } from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import type { State } from '../src/state.ts'

const PLAYERS = [2, 3, 4]

/** Every way to answer the questions before a game, at a table of so many. */
function everyOptions(players: number): Options[] {
  let chosen: Record<string, Json>[] = [{}]
  for (const { id, values, seats } of champions.options) {
    const possible = values.filter((value) => !(seats && typeof value === 'number' && value >= players))
    chosen = chosen.flatMap((options) => possible.map((value) => ({ ...options, [id]: value })))
  }
  return chosen
}

const EVERY_OPENING = PLAYERS.flatMap((players) => everyOptions(players).map((options) => ({ players, options })))

interface Played {
  readonly table: Table<State>
  readonly moves: Move[]
}

/** One random game, with no more than what cannot be left out: the state holds together at every decision. */
function play(players: number, options: Options, seed: string): Played {
  const table = openTable(champions, { players, options, seed })
  if (isRefusal(table)) return expect.fail(table.refused)
  const moves = playRandomly(champions, table, quickRandom(seed), (at) => {
    const flaws = champions.flaws(sightOf(champions, at))
    if (flaws.length > 0) expect.fail(`${flaws.join('; ')} (${seed}, move ${at.moves})`)
  })
  return { table, moves }
}

describe('random games', () => {
  test('there are 96 ways to open a table', () => {
    expect(PLAYERS.map((players) => everyOptions(players).length)).toEqual([24, 32, 40])
  })

  test.each(PLAYERS)(
    'whole games of %i under every option: eight rounds, scores that add up, a true replay',
    (players) => {
      for (const [n, options] of everyOptions(players).entries()) {
        for (const again of ['a', 'b', 'c']) {
          const { table, moves } = play(players, options, `random-${players}-${n}-${again}`)
          expect(table.state).toMatchObject({ round: 8, phase: 'over' })
          const result = resultOf(champions, table)
          const sums = result?.items.map((items) => items.reduce((sum, { points }) => sum + points, 0))
          expect(result?.scores).toEqual(sums)
          expect(result?.winners.length).toBeGreaterThan(0)
          if (again === 'a') expect(verifyReplay(champions, writeReplay(table, moves))).toBe(null)
        }
      }
    },
  )

  test('a game has exactly eight rounds, each with its phases in order', () => {
    for (const players of PLAYERS) {
      const table = openTable(champions, { players, seed: 'rounds' })
      if (isRefusal(table)) return expect.fail(table.refused)
      const seen = new Set<string>()
      playRandomly(champions, table, quickRandom('rounds'), ({ state }) => seen.add(`${state.round} ${state.phase}`))
      const rounds = [...seen]
        .filter((moment) => moment.endsWith('placement'))
        .map((moment) => Number(moment.split(' ')[0]))
      expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    }
  })

  test.each(EVERY_OPENING.filter((_, n) => n % 5 === 0))(
    'everything holds at every decision: %j',
    ({ players, options }) => {
      const seed = JSON.stringify(options)
      checkRandomGame(champions, { players, options, seed }, quickRandom(seed))
    },
  )

  test('choices of any shape are refused without a trace', () => {
    const shapes: unknown[] = [
      null,
      0,
      -1,
      1.5,
      '',
      'beg',
      true,
      [],
      {},
      { place: null },
      { place: 'constructor' },
      { pass: true },
    ]
    shapes.push(
      { aside: { 'rune-gifts': { coin: 1e9 } } },
      { aside: {} },
      { rune: { 'rune-wealth': 1 } },
      { end: true, reroll: {} },
    )
    shapes.push(
      { 'troll-gate': { swordsman: Number.NaN } },
      { 'shore-2': null },
      { __proto__: { place: 'beg' } },
      undefined,
    )
    for (const players of PLAYERS) {
      const table = openTable(champions, { players, seed: 'garbage' })
      if (isRefusal(table)) return expect.fail(table.refused)
      const random = quickRandom(`garbage-${players}`)
      playRandomly(champions, table, random, (at) => {
        checkGarbage(champions, at, random.below(players + 2) - 1, shapes[random.below(shapes.length)])
      })
    }
  })
})

/**
 * Recorded games against drift: if one of them no longer ends as it did, old tables would play on differently, and the
 * version in src/index.ts must be raised. Then write them anew: open a table with the players, options and seed of the
 * file, play it by `moves = playRandomly(champions, table, quickRandom(seed))`, write `JSON.stringify(writeReplay(table,
 * moves))` into the file, and let the formatter break its lines.
 */
describe('recorded games', () => {
  test.each(PLAYERS)('the recorded game of %i still ends as it did', (players) => {
    const replay = readReplay(readFileSync(new URL(`fixtures/game-of-${players}.json`, import.meta.url), 'utf8'))
    if (isRefusal(replay)) return expect.fail(replay.refused)
    expect(replay).toMatchObject({ players, version: champions.version })
    expect(replay.moves.length).toBeGreaterThan(100)
    expect(verifyReplay(champions, replay)).toBe(null)
  })
})

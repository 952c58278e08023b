import { readFileSync } from 'node:fs'
import { isRefusal, openTable, quickRandom, resultOf, verifyReplay, writeReplay } from '@longhouse/kernel'
import {
  checkGarbageAllGame,
  checkRandomGame,
  checkRecording,
  everyOptions,
  playRandomly,
  playSoundly,
} from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'

const PLAYERS = [2, 3, 4]

const EVERY_OPENING = PLAYERS.flatMap((players) =>
  everyOptions(champions, players).map((options) => ({ players, options })),
)

describe('random games', () => {
  test('there are 96 ways to open a table', () => {
    expect(PLAYERS.map((players) => everyOptions(champions, players).length)).toEqual([24, 32, 40])
  })

  test.each(PLAYERS)(
    'whole games of %i under every option: eight rounds, scores that add up, a true replay',
    (players) => {
      for (const [n, options] of everyOptions(champions, players).entries()) {
        for (const again of ['a', 'b', 'c']) {
          const { table, moves } = playSoundly(champions, { players, options, seed: `random-${players}-${n}-${again}` })
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
    for (const players of PLAYERS)
      checkGarbageAllGame(champions, { players, seed: 'garbage' }, shapes, quickRandom(`garbage-${players}`))
  })
})

/** Written by `recordGame` (kernel/testing), which says when to write them anew; the formatter breaks their lines. */
describe('recorded games', () => {
  test.each(PLAYERS)('the recorded game of %i still ends as it did', (players) => {
    checkRecording(
      champions,
      players,
      readFileSync(new URL(`fixtures/game-of-${players}.json`, import.meta.url), 'utf8'),
    )
  })
})

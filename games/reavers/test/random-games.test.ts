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
import { reavers } from '../src/index.ts'

const PLAYERS = [2, 3, 4]

const EVERY_OPENING = PLAYERS.flatMap((players) =>
  everyOptions(reavers, players).map((options) => ({ players, options })),
)

describe('random games', () => {
  test('there are 24 ways to open a table', () => {
    expect(PLAYERS.map((players) => everyOptions(reavers, players).length)).toEqual([6, 8, 10])
  })

  test.each(PLAYERS)(
    'whole games of %i under every option: six rounds, scores that add up, a true replay',
    (players) => {
      for (const [n, options] of everyOptions(reavers, players).entries()) {
        for (const again of ['a', 'b', 'c']) {
          const seed = `random-${players}-${n}-${again}`
          const { table, moves } = playSoundly(reavers, { players, options, seed })
          expect(table.state).toMatchObject({ round: 6, phase: 'over' })
          const result = resultOf(reavers, table)
          const sums = result?.items.map((items) => items.reduce((sum, { points }) => sum + points, 0))
          expect(result?.scores).toEqual(sums)
          expect(result?.winners.length).toBeGreaterThan(0)
          if (again === 'a') expect(verifyReplay(reavers, writeReplay(table, moves))).toBe(null)
        }
      }
    },
  )

  test('a game has exactly six rounds of four activations each', () => {
    for (const players of PLAYERS) {
      const table = openTable(reavers, { players, seed: 'rounds' })
      if (isRefusal(table)) return expect.fail(table.refused)
      const seen = new Set<string>()
      playRandomly(reavers, table, quickRandom('rounds'), ({ state }) => {
        if (state.phase === 'activations') seen.add(`${state.round}/${state.selected}`)
      })
      const rounds = [1, 2, 3, 4, 5, 6]
      expect([...seen]).toEqual(rounds.flatMap((round) => [0, 1, 2, 3, 4].map((selected) => `${round}/${selected}`)))
    }
  })

  test.each(EVERY_OPENING.filter((_, n) => n % 3 === 0))(
    'everything holds at every decision: %j',
    ({ players, options }) => {
      const seed = JSON.stringify(options)
      checkRandomGame(reavers, { players, options, seed }, quickRandom(seed))
    },
  )

  test('choices of any shape are refused without a trace', () => {
    const shapes: unknown[] = [
      ...[null, 0, -1, 1.5, '', 'raid-keeps', true, [], {}, undefined],
      ...[{ activate: null }, { activate: 'constructor' }, { activate: -1 }, { rest: 3 }, { rest: true }],
      ...[{ aside: { throwBack: { 'red:helm': 1e9 } } }, { aside: {} }, { aside: { throwBack: {} } }],
      ...[{ store: { 'artifact-bodn': null } }, { use: ['artifact-bodn'] }, { hurry: false }, { done: true, use: 1 }],
      ...[{ fight: { 'red:hammer': Number.NaN } }, { fight: {} }, { reroll: { 0: -1 } }, { combination: null }],
      ...[{ card: { 'reaver-scout': { rally: false } } }, { shield: { 'blue:shield': 0.5 } }, { discard: [] }],
      { __proto__: { rest: 0 } },
    ]
    for (const players of PLAYERS)
      checkGarbageAllGame(reavers, { players, seed: 'garbage' }, shapes, quickRandom(`garbage-${players}`))
  })
})

/** Written by `recordGame` (kernel/testing), which says when to write them anew; the formatter breaks their lines. */
describe('recorded games', () => {
  test.each(PLAYERS)('the recorded game of %i still ends as it did', (players) => {
    checkRecording(reavers, players, readFileSync(new URL(`fixtures/game-of-${players}.json`, import.meta.url), 'utf8'))
  })
})

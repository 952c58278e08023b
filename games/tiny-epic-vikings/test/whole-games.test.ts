import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickRandom, resultOf, verifyReplay, writeReplay } from '@longhouse/kernel'
import {
  checkGarbageAllGame,
  checkRandomGame,
  checkRecording,
  everyOptions,
  playSoundly,
} from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { tinyEpicVikings } from '../src/index.ts'

const GARBAGE = [
  ...[null, 0, -1, 1.5, '', 'gold-isle', true, [], {}, undefined],
  ...[{ up: null }, { up: 'constructor' }, { down: ['grim-nightwatch'] }, { up: 1, down: 2 }, { decline: false }],
  ...[{ sail: null }, { sail: { from: 'constructor', to: '__proto__' } }, { settle: { settlers: 1e9, plunder: true } }],
  ...[
    { settle: { settlers: Number.NaN } },
    { withdraw: 'gold-isle' },
    { aside: 'gold-isle' },
    { aside: {} },
    { aside: null },
  ],
  ...[{ step: {} }, { step: { from: 'gold-isle', to: 'gold-isle' } }, { harvest: { wood: 0.5 } }, { harvest: [] }],
  ...[
    { build: { boat: -1, at: 'wolf-sound' } },
    { build: { temple: 'x', at: null } },
    { move: {} },
    { 'gold-isle/0': 1 },
  ],
  ...[
    { exchange: { give: 'wood', take: 'wood', number: 1 } },
    { god: 'loki' },
    { boon: 'loki' },
    { sacrifice: 'toString' },
  ],
  ...[{ favor: 'favor-coin-hoard', row: 'above', end: 'left' }, { __proto__: { decline: true } }],
]

describe.each([2, 3, 4])('random games of %i', (players) => {
  test('are played to the end, with scores that add up and a true replay', () => {
    for (const [n, options] of everyOptions(tinyEpicVikings, players).entries()) {
      const { table, moves } = playSoundly(tinyEpicVikings, { players, options, seed: `random-${players}-${n}` })
      expect(table.state).toMatchObject({ era: 3, phase: 'over', battle: null })
      const result = resultOf(tinyEpicVikings, table)
      const sums = result?.items.map((items) => items.reduce((sum, { points }) => sum + points, 0))
      expect(result?.scores).toEqual(sums)
      expect(result?.winners.length).toBeGreaterThan(0)
      expect(verifyReplay(tinyEpicVikings, writeReplay(table, moves))).toBe(null)
    }
  })

  test('keep everything at every decision', () => {
    checkRandomGame(tinyEpicVikings, { players, seed: `held-${players}` }, quickRandom(`held-${players}`))
  })

  test('refuse choices of any shape without a trace', () => {
    checkGarbageAllGame(tinyEpicVikings, { players, seed: 'garbage' }, GARBAGE, quickRandom(`garbage-${players}`))
  })

  test('still end as the recorded one did', () => {
    const file = join(import.meta.dirname, 'fixtures', `game-of-${players}.json`)
    checkRecording(tinyEpicVikings, players, readFileSync(file, 'utf8'))
  })
})

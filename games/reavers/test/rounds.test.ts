import { isRefusal, openTable, quickRandom } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { reavers } from '../src/index.ts'

test('a game has exactly six rounds of four activations each', () => {
  for (const players of [2, 3, 4]) {
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

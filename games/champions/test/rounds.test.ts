import { isRefusal, openTable, quickRandom } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { champions } from '../src/index.ts'

test('a game has exactly eight rounds, each with its phases in order', () => {
  for (const players of [2, 3, 4]) {
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

import { exampleGames, skalds } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, cloneTable, hashOf, quickRandom } from '../src/index.ts'
import { checkClone, playRandomly } from '../src/testing/index.ts'
import { open } from './hall.ts'

describe.each(exampleGames.map((toy) => [toy.id, toy] as const))('a clone of a table of %s', (_, toy) => {
  it('is equal and shares nothing with it, at every decision', () => {
    playRandomly(toy, open(toy, { players: 4 }), quickRandom('clone'), (table) => checkClone(toy, table))
  })

  it('is independent: the one can be played to its end and the other stays where it was', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        playRandomly(toy, open(toy, { players: 3, seed }), quickRandom(seed), (table) => {
          if (table.moves % 10 !== 0) return
          const before = canonical(table)
          const clone = cloneTable(toy, table)
          playRandomly(toy, clone, quickRandom('elsewhere'))
          expect(canonical(table)).toBe(before)
          expect(clone.moves).toBeGreaterThan(table.moves)
        })
      }),
      { numRuns: 5 },
    )
  })

  it('plays on as the table does', () => {
    const table = open(toy, { players: 2, seed: 'twins' })
    const clone = cloneTable(toy, table)
    playRandomly(toy, table, quickRandom('same'))
    playRandomly(toy, clone, quickRandom('same'))
    expect(hashOf(clone)).toBe(hashOf(table))
  })
})

describe('the check for clones', () => {
  it('notices a clone that shares a part', () => {
    const sharing: typeof skalds = { ...skalds, clone: (state) => ({ ...skalds.clone(state), deck: state.deck }) }
    expect(() => checkClone(sharing, open(sharing))).toThrow('shares a part')
  })

  it('notices a clone that forgets something', () => {
    const forgetful: typeof skalds = { ...skalds, clone: (state) => ({ ...skalds.clone(state), turn: 0 }) }
    expect(() => checkClone(forgetful, open(forgetful))).toThrow('not equal')
  })
})

import { exampleGames } from '@longhouse/example-games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyGame, amount, apply, asksOf, canonical, hashOf, quickRandom, same } from '../src/index.ts'
import { checkJson, checkRandomGame, playRandomly, randomMove } from '../src/testing/index.ts'
import { decision, gameOf, open, step } from './hall.ts'

const opening = fc.record({ players: fc.integer({ min: 2, max: 4 }), seed: fc.string() })
const anyToy = fc.constantFrom(...exampleGames)

describe('a table', () => {
  it('is the same, byte for byte, for the same seed and choices', () => {
    fc.assert(
      fc.property(anyToy, opening, (toy, how) => {
        const once = open(toy, how)
        const moves = playRandomly(toy, once, quickRandom(how.seed))
        const again = open(toy, how)
        for (const { seat, choice } of moves) apply(toy, again, seat, choice)
        expect(JSON.stringify(again)).toBe(JSON.stringify(once))
      }),
      { numRuns: 30 },
    )
  })

  it('is another one for another seed', () => {
    for (const toy of exampleGames) expect(hashOf(open(toy, { seed: 'a' }))).not.toBe(hashOf(open(toy, { seed: 'b' })))
  })

  it('is JSON at every decision', () => {
    for (const toy of exampleGames)
      playRandomly(toy, open(toy, { players: 3 }), quickRandom('json'), (at) => checkJson(at))
  })

  it('may be saved at any moment of any game: it plays on to the same end', () => {
    fc.assert(
      fc.property(anyToy, opening, fc.nat(200), (toy, how, savedAt) => {
        expect(endOf(toy, how, (moves) => moves === savedAt)).toBe(endOf(toy, how, () => false))
      }),
      { numRuns: 30 },
    )
  })

  it('may be saved after every single choice: it plays on to the same end', () => {
    fc.assert(
      fc.property(anyToy, opening, (toy, how) => {
        expect(endOf(toy, how, () => true)).toBe(endOf(toy, how, () => false))
      }),
      { numRuns: 20 },
    )
  })
})

/** The hash of the end of a random game, saved and loaded whenever it is said. */
function endOf(toy: AnyGame, how: { players: number; seed: string }, saves: (moves: number) => boolean): string {
  const random = quickRandom(how.seed)
  let table = open(toy, how)
  for (let asks = asksOf(toy, table); asks.length > 0; ) {
    if (saves(table.moves)) table = JSON.parse(JSON.stringify(table))
    const { seat, choice } = randomMove(asks, random)
    asks = apply(toy, table, seat, choice)
  }
  return hashOf(table)
}

/** Counts purses in a frame: the state's own, or a copy of them. */
const purses = (shared: boolean) => {
  const spend = decision<{ readonly coins: readonly number[] }, number>('spend', {
    seat: () => 0,
    options: () => amount(1, 2),
    take(t, { coins }, n) {
      t.state.coins[0] = (t.state.coins[0] as number) - n
      t.state.said.push(`had ${coins[0]}`)
    },
  })
  const start = step('start', (t) => {
    t.next(spend({ coins: shared ? t.state.coins : t.state.coins.slice() }))
    t.next(spend({ coins: shared ? t.state.coins : t.state.coins.slice() }))
  })
  return gameOf(start(), [start, spend])
}

describe('a random game', () => {
  it('is found out if a frame and the state share a part that changes', () => {
    const how = { players: 2, seed: 'shared' }
    expect(() => checkRandomGame(purses(true), how, quickRandom('shared'))).toThrow('the replay is refused')
    expect(() => checkRandomGame(purses(false), how, quickRandom('shared'))).not.toThrow()
  })
})

describe('JSON', () => {
  const value = fc.jsonValue()

  it('is equal if and only if its canonical text is', () => {
    fc.assert(fc.property(value, value, (a, b) => same(a, b) === (canonical(a) === canonical(b))))
    fc.assert(fc.property(value, (a) => same(a, JSON.parse(JSON.stringify(a))) && same(JSON.parse(canonical(a)), a)))
  })

  it('is the same whatever the order of its keys', () => {
    const entries = fc.uniqueArray(fc.tuple(fc.string(), value), { selector: ([key]) => key })
    fc.assert(
      fc.property(entries, (list) => {
        const there = Object.fromEntries(list)
        const back = Object.fromEntries(list.toReversed())
        expect(canonical(there)).toBe(canonical(back))
        expect(same(there, back)).toBe(true)
      }),
    )
  })

  it('tells apart what looks alike', () => {
    for (const [a, b] of [
      [[], {}],
      [[1], { 0: 1 }],
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1 }, { b: 1 }],
      [null, {}],
      ['1', 1],
      [0, false],
      [{}, JSON.parse('{"__proto__":1}')],
    ])
      expect(same(a, b) || same(b, a), `${canonical(a)} ${canonical(b)}`).toBe(false)
  })
})

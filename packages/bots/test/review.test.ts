import { type Besides, type GameTypes, type Move, openTable, type Table } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Review, type Reviewing, review } from '../src/index.ts'
import { race } from './purse.ts'
import { ticking } from './tables.ts'

const TURNS = 8

const game = race(TURNS, 1)
const BLUNDER = 4
const moves = Array.from({ length: TURNS }, (_, turn): Move => ({ seat: turn % 2, choice: turn === BLUNDER ? 0 : 5 }))

function reviewed(seats: readonly number[]): { readonly steps: readonly Reviewing[]; readonly told: Review } {
  const going = review(game, { begun: openTable(game, { players: 2, seed: 'a' }) as Table, moves, seats }, ticking(20))
  const steps: Reviewing[] = []
  for (;;) {
    const { done, value } = going.next()
    if (done) return { steps, told: value }
    steps.push(value)
  }
}

describe('a review', () => {
  const { steps, told } = reviewed([0, 1])

  it('tells how far it is', () => {
    expect(steps.length).toBeGreaterThanOrEqual(TURNS)
    for (const [i, { done, of }] of steps.entries()) {
      expect(done).toBe(i + 1)
      expect(done).toBeLessThanOrEqual(of)
    }
  })

  it('follows everybody’s chances, before the first move and after each', () => {
    expect(told.chances).toHaveLength(TURNS + 1)
    for (const chances of told.chances) expect(chances).toHaveLength(2)
    expect(told.chances[0]?.[0]).toBeCloseTo(0.5, 6)
    expect(told.chances.at(-1)?.[1]).toBeGreaterThanOrEqual(0.9)
  })

  it('finds the choice that lost the game, and what would have been better', () => {
    const [worst] = told.turning
    expect(worst).toMatchObject({ move: BLUNDER, seat: 0, taken: { choice: 0 }, best: { choice: 5 } })
    expect((worst?.best.chance ?? 0) - (worst?.taken.chance ?? 1)).toBeGreaterThan(0.1)
  })

  it('looks only at the seats it is asked about', () => {
    expect(reviewed([1]).told.turning).toEqual([])
  })
})

describe('a review of a game in which somebody did not want to be asked', () => {
  it('does not think about that as about a choice', () => {
    const windfall: Besides<GameTypes> = { id: 'windfall', first: true, options: () => null, take: () => {} }
    const unasked: Move = { seat: 0, choice: { questions: { windfall: 'never' } } }
    const thought = (all: readonly Move[]) => {
      const begun = openTable(game, { players: 2, seed: 'a' }) as Table
      const steps = [...review({ ...game, besides: [windfall] }, { begun, moves: all, seats: [0] }, ticking(20))]
      return steps.length - all.length
    }
    expect([thought([...moves]), thought([unasked, ...moves])]).toEqual([TURNS / 2, TURNS / 2])
  })
})

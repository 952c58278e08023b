import { auction, raid } from '@longhouse/example-games'
import {
  type AnyGame,
  asksOf,
  canonical,
  isRefusal,
  openTable,
  quickRandom,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Mind } from '../src/index.ts'
import { mindOf } from '../src/mind.ts'

function mindAt(game: typeof auction | typeof raid, seed = 'a'): { mind: Mind; table: Table } {
  const table = openTable(game as typeof raid, { players: 3, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const ask = asksOf(game as typeof raid, table).find(({ form }) => form)
  if (!ask) throw new Error('nobody is asked')
  return { mind: mindOf(game, table, ask, quickRandom('mind'), { tries: 10 }), table }
}

describe('what a program knows', () => {
  it('is what its seat sees', () => {
    const { mind, table } = mindAt(auction)
    expect(mind.seen).toEqual(seatViewOf(auction, table as Parameters<typeof seatViewOf<never>>[1], mind.seat))
  })

  it('cannot be used to change the table', () => {
    const { mind, table } = mindAt(raid)
    const before = canonical(table)
    const view = mind.seen.view as { round: number }
    view.round = 99
    const guessed = mind.guess() as Table<{ round: number }>
    guessed.state.round = 99
    guessed.stack.pop()
    expect(canonical(table)).toBe(before)
    expect(Object.isFrozen(mind)).toBe(true)
  })

  it('leads to the true table by no path', () => {
    const { mind, table } = mindAt(auction, 'the true seed')
    expect(Object.values(mind)).not.toContain(table)
    expect(JSON.stringify(mind)).not.toContain(table.seed)
  })

  it('has no table in it by its type', () => {
    expectTypeOf<Mind>().not.toHaveProperty('table')
    expectTypeOf<Extract<Mind[keyof Mind], Table>>().toEqualTypeOf<never>()
  })

  it('is not told by a game whose guesses are the truth', () => {
    const { mind, table } = mindAt(raid)
    const careless: AnyGame[] = [
      { ...mind.game, guess: () => table.state },
      { ...mind.game, clone: (state) => state },
    ]
    for (const game of careless)
      expect(() => mindOf(game, table, mind.ask, quickRandom('mind'), { tries: 10 }).guess()).toThrow(
        'a guess is the true table',
      )
  })

  it('says of rivals’ hands and of dice to come only what might be', () => {
    const { mind, table } = mindAt(auction, 'the true seed')
    const state = table.state as { hands: string[][] }
    const guesses = Array.from({ length: 20 }, () => mind.guess() as Table<{ hands: string[][] }>)
    for (const guessed of guesses) {
      expect(guessed.seed).not.toBe(table.seed)
      expect(guessed.state.hands[mind.seat]).toEqual(state.hands[mind.seat])
    }
    const rival = (mind.seat + 1) % 3
    expect(new Set(guesses.map((guessed) => canonical(guessed.state.hands[rival]))).size).toBeGreaterThan(10)
  })
})

import { raid } from '@longhouse/example-games'
import { type AnyGame, type Form, isRefusal, type Json, quickRandom, sampleChoice } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { endsUndoAt } from '../src/tables/considering.ts'
import { awaitedOf, emptyTableState } from '../src/tables/table-state.ts'
import { planOf, startedBook } from './book.ts'

describe('what could not be taken back', () => {
  it('costs one guess at each moment, however often somebody asks', () => {
    let guesses = 0
    const game: AnyGame = {
      ...(raid as AnyGame),
      guess(...asked) {
        guesses++
        return (raid as AnyGame).guess(...asked)
      },
    }
    const { state } = startedBook(planOf(), game)
    const seat = awaitedOf(state)[0] as number
    const first = endsUndoAt(state, seat, [0, 1])
    const drawn = guesses
    expect(drawn).toBeGreaterThan(0)
    for (let i = 0; i < 50; i++) expect(endsUndoAt(state, seat, [0, 1])).toEqual(first)
    expect(guesses).toBe(drawn)
    endsUndoAt({ ...state }, seat, [0])
    expect(guesses).toBeGreaterThan(drawn)
  })

  it('costs one trial for each choice, however often it is named', () => {
    let copies = 0
    const game: AnyGame = {
      ...(raid as AnyGame),
      clone(state) {
        copies++
        return (raid as AnyGame).clone(state)
      },
    }
    const { state } = startedBook(planOf(), game)
    const seat = awaitedOf(state)[0] as number
    const form = state.asks.find((ask) => ask.seat === seat)?.form as Form
    const choice = sampleChoice(form, quickRandom('considered'))
    endsUndoAt(state, seat, [choice])
    const tried = copies
    endsUndoAt(state, seat, Array<Json>(64).fill(choice))
    expect(copies).toBe(tried)
  })

  it('is not told of a game that has not begun', () => {
    const waiting = emptyTableState(raid as AnyGame, planOf())
    expect(isRefusal(endsUndoAt(waiting, 0, [0]))).toBe(true)
  })
})

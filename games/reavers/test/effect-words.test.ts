import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import type { Effect } from '../src/content-file.ts'
import { effects } from '../src/effect-frame.ts'
import { changesAnything, isOpen } from '../src/receiving.ts'
import { position } from './position.ts'

/** Effects that no table can know; a pack is refused for them long before. */
const UNKNOWN = [{ steal: { food: 1 } }, { constructor: 1 }, {}] as unknown as Effect[]

describe('RV-23.9 an effect whose word is unknown is never passed over', () => {
  test.each(UNKNOWN)('%j does not happen in silence', (effect) => {
    const happening = () => position().run(effects({ seat: 0, effects: [effect], cause: 'rest' }))
    expect(happening).toThrow('without a known word')
  })

  test.each(UNKNOWN)('%j is neither worth something nor open', (effect) => {
    const { game, table } = position()
    const context = contextOf(game, table)
    expect(() => changesAnything(context, 0, [effect])).toThrow('without a known word')
    expect(() => isOpen(context, 0, [effect])).toThrow('without a known word')
  })
})

test('RV-14.13 what has a moment of its own does not happen by itself', () => {
  const words: readonly Effect[] = [{ combatDice: 1 }, { cancelJourney: true }, { takeTradeDice: { n: 1 } }]
  for (const effect of words)
    expect(() => position().run(effects({ seat: 0, effects: [effect], cause: 'rest' }))).toThrow('moment of its own')
})

test('RV-5.22 dice are worth something while one of them is left', () => {
  const dice: Effect = {
    gainDice: [
      { color: 'red', face: 'roll' },
      { color: 'blue', face: 'roll' },
    ],
  }
  const isWorth = (red: number, blue: number) => {
    const { game, table } = position().diceLeft('red', red).diceLeft('blue', blue)
    return changesAnything(contextOf(game, table), 0, [dice])
  }
  expect([isWorth(1, 1), isWorth(0, 1), isWorth(1, 0), isWorth(0, 0)]).toEqual([true, true, true, false])
})

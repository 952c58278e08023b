import { contextOf } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { champions } from '../src/index.ts'
import { invariantViolations } from '../src/invariants.ts'
import type { State } from '../src/state.ts'
import { position } from './position.ts'

/** Whole games are played under these checks: they must see what they are there for. */

const flaws = (spoil: (state: State) => void): string[] => {
  const { table } = position().seat(0, { leader: 'gylfir' })
  spoil(table.state)
  return invariantViolations(contextOf(champions, table))
}

const own = (state: State) => state.players[0] as State['players'][number]

describe('what can never be', () => {
  test('is nothing at a table as it should be', () => {
    expect(flaws(() => {})).toEqual([])
  })

  test('is less than nothing of a good', () => {
    for (const good of ['coin', 'wood', 'food', 'favor', 'blame'] as const)
      expect(flaws((state) => Object.assign(own(state), { [good]: -1 }))).toEqual([`seat 0 has -1 ${good}`])
  })

  test('is a die more or less than there are', () => {
    expect(flaws((state) => state.supply.axeman++)).toEqual([expect.stringContaining('axeman dice instead of')])
    expect(flaws((state) => state.waiting.spearman--)).toEqual([expect.stringContaining('spearman dice instead of')])
  })

  test('is a card twice, or nowhere', () => {
    expect(flaws((state) => state.enemyDiscard.push(state.trollDeck[0] as string))).toEqual([
      'the enemies do not add up',
    ])
    expect(flaws((state) => state.journeyDeck.pop())).toEqual(['the journeys do not add up'])
    expect(flaws((state) => state.runeDeck.pop())).toEqual(['the runes do not add up'])
    expect(flaws((state) => state.destinyDeck.pop())).toEqual(['the destinies do not add up'])
    expect(flaws((state) => state.merchantDeck.pop())).toEqual(['the merchants do not add up'])
  })

  test('is more workers than somebody has, and a destiny shown that is not held', () => {
    expect(flaws((state) => Object.assign(own(state), { workers: own(state).workersOwned + 1 }))).toEqual([
      'seat 0 has too many workers',
    ])
    expect(flaws((state) => own(state).openDestinies.push('destiny-none'))).toEqual([
      'seat 0 shows a destiny it does not hold',
    ])
  })

  test('is a round before the first or after the last, and a bounty below zero', () => {
    expect(flaws((state) => Object.assign(state, { round: 0 }))).toEqual(['round 0'])
    expect(flaws((state) => Object.assign(state, { round: 9 }))).toEqual(['round 9'])
    expect(flaws((state) => Object.assign(state.shores[0] as object, { bounty: -1 }))).toEqual(['a bounty below zero'])
  })
})

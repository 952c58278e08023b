import type { Result } from '@longhouse/kernel'
import { describe, expect, test } from 'vitest'
import { placeOf, scoreItems } from '../src/scoring.ts'
import { type Position, position } from './position.ts'

const scored = (prepare: (p: Position) => Position): Result => {
  const p = prepare(position()).run({ step: 'finalScoring', args: null })
  return p.game.result(p.t) as Result
}
/** One rune of each kind on islands: wealth, secrets, nature. */
const ONE_OF_EACH = ['gold-isle', 'raven-isle', 'wolf-isle'] as const
/** A favor card of each kind with one rune, in the same order. */
const FAVORS = ['favor-coin-hoard', 'favor-sealed-scroll', 'favor-thunderstone']

const points = ({ items }: Result, item: string): number[] =>
  (items[0] ?? []).filter((line) => line.item === item).map((line) => line.points)

describe('the gods', () => {
  test('TV-12.1 all favor cards are shown', () => {
    const p = position()
      .seat(1, { favors: [...FAVORS] })
      .run({ step: 'finalScoring', args: null })
    expect(p.view(0).players[1]?.favors).toEqual(FAVORS)
    expect(p.view(null).players[1]?.favors).toEqual(FAVORS)
  })

  test('TV-12.2 TV-12.3 are ranked by fury, and their island runes score 6, 4 and 2', () => {
    expect(
      points(
        scored((p) => p.fury(5, 9, 7).holds(0, ...ONE_OF_EACH)),
        'island-runes',
      ),
    ).toEqual([2, 6, 4])
  })

  test('TV-12.4 runes on favor cards score 3, 2 and 1', () => {
    expect(
      points(
        scored((p) => p.fury(5, 9, 7).seat(0, { favors: [...FAVORS] })),
        'favor-runes',
      ),
    ).toEqual([1, 3, 2])
    const double = scored((p) => p.fury(9, 5, 1).seat(0, { favors: ['favor-golden-armring', 'favor-locked-chest'] }))
    expect(points(double, 'favor-runes')).toEqual([9, 2, 0])
  })

  test('TV-12.5 TV-12.6 TV-22.8 tied in fury score the lowest of the places they share', () => {
    const of = (...fury: number[]) =>
      points(
        scored((p) => p.fury(...fury).holds(0, ...ONE_OF_EACH)),
        'island-runes',
      )
    expect(of(5, 5, 2)).toEqual([4, 4, 2])
    expect(of(5, 2, 2)).toEqual([6, 2, 2])
    expect(of(3, 3, 3)).toEqual([2, 2, 2])
    expect(of(0, 4, 0)).toEqual([2, 6, 2])
    expect(of(0, 0, 0)).toEqual([2, 2, 2])
    const p = position().fury(5, 5, 2)
    expect(p.state.gods.map((god) => placeOf(p.t, god))).toEqual([2, 2, 3])
  })
})

describe('the score', () => {
  test('TV-12.7 TV-12.8 is the plain sum of runes, and nothing else scores', () => {
    const result = scored((p) =>
      p
        .fury(9, 5, 1)
        .holds(0, ...ONE_OF_EACH, 'silver-isle')
        .seat(0, { favors: [...FAVORS] })
        .seat(1, { wood: 7, food: 7, steel: 7, villages: 3, row: ['grim-nightwatch'] })
        .temple(1, 'gold-isle'),
    )
    expect(result.scores).toEqual([6 + 6 + 4 + 2 + 3 + 2 + 1, 0, 0])
  })

  test('TV-12.8 is told line by line', () => {
    const p = position().fury(9, 5, 1).holds(0, 'gold-isle')
    expect(scoreItems(p.t, 0)[0]).toEqual({
      item: 'island-runes',
      points: 6,
      facts: { god: 'odin', rune: 'wealth', place: 1, runes: 1 },
    })
  })

  test('TV-12.9 the highest wins', () => {
    expect(scored((p) => p.fury(9, 5, 1).holds(1, 'gold-isle').holds(0, 'raven-isle')).winners).toEqual([1])
  })

  test('TV-12.9 ties are broken by island runes, favor cards, temples, boats and resources, in this order', () => {
    // Odin first, Thor second, Frigg third: an island of nature is worth two favor runes of nature.
    const base = (p: Position): Position => p.fury(9, 5, 1)
    const islands = scored((p) =>
      base(p)
        .holds(0, 'wolf-isle')
        .seat(1, { favors: ['favor-great-stag'] })
        .temple(1, 'gold-isle', 'raven-isle'),
    )
    expect(islands).toMatchObject({ scores: [2, 2, 0], winners: [0] })
    const favors = scored((p) =>
      base(p)
        .seat(0, { favors: ['favor-great-stag'] })
        .seat(1, { favors: ['favor-thunderstone', 'favor-first-harvest'] })
        .temple(0, 'gold-isle'),
    )
    expect(favors).toMatchObject({ scores: [2, 2, 0], winners: [1] })
    const temples = scored((p) => base(p).temple(1, 'gold-isle').boat(0, 'wolf-sound', 'wolf-sound', 'wolf-sound'))
    expect(temples.winners).toEqual([1])
    const boats = scored((p) => base(p).boat(1, 'wolf-sound', 'wolf-sound').seat(0, { wood: 7 }))
    expect(boats.winners).toEqual([1])
    expect(scored((p) => base(p).seat(1, { food: 3 })).winners).toEqual([1])
  })

  test('TV-12.10 the starting boat does not count as built', () => {
    const result = scored((p) => p.boat(0, 'wolf-sound').boat(1, 'wolf-sound', 'west-fjord'))
    expect(result.winners).toEqual([1])
  })

  test('TV-12.11 players still tied share the win', () => {
    const p = position().seat(2, { food: 0 }).run({ step: 'finalScoring', args: null })
    expect((p.game.result(p.t) as Result).winners).toEqual([0, 1])
    expect(p.told('game-won')).toEqual([{ kind: 'game-won', sides: [0, 1] }])
    expect(p.told('final-score').map(({ score }) => score)).toEqual([0, 0, 0])
  })
})

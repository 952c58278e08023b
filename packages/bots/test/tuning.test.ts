import { raid } from '@longhouse/example-games'
import { type AnyGame, quickRandom } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { fit, playSample, type Sample } from '../src/index.ts'
import { race } from './purse.ts'

/** Positions of a game in which a coin is worth ½ and a farm one point now and two more for each round left. */
function samples(count: number, noise: number): readonly Sample[] {
  const random = quickRandom('samples')
  return Array.from({ length: count }, () => {
    const [coins, farms, left] = [random.below(10), random.below(4), random.below(6)]
    const luck = (random.below(1000) / 500 - 1) * noise
    return { measured: [coins, farms], left, score: coins / 2 + farms * (1 + 2 * left) + luck }
  })
}

describe('tuning', () => {
  it('finds out what things are worth', () => {
    const { coin, farm } = fit(['coin', 'farm'], samples(3000, 2)).weights
    expect(coin?.now).toBeCloseTo(0.5, 1)
    expect(coin?.perRound).toBeCloseTo(0, 1)
    expect(farm?.now).toBeCloseTo(1, 1)
    expect(farm?.perRound).toBeCloseTo(2, 1)
  })

  it('finds scores farther apart the more luck there is', () => {
    const calm = fit(['coin', 'farm'], samples(1000, 2)).spread
    const wild = fit(['coin', 'farm'], samples(1000, 20)).spread
    expect(calm.now).toBeGreaterThan(0)
    expect(wild.now).toBeGreaterThan(3 * calm.now)
    expect(wild.perRound).toBeGreaterThanOrEqual(0)
  })

  it('does not run away with what is never seen', () => {
    const never = samples(500, 1).map((sample) => ({ ...sample, measured: [...sample.measured, 0] }))
    expect(fit(['coin', 'farm', 'unicorn'], never).weights.unicorn).toEqual({ now: 0, perRound: 0 })
  })

  it('samples every seat of a game, from the first round to the last, the same for the same seed', () => {
    const game: AnyGame = raid
    const knowledge = game.bot as NonNullable<AnyGame['bot']>
    const play = () => playSample(game, knowledge, { players: 2, seed: 'a' })
    const played = play()
    expect(played.length % 2).toBe(0)
    expect(new Set(played.map(({ left }) => left))).toEqual(new Set([3, 2, 1, 0]))
    for (const { measured } of played) expect(measured).toHaveLength(Object.keys(knowledge.weights).length)
    expect(new Set(played.map(({ score }) => score)).size).toBeLessThanOrEqual(2)
    expect(play()).toEqual(played)
  })

  it('counts against a seat what a side that nobody sits at gains from the position on', () => {
    const game = shadowed(race(60, 3))
    const played = playSample(game, game.bot as NonNullable<AnyGame['bot']>, { players: 1, seed: 'a' })
    expect(played.some(({ score }) => score > 0)).toBe(true)
    for (const { measured, score } of played) expect(score).toBe(measured[0])
  })
})

/** A side gains whatever the seat gains: from any position on the seat gains nothing on it. */
function shadowed(game: AnyGame): AnyGame {
  const shadow = ({ state }: Parameters<AnyGame['result']>[0]) => ({
    side: 'shadow',
    score: (state as { readonly silver: readonly number[] }).silver[0] as number,
  })
  return {
    ...game,
    sides: (t) => [shadow(t)],
    result(t) {
      const result = game.result(t)
      return result && { ...result, sides: [{ ...shadow(t), wins: true, items: [] }] }
    },
  }
}

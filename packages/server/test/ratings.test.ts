import { describe, expect, it } from 'vitest'
import { afterGame, shown, UNKNOWN } from '../src/ratings/plackett-luce.ts'

const players = [UNKNOWN, { mu: 30, sigma: 4 }, { mu: 20, sigma: 7 }, { mu: 27, sigma: 2 }]

/** As openskill 5.0.1 gives them. */
const recorded: readonly (readonly [
  places: readonly number[],
  after: readonly (readonly [mu: number, sigma: number])[],
])[] = [
  [
    [1, 2, 3],
    [
      [28.463209597621585, 8.125546609788103],
      [29.84156005018055, 3.977283777250029],
      [18.041337936439618, 6.813471964270255],
    ],
  ],
  [
    [2, 1, 2],
    [
      [22.91803807848764, 7.887305980462099],
      [30.632958604434066, 3.9883590978022023],
      [19.53122426008489, 6.802553242871406],
    ],
  ],
  [
    [3, 1, 3, 2],
    [
      [21.772044167447785, 7.793747097386174],
      [30.742393045799865, 3.9913907437687963],
      [18.8876383914585, 6.769554695077237],
      [27.091344394266002, 2.0005645982705276],
    ],
  ],
]

describe('ratings', () => {
  it.each(recorded)('after places %j are those of openskill', (places, expected) => {
    const after = afterGame(players.slice(0, places.length), places)
    for (const [i, [mu, sigma]] of expected.entries()) {
      expect(after[i]?.mu).toBeCloseTo(mu, 9)
      expect(after[i]?.sigma).toBeCloseTo(sigma, 9)
    }
  })

  it('begin at 1000, and rise for whoever wins', () => {
    expect(shown(UNKNOWN)).toBe(1000)
    const [winner, loser] = afterGame([UNKNOWN, UNKNOWN], [1, 2]).map(shown)
    expect(winner).toBeGreaterThan(1000)
    expect(loser).toBeLessThan(1000)
  })
})

/**
 * How strong somebody is: a guess, and how unsure it is. By Weng and Lin, “A Bayesian approximation method for online
 * ranking” (2011), Plackett–Luce, with the constants of the openskill library, whose numbers this reproduces. (The library
 * itself brings 160 packages for these few lines.)
 */
export interface Strength {
  readonly mu: number
  readonly sigma: number
}

export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 }

const BETA_SQUARED = (25 / 6) ** 2
/** Strength changes between games, so nobody's is ever quite certain. */
const TAU_SQUARED = (25 / 300) ** 2
const LEAST_SHRINKING = 0.0001

/** What a game says about those who played it; `places[i]` is 1 for the best, and equal for a tie. */
export function afterGame(players: readonly Strength[], places: readonly number[]): Strength[] {
  const before = players.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU_SQUARED }))
  const c = Math.sqrt(sum(before.map(({ variance }) => variance + BETA_SQUARED)))
  const strength = before.map(({ mu }) => Math.exp(mu / c))
  const atOrBelow = places.map((place) => sum(strength.filter((_, i) => (places[i] as number) >= place)))
  const tied = places.map((place) => places.filter((other) => other === place).length)
  return before.map(({ mu, variance }, i) => {
    let omega = 0
    let delta = 0
    for (const [q, place] of places.entries()) {
      if (place > (places[i] as number)) continue
      const quotient = (strength[i] as number) / (atOrBelow[q] as number)
      omega += (i === q ? 1 - quotient : -quotient) / (tied[q] as number)
      delta += (quotient * (1 - quotient)) / (tied[q] as number)
    }
    const shrinking = 1 - ((delta * variance) / c ** 2) * (Math.sqrt(variance) / c)
    return { mu: mu + omega * (variance / c), sigma: Math.sqrt(variance * Math.max(shrinking, LEAST_SHRINKING)) }
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** What people see: strength that is almost certain. Everybody begins at 1000. */
export const shown = ({ mu, sigma }: Strength): number => Math.round(1000 + 40 * (mu - 3 * sigma))

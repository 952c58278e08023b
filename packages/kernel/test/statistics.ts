/** Pearson's chi-square of counts against equal chances. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
}

/**
 * Whether counts look like equal chances: chi-square not far above its mean. The margin is wide, because hundreds of draws
 * are looked at; one favoured side crosses it all the same.
 */
export function looksUniform(counts: readonly number[]): boolean {
  const freedom = counts.length - 1
  return freedom === 0 || chiSquare(counts) < freedom + 6 * Math.sqrt(2 * freedom) + 6
}

/** How often each of n values came in so many draws. */
export function tally(n: number, draws: number, draw: () => number): number[] {
  const counts = new Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) {
    const value = draw()
    counts[value] = (counts[value] ?? Number.NaN) + 1
  }
  return counts
}

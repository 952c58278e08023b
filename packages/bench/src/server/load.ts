import type { LiveGame } from './live-game.ts'

/** Milliseconds of every choice that was made in a stretch of time. */
export interface Stretch {
  readonly seconds: number
  readonly latencies: readonly number[]
}

/** Plays all games at once, each as fast as it is answered. */
export async function playFor(seconds: number, games: readonly LiveGame[]): Promise<Stretch> {
  const latencies: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  await Promise.all(
    games.map(async (game) => {
      while (performance.now() < end) latencies.push(await game.choose())
    }),
  )
  return { seconds: (performance.now() - begun) / 1000, latencies }
}

/** The value below which so much of a list lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Does something for 0, 1, 2 … some at a time; what succeeded, and why the first one that did not failed. */
export async function manyOf<T>(count: number, atOnce: number, make: (number: number) => Promise<T>) {
  const made: T[] = []
  let failure: Error | null = null
  for (let from = 0; from < count && failure === null; from += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => from + i)
    for (const outcome of await Promise.allSettled(numbers.map(make))) {
      if (outcome.status === 'fulfilled') made.push(outcome.value)
      else failure ??= outcome.reason as Error
    }
  }
  return { made, failure }
}

import type { Content } from './content.ts'

/** Chances of combats (RV-9), exactly, when Favor is spent as well as can be: what programs and pages tell beforehand. */

/** A combat in which some dice stand and others are about to be rolled. */
export interface Throw {
  readonly kept?: readonly number[]
  readonly rolled: number
  readonly defense: number
  /** For so many rerolls afterwards (RV-9.9). */
  readonly favor: number
}

/** That the combat is won, now or by a later reroll. */
export const chanceToWin = ({ combatFaces }: Content, { kept = [], rolled, defense, favor }: Throw): number =>
  chanceAfter(countingOf(combatFaces), kept, rolled, defense, favor)

/** What has been counted once for dice with these faces. */
interface Counting {
  readonly faces: readonly number[]
  /** For each number of dice every result, lowest die first, and its chance. */
  readonly results: Result[][]
  readonly best: Map<string, number>
}

interface Result {
  readonly dice: readonly number[]
  readonly chance: number
}

const countings = new WeakMap<readonly number[], Counting>()

function countingOf(faces: readonly number[]): Counting {
  let counting = countings.get(faces)
  if (!counting) {
    counting = { faces, results: [[{ dice: [], chance: 1 }]], best: new Map() }
    countings.set(faces, counting)
  }
  return counting
}

function resultsOf({ faces, results }: Counting, dice: number): readonly Result[] {
  for (let n = results.length; n <= dice; n++) {
    const chances = new Map<string, Result>()
    for (const before of results[n - 1] as Result[])
      for (const face of faces) {
        const shown = sorted([...before.dice, face])
        const so = chances.get(String(shown))?.chance ?? 0
        chances.set(String(shown), { dice: shown, chance: so + before.chance / faces.length })
      }
    results.push([...chances.values()])
  }
  return results[dice] as Result[]
}

const sorted = (dice: readonly number[]): readonly number[] => [...dice].sort((a, b) => a - b)

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, successes) => sum + successes, 0)

function chanceAfter(counting: Counting, kept: readonly number[], rolled: number, defense: number, favor: number) {
  let sum = 0
  for (const { dice, chance } of resultsOf(counting, rolled))
    sum += chance * bestChance(counting, [...kept, ...dice], defense, favor)
  return sum
}

/** RV-9.12: won, or lost for want of Favor, or one reroll better than all others. It is of the lowest dice, however many. */
function bestChance(counting: Counting, shown: readonly number[], defense: number, favor: number): number {
  if (sumOf(shown) >= defense) return 1
  if (favor === 0) return 0
  const dice = sorted(shown)
  const key = `${dice} ${defense} ${favor}`
  const known = counting.best.get(key)
  if (known !== undefined) return known
  let best = 0
  for (let n = 1; n <= dice.length; n++)
    best = Math.max(best, chanceAfter(counting, dice.slice(n), n, defense, favor - 1))
  counting.best.set(key, best)
  return best
}

/** Chances of combats, exactly: dice are few. */

type Spread = ReadonlyMap<string, number>

/** Every result of some dice, lowest first, and how likely it is. */
function results(faces: readonly number[], n: number): Spread {
  let spread = new Map<string, number>([['', 1]])
  for (let i = 0; i < n; i++) {
    const next = new Map<string, number>()
    for (const [dice, chance] of spread)
      for (const face of faces) {
        const key = written([...read(dice), face])
        next.set(key, (next.get(key) ?? 0) + chance / faces.length)
      }
    spread = next
  }
  return spread
}

const read = (dice: string): number[] => (dice === '' ? [] : dice.split(',').map(Number))
const written = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join(',')
const total = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0)

/** The chance to reach the Defense with these dice standing and so many to be rolled, with Favor for so many rerolls. */
export function chanceOf(
  faces: readonly number[],
  standing: readonly number[],
  rolled: number,
  defense: number,
  favor: number,
): number {
  const known = new Map<string, number>()
  const spreads = Array.from({ length: standing.length + rolled + 1 }, (_, n) => results(faces, n))
  const after = (kept: readonly number[], n: number, left: number): number => {
    let sum = 0
    for (const [dice, chance] of spreads[n] ?? []) sum += chance * best([...kept, ...read(dice)], left)
    return sum
  }
  const best = (dice: readonly number[], left: number): number => {
    if (total(dice) >= defense) return 1
    if (left === 0) return 0
    const key = `${written(dice)} ${left}`
    const before = known.get(key)
    if (before !== undefined) return before
    // Whatever is rolled again, it is the lowest dice.
    const sorted = [...dice].sort((a, b) => a - b)
    let most = 0
    for (let n = 1; n <= sorted.length; n++) most = Math.max(most, after(sorted.slice(n), n, left - 1))
    known.set(key, most)
    return most
  }
  return after(standing, rolled, favor)
}

export const percent = (chance: number): number => Math.round(chance * 100)

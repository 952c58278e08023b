import type { Content } from './content.ts'

/** Chances of combats (RV-9), by plain counting: what programs and pages tell before the dice are thrown. */

/** For each pool size the chances of each sum of successes. */
const sums = new WeakMap<readonly number[], number[][]>()

function chancesOf(faces: readonly number[], dice: number): readonly number[] {
  let known = sums.get(faces)
  if (!known) {
    known = [[1]]
    sums.set(faces, known)
  }
  for (let size = known.length; size <= dice; size++) {
    const before = known[size - 1] as number[]
    const chances: number[] = []
    for (const [sum, chance] of before.entries())
      for (const face of faces) chances[sum + face] = (chances[sum + face] ?? 0) + chance / faces.length
    known.push(Array.from(chances, (chance) => chance ?? 0))
  }
  return known[dice] as readonly number[]
}

/** That so many dice reach the Defense in one roll. */
const chanceToReach = ({ combatFaces }: Content, dice: number, defense: number): number =>
  chancesOf(combatFaces, dice)
    .slice(Math.max(0, defense))
    .reduce((sum, chance) => sum + chance, 0)

/**
 * That a pool wins when Favor rerolls all dice without a success, as often as it lasts (RV-9.9): what most players do,
 * and close to the best there is.
 */
export function chanceToWin(content: Content, dice: number, defense: number, favor: number): number {
  if (dice === 0) return 0
  if (favor === 0) return chanceToReach(content, dice, defense)
  const blank = content.combatFaces.filter((face) => face === 0).length / content.combatFaces.length
  const scoring = content.combatFaces.filter((face) => face > 0)
  let chance = 0
  for (let blanks = 0; blanks <= dice; blanks++) {
    const hits = dice - blanks
    const odds = choose(dice, blanks) * blank ** blanks * (1 - blank) ** hits
    const successes = chancesOf(scoring, hits)
    for (const [sum, part] of successes.entries()) {
      if (part === 0) continue
      chance += odds * part * (sum >= defense ? 1 : chanceToWin(content, blanks, defense - sum, favor - 1))
    }
  }
  return chance
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k)

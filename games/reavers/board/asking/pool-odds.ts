import { chanceToWin } from '../../src/odds.ts'
import type { BoardContext } from '../board-context.ts'
import { favorOf } from './asked.ts'
import { targetOf } from './subject.ts'

interface PoolOdds {
  /** That the throw is enough as it falls. */
  readonly plain: number
  /** With all the Favor there is, spent as well as can be. */
  readonly helped: number
}

/** The chances of so many combat dice against whom they are for; null where that is not known, or nothing is rolled. */
export function poolOdds(context: BoardContext, rolled: number): PoolOdds | null {
  const target = targetOf(context)
  if (!target || rolled === 0) return null
  const chance = (favor: number) => chanceToWin(context.content, { rolled, defense: target.defense, favor })
  return { plain: chance(0), helped: chance(favorOf(context)) }
}

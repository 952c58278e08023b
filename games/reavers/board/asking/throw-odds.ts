import { chanceToWin } from '../../src/odds.ts'
import type { BoardContext } from '../board-context.ts'
import { favorOf } from './asked.ts'
import { targetOf } from './subject.ts'

interface ThrowOdds {
  /** That the throw is enough as it falls. */
  readonly plain: number
  /** With all the Favor that is left for it, spent as well as can be. */
  readonly helped: number
}

/** The chances of so many combat dice against whom they are for; null where that is not known, or nothing is rolled. */
export function poolOdds(context: BoardContext, rolled: number): ThrowOdds | null {
  const target = targetOf(context)
  if (!target || rolled === 0) return null
  const chance = (favor: number) => chanceToWin(context.content, { rolled, defense: target.defense, favor })
  return { plain: chance(0), helped: chance(favorOf(context)) }
}

/** The chances once the picked dice are rolled again, for one Favor (RV-9.9); null where none is picked. */
export function rerollOdds(context: BoardContext, picked: readonly number[]): ThrowOdds | null {
  const { combat } = context.view
  if (!combat || picked.length === 0) return null
  const { dice, defense } = combat
  const kept = dice.filter((_, at) => !picked.includes(at))
  const chance = (favor: number) => chanceToWin(context.content, { kept, rolled: picked.length, defense, favor })
  return { plain: chance(0), helped: chance(favorOf(context) - 1) }
}

import type { Enemy, Leader, Warrior, Warriors } from '../../src/content.ts'
import { abilityOf } from '../../src/leaders.ts'
import { type Odds, oddsOfRoll } from '../../src/odds.ts'
import { rolledDamage, rolledShields } from '../../src/rolling.ts'
import type { Die, Fight } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'

/** What a throw deals and stops; `kept` limits it to dice that stay. */
export function throwOf(context: BoardContext, fight: Fight, kept: (index: number) => boolean = () => true) {
  const staying = { ...fight, dice: fight.dice.filter((_, index) => kept(index)) }
  return { damage: rolledDamage(context, staying), shields: rolledShields(staying) }
}

/** How a fight will probably end if these dice of the throw are thrown again, and then it ends. */
export function oddsAfter(context: BoardContext, fight: Fight, enemy: Enemy, again: readonly number[]): Odds {
  const kept = throwOf(context, fight, (index) => !again.includes(index))
  return oddsOfRoll(context.content, abilityOf(context, fight.seat), countDice(fight.dice), enemy, {
    damage: fight.damage + kept.damage,
    shields: kept.shields,
    again: countDice(fight.dice.filter((_, index) => again.includes(index))),
    revenge: fight.revenge,
  })
}

/** What the viewer's leader can do; who only watches has none. */
export function ownAbility(context: BoardContext): Leader['ability'] | null {
  const { seat } = context.input.seatView
  return seat === null ? null : abilityOf(context, seat)
}

function countDice(dice: readonly Die[]): Warriors {
  const counts: { [type in Warrior]: number } = { swordsman: 0, spearman: 0, axeman: 0 }
  for (const { type } of dice) counts[type]++
  return counts
}

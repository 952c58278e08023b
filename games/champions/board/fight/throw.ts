import type { Content, Leader, Warrior, Warriors } from '../../src/content.ts'
import { damageOf, inRoll } from '../../src/leaders.ts'
import type { Die, Fight } from '../../src/state.ts'
import type { BoardContext } from '../board-context.ts'

/** What a throw deals and stops; `kept` limits it to dice that stay. */
export function throwOf({ content, view }: BoardContext, fight: Fight, kept: (index: number) => boolean = () => true) {
  const { seat, dice, revenge } = fight
  const ability = inRoll(fight, abilityOf(content.leaders, view.players[seat]?.leader ?? null))
  let damage = 0
  let shields = 0
  for (const [i, die] of dice.entries()) {
    if (!kept(i)) continue
    damage += damageOf(ability, die, revenge)
    if (die.face === 'shield') shields++
  }
  return { damage, shields }
}

/** How many warriors a throw costs as it stands (CH-9.6); a hunt costs none. */
export function lossesOf(context: BoardContext, fight: Fight): number {
  const attack = context.content.enemies[fight.enemy ?? '']?.attack ?? 0
  return Math.min(fight.dice.length, Math.max(0, attack - throwOf(context, fight).shields))
}

/** What Revenge lets each shield deal (CH-13.21). */
export function revengeOf({ runes }: Content): number {
  const effect = Object.values(runes).find((rune) => rune.effect.kind === 'shields-deal-damage')?.effect
  return effect?.kind === 'shields-deal-damage' ? effect.damage : 0
}

export const abilityOf = (
  leaders: { readonly [id: string]: Leader },
  leader: string | null,
): Leader['ability'] | null => (leader === null ? null : (leaders[leader]?.ability ?? null))

export function countDice(dice: readonly Die[]): Warriors {
  const counts: { [type in Warrior]: number } = { swordsman: 0, spearman: 0, axeman: 0 }
  for (const { type } of dice) counts[type]++
  return counts
}

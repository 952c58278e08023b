import type { Besides, Counts } from '@longhouse/kernel'
import { either, mix, totalOf } from '@longhouse/kernel'
import { diceIn } from './dice.ts'
import { discardDie } from './payments.ts'
import { playerAt, type Reavers } from './reavers.ts'
import type { Player } from './state.ts'

/** RV-5.6: dice just gained may be thrown back, room or not; asking each time would only be in the way. */

/** The dice of the last gain that are still aboard, counted. */
export function freshDice({ fresh, ship }: Pick<Player, 'fresh' | 'ship'>): Counts {
  const counts: { [die: string]: number } = {}
  for (const die of fresh) {
    const counted = counts[die] ?? 0
    if (counted < ship.filter((each) => each === die).length) counts[die] = counted + 1
  }
  return counts
}

type ThrowBack = { readonly throwBack: Counts }

/** Whenever they are asked next, players may do it beside what is asked. */
export const throwingBack: Besides<Reavers> = {
  id: 'throw-back',
  options(t, seat, isAsked) {
    if (!isAsked || playerAt(t, seat).fresh.length === 0) return null
    const fresh = freshDice(playerAt(t, seat))
    const total = totalOf(fresh)
    return total > 0 ? either({ throwBack: mix(fresh, 1, total) }) : null
  },
  take(t, choice, seat) {
    const player = playerAt(t, seat)
    const thrown = diceIn((choice as ThrowBack).throwBack)
    for (const die of thrown) {
      discardDie(t, player, die)
      player.fresh.splice(player.fresh.indexOf(die), 1)
    }
    t.tell?.({ kind: 'dice-lost', seat, dice: thrown, cause: 'thrown-back' })
  },
  /** Dice kept while something else was decided are no longer new. */
  answering(t, seat) {
    const player = playerAt(t, seat)
    if (player.fresh.length > 0) player.fresh = []
  },
}

import type { Seat } from '@longhouse/kernel'
import { on, playerAt, type RuleContext } from './champions.ts'
import type { Goods, Leader, Location } from './content.ts'
import { gainGlory } from './goods.ts'
import type { Die } from './state.ts'

/** CH-12: what a leader changes. */

export const abilityOf = (t: RuleContext, seat: Seat): Leader['ability'] | null => {
  const { leader } = playerAt(t, seat)
  return leader === null ? null : (t.content.leaders[leader] as Leader).ability
}

/** A favor was discarded for a reroll. */
interface FavorReroll {
  readonly seat: Seat
}

/** The roll of a combat round stands. */
interface RollEnded {
  readonly seat: Seat
  readonly dice: readonly Die[]
}

/** CH-12.2 to CH-12.4, Asmundr. */
const gloryForFavor = on<FavorReroll>('favor-reroll', (t, { seat }) => {
  const ability = abilityOf(t, seat)
  if (ability?.kind === 'glory-on-favor-reroll') gainGlory(t, seat, ability.glory, playerAt(t, seat).leader as string)
})

/** CH-12.11 to CH-12.13, Ullr: once a combat round, by its final faces; the hunt never tells this moment. */
const gloryForTwoHits = on<RollEnded>('combat-roll-ended', (t, { seat, dice }) => {
  const ability = abilityOf(t, seat)
  if (ability?.kind !== 'glory-on-two-hits' || !dice.some((die) => die.face === 'two-hits')) return
  gainGlory(t, seat, ability.glory, playerAt(t, seat).leader as string)
})

export const leaderListeners = [gloryForFavor, gloryForTwoHits]

/** CH-12.5, Dagrun. */
export const extraDestinies = (t: RuleContext, seat: Seat): number => {
  const ability = abilityOf(t, seat)
  return ability?.kind === 'sage-extra-draw' ? ability.extra : 0
}

const FREE: Goods = {}

/** The price of a location that has a plain one; CH-12.8, Gylfir. */
export function costAt(t: RuleContext, seat: Seat, { id, cost }: Location): Goods {
  if (typeof cost !== 'object') return FREE
  const ability = abilityOf(t, seat)
  return ability?.kind === 'free-location-cost' && ability.location === id ? FREE : cost
}

const HITS: { readonly [face in Die['face']]: number } = { blank: 0, hit: 1, 'two-hits': 2, shield: 0 }

/** CH-9.5, CH-12.9 (Svanhildr), CH-13.21 and CH-13.22 (Revenge): what a die deals. `shieldDamage` is 0 without Revenge. */
export function damageOf(ability: Leader['ability'] | null, { type, face }: Die, shieldDamage: number): number {
  const trained = ability?.kind === 'die-damage-override' && ability.die === type ? ability : null
  if (face === 'shield') return shieldDamage > 0 && trained ? trained.revengeShieldDamage : shieldDamage
  const hits = HITS[face]
  return trained?.damageByHits[hits] ?? hits
}

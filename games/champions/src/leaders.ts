import type { Seat } from '@longhouse/kernel'
import { type OpenContext, on, playerAt, type RuleContext } from './champions.ts'
import type { Goods, Leader, Location } from './content.ts'
import { gainGlory } from './goods.ts'
import type { Die, Fight } from './state.ts'

/** CH-12: what a leader changes. */

export const abilityOf = (t: OpenContext, seat: Seat): Leader['ability'] | null => {
  const { leader } = playerAt(t, seat)
  return leader === null ? null : (t.content.leaders[leader] as Leader).ability
}

/** CH-22.8, CH-22.9: whether something works in a roll; a hunt has no enemy, and counts unless the card says otherwise. */
export const worksIn = (
  { enemy }: Pick<Fight, 'enemy'>,
  { appliesToHunt = true }: { readonly kind: string; readonly appliesToHunt?: boolean },
): boolean => enemy !== null || appliesToHunt

/** The ability, where it works in this roll. */
export const inRoll = (fight: Pick<Fight, 'enemy'>, ability: Leader['ability'] | null): Leader['ability'] | null =>
  ability && worksIn(fight, ability) ? ability : null

const abilityInRoll = (t: RuleContext, seat: Seat): Leader['ability'] | null =>
  inRoll(t.state.fight as Fight, abilityOf(t, seat))

/** A favor was discarded for a reroll. */
interface FavorReroll {
  readonly seat: Seat
}

/** The roll of a combat round or of a hunt stands. */
interface RollEnded {
  readonly seat: Seat
  readonly dice: readonly Die[]
}

/** CH-12.2 to CH-12.4, Asmundr. */
const gloryForFavor = on<FavorReroll>('favor-reroll', (t, { seat }) => {
  const ability = abilityInRoll(t, seat)
  if (ability?.kind === 'glory-on-favor-reroll') gainGlory(t, seat, ability.glory, playerAt(t, seat).leader as string)
})

/** CH-12.11 to CH-12.13, Ullr: once a combat round, by its final faces. */
const gloryForTwoHits = on<RollEnded>('roll-ended', (t, { seat, dice }) => {
  const ability = abilityInRoll(t, seat)
  if (ability?.kind !== 'glory-on-two-hits') return
  const times = Math.min(ability.perCombatRound, dice.filter((die) => die.face === 'two-hits').length)
  if (times > 0) gainGlory(t, seat, times * ability.glory, playerAt(t, seat).leader as string)
})

export const leaderListeners = [gloryForFavor, gloryForTwoHits]

/** CH-12.5, Dagrun. */
export const extraDestinies = (t: RuleContext, seat: Seat): number => {
  const ability = abilityOf(t, seat)
  return ability?.kind === 'sage-extra-draw' ? ability.extra : 0
}

const FREE: Goods = {}

/** The price of a location that has a plain one; CH-12.8, Gylfir. */
export function costAt(t: OpenContext, seat: Seat, location: Location): Goods {
  const ability = abilityOf(t, seat)
  return ability?.kind === 'free-location-cost' && ability.location === location.id ? FREE : plainCost(location)
}

/** As it is printed. */
export const plainCost = ({ cost }: Location): Goods => (typeof cost === 'object' ? cost : FREE)

const HITS: { readonly [face in Die['face']]: number } = { blank: 0, hit: 1, 'two-hits': 2, shield: 0 }

/** CH-9.5, CH-12.9 (Svanhildr), CH-13.21 and CH-13.22 (Revenge): what a die deals. `shieldDamage` is 0 without Revenge. */
export function damageOf(ability: Leader['ability'] | null, { type, face }: Die, shieldDamage: number): number {
  const trained = ability?.kind === 'die-damage-override' && ability.die === type ? ability : null
  if (face === 'shield') return shieldDamage > 0 && trained ? trained.revengeShieldDamage : shieldDamage
  const hits = HITS[face]
  return trained?.damageByHits[hits] ?? hits
}

import { one, type Seat } from '@longhouse/kernel'
import { abilitiesToUse, abilityCarrier } from './beginning.ts'
import { type Carrying, carry } from './carry.ts'
import type { Choices } from './choices.ts'
import type { Ability, AbilityId, HeroId } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import { heroOf } from './places.ts'
import { decision, fieldOf, type OpenContext, openFieldOf, step, type Turn } from './runar.ts'
import { heroCardOf } from './stats.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-13: Abilities. */

/** RN-13.1 to RN-13.3, RN-13.6 to RN-13.8: those that the unspent symbol lets the Active hero use. */
export function usableAbilities(t: OpenContext): Ability[] {
  const { active, hero, shown, symbol } = openFieldOf(t).turn
  if (hero === null || symbol === null) return []
  if (symbol === 'any') return abilitiesToUse(t, active, hero)
  return hero === shown ? abilitiesToUse(t, active, hero).filter(({ symbols }) => symbols.includes(symbol)) : []
}

/** RN-8.8: the symbol is spent. */
export function spendSymbol(t: Turn, ability: AbilityId): void {
  const { turn } = fieldOf(t)
  turn.symbol = null
  useAbility(t, turn.hero as HeroId, ability)
}

function useAbility(t: Turn, hero: HeroId, id: AbilityId): void {
  const seat = heroOf(t, hero).owner
  const ability = heroCardOf(t, hero).abilities.find((known) => known.id === id) as Ability
  t.tell?.({ kind: 'ability-used', seat, hero, ability: id })
  t.next(
    carry({ ...abilityCarrier(t, seat, hero, ability), effects: ability.effects, at: 0 }),
    abilityUsed({ seat, hero }),
  )
}

/** What waits for it comes when all of it is done. */
const abilityUsed = step<TriggerFacts['uses-ability']>('abilityUsed', (t, facts) => t.moment('uses-ability', facts))

interface Commanded {
  readonly seat: Seat
  readonly hero: HeroId
  readonly cause: string
}

/** RN-13.12, RN-13.17: without a symbol, by the hero that owns it. */
export function usesAbility(t: Turn, { who }: EffectOf<'ability'>, { seat, hero, bound, cause }: Carrying): void {
  const user = who === 'self' ? hero : bound[who]
  if (typeof user === 'string') t.next(whichAbility({ seat, hero: user, cause }))
}

const whichAbility = decision<Commanded, Choices['whichAbility']>('whichAbility', {
  rule: 'RN-13.17',
  about: (_, { hero, cause }) => ({ hero, cause }),
  seat: (_, { seat }) => seat,
  options: (t, { seat, hero }) => one(abilitiesToUse(t, seat, hero).map(({ id }) => id)),
  take: (t, { hero }, ability) => useAbility(t, hero, ability),
})

export const abilityRules = [abilityUsed, whichAbility]

import type { Carrier } from './carry.ts'
import type { Ability, HeroId, NodeId } from './content-file.ts'
import { hazardStore } from './effect-hazards.ts'
import type { Effect, EffectOf } from './effect-words.ts'
import { actTargets } from './granted-actions.ts'
import { figureAt, isHero } from './places.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import { nodesMeant, pickable, pickableHazards, pickableOpponents } from './selectors.ts'
import { abilityRangeOf, heroCardOf } from './stats.ts'

/** RN-13.16, RN-9.19, RN-27.24: whether effects can be begun at all, judged before anything is paid. */

/** What a `pick` offers: figures, Obstacles or Hazard tokens by their nodes, or seats. */
export function picksOf(t: OpenContext, pick: EffectOf<'pick'>, effects: readonly Effect[], carrier: Carrier) {
  const { what, filter, as } = pick
  if (what === 'opponent') return pickableOpponents(t, filter, carrier)
  if (what === 'hazard') return pickableHazards(t, filter, carrier)
  const isShifted = effects.some((effect) => effect.do === 'shift' && effect.who === as)
  return pickable(t, what, filter, carrier, isShifted)
}

type Needs<V extends Effect['do']> = (
  t: OpenContext,
  effect: EffectOf<V>,
  carrier: Carrier,
  effects: readonly Effect[],
) => boolean

/** Only what must find something to begin with. */
const NEEDS: { readonly [V in Effect['do']]?: Needs<V> } = {
  pick: (t, effect, carrier, effects) => picksOf(t, effect, effects, carrier).length > 0,
  act: (t, act, carrier) => act.action === 'move' || act.optional === true || actTargets(t, act, carrier).length > 0,
  ability: (t, { who }, { seat, hero }) =>
    who !== 'self' || (hero !== null && abilitiesToUse(t, seat, hero).length > 0),
  hazard: (t, effect, carrier) =>
    effect.op === 'move' ||
    effect.upTo === true ||
    (hazardStore(t, effect.from) !== null && nodesMeant(t, effect.to, carrier).length > 0),
  discard: (t, { what, n, required }, { seat }) =>
    !required || what !== 'trophy' || (openFieldOf(t).players[seat]?.trophies ?? 0) >= n,
  /** Enemies and Obstacles suffer direct damage like any other (RN-24.34): nobody is asked about it. */
  mod: (t, { who }, { bound: { $node } }) => who !== '$damage' || ($node !== undefined && isHeroAt(t, $node)),
  card: (t, { kind }) => kind !== 'offered-treasure' || openFieldOf(t).offer.length > 0,
}

function isHeroAt(t: OpenContext, node: NodeId): boolean {
  const figure = figureAt(t, node)
  return figure !== null && isHero(t, figure)
}

/** The costs among the effects, and the first of the others. */
export function canBegin(t: OpenContext, effects: readonly Effect[], carrier: Carrier): boolean {
  for (const effect of effects) {
    const needs = NEEDS[effect.do] as Needs<Effect['do']> | undefined
    if (needs && !needs(t, effect, carrier, effects)) return false
    if (effect.do !== 'discard') return true
  }
  return true
}

export const abilityCarrier = (t: OpenContext, seat: number, hero: HeroId, { id }: Ability): Carrier => ({
  seat,
  hero,
  bound: {},
  cause: id,
  farther: abilityRangeOf(t, hero),
})

/** RN-13.16, RN-13.17: those of its present rank that can be begun. */
export const abilitiesToUse = (t: OpenContext, seat: number, hero: HeroId): Ability[] =>
  heroCardOf(t, hero).abilities.filter((ability) =>
    canBegin(t, ability.effects, abilityCarrier(t, seat, hero, ability)),
  )

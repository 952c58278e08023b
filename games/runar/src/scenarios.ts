import type { Seat } from '@longhouse/kernel'
import { canBegin } from './beginning.ts'
import { remember } from './campaign-sheet.ts'
import { type Carrier, carry } from './carry.ts'
import { type PayMix, payKey } from './choices.ts'
import { holds } from './conditions.ts'
import type { DiceCost, HeroId, Scenario, ScenarioAction } from './content-file.ts'
import { DIE_KINDS } from './content-file.ts'
import { spendMix } from './dice.ts'
import { heroOf } from './places.ts'
import { fieldOf, type OpenContext, openFieldOf, type RuleContext, step, type Turn } from './runar.ts'
import type { OpenPlayer } from './seen.ts'

/** RN-27: what a scenario adds to the set-up, and the Actions it grants. */

const scenarioOf = (t: OpenContext): Scenario => t.content.scenarios[openFieldOf(t).scenario] as Scenario

/** RN-5.36. */
export const scenarioSetUp = step('scenarioSetUp', (t) => {
  const { active: seat } = fieldOf(t).turn
  for (const { id: cause, effects } of scenarioOf(t).setup)
    t.next(carry({ effects, at: 0, seat, hero: null, bound: {}, cause }))
})

type Chosen = { readonly action: string; readonly pay: PayMix }

/** RN-27.3, RN-27.19: every Action that the Active hero can declare, with every way to pay for it. */
export function scenarioActions(t: RuleContext): Chosen[] {
  const { hero, active } = fieldOf(t).turn
  if (hero === null) return []
  return scenarioOf(t)
    .actions.filter((action) => isOpen(t, action, active, hero))
    .flatMap(({ id, cost }) => mixesFor(t, active, hero, cost).map((pay) => ({ action: id, pay })))
}

/** RN-27.24, RN-32.30. */
function isOpen(t: RuleContext, action: ScenarioAction, seat: Seat, hero: HeroId): boolean {
  const carrier: Carrier = { seat, hero, bound: {}, cause: action.id }
  if (action.limit === 'once-per-turn' && fieldOf(t).turn.used.includes(action.id)) return false
  return (!action.if || holds(t, action.if, carrier)) && canBegin(t, action.effects, carrier)
}

/** RN-12.7, RN-33.17: dice of the Action pool and of the acting hero; a Neutral die pays for any kind (RN-10.23). */
function mixesFor(t: OpenContext, seat: Seat, hero: HeroId, cost: readonly DiceCost[]): PayMix[] {
  const { pool } = openFieldOf(t).players[seat] as OpenPlayer
  const { dice } = heroOf(t, hero)
  const held = DIE_KINDS.flatMap((die) => [
    { key: payKey({ from: 'pool', die }), die, n: pool[die] },
    { key: payKey({ from: hero, die }), die, n: dice[die] },
  ]).filter(({ n }) => n > 0)
  let mixes: PayMix[] = [{}]
  for (const { color, n } of cost)
    for (let die = 0; die < n; die++)
      mixes = mixes.flatMap((mix) =>
        held
          .filter(
            (kind) =>
              (color === 'any' || kind.die === color || kind.die === 'neutral') && (mix[kind.key] ?? 0) < kind.n,
          )
          .map(({ key }) => ({ ...mix, [key]: (mix[key] ?? 0) + 1 })),
      )
  return distinct(mixes)
}

/** The same dice in another order are the same payment. */
function distinct(mixes: readonly PayMix[]): PayMix[] {
  const byDice = new Map(mixes.map((mix) => [Object.entries(mix).map(String).sort().join(), mix]))
  return [...byDice.values()]
}

export function takeScenarioAction(t: Turn, { action: id, pay }: Chosen): void {
  const { turn } = fieldOf(t)
  const { active: seat, hero } = turn
  const action = scenarioOf(t).actions.find((known) => known.id === id) as ScenarioAction
  spendMix(t, seat, pay, id)
  if (action.limit) turn.used.push(id)
  t.tell?.({ kind: 'effect-began', cause: id, seat })
  if (hero !== null && action.effects.some((effect) => effect.do === 'runar'))
    remember(t, () => ({ deed: 'runar-taken', hero }))
  t.next(carry({ effects: action.effects, at: 0, seat, hero, bound: {}, cause: id }))
}

export const scenarioRules = [scenarioSetUp]

import type { Form, Json } from '@longhouse/kernel'
import { isRecord, one, type Refusal, refuse } from '@longhouse/kernel'
import { spendSymbol, usableAbilities } from './abilities.ts'
import type { Way } from './actions.ts'
import type { Choices } from './choices.ts'
import type { HeroId } from './content-file.ts'
import { fieldOf, type RuleContext } from './runar.ts'
import { scenarioActions, takeScenarioAction } from './scenarios.ts'
import { heroCardOf } from './stats.ts'
import { equipmentActions, takeEquipmentAction, usableMarks, useMark } from './worn-actions.ts'

/** RN-8.8, RN-23.4, RN-23.7, RN-27.3: the ways of the Action phase that cards open. */

type Act = Choices['act']
type Chosen<W extends string> = Act extends infer A ? (A extends { readonly [way in W]: infer C } ? C : never) : never

const listed = (offers: readonly Json[]): Form | null => (offers.length > 0 ? one(offers) : null)

const abilityWay: Way = {
  way: 'ability',
  options: (t) => listed(usableAbilities(t).map(({ id }) => id)),
  take: (t, _, ability) => spendSymbol(t, ability as Chosen<'ability'>),
  why: whyNoAbility,
}

/** RN-32.20, RN-32.29. */
function whyNoAbility(t: RuleContext, hero: HeroId, said: unknown): Refusal {
  const { symbol, shown } = fieldOf(t).turn
  const ability = heroCardOf(t, hero).abilities.find(({ id }) => id === said)
  if (!ability) return refuse('not-its-ability', { hero }, 'RN-32.20')
  if (symbol === null) return refuse('no-symbol-left', {}, 'RN-32.20')
  const isListed = symbol === 'any' || (hero === shown && ability.symbols.includes(symbol))
  return isListed ? refuse('no-legal-target', {}, 'RN-32.29') : refuse('another-symbol', { symbol }, 'RN-32.20')
}

const equipmentWay: Way = {
  way: 'equipment',
  options: (t) => listed(equipmentActions(t)),
  take: (t, _, choice) => takeEquipmentAction(t, choice as Chosen<'equipment'>),
  why: () => refuse('equipment-not-usable', {}, 'RN-32.25'),
}

const scenarioWay: Way = {
  way: 'scenario',
  options: (t) => listed(scenarioActions(t)),
  take: (t, _, choice) => takeScenarioAction(t, choice as Chosen<'scenario'>),
  why(t, _, choice) {
    const isUsed = isRecord(choice) && fieldOf(t).turn.used.includes(String(choice.action))
    return refuse(isUsed ? 'used-this-turn' : 'scenario-action-closed', {}, 'RN-32.30')
  },
}

/** RN-8.13, RN-23.4: also without an Active hero. */
export const markWay: Way<HeroId | null> = {
  way: 'mark',
  options: (t) => listed(usableMarks(t)),
  take: (t, _, hero) => useMark(t, hero as Chosen<'mark'>),
  why: () => refuse('mark-not-usable', {}, 'RN-32.25'),
}

export const CARD_WAYS: readonly Way[] = [abilityWay, equipmentWay, scenarioWay]

import type { Seat } from '@longhouse/kernel'
import { either, mix, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import type { Choices } from './choices.ts'
import type { Main } from './content-file.ts'
import { gainGoods, whyNotMix } from './goods.ts'
import { decision, playerAt, type RuleContext } from './vikings.ts'

/** TV-7.28 to TV-7.31. */

const emptySlots = (slots: readonly boolean[]): number => slots.filter((isFull) => !isFull).length

/** TV-7.30: resources of choice, those for empty temple slots included. */
const harvestChoices = (t: RuleContext, seat: Seat, value: number): number =>
  value + emptySlots(playerAt(t, seat).templeSlots) * t.content.clan.harvestBonus.perEmptyTempleSlot.any

/** TV-7.29. */
const foodForBoats = (t: RuleContext, seat: Seat): number =>
  emptySlots(playerAt(t, seat).boatSlots) * t.content.clan.harvestBonus.perEmptyBoatSlot.food

export const harvest = decision<Action<Main>, Choices['harvest']>('harvest', {
  rule: 'TV-7.28',
  about: aboutAction,
  seat: actorOf,
  options(t, { actor, effect: { value } }) {
    const n = harvestChoices(t, actor, value)
    return either({ harvest: mix({ wood: n, food: n, steel: n }, n), decline: yes })
  },
  why: (t, { actor, effect: { value } }, choice) => whyNotMix(choice, 'harvest', harvestChoices(t, actor, value)),
  take(t, action, choice) {
    if ('decline' in choice) return declined(t, action)
    const { actor, cause } = action
    begun(t, action)
    const { food = 0 } = choice.harvest
    gainGoods(t, actor, { ...choice.harvest, food: food + foodForBoats(t, actor) }, cause)
    completed(t, action)
  },
})

export const harvestRules = [harvest]

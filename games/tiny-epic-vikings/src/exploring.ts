import type { Refusal, Seat } from '@longhouse/kernel'
import { either, isRecord, one, refuse, yes } from '@longhouse/kernel'
import { type Action, aboutAction, actorOf, begun, completed, declined } from './actions.ts'
import type { Choices } from './choices.ts'
import type { IslandId, Main } from './content-file.ts'
import { attack, moveSettler } from './pieces.ts'
import { islandsWithSettlers, settlersOn } from './sides.ts'
import { decision, mapOf, type OpenContext, type RuleContext, step } from './vikings.ts'

/** TV-7.24 to TV-7.27, TV-7.44. */

interface Exploring extends Action<Main> {
  /** Steps not made yet. */
  readonly left: number
  /** Islands that a step led to. */
  readonly entered: readonly IslandId[]
}

type Step = { readonly from: IslandId; readonly to: IslandId }

/** TV-7.25: routes that lead off the map lead nowhere. */
const stepsOf = (t: RuleContext, seat: Seat): Step[] =>
  islandsWithSettlers(t, seat).flatMap((from) => adjacentTo(t, from).map((to) => ({ from, to })))

export const adjacentTo = (t: OpenContext, island: IslandId): readonly IslandId[] =>
  mapOf(t).adjacentIslands[island] ?? []

/** One step at a time; at the end the islands are checked for attacks. */
export const explore = decision<Exploring, Choices['explore']>('explore', {
  rule: 'TV-7.24',
  about: (t, exploring) => ({ ...aboutAction(t, exploring), left: exploring.left, entered: exploring.entered }),
  seat: actorOf,
  options(t, { actor }) {
    const steps = stepsOf(t, actor)
    return steps.length > 0 ? either({ step: one(steps), stop: yes }) : null
  },
  why: (t, { actor }, choice) =>
    isRecord(choice) && isRecord(choice.step) ? whyNotStepped(t, actor, choice.step) : null,
  take(t, exploring, choice) {
    const { actor, left, entered } = exploring
    if ('stop' in choice) return entered.length > 0 ? t.next(endExploring(exploring)) : declined(t, exploring)
    const { from, to } = choice.step
    if (entered.length === 0) begun(t, exploring)
    moveSettler(t, actor, from, to)
    t.tell?.({ kind: 'settler-moved', side: actor, from, to })
    const after = { ...exploring, left: left - 1, entered: entered.includes(to) ? entered : [...entered, to] }
    t.next(after.left > 0 ? explore(after) : endExploring(after))
  },
})

/** TV-20.11. */
function whyNotStepped(t: RuleContext, seat: Seat, said: Readonly<Record<string, unknown>>): Refusal {
  const { islandIds } = mapOf(t)
  const from = islandIds.find((island) => island === said.from)
  const to = islandIds.find((island) => island === said.to)
  if (from === undefined || settlersOn(t, from, seat) === 0) return refuse('no-own-settler-there', {}, 'TV-20.11')
  return refuse('not-adjacent', { island: to ?? null }, 'TV-20.11')
}

/** TV-7.27: islands only passed through are not attacked. */
const endExploring = step<Exploring>('endExploring', (t, exploring) => {
  const { actor, entered } = exploring
  for (const island of entered) if (settlersOn(t, island, actor) > 0) attack(t, actor, island)
  completed(t, exploring)
})

export const exploringRules = [explore, endExploring]

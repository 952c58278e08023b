import type { Form, Json, Seat } from '@longhouse/kernel'
import { either, isRecord, type Refusal, refuse, yes } from '@longhouse/kernel'
import { ACTIONS, type Way } from './actions.ts'
import { CARD_WAYS, markWay } from './card-ways.ts'
import type { Choices } from './choices.ts'
import type { HeroId } from './content-file.ts'
import { decision, fieldOf, type RuleContext } from './runar.ts'

/** RN-8.5 to RN-8.11: one Action after another, put together from all ways there are. */

const WAYS: readonly Way[] = [...ACTIONS, ...CARD_WAYS, markWay]

/** RN-8.13: without an Active hero only Marks. */
function offers(t: RuleContext): { [way: string]: Form } {
  const { hero } = fieldOf(t).turn
  const ways: { [way: string]: Form } = {}
  for (const { way, options } of hero === null ? [] : WAYS) {
    const form = options(t, hero as HeroId)
    if (form) ways[way] = form
  }
  const marks = hero === null ? markWay.options(t, hero) : null
  if (marks) ways.mark = marks
  ways.done = yes
  return ways
}

export const act = decision<{ readonly seat: Seat }, Choices['act']>('act', {
  rule: 'RN-8.5',
  seat: (_, { seat }) => seat,
  options: (t) => either(offers(t)),
  why: (t, _, choice) => whyNot(t, choice),
  take(t, _, choice) {
    if ('done' in choice) return
    const { hero } = fieldOf(t).turn
    const [way, chosen] = Object.entries(choice)[0] as [string, Json]
    if (hero === null) markWay.take(t, hero, chosen)
    else WAYS.find((known) => known.way === way)?.take(t, hero, chosen)
    t.again()
  },
  about: (t) => ({ hero: fieldOf(t).turn.hero }),
})

function whyNot(t: RuleContext, choice: unknown): Refusal | null {
  if (!isRecord(choice)) return null
  const { hero } = fieldOf(t).turn
  const chosen = WAYS.find(({ way }) => way in choice)
  if (!chosen) return null
  if (hero !== null) return chosen.why?.(t, hero, choice[chosen.way]) ?? null
  return chosen === markWay ? (markWay.why?.(t, hero, choice.mark) ?? null) : refuse('no-active-hero', {}, 'RN-8.13')
}

export const actingRules = [act]

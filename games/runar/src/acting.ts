import type { Form, Json, Seat } from '@longhouse/kernel'
import { either, isRecord, type Refusal, refuse, yes } from '@longhouse/kernel'
import { ACTIONS, type Way } from './actions.ts'
import type { Choices } from './choices.ts'
import { decision, fieldOf, type RuleContext } from './runar.ts'

/** RN-8.5 to RN-8.11: one Action after another, put together from all ways there are. */

const WAYS: readonly Way[] = ACTIONS

export const act = decision<{ readonly seat: Seat }, Choices['act']>('act', {
  rule: 'RN-8.5',
  seat: (_, { seat }) => seat,
  options(t) {
    const { hero } = fieldOf(t).turn
    const ways: { [way: string]: Form } = {}
    if (hero !== null)
      for (const { way, options } of WAYS) {
        const form = options(t, hero)
        if (form) ways[way] = form
      }
    ways.done = yes
    return either(ways)
  },
  why: (t, _, choice) => whyNot(t, choice),
  take(t, _, choice) {
    const chosen = WAYS.find(({ way }) => way in choice)
    const { hero } = fieldOf(t).turn
    if (!chosen || hero === null) return
    chosen.take(t, hero, (choice as unknown as { readonly [way: string]: Json })[chosen.way] as Json)
    t.again()
  },
  about: (t) => ({ hero: fieldOf(t).turn.hero }),
})

function whyNot(t: RuleContext, choice: unknown): Refusal | null {
  if (!isRecord(choice)) return null
  const { hero } = fieldOf(t).turn
  const chosen = WAYS.find(({ way }) => way in choice)
  if (!chosen) return null
  return hero === null ? refuse('no-active-hero', {}, 'RN-8.13') : (chosen.why?.(t, hero, choice[chosen.way]) ?? null)
}

export const actingRules = [act]

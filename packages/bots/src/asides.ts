import { type Ask, apply, asideOf, cloneTable, type Json, onlyChoice, validateChoice } from '@longhouse/kernel'
import { candidates } from './candidates.ts'
import { answersAt, type Foresight, type Imagination, imaginationOf } from './imagination.ts'
import type { Mind } from './mind.ts'
import { CLEARLY, leadOn, mean, type Plan, type Promising, standardError, type Trial, trialsOf } from './trials.ts'

/*
 * Nothing need be done besides. So the best of many asides is not taken because it had the best luck: it is held against
 * doing without on the same trials, with the same answer after it and the same foresight, and the one that looks best
 * must then be clearly better on trials that did not choose it.
 */

/** The most asides looked at in one decision, and on how many trials. */
const LOOKED_AT = 16
const TRIALS = 2
/** Of so many that open an answer which was not offered before, so many such answers are looked at. */
const OPENING = 4
const OPENED = 4
/** Trials on which an aside proves itself. */
const PROOF = 8
/** More than doing without, not the same. */
const BETTER = 1e-9

/** What the seat may do besides, without what only gives something away. */
export const asidesAt = ({ knowledge, random }: Imagination, { aside }: Ask): readonly Json[] =>
  aside
    ? candidates(aside, LOOKED_AT, random)
        .filter((each) => !knowledge.givesAway?.(each))
        .map((each) => ({ aside: each }))
    : []

export const isAside = ({ aside }: Ask, choice: Json): boolean => aside !== null && asideOf(choice) !== undefined

/** The aside that is clearly better than the best answer without it; null if there is none, or no time. */
export function betterAside(
  mind: Mind,
  trials: readonly Trial[],
  best: Promising | undefined,
  foresight: Foresight,
  until = 1,
): Promising | null {
  const imagination = imaginationOf(mind)
  const asides = asidesAt(imagination, mind.ask)
  const inTime = () => mind.spent() < until
  if (asides.length === 0 || !inTime()) return null
  const without: Plan = best ? { answer: best.choice } : {}
  const leadsOn = (some: readonly Trial[], plan: Plan) =>
    some.map((trial) => leadOn(imagination, trial, mind.seat, plan, foresight))

  const few = trials.slice(0, TRIALS)
  const after = (aside: Json) => answersAfter(imagination, few[0] as Trial, mind.ask, aside, best?.choice)
  const plan = bestPlan(inTime, asides, after, (each) => mean(leadsOn(few, each)))
  if (!plan || plan.lead <= mean(leadsOn(few, without)) + BETTER || !inTime()) return null
  const proof = trialsOf(mind, PROOF)
  const waited = leadsOn(proof, without)
  const gains = leadsOn(proof, plan).map((lead, i) => lead - (waited[i] as number))
  if (mean(gains) <= CLEARLY * standardError(gains) + BETTER) return null
  return { choice: plan.aside, lead: (best?.lead ?? mean(waited)) + mean(gains) }
}

interface AsidePlan extends Plan {
  readonly aside: Json
  readonly lead: number
}

/** First every aside with the answer that is best without it, then some with what only they make possible. */
function bestPlan(
  inTime: () => boolean,
  asides: readonly Json[],
  answersAfter: (aside: Json) => AnswersAfter,
  leadOf: (plan: Plan) => number,
): AsidePlan | null {
  const found: AsidePlan[] = []
  const opening: { readonly plan: AsidePlan; readonly opened: readonly Json[] }[] = []
  const look = (plan: Omit<AsidePlan, 'lead'>): AsidePlan => {
    const looked = { ...plan, lead: leadOf(plan) }
    found.push(looked)
    return looked
  }
  for (const aside of asides) {
    if (!inTime()) break
    const { same, opened } = answersAfter(aside)
    const plan = look(same === undefined ? { aside } : { aside, answer: same })
    if (opened.length > 0) opening.push({ plan, opened })
  }
  for (const { plan, opened } of opening.sort((a, b) => b.plan.lead - a.plan.lead).slice(0, OPENING))
    for (const answer of opened) if (inTime()) look({ aside: plan.aside, answer })
  return found.sort((a, b) => b.lead - a.lead)[0] ?? null
}

interface AnswersAfter {
  /** The answer that is best without the aside, if it is still a choice. */
  readonly same?: Json
  /** Some that were not offered before. */
  readonly opened: readonly Json[]
}

function answersAfter(
  imagination: Imagination,
  { guess }: Trial,
  ask: Ask,
  aside: Json,
  best: Json | undefined,
): AnswersAfter {
  const { game } = imagination
  const table = cloneTable(game, guess)
  const asked = apply(game, table, ask.seat, aside).find(({ seat, form }) => form && seat === ask.seat)
  if (!asked?.form || onlyChoice(asked.form) !== undefined) return { opened: [] }
  const { form } = ask
  const isNew = (answer: Json) => form !== null && validateChoice(form, answer) !== null
  const opened = answersAt(imagination, table, asked, LOOKED_AT).filter(isNew).slice(0, OPENED)
  return { ...(best !== undefined && validateChoice(asked.form, best) === null && { same: best }), opened }
}

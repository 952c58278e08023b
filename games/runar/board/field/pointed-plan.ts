import { askedForm, isOffered, valuesOf, wayOf } from '@longhouse/board'
import type { HeroId, NodeId } from '../../src/content-file.ts'
import { isTrap, reachOf, walkerOf } from '../../src/ways.ts'
import { type BoardContext, type FieldContext, hasField, heroOf } from '../board-context.ts'
import { thingAt } from '../thing.ts'
import { NO_PLAN, type Plan } from './plan.ts'
import { heroOn, type Prospect, prospectOf, rangeOf, targetsFrom } from './prospects.ts'

/** What would come of the choices that a thing stands for, one for each way. */
export function prospectsAt(context: FieldContext, thing: string): readonly Prospect[] {
  const { input, openContext } = context
  const { ask, about } = input.seatView
  if (!ask) return []
  const asked = { openContext, step: ask.step, about: about ?? {} }
  const byWay = new Map<string, Prospect>()
  for (const option of input.options) {
    if (option.thing !== thing) continue
    const prospect = prospectOf(asked, option.choice)
    // Of a node that is reached at once and step by step, the way at once is shown.
    if (prospect && !byWay.has(prospect.way)) byWay.set(prospect.way, prospect)
  }
  return [...byWay.values()]
}

/** What is known before the choice, wherever the viewer points. */
export function planOf(context: BoardContext, pointed: string | null): Plan {
  if (!hasField(context)) return NO_PLAN
  const standing = walkPlan(context)
  if (pointed === null) return standing
  if (!isOffered(context, pointed)) return { ...standing, ...rangePlan(context, pointed) }
  const prospects = prospectsAt(context, pointed)
  const [first] = prospects
  if (!first) return { ...standing, ...rangePlan(context, pointed) }
  return {
    ...standing,
    ...(first.way === 'move' || first.way === 'change' ? rangeOf(context.openContext, first.hero) : {}),
    ...(first.way === 'walk'
      ? { way: first.nodes, targets: new Set(targetsFrom(context.openContext, first.hero, first.at as NodeId)) }
      : {}),
    ends: new Set(prospects.flatMap(({ ends }) => ends)),
    thrown: prospects.flatMap(({ at, goes }) => (at !== null && goes !== null ? [[at, goes] as const] : [])),
    answers: prospects.flatMap(({ answers }) => answers),
    onrush: prospects.find(({ onrush }) => onrush !== null)?.onrush ?? null,
  }
}

/** The price of every end of the Move that is asked for. */
function walkPlan(context: FieldContext): Plan {
  const form = askedForm(context, 'walk')
  const { hero, points } = context.input.seatView.about ?? {}
  const from = hero ? heroOf(context, hero)?.node : null
  if (!form || !hero || !from || points === undefined) return NO_PLAN
  const walker = walkerOf(context.openContext, hero)
  const { cost } = reachOf(context.openContext, walker, from, points, true)
  const steps = valuesOf(wayOf(form, 'step')) as readonly NodeId[]
  return {
    ...NO_PLAN,
    costs: Object.fromEntries(
      (valuesOf(wayOf(form, 'to')) as readonly NodeId[]).map((node) => [node, cost.get(node) ?? 0]),
    ),
    risky: new Set(steps.filter((node) => isTrap(context.openContext, walker, node))),
  }
}

/** Where a hero could go that is pointed at, on the Battlefield or at its sheet. */
function rangePlan(context: FieldContext, pointed: string): Partial<Plan> {
  const hero = askedForm(context, 'walk') ? null : heroPointedAt(context, pointed)
  return hero !== null && heroOf(context, hero)?.node ? rangeOf(context.openContext, hero) : {}
}

function heroPointedAt({ openContext }: FieldContext, pointed: string): HeroId | null {
  const thing = thingAt(pointed)
  if (thing?.kind === 'node') return heroOn(openContext, thing.is)
  return thing?.kind === 'hero' || thing?.kind === 'figure' ? thing.is : null
}

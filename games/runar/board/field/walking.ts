import { askedForm, valuesOf, wayOf } from '@longhouse/board'
import type { NodeId } from '../../src/content-file.ts'
import { isTrap, type Reach, reachOf, walkerOf, wayTo } from '../../src/ways.ts'
import { type BoardContext, hasField, heroOf } from '../board-context.ts'
import { thingAt } from '../thing.ts'
import { NO_PLAN, type Plan } from './plan.ts'

/** What is known of a Move before it is made: the price of every end, and the way to where one points. */
export function planOf(context: BoardContext, pointed: string | null): Plan {
  const form = askedForm(context, 'walk')
  const { hero, points } = context.input.seatView.about ?? {}
  if (!form || !hasField(context) || !hero || points === undefined) return NO_PLAN
  const from = heroOf(context, hero)?.node
  if (!from) return NO_PLAN
  const walker = walkerOf(context.openContext, hero)
  const reach = reachOf(context.openContext, walker, from, points, true)
  const steps = valuesOf(wayOf(form, 'step')) as readonly NodeId[]
  return {
    costs: Object.fromEntries(
      (valuesOf(wayOf(form, 'to')) as readonly NodeId[]).map((node) => [node, reach.cost[node] ?? 0]),
    ),
    risky: new Set(steps.filter((node) => isTrap(context.openContext, walker, node))),
    way: pointedWay(reach, from, pointed),
  }
}

function pointedWay(reach: Reach, from: NodeId, pointed: string | null): readonly NodeId[] {
  const thing = pointed === null ? null : thingAt(pointed)
  return thing?.kind === 'node' && reach.nodes.includes(thing.is) ? [from, ...wayTo(reach, thing.is)] : []
}

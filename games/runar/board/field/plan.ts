import { createContext, useContext } from 'react'
import type { NodeId } from '../../src/content-file.ts'
import type { Onrush } from '../../src/onrush.ts'
import type { Answer } from '../../src/prospects.ts'

/** What is known before the choice: prices, ways, whom one could reach, and who could answer. */
export interface Plan {
  readonly costs: { readonly [node: NodeId]: number }
  /** Nodes where a Hazard would be activated, or that no way leads to but past one. */
  readonly risky: ReadonlySet<NodeId>
  /** The way to where one points. */
  readonly way: readonly NodeId[]
  /** Where a Charge could lead. */
  readonly ends: ReadonlySet<NodeId>
  /** Who could be attacked from there. */
  readonly targets: ReadonlySet<NodeId>
  /** What would be pushed or sent on, from where to where. */
  readonly thrown: readonly (readonly [NodeId, NodeId])[]
  readonly answers: readonly Answer[]
  readonly onrush: Onrush | null
}

export const NO_PLAN: Plan = {
  costs: {},
  risky: new Set(),
  way: [],
  ends: new Set(),
  targets: new Set(),
  thrown: [],
  answers: [],
  onrush: null,
}

export const PlanContext = createContext<Plan>(NO_PLAN)

export function usePlan(node: NodeId) {
  const { costs, risky, way, ends, targets } = useContext(PlanContext)
  return {
    cost: costs[node] ?? null,
    risky: risky.has(node),
    onWay: way.includes(node),
    isEnd: ends.has(node),
    isTarget: targets.has(node),
  }
}

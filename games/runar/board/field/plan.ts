import { createContext, useContext } from 'react'
import type { NodeId } from '../../src/content-file.ts'

/** What is known of a node before it is chosen: the price to go there, and whether something would happen on the way. */
export interface Plan {
  readonly costs: { readonly [node: NodeId]: number }
  /** Nodes where a Hazard would be activated. */
  readonly risky: ReadonlySet<NodeId>
  /** The way to where one points. */
  readonly way: readonly NodeId[]
}

export const NO_PLAN: Plan = { costs: {}, risky: new Set(), way: [] }

export const PlanContext = createContext<Plan>(NO_PLAN)

export function usePlan(node: NodeId) {
  const { costs, risky, way } = useContext(PlanContext)
  return { cost: costs[node] ?? null, risky: risky.has(node), onWay: way.includes(node) }
}

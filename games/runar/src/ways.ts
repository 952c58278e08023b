import type { HeroId, NodeId } from './content-file.ts'
import type { Direction, Neighbour } from './geometry.ts'
import { areAdjacent, heroOf, nodeAt } from './places.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import { type Holder, hasStat, holdersAgainst } from './stats.ts'

/** RN-10.2 to RN-10.6: where a hero can go, and what the steps cost. */

/** What does not change while a hero moves. */
export interface Walker {
  readonly hero: HeroId
  readonly owner: number
  readonly passesAll: boolean
  readonly ignoresRemains: boolean
  readonly ignoresHazards: boolean
  readonly holders: readonly Holder[]
}

export function walkerOf(t: OpenContext, hero: HeroId): Walker {
  const { owner } = heroOf(t, hero)
  return {
    hero,
    owner,
    passesAll: hasStat(t, hero, 'pass-through-opposing'),
    ignoresRemains: hasStat(t, hero, 'ignore-remains'),
    ignoresHazards: hasStat(t, hero, 'ignore-hazard'),
    holders: holdersAgainst(t, owner),
  }
}

/** The walker's own node does not hinder it. */
export function canStop(t: OpenContext, { hero }: Walker, node: NodeId): boolean {
  const figure = openFieldOf(t).standing[node]
  return figure === undefined || figure === hero
}

/** RN-2.20, RN-10.3. */
function hinders(t: OpenContext, { hero }: Walker, node: NodeId | null): boolean {
  if (node === null) return true
  const { standing, obstacles } = openFieldOf(t)
  const figure = standing[node]
  return obstacles[node] !== undefined || (figure !== undefined && figure !== hero)
}

/** RN-2.22, RN-33.21. */
function isShut(t: OpenContext, { hero, owner, passesAll }: Walker, node: NodeId): boolean {
  const { standing, obstacles, figures } = openFieldOf(t)
  if (obstacles[node] !== undefined) return true
  const there = standing[node]
  if (there === undefined || there === hero || passesAll) return false
  const figure = figures[there]
  return figure?.kind !== 'hero' || figure.owner !== owner
}

/** Points for one step; null: it is forbidden. */
export function stepCost(t: OpenContext, walker: Walker, from: NodeId, step: Neighbour): number | null {
  if (isShut(t, walker, step.node)) return null
  const { flanks, diagonal } = step
  if (diagonal && hinders(t, walker, flanks[0] as NodeId | null) && hinders(t, walker, flanks[1] as NodeId | null))
    return null
  const { moveCostDiagonal, moveCostOrthogonal, remainsExtraCost } = t.content.constants
  let cost = diagonal ? moveCostDiagonal : moveCostOrthogonal
  if (!walker.ignoresRemains && openFieldOf(t).remains[step.node]) cost += remainsExtraCost
  for (const holder of walker.holders) if (areAdjacent(t, holder.node, from)) cost += holder.cost
  return cost
}

export const isTrap = (t: OpenContext, { ignoresHazards }: Walker, node: NodeId): boolean =>
  !ignoresHazards && openFieldOf(t).hazards[node] === true

/** What a walker reaches: the points spent up to each node, and the node before it. */
export interface Reach {
  readonly nodes: readonly NodeId[]
  readonly cost: ReadonlyMap<NodeId, number>
  readonly before: ReadonlyMap<NodeId, NodeId>
  /** A Hazard token that would activate can be stepped on. */
  readonly traps: boolean
}

/** Along ways on which nothing happens (`quiet`), or on all; ties go by the order of directions. */
export function reachOf(t: OpenContext, walker: Walker, from: NodeId, points: number, quiet: boolean): Reach {
  const cost = new Map([[from, 0]])
  const before = new Map<NodeId, NodeId>()
  const nodes: NodeId[] = []
  const waiting: NodeId[][] = [[from]]
  let traps = false
  const { moveCostDiagonal, moveCostOrthogonal } = t.content.constants
  for (let spent = 0; spent <= points; spent++)
    for (const node of waiting[spent] ?? []) {
      if (cost.get(node) !== spent || (node !== from && nodes.includes(node))) continue
      if (node !== from) nodes.push(node)
      for (const step of nodeAt(t, node).neighbours) {
        // What costs too much at best, or no less than another way, need not be looked at.
        const least = spent + (step.diagonal ? moveCostDiagonal : moveCostOrthogonal)
        if (least > points || (cost.get(step.node) ?? Number.POSITIVE_INFINITY) <= least) continue
        const price = stepCost(t, walker, node, step)
        if (price === null || spent + price > points) continue
        if (isTrap(t, walker, step.node)) {
          traps = true
          if (quiet) continue
        }
        const total = spent + price
        if ((cost.get(step.node) ?? Number.POSITIVE_INFINITY) <= total) continue
        cost.set(step.node, total)
        before.set(step.node, node)
        waiting[total] ??= []
        waiting[total]?.push(step.node)
      }
    }
  return { nodes, cost, before, traps }
}

/** The nodes on the way to one of them, the last included. */
export function wayTo({ before }: Reach, to: NodeId): NodeId[] {
  const way: NodeId[] = []
  for (let node: NodeId | undefined = to; node !== undefined && before.has(node); node = before.get(node))
    way.unshift(node)
  return way
}

/** Where steps in these directions lead, the beginning included. */
export function nodesAlong(t: OpenContext, from: NodeId, way: readonly Direction[]): NodeId[] {
  const nodes = [from]
  for (const direction of way) nodes.push(nodeAt(t, nodes.at(-1) as NodeId).to[direction] as NodeId)
  return nodes
}

export const stepTowards = (t: OpenContext, from: NodeId, direction: Direction): Neighbour | undefined =>
  nodeAt(t, from).neighbours.find((neighbour) => neighbour.direction === direction)

export const stepOnto = (t: OpenContext, from: NodeId, to: NodeId): Neighbour | undefined =>
  nodeAt(t, from).neighbours.find((neighbour) => neighbour.node === to)

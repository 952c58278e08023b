import type { Seat } from '@longhouse/kernel'
import type { HeroId, NodeId, TerritoryId, ZoneId } from './content-file.ts'
import { isAdjacent, type Neighbour, type Node } from './geometry.ts'
import { boardOf, fieldOf, type OpenContext, openFieldOf, type Turn } from './runar.ts'
import { sideOf } from './sides.ts'
import type { Figure, FigureId, HeroFigure, Side } from './state.ts'

/** RN-2: who stands where, and how far it is. */

export const nodeAt = (t: OpenContext, node: NodeId): Node => boardOf(t).nodes[node] as Node

export const figureOf = (t: OpenContext, figure: FigureId): Figure => openFieldOf(t).figures[figure] as Figure

export const heroOf = (t: OpenContext, hero: HeroId): HeroFigure => figureOf(t, hero) as HeroFigure

export const isHero = (t: OpenContext, figure: FigureId): boolean => openFieldOf(t).figures[figure]?.kind === 'hero'

export const figureAt = (t: OpenContext, node: NodeId): FigureId | null => openFieldOf(t).standing[node] ?? null

/** Null: it is not on the Battlefield. */
export const placeOf = (t: OpenContext, figure: FigureId): NodeId | null => openFieldOf(t).figures[figure]?.node ?? null

/** RN-2.21. */
export function isOccupied(t: OpenContext, node: NodeId): boolean {
  const { standing, obstacles } = openFieldOf(t)
  return standing[node] !== undefined || obstacles[node] !== undefined
}

export const isFree = (t: OpenContext, node: NodeId): boolean => !isOccupied(t, node)

export const hasObstacle = (t: OpenContext, node: NodeId): boolean => openFieldOf(t).obstacles[node] !== undefined

/** RN-1.10, RN-1.11. */
export const isOpposing = (t: OpenContext, side: Side, figure: FigureId): boolean => sideOf(t, figure) !== side

/** RN-2.12. */
export function adjacentFigures(t: OpenContext, node: NodeId): FigureId[] {
  const { standing } = openFieldOf(t)
  const adjacent: FigureId[] = []
  for (const { node: beside } of nodeAt(t, node).neighbours) {
    const figure = standing[beside]
    if (figure !== undefined) adjacent.push(figure)
  }
  return adjacent
}

export const areAdjacent = (t: OpenContext, a: NodeId, b: NodeId): boolean => isAdjacent(boardOf(t), a, b)

/** RN-1.19: the heroes of a player that stand on the Battlefield, by Position token. */
export function heroesOf(t: OpenContext, seat: Seat): HeroId[] {
  const { figures } = openFieldOf(t)
  const standing: HeroId[] = []
  for (const hero of t.state.sheet.teams[seat]?.heroes ?? []) if (figures[hero]?.node) standing.push(hero)
  return standing
}

export const zoneOf = (t: OpenContext, node: NodeId): ZoneId => nodeAt(t, node).zone

export const territoryAt = (t: OpenContext, node: NodeId): TerritoryId => nodeAt(t, node).territory

/** Keeps `standing`. A hero that passes an ally shares its node for the moment, and the ally keeps it (RN-2.22). */
export function setNode(t: Turn, figure: FigureId, node: NodeId | null): void {
  const { figures, standing } = fieldOf(t)
  const moved = figures[figure] as Figure
  if (moved.node !== null && standing[moved.node] === figure) delete standing[moved.node]
  ;(moved as HeroFigure).node = node
  if (node !== null) standing[node] ??= figure
}

/** RN-2.18, RN-2.20. */
const isSqueezed = (t: OpenContext, { flanks }: Neighbour): boolean =>
  flanks.length > 0 && flanks.every((flank) => flank === null || hasObstacle(t, flank))

/**
 * RN-2.16 to RN-2.20: from one node to all that can be reached, or all so near; an Obstacle's node is an end, never on the way.
 */
export function distances(t: OpenContext, from: NodeId, most = Number.POSITIVE_INFINITY): ReadonlyMap<NodeId, number> {
  const { moveCostOrthogonal, moveCostDiagonal } = t.content.constants
  const settled = new Map<NodeId, number>()
  const waiting: NodeId[][] = [[from]]
  for (let far = 0; far < waiting.length && far <= most; far++)
    for (const node of waiting[far] ?? []) {
      if (settled.has(node)) continue
      settled.set(node, far)
      if (node !== from && hasObstacle(t, node)) continue
      for (const neighbour of nodeAt(t, node).neighbours) {
        if (settled.has(neighbour.node) || isSqueezed(t, neighbour)) continue
        const cost = far + (neighbour.diagonal ? moveCostDiagonal : moveCostOrthogonal)
        waiting[cost] ??= []
        waiting[cost]?.push(neighbour.node)
      }
    }
  return settled
}

/** RN-2.27: infinite where no path leads. */
export const distance = (t: OpenContext, a: NodeId, b: NodeId): number =>
  distances(t, a).get(b) ?? Number.POSITIVE_INFINITY

/** Whether the distance is so small. It is never less than along both edges, which settles most questions. */
export function isWithinDistance(t: OpenContext, a: NodeId, b: NodeId, most: number): boolean {
  const { x, y } = nodeAt(t, a)
  const other = nodeAt(t, b)
  if (Math.abs(x - other.x) + Math.abs(y - other.y) > most) return false
  return distances(t, a, most).has(b)
}

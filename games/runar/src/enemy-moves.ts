import type { HeroId, NodeId } from './content-file.ts'
import type { EnemyGoal } from './effect-words.ts'
import { enemyOf } from './enemy-figures.ts'
import { isAdjacent } from './geometry.ts'
import { distances, heroesOf, isFree } from './places.ts'
import { boardOf, type OpenContext, openFieldOf } from './runar.ts'
import { chieftains } from './sides.ts'
import type { EnemyFigure, FigureId, HeroFigure } from './state.ts'

/**
 * RN-24.10 to RN-24.17, RN-24.43: where an Enemy's Move may end. Only Obstacles block it, so what it can reach is what can be
 * measured (RN-24.14).
 */

type HeroWord = 'hero' | 'chieftain-hero'

/** The nodes of the heroes of that word. */
function heroNodes(t: OpenContext, of: HeroWord): readonly NodeId[] {
  const { figures } = openFieldOf(t)
  const seats = of === 'hero' ? openFieldOf(t).order : chieftains(t)
  return seats.flatMap((seat) => heroesOf(t, seat)).map((hero) => (figures[hero] as HeroFigure).node as NodeId)
}

/** RN-24.13, RN-2.27: those at the least distance; those that no path leads to only if there are no others. */
function nearest(t: OpenContext, from: NodeId, nodes: readonly NodeId[]): readonly NodeId[] {
  const measured = distances(t, from)
  let least = Number.POSITIVE_INFINITY
  for (const node of nodes) least = Math.min(least, measured.get(node) ?? Number.POSITIVE_INFINITY)
  return nodes.filter((node) => (measured.get(node) ?? Number.POSITIVE_INFINITY) === least)
}

/** RN-24.13, RN-24.47. */
export function nearestHeroes(t: OpenContext, figure: FigureId): readonly HeroId[] {
  const enemy = enemyOf(t, figure)
  if (!enemy) return []
  const { standing } = openFieldOf(t)
  return nearest(t, enemy.node, heroNodes(t, 'hero')).map((node) => standing[node] as HeroId)
}

/** Free nodes that it can reach, and its own. */
function reachable(t: OpenContext, { node }: EnemyFigure, points: number): readonly NodeId[] {
  const measured = distances(t, node)
  return boardOf(t).nodeIds.filter(
    (to) => to === node || (isFree(t, to) && (measured.get(to) ?? Number.POSITIVE_INFINITY) <= points),
  )
}

/** RN-24.43: where it can end next to a hero of that word. */
function endsNextTo(t: OpenContext, enemy: EnemyFigure, points: number, goals: readonly NodeId[]): readonly NodeId[] {
  const board = boardOf(t)
  return reachable(t, enemy, points).filter((node) => goals.some((goal) => isAdjacent(board, node, goal)))
}

export function canEndNextTo(t: OpenContext, figure: FigureId, points: number, of: HeroWord): boolean {
  const enemy = enemyOf(t, figure)
  return enemy !== null && endsNextTo(t, enemy, points, heroNodes(t, of)).length > 0
}

interface Aim {
  readonly goals: readonly NodeId[]
  /** It ends next to the goal, not on it (RN-24.10). */
  readonly beside: boolean
}

function aimOf(t: OpenContext, { node }: EnemyFigure, toward: EnemyGoal): Aim {
  switch (toward) {
    case 'nearest-shard':
      return { goals: nearest(t, node, Object.keys(openFieldOf(t).shards)), beside: false }
    case 'nearest-hero':
      return { goals: nearest(t, node, heroNodes(t, 'hero')), beside: true }
    case 'nearest-chieftain-hero':
      return { goals: nearest(t, node, heroNodes(t, 'chieftain-hero')), beside: true }
    case 'any-hero':
      return { goals: heroNodes(t, 'hero'), beside: true }
    case 'any-chieftain-hero':
      return { goals: heroNodes(t, 'chieftain-hero'), beside: true }
  }
}

/**
 * Where its Move may end; of several goals the nodes of all (RN-24.13), and where it must end next to one, no others
 * (RN-24.43). Empty: there is no goal (RN-24.17).
 */
export function moveEnds(
  t: OpenContext,
  figure: FigureId,
  points: number,
  toward: EnemyGoal,
  mustEndAdjacent = false,
): readonly NodeId[] {
  const enemy = enemyOf(t, figure)
  if (!enemy) return []
  const { goals, beside } = aimOf(t, enemy, toward)
  if (mustEndAdjacent) return endsNextTo(t, enemy, points, goals)
  const ends = new Set<NodeId>()
  for (const goal of goals) for (const node of endsFor(t, enemy, points, goal, beside)) ends.add(node)
  return [...ends]
}

function endsFor(t: OpenContext, enemy: EnemyFigure, points: number, goal: NodeId, beside: boolean): readonly NodeId[] {
  const board = boardOf(t)
  const reach = reachable(t, enemy, points)
  const there = reach.filter((node) => (beside ? isAdjacent(board, node, goal) : node === goal))
  return there.length > 0 ? there : nearest(t, goal, reach)
}

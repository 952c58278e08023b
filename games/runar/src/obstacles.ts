import type { Seat } from '@longhouse/kernel'
import { remember } from './campaign-sheet.ts'
import { carry } from './carry.ts'
import type { NodeId, ObstacleCard } from './content-file.ts'
import { isHero } from './places.ts'
import { fieldOf, step, type Turn } from './runar.ts'
import { sideOf } from './sides.ts'
import type { FigureId, Obstacle } from './state.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-22.6 to RN-22.8, RN-22.19, RN-27.15: an Obstacle is destroyed. */

interface Destroyed {
  readonly node: NodeId
  readonly by: FigureId | null
}

export const destroyObstacle = step<Destroyed>('destroyObstacle', (t, destroyed) => {
  const { node, by } = destroyed
  const { obstacles, turn } = fieldOf(t)
  const obstacle = obstacles[node] as Obstacle
  const { type, reward } = obstacle
  t.tell?.({ kind: 'obstacle-destroyed', obstacle: type, node, by })
  if (type === 'runar') return shatter(t, obstacle, destroyed)
  delete obstacles[node]
  const { id: cause, onDestroyed: effects } = t.content.obstacles[type] as ObstacleCard
  const bound = {
    $node: node,
    ...(by !== null && { $destroyer: by }),
    ...(reward !== undefined && { $reward: reward }),
  }
  t.next(carry({ effects, at: 0, seat: turn.active, hero: null, bound, cause }))
})

/** The Runar stands until the scenario says where it goes. */
function shatter(t: Turn, runar: Obstacle, { node, by }: Destroyed): void {
  runar.wounds = 0
  const hero = by !== null && isHero(t, by) ? by : null
  const seat: Seat = hero === null ? fieldOf(t).turn.active : (sideOf(t, hero) as Seat)
  if (hero !== null) remember(t, () => ({ deed: 'runar-taken', hero }))
  t.moment('runar-destroyed', { seat, hero, node } satisfies TriggerFacts['runar-destroyed'])
}

export const obstacleRules = [destroyObstacle]

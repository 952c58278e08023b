import type { NodeId } from './content-file.ts'
import { fieldOf, step } from './runar.ts'
import type { FigureId, Obstacle } from './state.ts'

/** RN-22: Obstacles are destroyed. */

/** RN-22.8. */
export const destroyObstacle = step<{ readonly node: NodeId; readonly by: FigureId | null }>(
  'destroyObstacle',
  (t, { node, by }) => {
    const { obstacles } = fieldOf(t)
    const { type } = obstacles[node] as Obstacle
    delete obstacles[node]
    t.tell?.({ kind: 'obstacle-destroyed', obstacle: type, node, by })
  },
)

export const obstacleRules = [destroyObstacle]

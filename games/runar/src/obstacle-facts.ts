import type { NodeId, RunarPiece } from './content-file.ts'
import { type OpenContext, openFieldOf } from './runar.ts'

/** RN-22.4, RN-22.5, RN-22.16, RN-27.15: what can be done to an Obstacle, over what everybody sees. */

const IMMOVABLE: RunarPiece = { durability: null, movable: false }

function pieceAt(t: OpenContext, node: NodeId): RunarPiece {
  const { obstacles, scenario, obstacleCards } = openFieldOf(t)
  const obstacle = obstacles[node]
  if (!obstacle) return IMMOVABLE
  if (obstacle.type === 'runar')
    return t.content.scenarios[scenario]?.setup.find(({ special }) => special)?.special ?? IMMOVABLE
  return obstacleCards ? (t.content.obstacles[obstacle.type] ?? IMMOVABLE) : IMMOVABLE
}

/** Null: it cannot be damaged. */
export const durabilityAt = (t: OpenContext, node: NodeId): number | null => pieceAt(t, node).durability

/** RN-22.14. */
export const isMovable = (t: OpenContext, node: NodeId): boolean => pieceAt(t, node).movable

/** RN-22.5: those that count as opposing figures for everybody. */
export const durableObstacles = (t: OpenContext): readonly NodeId[] =>
  Object.keys(openFieldOf(t).obstacles).filter((node) => durabilityAt(t, node) !== null)

import type { NodeId } from './content-file.ts'
import { damage } from './damage-frame.ts'
import type { Cause } from './events.ts'
import { type Direction, directionTo } from './geometry.ts'
import { arrive } from './hazards.ts'
import { figureAt, isHero, isOccupied, nodeAt, placeOf, setNode } from './places.ts'
import { boardOf, fieldOf, type OpenContext, openFieldOf, type Turn } from './runar.ts'
import type { FigureId, Obstacle } from './state.ts'
import { pushDamageOf } from './stats.ts'

/** RN-10.9 to RN-10.12: one node straight away from the pusher. */

/** RN-10.10: where a figure is pushed to; null: it is blocked. */
export function pushedTo(t: OpenContext, at: NodeId, direction: Direction): NodeId | null {
  const next = nodeAt(t, at).neighbours.find((neighbour) => neighbour.direction === direction)
  if (!next || isOccupied(t, next.node)) return null
  const isSqueezed = next.diagonal && next.flanks.every((flank) => flank === null || isOccupied(t, flank))
  return isSqueezed ? null : next.node
}

/** RN-22.14: an Obstacle goes onto no token either. */
export function obstaclePushedTo(t: OpenContext, at: NodeId, direction: Direction): NodeId | null {
  const to = pushedTo(t, at, direction)
  const { shards, hazards, remains } = openFieldOf(t)
  return to === null || shards[to] || hazards[to] || remains[to] ? null : to
}

/** Where what stands there would go; null: it is blocked. */
export function pushGoes(t: OpenContext, from: NodeId, at: NodeId): NodeId | null {
  const direction = directionTo(boardOf(t), from, at) as Direction
  return figureAt(t, at) === null ? obstaclePushedTo(t, at, direction) : pushedTo(t, at, direction)
}

/** From where the pusher stands, or is taken to stand (RN-13.9). */
export function push(t: Turn, pusher: FigureId, at: NodeId, cause: Cause, from = placeOf(t, pusher)): void {
  const figure = figureAt(t, at)
  const to = pushGoes(t, from as NodeId, at)
  if (to === null) return blocked(t, pusher, at, cause)
  if (figure === null) return moveObstacle(t, at, to)
  setNode(t, figure, to)
  t.tell?.({ kind: 'pushed', figure, by: pusher, from: at, to })
  t.next(arrive({ figure, mover: pusher, willing: false }))
}

/** RN-10.11, RN-10.12. */
function blocked(t: Turn, pusher: FigureId, at: NodeId, cause: Cause): void {
  const kind = isHero(t, pusher) ? pushDamageOf(t, pusher) : 'normal'
  t.next(damage({ at, kind, by: pusher, cause, attack: false }))
}

export function moveObstacle(t: Turn, from: NodeId, to: NodeId): void {
  const { obstacles } = fieldOf(t)
  const obstacle = obstacles[from] as Obstacle
  delete obstacles[from]
  obstacles[to] = obstacle
  t.tell?.({ kind: 'obstacle-moved', obstacle: obstacle.type, from, to })
}

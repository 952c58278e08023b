import { type HeroId, type NodeId, SHARD_COLORS, type ShardColor } from './content-file.ts'
import type { Target } from './events.ts'
import { durabilityAt, isMovable } from './obstacle-facts.ts'
import { areAdjacent, distance, distances, figureAt, heroOf, isHero, isOpposing, nodeAt, placeOf } from './places.ts'
import { openFieldOf, type Sight } from './runar.ts'
import type { OpenPlayer } from './seen.ts'
import { sideOf } from './sides.ts'
import type { FigureId, Obstacle } from './state.ts'
import { attackRangeOf } from './stats.ts'

/** RN-10: what an Action may aim at, by nodes. */

export function targetAt(t: Sight, node: NodeId): Target {
  const figure = figureAt(t, node)
  if (figure !== null) return { figure }
  return { obstacle: (openFieldOf(t).obstacles[node] as Obstacle).type, node }
}

/** RN-10.14, RN-22.5. */
function isAttackable(t: Sight, attacker: FigureId, node: NodeId): boolean {
  const figure = figureAt(t, node)
  return figure === null ? durabilityAt(t, node) !== null : isOpposing(t, sideOf(t, attacker), figure)
}

const rangeOf = (t: Sight, attacker: FigureId, range: number): number =>
  isHero(t, attacker) ? Math.max(range, attackRangeOf(t, attacker)) : range

/** RN-23.13: next to the attacker, or within its range. */
export function canAttack(t: Sight, attacker: FigureId, at: NodeId, range = 0): boolean {
  const from = placeOf(t, attacker)
  if (from === null || from === at || !isAttackable(t, attacker, at)) return false
  return areAdjacent(t, from, at) || distance(t, from, at) <= rangeOf(t, attacker, range)
}

export function attackTargets(t: Sight, attacker: FigureId, range = 0): NodeId[] {
  const from = placeOf(t, attacker)
  if (from === null) return []
  const near: NodeId[] = []
  for (const { node } of nodeAt(t, from).neighbours) if (isAttackable(t, attacker, node)) near.push(node)
  const reach = rangeOf(t, attacker, range)
  return reach > 0 ? [...near, ...farTargets(t, attacker, from, reach)] : near
}

function farTargets(t: Sight, attacker: FigureId, from: NodeId, range: number): NodeId[] {
  const far = distances(t, from)
  return Object.keys(far).filter(
    (node) =>
      (far[node] as number) <= range && node !== from && !areAdjacent(t, from, node) && isAttackable(t, attacker, node),
  )
}

/** RN-10.9, RN-22.15. */
const isPushable = (t: Sight, node: NodeId): boolean => figureAt(t, node) !== null || isMovable(t, node)

export function canPush(t: Sight, pusher: FigureId, at: NodeId): boolean {
  const from = placeOf(t, pusher)
  return from !== null && areAdjacent(t, from, at) && isPushable(t, at)
}

export function pushTargets(t: Sight, pusher: FigureId): NodeId[] {
  const from = placeOf(t, pusher)
  if (from === null) return []
  const targets: NodeId[] = []
  for (const { node } of nodeAt(t, from).neighbours) if (isPushable(t, node)) targets.push(node)
  return targets
}

/** RN-18.2, RN-18.3. */
export function hasShardSlot(t: Sight, hero: HeroId): boolean {
  const { shards } = openFieldOf(t).players[heroOf(t, hero).owner] as OpenPlayer
  return shards < t.content.constants.shardSlots
}

/** RN-10.13, RN-18.4: of this colour, on a node that no opposing figure occupies. */
function isCollectable(t: Sight, hero: HeroId, node: NodeId, colors: readonly ShardColor[]): boolean {
  const { shards, standing } = openFieldOf(t)
  const color = shards[node]
  if (color === undefined || !colors.includes(color)) return false
  const figure = standing[node]
  return figure === undefined || !isOpposing(t, heroOf(t, hero).owner, figure)
}

export function canCollect(t: Sight, hero: HeroId, at: NodeId): boolean {
  const from = placeOf(t, hero)
  if (from === null || !hasShardSlot(t, hero)) return false
  return (from === at || areAdjacent(t, from, at)) && isCollectable(t, hero, at, SHARD_COLORS)
}

export function collectTargets(t: Sight, hero: HeroId, colors: readonly ShardColor[] = SHARD_COLORS): NodeId[] {
  const from = placeOf(t, hero)
  if (from === null || !hasShardSlot(t, hero)) return []
  const targets: NodeId[] = isCollectable(t, hero, from, colors) ? [from] : []
  for (const { node } of nodeAt(t, from).neighbours) if (isCollectable(t, hero, node, colors)) targets.push(node)
  return targets
}

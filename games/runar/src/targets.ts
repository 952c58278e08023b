import { type HeroId, type NodeId, SHARD_COLORS, type ShardColor } from './content-file.ts'
import type { Target } from './events.ts'
import { durabilityAt, isMovable } from './obstacle-facts.ts'
import {
  areAdjacent,
  distances,
  figureAt,
  heroOf,
  isHero,
  isOpposing,
  isWithinDistance,
  nodeAt,
  placeOf,
} from './places.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import type { OpenPlayer } from './seen.ts'
import { sideOf } from './sides.ts'
import type { FigureId, Obstacle } from './state.ts'
import { attackRangeOf } from './stats.ts'

/** RN-10: what an Action may aim at, by nodes. */

export function targetAt(t: OpenContext, node: NodeId): Target {
  const figure = figureAt(t, node)
  if (figure !== null) return { figure }
  return { obstacle: (openFieldOf(t).obstacles[node] as Obstacle).type, node }
}

/** RN-10.14, RN-22.5. */
function isAttackable(t: OpenContext, attacker: FigureId, node: NodeId): boolean {
  const figure = figureAt(t, node)
  return figure === null ? durabilityAt(t, node) !== null : isOpposing(t, sideOf(t, attacker), figure)
}

const rangeOf = (t: OpenContext, attacker: FigureId, range: number): number =>
  isHero(t, attacker) ? Math.max(range, attackRangeOf(t, attacker)) : range

/** RN-13.9, RN-23.13: next to it, or within a distance. */
const isInReach = (t: OpenContext, from: NodeId, at: NodeId, range: number): boolean =>
  areAdjacent(t, from, at) || (range > 0 && from !== at && isWithinDistance(t, from, at, range))

function nodesInReach(t: OpenContext, from: NodeId, range: number): NodeId[] {
  const near = nodeAt(t, from).neighbours.map(({ node }) => node)
  return range > 0 ? [...near, ...farNodes(t, from, range)] : near
}

function farNodes(t: OpenContext, from: NodeId, range: number): NodeId[] {
  const near = distances(t, from, range)
  return [...near.keys()].filter((node) => node !== from && !areAdjacent(t, from, node))
}

export function canAttack(t: OpenContext, attacker: FigureId, at: NodeId, range = 0): boolean {
  const from = placeOf(t, attacker)
  return from !== null && isInReach(t, from, at, rangeOf(t, attacker, range)) && isAttackable(t, attacker, at)
}

export function attackTargets(t: OpenContext, attacker: FigureId, range = 0): NodeId[] {
  const from = placeOf(t, attacker)
  if (from === null) return []
  return nodesInReach(t, from, rangeOf(t, attacker, range)).filter((node) => isAttackable(t, attacker, node))
}

/** RN-10.9, RN-22.15. */
const isPushable = (t: OpenContext, node: NodeId): boolean => figureAt(t, node) !== null || isMovable(t, node)

export function canPush(t: OpenContext, pusher: FigureId, at: NodeId, range = 0): boolean {
  const from = placeOf(t, pusher)
  return from !== null && isInReach(t, from, at, range) && isPushable(t, at)
}

export function pushTargets(t: OpenContext, pusher: FigureId, range = 0): NodeId[] {
  const from = placeOf(t, pusher)
  return from === null ? [] : nodesInReach(t, from, range).filter((node) => isPushable(t, node))
}

/** RN-18.2, RN-18.3. */
export function hasShardSlot(t: OpenContext, hero: HeroId): boolean {
  const { shards } = openFieldOf(t).players[heroOf(t, hero).owner] as OpenPlayer
  return shards < t.content.constants.shardSlots
}

/** RN-10.13, RN-18.4: of this colour, on a node that no opposing figure occupies. */
function isCollectable(t: OpenContext, hero: HeroId, node: NodeId, colors: readonly ShardColor[]): boolean {
  const { shards, standing } = openFieldOf(t)
  const color = shards[node]
  if (color === undefined || !colors.includes(color)) return false
  const figure = standing[node]
  return figure === undefined || !isOpposing(t, heroOf(t, hero).owner, figure)
}

export function canCollect(t: OpenContext, hero: HeroId, at: NodeId, range = 0): boolean {
  const from = placeOf(t, hero)
  if (from === null || !hasShardSlot(t, hero)) return false
  return (from === at || isInReach(t, from, at, range)) && isCollectable(t, hero, at, SHARD_COLORS)
}

export function collectTargets(
  t: OpenContext,
  hero: HeroId,
  colors: readonly ShardColor[] = SHARD_COLORS,
  range = 0,
): NodeId[] {
  const from = placeOf(t, hero)
  if (from === null || !hasShardSlot(t, hero)) return []
  return [from, ...nodesInReach(t, from, range)].filter((node) => isCollectable(t, hero, node, colors))
}

import type { Counter, IslandId, Resource, Rune, VikingId } from './content-file.ts'
import type { Side } from './state.ts'
import { islandAt, mapOf, type OpenContext, sidesOf } from './vikings.ts'

/** TV-3, TV-8.1, TV-8.2, TV-6.14: what a side has, be it a seat or the enemy. */

export const settlersOn = (t: OpenContext, island: IslandId, side: Side): number =>
  islandAt(t, island).settlers[side] ?? 0

export const islandsWithSettlers = (t: OpenContext, side: Side): IslandId[] =>
  mapOf(t).islandIds.filter((island) => settlersOn(t, island, side) > 0)

export const templesOn = (t: OpenContext, island: IslandId, side: Side): number =>
  islandAt(t, island).temples[side] ?? 0

/** TV-8.2: settlers and temples, no boats. */
export const hasLandForces = (t: OpenContext, island: IslandId, side: Side): boolean =>
  settlersOn(t, island, side) > 0 || templesOn(t, island, side) > 0

/** TV-8.1, TV-16.22. */
export function influence(t: OpenContext, island: IslandId, side: Side): number {
  const { settler, temple } = influenceValues(t, side)
  const { settlers, temples } = islandAt(t, island)
  return (settlers[side] ?? 0) * settler + (temples[side] ?? 0) * temple + boatInfluence(t, island, side)
}

/** The passive enemy's pieces are those of two clans (TV-13.2). */
const influenceValues = (t: OpenContext, side: Side) =>
  (side === 'enemy' && t.state.enemy?.kind === 'clan' ? t.content.enemy : t.content.clan).influence

function boatInfluence(t: OpenContext, island: IslandId, side: Side): number {
  const { ports } = mapOf(t)
  const { boatInPort } = influenceValues(t, side)
  let total = 0
  for (const place of t.state.boats[side] ?? []) if (ports[place]?.island === island) total += boatInPort
  const { enemy } = t.state
  if (side === 'enemy' && enemy?.kind === 'clan' && ports[enemy.chieftain]?.island === island)
    total += t.content.enemy.influence.chieftainBoatInPort
  return total
}

/** The side with strictly the most influence on an island; null where the most is shared, or nobody has any. */
export function mostInfluential(t: OpenContext, island: IslandId): Side | null {
  let most = 0
  let leader: Side | null = null
  for (const side of sidesOf(t)) {
    const own = influence(t, island, side)
    if (own > most) {
      most = own
      leader = side
    } else if (own === most) leader = null
  }
  return leader
}

/** TV-8.3; TV-13.4: a rune lying where the passive enemy has influence is the enemy's. */
export function controllerOf(t: OpenContext, island: IslandId): Side | null {
  return islandAt(t, island).rune ?? (belongsToPassiveEnemy(t, island) ? 'enemy' : null)
}

/** TV-13.4, TV-13.8: whatever the enemy of two players has influence on is its own while nobody holds the rune. */
export const belongsToPassiveEnemy = (t: OpenContext, island: IslandId): boolean =>
  t.state.enemy?.kind === 'passive' && influence(t, island, 'enemy') > 0

/** How many island runes a side holds: of one kind, or of all. */
export function islandRunes(t: OpenContext, side: Side, rune: Rune | 'any' = 'any'): number {
  const { islandIds, islands } = mapOf(t)
  let total = 0
  for (const island of islandIds)
    if (islandAt(t, island).rune === side && (rune === 'any' || islands[island]?.rune === rune)) total++
  return total
}

/** TV-3.1, TV-16.37: runes of islands held, and of the face-up cards of this era. */
export function activeRunes(t: OpenContext, side: Side, rune: Rune | 'any'): number {
  let total = islandRunes(t, side, rune)
  const { enemy, players } = t.state
  const row = side === 'enemy' ? (enemy?.kind === 'clan' ? enemy.battles : []) : (players[side]?.row ?? [])
  for (const { card, up } of row) if (up && card !== null && isRuneOf(t, card, rune)) total++
  if (side === 'enemy' && enemy?.kind === 'clan') for (const card of enemy.leaders) if (isRuneOf(t, card, rune)) total++
  return total
}

/** TV-3.7: every rune is "any". */
const isRuneOf = (t: OpenContext, card: VikingId, rune: Rune | 'any'): boolean =>
  rune === 'any' || t.content.vikings[card]?.rune === rune

/** What a side holds of a resource; of the enemy clan where its marker stands (TV-17.2). */
export function held(t: OpenContext, side: Side, resource: Resource): number {
  const { enemy, players } = t.state
  if (side !== 'enemy') return players[side]?.[resource] ?? 0
  return enemy?.kind === 'clan' ? enemy[resource] : 0
}

/** TV-21.13. */
export const counted = (t: OpenContext, side: Side, counter: Counter): number =>
  counter.kind === 'rune' ? activeRunes(t, side, counter.rune) : held(t, side, counter.resource)

/** TV-6.13 to TV-6.15; the enemy's battle may bring it a bonus (TV-17.18). */
export function strengthOf(t: OpenContext, side: Side, card: VikingId): number {
  const bonus = side === 'enemy' ? (t.state.battle?.bonus ?? 0) : 0
  return boosted(t, card, (counter) => counted(t, side, counter)) + bonus
}

/** TV-6.14: with whatever counts. */
export function boosted(t: OpenContext, card: VikingId, count: (counter: Counter) => number): number {
  const strength = t.content.vikings[card]?.strength
  if (!strength) return 0
  const { base, boost } = strength
  if (!boost) return base
  return boost.op === 'add' ? base + boost.factor * count(boost.counter) : base * count(boost.counter)
}

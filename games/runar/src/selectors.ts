import type { Seat } from '@longhouse/kernel'
import { hasAccess } from './access.ts'
import type { Carrier } from './carry.ts'
import { holds } from './conditions.ts'
import type { HeroId, NodeId } from './content-file.ts'
import type { Bound, Filter, HeroSelector, NodeFilter, Who, ZoneTest } from './effect-words.ts'
import { directionTo, isAdjacent } from './geometry.ts'
import { durableObstacles, isMovable } from './obstacle-facts.ts'
import { heroesOf, isFree, isOpposing, isWithinDistance, placeOf, zoneOf } from './places.ts'
import { boardOf, type OpenContext, openFieldOf } from './runar.ts'
import { opponentsOf, turnOrderFrom } from './sides.ts'
import type { FigureId } from './state.ts'
import { defenceSymbolsOf } from './stats.ts'

/** RN-33.1, RN-33.6, RN-33.22: which figures, players and nodes the words of a card mean. */

/** A figure by its id, an Obstacle that counts as one by its node (RN-22.5). */
export type TargetId = FigureId | NodeId

/** Where it stands; null once it is gone. */
export const placeOfTarget = (t: OpenContext, target: TargetId): NodeId | null =>
  openFieldOf(t).obstacles[target] ? target : placeOf(t, target)

const boundTo = (name: 'self' | Bound, { hero, bound }: Carrier): TargetId[] => {
  const target = name === 'self' ? hero : bound[name]
  return typeof target === 'string' ? [target] : []
}

/** RN-33.22: those that qualify now, in the order in which they come. */
export function figuresMeant(t: OpenContext, who: Who, carrier: Carrier): TargetId[] {
  if (typeof who === 'string') return boundTo(who, carrier).filter((target) => placeOfTarget(t, target) !== null)
  if (isSelector(who)) return heroesMeant(t, who, carrier)
  return who.flatMap((name) => figuresMeant(t, name, carrier))
}

const isSelector = (who: Exclude<Who, string>): who is HeroSelector => 'all' in who

function heroesMeant(t: OpenContext, selector: HeroSelector, carrier: Carrier): HeroId[] {
  const { active } = openFieldOf(t).turn
  const seats = selector.all === 'allies' ? [carrier.seat] : turnOrderFrom(t, active)
  return seats
    .filter((seat) => hasWantedAccess(t, seat, selector.of, carrier))
    .flatMap((seat) => heroesOf(t, seat))
    .filter((hero) => fits(t, hero, selector, carrier))
}

function hasWantedAccess(t: OpenContext, seat: Seat, of: HeroSelector['of'], { slot }: Carrier): boolean {
  if (of === undefined || slot === undefined) return true
  return hasAccess(t, seat, slot) === (of === 'players-with-access')
}

/** What a `pick` may take. Whatever is to be shifted must be able to move at all (RN-22.23). */
export function pickable(
  t: OpenContext,
  what: 'ally' | 'opposing-figure',
  filter: Filter,
  carrier: Carrier,
  isShifted: boolean,
): TargetId[] {
  const candidates = what === 'ally' ? heroesOf(t, carrier.seat) : opposingTargets(t, carrier.seat, isShifted)
  return candidates.filter((target) => fits(t, target, filter, carrier))
}

/** RN-1.10, RN-22.5. */
function opposingTargets(t: OpenContext, seat: Seat, isShifted: boolean): TargetId[] {
  const figures = Object.keys(openFieldOf(t).figures)
  const obstacles = durableObstacles(t).filter((node) => !isShifted || isMovable(t, node))
  return [...figures.filter((figure) => isOpposing(t, seat, figure)), ...obstacles].filter(
    (target) => placeOfTarget(t, target) !== null,
  )
}

export const pickableHazards = (t: OpenContext, filter: Filter, carrier: Carrier): NodeId[] =>
  Object.keys(openFieldOf(t).hazards).filter((node) => isWithin(t, node, filter, carrier))

/** `heroWithin`: an opponent with a hero that near. */
export const pickableOpponents = (t: OpenContext, { heroWithin }: Filter, carrier: Carrier): Seat[] =>
  opponentsOf(t, carrier.seat).filter((seat) =>
    heroWithin === undefined
      ? true
      : heroesOf(t, seat).some((hero) => isWithin(t, placeOf(t, hero) as NodeId, { within: heroWithin }, carrier)),
  )

function fits(t: OpenContext, target: TargetId, filter: Filter, carrier: Carrier): boolean {
  const node = placeOfTarget(t, target)
  if (node === null || (target === carrier.hero && !filter.includeSelf)) return false
  return isWithin(t, node, filter, carrier) && fitsHero(t, target, filter, carrier)
}

function fitsHero(t: OpenContext, target: TargetId, filter: Filter, carrier: Carrier): boolean {
  const figure = openFieldOf(t).figures[target]
  const tokens = figure?.kind === 'hero' ? figure.defence : 0
  if (filter.defence !== undefined && tokens !== filter.defence) return false
  if (filter.belowDefence && tokens >= defenceSymbolsOf(t, target)) return false
  return filter.if === undefined || holds(t, filter.if, { ...carrier, hero: target })
}

/** From the acting figure; where nobody acts only what asks for no place. */
function isWithin(t: OpenContext, node: NodeId, filter: Filter, carrier: Carrier): boolean {
  const { within, adjacentTo, straightLine } = filter
  if (within === undefined && adjacentTo === undefined && !straightLine) return true
  const from = carrier.hero === null ? null : placeOfTarget(t, carrier.hero)
  if (from === null) return false
  if (adjacentTo !== undefined && !isAdjacent(boardOf(t), from, node)) return false
  if (straightLine && directionTo(boardOf(t), from, node) === null) return false
  if (typeof within === 'number') return isWithinDistance(t, from, node, within + (carrier.farther ?? 0))
  return within === undefined || ZONE_TESTS[within](t, from, node)
}

const isSameZone = (t: OpenContext, a: NodeId, b: NodeId): boolean => zoneOf(t, a) === zoneOf(t, b)

const isOrthogonalZone = (t: OpenContext, a: NodeId, b: NodeId): boolean =>
  boardOf(t).zones[zoneOf(t, a)]?.orthogonal.includes(zoneOf(t, b)) ?? false

const ZONE_TESTS: { readonly [test in ZoneTest]: (t: OpenContext, from: NodeId, to: NodeId) => boolean } = {
  'same-zone': isSameZone,
  'orthogonal-zone': isOrthogonalZone,
  'same-or-orthogonal-zone': (t, from, to) => isSameZone(t, from, to) || isOrthogonalZone(t, from, to),
}

/** The nodes that a card offers. */
export function nodesMeant(t: OpenContext, filter: NodeFilter, carrier: Carrier): NodeId[] {
  const { hazards, shards } = openFieldOf(t)
  return boardOf(t).nodeIds.filter(
    (node) =>
      isFree(t, node) &&
      !(filter.noHazard && hazards[node]) &&
      !(filter.hasShard && !shards[node]) &&
      isWithin(t, node, filter, carrier),
  )
}

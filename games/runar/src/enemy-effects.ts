import type { Seat } from '@longhouse/kernel'
import type { HeroId, NodeId } from './content-file.ts'
import type { ChooserWord, EnemyEffect, NodeFilter } from './effect-words.ts'
import { activeSeat, enemyEnds, enemySeries, enemyTarget, spawnNode } from './enemy-choices.ts'
import { enemyOf } from './enemy-figures.ts'
import { moveEnds } from './enemy-moves.ts'
import type { Cause } from './events.ts'
import { isAdjacent } from './geometry.ts'
import { adjacentFigures, isFree } from './places.ts'
import { revealForEnemy } from './reveal.ts'
import { boardOf, fieldOf, type OpenContext, openFieldOf, type RuleContext, type Turn } from './runar.ts'
import { gainVp } from './sides.ts'
import type { EnemyFigure, FigureId, HeroFigure } from './state.ts'

/** RN-24.18 to RN-24.22, RN-33.19: what Enemies do, and what scenarios do with them. */

export interface EnemyDeed {
  /** Null where no Enemy is activated: a scenario speaks. */
  readonly figure: FigureId | null
  /** The hero that is the nearest for this card (RN-24.47). */
  readonly nearest: HeroId | null
  /** The node that the trigger names (RN-33.16). */
  readonly node: NodeId | null
  readonly cause: Cause
}

type EffectOf<Op extends EnemyEffect['op']> = Extract<EnemyEffect, { readonly op: Op }>
type Doing = { readonly [Op in EnemyEffect['op']]: (t: Turn, deed: EnemyDeed, effect: EffectOf<Op>) => void }

const DOING: Doing = {
  move(t, { figure, cause }, { mp, toward, mustEndAdjacent }) {
    const nodes = figure === null ? [] : moveEnds(t, figure, mp, toward, mustEndAdjacent)
    if (figure !== null && nodes.length > 0) t.next(enemyEnds({ figure, nodes, placed: false, cause }))
  },
  attack: strike,
  push: strike,
  absorb(t, { figure, cause }, { area }) {
    if (figure === null) return
    const shards = shardsAround(t, figure, area)
    if (shards === 0) return
    t.tell?.({ kind: 'shards-absorbed', figure, shards })
    gainVp(t, 'nemesis', shards * t.content.constants.vpPerAbsorbedShard, cause)
  },
  reveal: (t) => t.next(revealForEnemy()),
  spawn(t, { figure, node, cause }, { slot, enemy, at, chooser }) {
    const type = enemy ?? (slot && fieldOf(t).nemesis?.spaces[slot])
    if (!type || !fieldOf(t).nemesis?.reserve[type]) return
    const nodes =
      typeof at === 'string' ? (node !== null && isFree(t, node) ? [node] : []) : nodesFor(t, figure, null, at)
    if (nodes.length > 0) t.next(spawnNode({ enemy: type, nodes, seat: chooserSeat(t, chooser), cause }))
  },
  place(t, { figure, nearest, cause }, { at }) {
    const nodes = figure === null ? [] : nodesFor(t, figure, nearest, at)
    if (figure !== null && nodes.length > 0) t.next(enemyEnds({ figure, nodes, placed: true, cause }))
  },
  'fill-tokens'(t) {
    fieldOf(t).enemyTokens = [...(t.content.destinyBoards[t.players]?.enemyTokenSpaces ?? [])]
  },
  // A card's own words for what the activation itself does (RN-24.5, RN-24.9).
  respawn() {},
  base() {},
}

export function doEnemyEffect(t: Turn, deed: EnemyDeed, effect: EnemyEffect): void {
  const doing = DOING[effect.op] as (t: Turn, deed: EnemyDeed, effect: EnemyEffect) => void
  doing(t, deed, effect)
}

function strike(t: Turn, deed: EnemyDeed, { op, targets, filter, prefer }: EffectOf<'attack' | 'push'>): void {
  const { figure, nearest, cause } = deed
  if (figure === null) return
  let heroes = adjacentHeroes(t, figure)
  if (targets === 'nearest-hero') heroes = heroes.filter((hero) => hero === nearest)
  if (filter?.defence !== undefined) heroes = heroes.filter((hero) => defenceOf(t, hero) === filter.defence)
  if (prefer === 'fewest-defence') {
    const fewest = Math.min(...heroes.map((hero) => defenceOf(t, hero)))
    heroes = heroes.filter((hero) => defenceOf(t, hero) === fewest)
  }
  if (heroes.length === 0) return
  const args = { figure, action: op, heroes, cause }
  t.next(targets === 'each-adjacent-hero' ? enemySeries(args) : enemyTarget(args))
}

const defenceOf = (t: OpenContext, hero: HeroId): number => (openFieldOf(t).figures[hero] as HeroFigure).defence

function adjacentHeroes(t: OpenContext, figure: FigureId): readonly HeroId[] {
  const enemy = enemyOf(t, figure)
  if (!enemy) return []
  return adjacentFigures(t, enemy.node).filter((id) => openFieldOf(t).figures[id]?.kind === 'hero')
}

/** RN-24.21. */
function shardsAround(t: OpenContext, figure: FigureId, area: 'own-zone' | 'own-territory'): number {
  const { nodes } = boardOf(t)
  const here = nodes[(enemyOf(t, figure) as EnemyFigure).node]
  const key = area === 'own-zone' ? 'zone' : 'territory'
  return Object.keys(openFieldOf(t).shards).filter((node) => nodes[node]?.[key] === here?.[key]).length
}

/** RN-24.47: the node it stands on counts where it may stay. */
function nodesFor(
  t: OpenContext,
  figure: FigureId | null,
  nearest: HeroId | null,
  filter: NodeFilter,
): readonly NodeId[] {
  const board = boardOf(t)
  const { shards, figures } = openFieldOf(t)
  const own = figure === null ? null : ((figures[figure] as EnemyFigure | undefined)?.node ?? null)
  const next = filter.adjacentTo === 'nearest-hero' ? ((nearest && (figures[nearest] as HeroFigure).node) ?? null) : own
  const mayStay = filter.adjacentTo === 'nearest-hero'
  if (filter.adjacentTo && next === null) return []
  return board.nodeIds.filter(
    (node) =>
      (isFree(t, node) || (mayStay && node === own)) &&
      (!filter.hasShard || node in shards) &&
      (!filter.adjacentTo || isAdjacent(board, node, next as NodeId)),
  )
}

/** RN-1.20, RN-33.13. */
function chooserSeat(t: RuleContext, chooser: ChooserWord | undefined): Seat {
  return chooser === 'last-player' ? (fieldOf(t).order.at(-1) as Seat) : activeSeat(t)
}

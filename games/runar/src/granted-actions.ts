import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrier, Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import { type NodeId, SHARD_COLORS } from './content-file.ts'
import { type Declaration, declare } from './declaring.ts'
import type { EffectOf } from './effect-words.ts'
import { areAdjacent, figureAt, isOpposing, nodeAt, placeOf } from './places.ts'
import { decision, type OpenContext, step, type Turn } from './runar.ts'
import { placeOfTarget, type TargetId } from './selectors.ts'
import type { FigureId } from './state.ts'
import { attackTargets, collectTargets, pushTargets } from './targets.ts'

/** RN-9.14, RN-9.18, RN-33 `act`: Actions that cost no die, each with its window. */

type Act = EffectOf<'act'>

/** RN-33.21: an Ability reaches farther by what Traits add. */
const rangeOf = ({ range }: Act, { farther = 0 }: Carrier): number | undefined =>
  range === undefined ? undefined : range + farther

/** The nodes it may aim at. */
export function actTargets(t: OpenContext, act: Act, carrier: Carrier): NodeId[] {
  const { hero } = carrier
  if (hero === null || act.action === 'move') return []
  const range = rangeOf(act, carrier)
  if (act.action === 'collect')
    return collectTargets(t, hero, SHARD_COLORS, range).filter(
      (node) => act.from !== 'own-node' || node === placeOf(t, hero),
    )
  const targets = act.action === 'push' ? pushTargets(t, hero, range) : attackTargets(t, hero, range)
  return act.against === undefined ? targets : targets.filter((node) => isAdjacentFoe(t, carrier, node))
}

/** A figure, or an Obstacle that counts as one (RN-22.5). */
function isAdjacentFoe(t: OpenContext, { seat, hero }: Carrier, node: NodeId): boolean {
  const from = hero === null ? null : placeOf(t, hero)
  const figure = figureAt(t, node)
  return from !== null && areAdjacent(t, from, node) && (figure === null || isOpposing(t, seat, figure))
}

interface Granted {
  readonly seat: Seat
  readonly hero: FigureId
  readonly act: Act
  readonly carrier: Carrier
}

const declarationOf = ({ hero, act, carrier }: Granted, at: NodeId | null, from?: NodeId): Declaration => {
  const range = rangeOf(act, carrier)
  return {
    figure: hero,
    action: act.action,
    at,
    cause: carrier.cause,
    ...(act.mp !== undefined && { mp: act.mp }),
    ...(range !== undefined && { range }),
    ...(from !== undefined && { from }),
    ...(act.undefendable && { undefendable: true }),
  }
}

export function acts(t: Turn, act: Act, { effects: _, at: __, ...carrier }: Carrying): void {
  const { seat, hero } = carrier
  if (hero === null) return
  const granted = { seat, hero, act, carrier }
  if (act.against !== undefined) return t.next(series({ ...granted, left: targetIds(t, actTargets(t, act, carrier)) }))
  if (act.action !== 'move') return t.next(grantedTarget(granted))
  t.next(act.optional ? grantedMove(granted) : declare(declarationOf(granted, null)))
}

const about = (_: unknown, { hero, act, carrier: { cause } }: Granted) => ({
  hero,
  action: act.action,
  cause,
  ...(act.undefendable && { undefendable: true }),
})

const grantedMove = decision<Granted, Choices['grantedMove']>('grantedMove', {
  rule: 'RN-9.14',
  about,
  seat: (_, { seat }) => seat,
  options: () => either({ move: yes, decline: yes }),
  take(t, granted, choice) {
    if ('decline' in choice) return
    t.next(declare(declarationOf(granted, null)))
  },
})

const grantedTarget = decision<Granted, Choices['grantedTarget']>('grantedTarget', {
  rule: 'RN-9.14',
  about,
  seat: (_, { seat }) => seat,
  options(t, { act, carrier }) {
    const targets = actTargets(t, act, carrier)
    return targets.length > 0 ? either({ at: one(targets), ...(act.optional && { decline: yes }) }) : null
  },
  take(t, granted, choice) {
    if ('decline' in choice) return
    const { hero, act } = granted
    const isAfar = act.action === 'push' && !areAdjacent(t, placeOf(t, hero) as NodeId, choice.at)
    t.next(isAfar ? assumedNode({ ...granted, at: choice.at }) : declare(declarationOf(granted, choice.at)))
  },
})

/** RN-13.9: a node next to the target, occupied or not, from which the direction follows. */
const assumedNode = decision<Granted & { readonly at: NodeId }, Choices['assumedNode']>('assumedNode', {
  rule: 'RN-13.9',
  about,
  seat: (_, { seat }) => seat,
  options: (t, { at }) => one(nodeAt(t, at).neighbours.map(({ node }) => node)),
  take: (t, { at, ...granted }, from) => t.next(declare(declarationOf(granted, at, from))),
})

interface Series extends Granted {
  /** Those that qualified when it began and are still to come. */
  readonly left: readonly TargetId[]
}

const targetIds = (t: OpenContext, nodes: readonly NodeId[]): TargetId[] =>
  nodes.map((node) => figureAt(t, node) ?? node)

/** Where those stand that still qualify. */
function leftNodes(t: OpenContext, { act, carrier, left }: Series): NodeId[] {
  const targets = actTargets(t, act, carrier)
  return left.flatMap((target) => placeOfTarget(t, target) ?? []).filter((node) => targets.includes(node))
}

const series = step<Series>('series', (t, going) => {
  if (leftNodes(t, going).length > 0) t.next(nextTarget(going))
})

/** RN-9.18: each is an Action of its own. */
const nextTarget = decision<Series, Choices['nextTarget']>('nextTarget', {
  rule: 'RN-9.18',
  about,
  seat: (_, { seat }) => seat,
  options: (t, going) => one(leftNodes(t, going)),
  take(t, going, at) {
    const target = figureAt(t, at) ?? at
    t.next(
      declare(declarationOf(going, at)),
      series({ ...going, left: going.left.filter((other) => other !== target) }),
    )
  },
})

export const grantedActionRules = [grantedMove, grantedTarget, assumedNode, series, nextTarget]

import { isRecord, type Json } from '@longhouse/kernel'
import type { About } from '../../src/about.ts'
import { chargeNodes } from '../../src/charging.ts'
import type { HeroId, NodeId } from '../../src/content-file.ts'
import type { StandardAction } from '../../src/effect-words.ts'
import { type Direction, directionTo } from '../../src/geometry.ts'
import { hazardGoes } from '../../src/hazards.ts'
import { type Onrush, onrushOn } from '../../src/onrush.ts'
import { areAdjacent, figureAt, placeOf } from '../../src/places.ts'
import { type Answer, answersTo, chasesAfter, standingOn } from '../../src/prospects.ts'
import { pushGoes } from '../../src/pushing.ts'
import { boardOf, type OpenContext, openFieldOf } from '../../src/runar.ts'
import { speedOf } from '../../src/stats.ts'
import { attackTargets } from '../../src/targets.ts'
import { canStop, reachOf, stepCost, stepOnto, type Walker, walkerOf, wayTo } from '../../src/ways.ts'

/** What would come of a choice, by the rules, from what the viewer sees. */
export interface Prospect {
  readonly way: StandardAction | 'activate' | 'walk' | 'change' | 'charge' | 'reinforce'
  readonly hero: HeroId
  /** Where it is aimed, or leads; null of a Move that is not begun. */
  readonly at: NodeId | null
  /** Who may react: before it happens, or after a Move has ended. */
  readonly answers: readonly Answer[]
  readonly onrush: Onrush | null
  /** Where a Push or a Hazard token leads; null: it stays where it is. */
  readonly goes: NodeId | null
  /** Movement points spent, and the nodes from the first to the last. */
  readonly points: number
  readonly nodes: readonly NodeId[]
  /** Where a Charge could lead. */
  readonly ends: readonly NodeId[]
}

interface Asked {
  readonly openContext: OpenContext
  readonly step: string
  readonly about: About
}

const NOTHING = { at: null, answers: [], onrush: null, goes: null, points: 0, nodes: [], ends: [] } as const

/** Null: it is of another kind, or nothing more than what it says. */
export function prospectOf(asked: Asked, choice: Json): Prospect | null {
  const { openContext: t, step, about } = asked
  const { hero, action, undefendable = false } = about
  if (step === 'tactics') return isRecord(choice) ? tacticProspect(t, choice) : null
  if (!STEPS.includes(step) || !hero || placeOf(t, hero) === null) return null
  if (step === 'walk') return walkProspect(asked, hero, choice)
  if (step === 'act') return isRecord(choice) ? actProspect(t, hero, choice) : null
  const at = isRecord(choice) ? choice.at : choice
  return action && typeof at === 'string' ? declared(t, hero, action, at, undefendable) : null
}

const STEPS: readonly string[] = ['walk', 'act', 'grantedTarget', 'nextTarget']

function tacticProspect(t: OpenContext, { charge, reinforce }: { readonly [way: string]: Json }): Prospect | null {
  if (isRecord(charge)) {
    const hero = String(charge.hero)
    return { ...NOTHING, way: 'charge', hero, ends: chargeNodes(t, hero) }
  }
  return isRecord(reinforce) ? { ...NOTHING, way: 'reinforce', hero: String(reinforce.hero) } : null
}

const AIMED = ['attack', 'push', 'collect'] as const

function actProspect(t: OpenContext, hero: HeroId, choice: { readonly [way: string]: Json }): Prospect | null {
  if (choice.move) return declared(t, hero, 'move', null)
  for (const action of AIMED) {
    const aimed = choice[action]
    if (isRecord(aimed)) return declared(t, hero, action, String(aimed.at))
  }
  const { activate, change } = choice
  if (isRecord(change)) return { ...NOTHING, way: 'change', hero: String(change.to) }
  if (!isRecord(activate)) return null
  const at = String(activate.at)
  const direction = directionTo(boardOf(t), placeOf(t, hero) as NodeId, at) as Direction
  return {
    ...NOTHING,
    way: 'activate',
    hero,
    at,
    goes: 'onEnemy' in activate ? null : hazardGoes(t, at, direction),
  }
}

function declared(
  t: OpenContext,
  hero: HeroId,
  action: StandardAction,
  at: NodeId | null,
  undefendable = false,
): Prospect {
  const from = placeOf(t, hero) as NodeId
  const isPush = action === 'push' && at !== null && areAdjacent(t, from, at)
  return {
    ...NOTHING,
    way: action,
    hero,
    at,
    answers: answersTo(t, { figure: hero, action, at, cause: action, undefendable }),
    onrush: onrushOn(t, { hero, action, at }),
    goes: isPush ? pushGoes(t, from, at) : null,
  }
}

/** To a node along a quiet way, or one step; as if the Move ended there. */
function walkProspect({ openContext: t, about }: Asked, hero: HeroId, choice: Json): Prospect | null {
  const { points = 0, begun, way = [] } = about
  const from = placeOf(t, hero) as NodeId
  const to = isRecord(choice) ? (choice.to ?? choice.step) : null
  if (typeof to !== 'string' || begun === undefined || !isRecord(choice)) return null
  const walker = walkerOf(t, hero)
  const reach = reachOf(t, walker, from, points, true)
  const nodes = 'to' in choice ? [from, ...wayTo(reach, to)] : [from, to]
  const steps = nodes.slice(1).map((node, i) => stepOnto(t, nodes[i] as NodeId, node)?.direction as Direction)
  const cost = 'to' in choice ? reach.cost.get(to) : priceOf(t, walker, from, to)
  return {
    ...NOTHING,
    way: 'walk',
    hero,
    at: to,
    answers: canStop(t, walker, to) ? chasesAfter(t, { mover: hero, from: begun, way: [...way, ...steps] }, to) : [],
    points: cost ?? 0,
    nodes,
  }
}

function priceOf(t: OpenContext, walker: Walker, from: NodeId, to: NodeId): number | null {
  const step = stepOnto(t, from, to)
  return step ? stepCost(t, walker, from, step) : null
}

/** Where a hero could go with so many points, at what price, and whom it could then attack. */
export interface Range {
  readonly costs: { readonly [node: NodeId]: number }
  /** Nodes that no way leads to but past a Hazard. */
  readonly risky: ReadonlySet<NodeId>
  readonly targets: ReadonlySet<NodeId>
}

export function rangeOf(t: OpenContext, hero: HeroId, points = speedOf(t, hero)): Range {
  const from = placeOf(t, hero) as NodeId
  const walker = walkerOf(t, hero)
  const quiet = reachOf(t, walker, from, points, true)
  const all = reachOf(t, walker, from, points, false)
  const ends = all.nodes.filter((node) => canStop(t, walker, node))
  return {
    costs: Object.fromEntries(ends.map((node) => [node, (quiet.cost.get(node) ?? all.cost.get(node)) as number])),
    risky: new Set(ends.filter((node) => !quiet.cost.has(node))),
    targets: new Set([from, ...ends].flatMap((node) => targetsFrom(t, hero, node))),
  }
}

/** Opposing figures, and what counts as such, that a hero could attack from a node. */
export const targetsFrom = (t: OpenContext, hero: HeroId, node: NodeId): readonly NodeId[] =>
  attackTargets(standingOn(t, hero, node), hero)

/** Whose node it is. */
export const heroOn = (t: OpenContext, node: NodeId): HeroId | null => {
  const figure = figureAt(t, node)
  return figure !== null && openFieldOf(t).figures[figure]?.kind === 'hero' ? figure : null
}

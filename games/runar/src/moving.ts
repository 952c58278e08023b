import type { Form } from '@longhouse/kernel'
import { either, isRecord, one, type Refusal, refuse, yes } from '@longhouse/kernel'
import { canBeChased, openChase } from './chasing.ts'
import type { Choices } from './choices.ts'
import type { HeroId, NodeId } from './content-file.ts'
import type { Direction, Neighbour } from './geometry.ts'
import { arrive } from './hazards.ts'
import { figureAt, heroOf, isOccupied, isOpposing, placeOf, setNode } from './places.ts'
import { decision, fieldOf, type OpenContext, type RuleContext, step, type Turn } from './runar.ts'
import { canStop, nodesAlong, type Reach, reachOf, stepCost, stepOnto, type Walker, walkerOf, wayTo } from './ways.ts'

/** RN-10.1 to RN-10.8, RN-10.27: a hero's Move. */

interface Walk {
  readonly hero: HeroId
  readonly points: number
  /** Where it began, and the steps made since (RN-11.3). */
  readonly from: NodeId
  readonly way: readonly Direction[]
  /** Where the last step led: if the hero is elsewhere, the Move is over (RN-27.20). */
  readonly at: NodeId
}

export const move = step<{ readonly hero: HeroId; readonly points: number }>('move', (t, { hero, points }) => {
  const node = placeOf(t, hero)
  if (node !== null) t.next(walkOn({ hero, points, from: node, way: [], at: node }))
})

const walkOn = step<Walk>('walkOn', (t, walk) => {
  const node = placeOf(t, walk.hero)
  if (node === null) return
  t.next(node === walk.at && walk.points > 0 ? chooseWay(walk) : moveEnded(walk))
})

/** RN-9.16, window B; RN-11.16. */
const moveEnded = step<Walk>('moveEnded', (t, { hero, from, way }) => {
  if (way.length > 0 && placeOf(t, hero) !== null) t.next(openChase({ mover: hero, from, way }))
})

/** Steps that are allowed now; onto an ally only if the walker can get off again (RN-10.5). */
function stepsOf(t: OpenContext, walker: Walker, { at, points }: Walk): NodeId[] {
  const steps: NodeId[] = []
  for (const neighbour of neighboursOf(t, at)) {
    const cost = stepCost(t, walker, at, neighbour)
    if (cost === null || cost > points) continue
    if (canStop(t, walker, neighbour.node) || canGetOff(t, walker, neighbour.node, points - cost))
      steps.push(neighbour.node)
  }
  return steps
}

const neighboursOf = (t: OpenContext, node: NodeId): readonly Neighbour[] =>
  t.content.boards[t.players]?.nodes[node]?.neighbours ?? []

function canGetOff(t: OpenContext, walker: Walker, from: NodeId, points: number): boolean {
  const reach = reachOf(t, walker, from, points, false)
  return reach.nodes.some((node) => canStop(t, walker, node))
}

const quietReach = (t: OpenContext, walker: Walker, { at, points }: Walk): Reach => reachOf(t, walker, at, points, true)

/** Straight to a node along a quiet way; step by step where the way itself matters. */
function waysOn(t: RuleContext, walk: Walk): Form {
  const walker = walkerOf(t, walk.hero)
  const reach = quietReach(t, walker, walk)
  const ends = reach.nodes.filter((node) => canStop(t, walker, node))
  const ways: { [way: string]: Form } = {}
  if (ends.length > 0) ways.to = one(ends)
  const isShared = !canStop(t, walker, walk.at)
  if (isShared || reach.traps || canBeChased(t, walk.hero, [...nodesAlong(t, walk.from, walk.way), ...reach.nodes])) {
    const steps = stepsOf(t, walker, walk)
    if (steps.length > 0) ways.step = one(steps)
  }
  if (!isShared) ways.stop = yes
  return either(ways)
}

const chooseWay = decision<Walk, Choices['walk']>('walk', {
  rule: 'RN-10.27',
  seat: (t, { hero }) => heroOf(t, hero).owner,
  options: waysOn,
  why: whyNot,
  take(t, walk, choice) {
    if ('stop' in choice) return t.next(moveEnded(walk))
    if ('to' in choice) return walkTo(t, walk, choice.to)
    const { points, direction } = priced(t, walk, choice.step)
    enter(t, walk.hero, choice.step)
    t.next(
      arrive({ figure: walk.hero, mover: null, willing: true }),
      walkOn({ ...walk, points, way: [...walk.way, direction], at: choice.step }),
    )
  },
  about: (_, { hero, points, from, way }) => ({ hero, points, begun: from, way }),
})

function priced(t: RuleContext, { hero, points, at }: Walk, to: NodeId) {
  const neighbour = stepOnto(t, at, to) as Neighbour
  const cost = stepCost(t, walkerOf(t, hero), at, neighbour) as number
  return { points: points - cost, direction: neighbour.direction }
}

/** Nothing happens on a quiet way, so it is gone at once. */
function walkTo(t: Turn, walk: Walk, to: NodeId): void {
  const way = [...walk.way]
  let at = walk.at
  for (const node of wayTo(quietReach(t, walkerOf(t, walk.hero), walk), to)) {
    way.push((stepOnto(t, at, node) as Neighbour).direction)
    enter(t, walk.hero, node)
    at = node
  }
  t.next(moveEnded({ ...walk, way, at }))
}

function enter(t: Turn, hero: HeroId, to: NodeId): void {
  const from = placeOf(t, hero) as NodeId
  setNode(t, hero, to)
  t.tell?.({ kind: 'moved', figure: hero, from, to })
}

function whyNot(t: RuleContext, walk: Walk, choice: unknown): Refusal | null {
  if (!isRecord(choice)) return null
  const walker = walkerOf(t, walk.hero)
  if ('stop' in choice) return canStop(t, walker, walk.at) ? null : refuse('ends-on-ally', {}, 'RN-32.8')
  const to = choice.step ?? choice.to
  if (typeof to !== 'string' || !t.content.boards[t.players]?.nodes[to]) return refuse('off-the-board', {}, 'RN-32.7')
  return 'step' in choice ? whyNoStep(t, walker, walk, to) : whyNoWay(t, walker, to)
}

function whyNoStep(t: RuleContext, walker: Walker, { at, points }: Walk, to: NodeId): Refusal | null {
  const neighbour = stepOnto(t, at, to)
  if (!neighbour) return refuse('not-adjacent', { node: to }, 'RN-32.7')
  const cost = stepCost(t, walker, at, neighbour)
  if (cost === null) return refuse(isOccupied(t, to) ? 'node-occupied' : 'squeezed', { node: to }, 'RN-32.7')
  if (cost > points) return refuse('too-few-points', { cost, points }, fieldOf(t).remains[to] ? 'RN-32.9' : 'RN-10.2')
  return canStop(t, walker, to) ? null : refuse('cannot-leave-ally', { node: to }, 'RN-10.5')
}

function whyNoWay(t: RuleContext, { hero, owner }: Walker, to: NodeId): Refusal {
  const there = figureAt(t, to)
  if (there !== null && there !== hero && !isOpposing(t, owner, there))
    return refuse('ends-on-ally', { node: to }, 'RN-32.8')
  if (isOccupied(t, to)) return refuse('node-occupied', { node: to }, 'RN-32.7')
  return fieldOf(t).hazards[to]
    ? refuse('hazard-on-the-way', { node: to }, 'RN-10.27')
    : refuse('too-far', { node: to }, 'RN-10.1')
}

export const movingRules = [move, walkOn, moveEnded, chooseWay]

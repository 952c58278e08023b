import type { Seat } from '@longhouse/kernel'
import { one, type Refusal, reactionWindow, refuse } from '@longhouse/kernel'
import type { Choices, Pay } from './choices.ts'
import type { Costed, HeroId, NodeId } from './content-file.ts'
import { kindsOf, paymentsFor, spend } from './dice.ts'
import type { Direction, Neighbour } from './geometry.ts'
import { arrive } from './hazards.ts'
import { areAdjacent, heroesOf, heroOf, nodeAt, placeOf, setNode } from './places.ts'
import { chaseWith, reactionChance } from './questions.ts'
import { hasReactionMark, mayReact, nothing, reactionIn, spendMark } from './reacting.ts'
import { fieldOf, type OpenContext, openFieldOf, type RuleContext, type Runar, step } from './runar.ts'
import { turnOrderFrom } from './sides.ts'
import { speedOf } from './stats.ts'
import { canStop, nodesAlong, stepCost, stepTowards, walkerOf } from './ways.ts'

/** RN-11.1 to RN-11.6, RN-11.15 to RN-11.18, window B: Chase. */

export interface Moved {
  readonly mover: HeroId
  readonly from: NodeId
  /** The steps really made. */
  readonly way: readonly Direction[]
}

export const openChase = step<Moved>('openChase', (t, facts) => {
  fieldOf(t).turn.reacted = []
  t.next(chase.open({ facts, deed: nothing() }))
})

/** With a die, or with a Mark (null). */
function paymentsOf(t: OpenContext, seat: Seat, hero: HeroId): (Pay | null)[] {
  const payments: (Pay | null)[] = paymentsFor(t, seat, hero, kindsOf(t.content.reactions.chase as Costed))
  return hasReactionMark(t, hero, 'chase') ? [...payments, null] : payments
}

/** Whether an opponent could pay for following a hero off one of these nodes. */
export function canBeChased(t: OpenContext, mover: HeroId, nodes: readonly NodeId[]): boolean {
  const { owner } = heroOf(t, mover)
  for (const seat of openFieldOf(t).order) {
    if (seat === owner) continue
    for (const hero of heroesOf(t, seat)) {
      const at = placeOf(t, hero) as NodeId
      if (!nodes.some((node) => areAdjacent(t, node, at)) || !mayReact(t, seat, hero, 'chase')) continue
      if (paymentsOf(t, seat, hero).length > 0) return true
    }
  }
  return false
}

/** RN-11.3, RN-11.15: the steps from the first on that left a node next to the chaser. */
export function followed(t: OpenContext, at: NodeId, { from, way }: Moved): readonly Direction[] {
  const left = nodesAlong(t, from, way).slice(0, -1)
  const first = left.findIndex((node) => areAdjacent(t, node, at))
  return first < 0 ? [] : way.slice(first)
}

/** RN-11.4, RN-11.18: the numbers of steps that are legal and end on a free node. */
function lengthsOf(t: OpenContext, hero: HeroId, way: readonly Direction[]): number[] {
  const walker = walkerOf(t, hero)
  const lengths: number[] = []
  let points = speedOf(t, hero)
  let at = placeOf(t, hero) as NodeId
  for (let made = 0; made < way.length; made++) {
    const neighbour = stepTowards(t, at, way[made] as Direction)
    const cost = neighbour ? stepCost(t, walker, at, neighbour) : null
    if (cost === null || cost > points) break
    points -= cost
    at = (neighbour as Neighbour).node
    if (canStop(t, walker, at)) lengths.push(made + 1)
  }
  return lengths
}

function offersOf(t: OpenContext, hero: HeroId, seat: Seat, facts: Moved) {
  if (!mayReact(t, seat, hero, 'chase')) return []
  const lengths = lengthsOf(t, hero, followed(t, placeOf(t, hero) as NodeId, facts))
  if (lengths.length === 0) return []
  const payments = paymentsOf(t, seat, hero)
  return lengths.flatMap((steps) => payments.map((pay) => ({ hero, steps, pay })))
}

export const chasesOf = (t: OpenContext, facts: Moved, seat: Seat): Choices['chase'][] =>
  heroesOf(t, seat).flatMap((hero) => offersOf(t, hero, seat, facts))

const chasersOf = (t: RuleContext, facts: Moved, seat: Seat): HeroId[] =>
  heroesOf(t, seat).filter((hero) => offersOf(t, hero, seat, facts).length > 0)

/** Whether the chaser could end next to whom it follows. */
function canKeepUp(t: RuleContext, hero: HeroId, facts: Moved): boolean {
  const at = placeOf(t, hero) as NodeId
  const way = followed(t, at, facts)
  const mover = placeOf(t, facts.mover) as NodeId
  return lengthsOf(t, hero, way).some((steps) =>
    areAdjacent(t, nodesAlong(t, at, way.slice(0, steps)).at(-1) as NodeId, mover),
  )
}

const chase = reactionWindow<Runar, Moved, Choices['chase']>('chase', {
  rule: 'RN-11.1',
  chance: {
    ...reactionChance(),
    parts: (t, facts, seat) => chasersOf(t, facts, seat).map(chaseWith),
    matters: (t, facts, seat) => chasersOf(t, facts, seat).some((hero) => canKeepUp(t, hero, facts)),
  },
  repeats: true,
  order: (t, { mover }) => turnOrderFrom(t, fieldOf(t).turn.active).filter((seat) => seat !== heroOf(t, mover).owner),
  reactions(t, facts, seat) {
    const offers = chasesOf(t, facts, seat)
    return offers.length > 0 ? one(offers) : null
  },
  react(t, facts, { hero, steps, pay }, seat) {
    if (pay) spend(t, seat, pay, 'chase')
    else spendMark(t, seat, hero)
    fieldOf(t).turn.reacted.push({ hero, reaction: 'chase' })
    t.tell?.({ kind: 'reaction-used', seat, hero, reaction: 'chase', cause: 'chase' })
    const at = placeOf(t, hero) as NodeId
    t.next(follow({ hero, at, way: followed(t, at, facts).slice(0, steps) }))
  },
  why: whyNot,
})

function whyNot(t: RuleContext, facts: Moved, choice: unknown, seat: Seat): Refusal | null {
  const { hero, steps } = reactionIn(choice) ?? {}
  if (hero === undefined || !heroesOf(t, seat).includes(hero)) return null
  const lengths = lengthsOf(t, hero, followed(t, placeOf(t, hero) as NodeId, facts))
  if (lengths.length === 0) return refuse('cannot-chase', { hero }, 'RN-32.6')
  if (!mayReact(t, seat, hero, 'chase')) return refuse('reacted-already', { hero }, 'RN-9.9')
  const most = Math.max(...lengths)
  return lengths.includes(Number(steps))
    ? refuse('cannot-pay', { hero }, 'RN-32.2')
    : refuse('chases-so-far', { hero, most }, 'RN-32.6')
}

/** RN-11.18: without further choice, until the chaser is defeated or displaced. */
const follow = step<{ readonly hero: HeroId; readonly at: NodeId; readonly way: readonly Direction[] }>(
  'follow',
  (t, { hero, at, way }) => {
    const [direction, ...rest] = way
    if (direction === undefined || placeOf(t, hero) !== at) return
    const to = nodeAt(t, at).to[direction] as NodeId
    setNode(t, hero, to)
    t.tell?.({ kind: 'moved', figure: hero, from: at, to })
    // RN-11.5
    t.next(arrive({ figure: hero, mover: null, willing: true }), follow({ hero, at: to, way: rest }))
  },
)

export const chasingRules = [openChase, ...chase.rules, follow]

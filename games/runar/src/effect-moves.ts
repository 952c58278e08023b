import { either, one, order, type Seat, yes } from '@longhouse/kernel'
import type { Carrier, Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { HeroId, NodeId } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { arrive } from './hazards.ts'
import { heroOf, placeOf, setNode } from './places.ts'
import { chooserMeant } from './player-words.ts'
import { decision, type RuleContext, type Turn } from './runar.ts'
import { figuresMeant, nodesMeant } from './selectors.ts'
import type { FigureId } from './state.ts'

/** RN-33: `place` and `swap`. */

interface Placing {
  /** Who chooses. */
  readonly seat: Seat
  readonly figure: FigureId
  /** Who places it; null: a rule does. */
  readonly mover: FigureId | null
  readonly nodes: readonly NodeId[]
  readonly optional: boolean
  readonly cause: Cause
}

export function places(t: Turn, { who, to, chooser, optional }: EffectOf<'place'>, carrying: Carrying): void {
  const [figure] = figuresMeant(t, who, carrying)
  const nodes = nodesMeant(t, to, carrying)
  if (figure === undefined || nodes.length === 0) return
  const { hero: mover, cause } = carrying
  t.next(
    placeFigure({ seat: chooserMeant(t, chooser, carrying), figure, mover, nodes, optional: optional === true, cause }),
  )
}

const placeFigure = decision<Placing, Choices['placeFigure']>('placeFigure', {
  rule: 'RN-2.25',
  about: (_, { figure, cause }) => ({ figure, cause }),
  seat: (_, { seat }) => seat,
  options: (_, { nodes, optional }) => either({ node: one(nodes), ...(optional && { decline: yes }) }),
  take(t, { seat, figure, mover, cause }, choice) {
    if ('decline' in choice) return t.tell?.({ kind: 'effect-declined', seat, cause })
    placeAt(t, figure, choice.node, cause)
    // RN-17.9: who places itself goes there of its own will.
    t.next(arrive({ figure, mover, willing: figure === mover }))
  },
})

function placeAt(t: Turn, figure: FigureId, to: NodeId, cause: Cause): void {
  const from = placeOf(t, figure)
  setNode(t, figure, to)
  t.tell?.({ kind: 'placed', figure, from, to, cause })
}

export function swaps(t: Turn, { who, mode, optional }: EffectOf<'swap'>, carrying: Carrying): void {
  const heroes = figuresMeant(t, who, carrying)
  if (heroes.length < 2) return
  if (mode === 'permute') t.next(permute({ ...heroesSwapping(heroes, carrying), optional: optional === true }))
  else exchange(t, heroes, [...heroes].reverse(), carrying)
}

interface Swapping {
  readonly seat: Seat
  readonly mover: FigureId | null
  readonly heroes: readonly HeroId[]
  readonly cause: Cause
}

const heroesSwapping = (heroes: readonly HeroId[], { seat, hero, cause }: Carrier): Swapping => ({
  seat,
  mover: hero,
  heroes,
  cause,
})

/** Who comes to stand where the first stands, the second, the third. */
const permute = decision<Swapping & { readonly optional: boolean }, Choices['permute']>('permute', {
  rule: 'RN-31.22',
  about: (t, { heroes, cause }) => ({ nodes: nodesOf(t, heroes), cause }),
  seat: (_, { seat }) => seat,
  options: (_, { heroes, optional }) => either({ order: order(heroes), ...(optional && { decline: yes }) }),
  take(t, { seat, mover, heroes, cause }, choice) {
    if ('decline' in choice) return t.tell?.({ kind: 'effect-declined', seat, cause })
    exchange(t, heroes, choice.order, { seat, hero: mover, bound: {}, cause })
  },
})

const nodesOf = (t: RuleContext, heroes: readonly HeroId[]): NodeId[] =>
  heroes.map((hero) => heroOf(t, hero).node as NodeId)

/** All at once; a Hazard waits only under whom it leaves alone, and may meet another there (RN-17.11). */
function exchange(
  t: Turn,
  heroes: readonly HeroId[],
  newcomers: readonly HeroId[],
  { hero: mover, cause }: Carrier,
): void {
  const nodes = nodesOf(t, heroes)
  const moves = newcomers.flatMap((figure, at) => (figure === heroes[at] ? [] : [{ figure, to: nodes[at] as NodeId }]))
  const from = new Map(moves.map(({ figure }) => [figure, placeOf(t, figure)]))
  for (const { figure } of moves) setNode(t, figure, null)
  for (const { figure, to } of moves) {
    setNode(t, figure, to)
    t.tell?.({ kind: 'placed', figure, from: from.get(figure) ?? null, to, cause })
  }
  for (const { figure } of moves) t.next(arrive({ figure, mover, willing: figure === mover }))
}

export const moveEffectRules = [placeFigure, permute]

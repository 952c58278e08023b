import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { NodeId } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { DIRECTIONS, directionTo, type Neighbour } from './geometry.ts'
import { arrive, hazardGoes, moveHazard } from './hazards.ts'
import { hasObstacle, nodeAt, placeOf, setNode } from './places.ts'
import { moveObstacle, obstaclePushedTo, pushedTo } from './pushing.ts'
import { boardOf, decision, fieldOf, openFieldOf, type Sight, step, type Turn } from './runar.ts'
import { nodesMeant, placeOfTarget, type TargetId } from './selectors.ts'
import type { FigureId } from './state.ts'

/** RN-33: `shift` and `hazard`: what moves without an Action. */

interface Shifting {
  readonly seat: Seat
  readonly target: TargetId
  /** Where it stands as long as nothing else moves it (RN-27.20). */
  readonly at: NodeId | null
  readonly mover: FigureId
  readonly left: number
  readonly dir: 'any' | 'toward-self'
  readonly upTo: boolean
  readonly cause: Cause
}

export function shifts(t: Turn, { who, steps, dir, upTo }: EffectOf<'shift'>, carrying: Carrying): void {
  const { seat, hero, bound, cause } = carrying
  const target = bound[who]
  if (hero === null || typeof target !== 'string') return
  const at = placeOfTarget(t, target)
  t.next(shift({ seat, target, at, mover: hero, left: steps, dir, upTo: upTo === true, cause }))
}

/** RN-33.8: one node after another; what is blocked stops there. */
const shift = step<Shifting>('shift', (t, shifting) => {
  if (shifting.left > 0 && shiftNodes(t, shifting).length > 0) t.next(shiftTo(shifting))
})

/** RN-10.10, RN-22.23. */
function shiftNodes(t: Sight, { target, at, mover, dir }: Shifting): NodeId[] {
  const from = placeOfTarget(t, target)
  const own = placeOf(t, mover)
  if (from === null || from !== at || own === null) return []
  const towards = directionTo(boardOf(t), from, own)
  const directions = dir === 'any' ? DIRECTIONS : towards === null ? [] : [towards]
  const goes = hasObstacle(t, from) ? obstaclePushedTo : pushedTo
  return directions.flatMap((direction) => goes(t, from, direction) ?? [])
}

const shiftTo = decision<Shifting, Choices['shiftTo']>('shiftTo', {
  rule: 'RN-33.8',
  about: (_, { target, left, cause }) => ({ target, left, cause }),
  seat: (_, { seat }) => seat,
  options: (t, shifting) => either({ node: one(shiftNodes(t, shifting)), ...(shifting.upTo && { decline: yes }) }),
  take(t, shifting, choice) {
    if ('decline' in choice) return
    const { left, target, mover, cause } = shifting
    if (hasObstacle(t, target)) {
      moveObstacle(t, target, choice.node)
      return t.next(shift({ ...shifting, target: choice.node, at: choice.node, left: left - 1 }))
    }
    const from = placeOf(t, target) as NodeId
    setNode(t, target, choice.node)
    t.tell?.({ kind: 'shifted', figure: target, from, to: choice.node, cause })
    t.next(arrive({ figure: target, mover, willing: false }), shift({ ...shifting, at: choice.node, left: left - 1 }))
  },
})

type HazardEffect<Op> = Extract<EffectOf<'hazard'>, { readonly op: Op }>

interface Laying {
  readonly carrying: Carrying
  readonly effect: HazardEffect<'place'>
  readonly left: number
}

interface Sending {
  readonly seat: Seat
  readonly mover: FigureId
  readonly from: NodeId
  readonly left: number
  readonly cause: Cause
}

export function changesHazards(t: Turn, effect: EffectOf<'hazard'>, carrying: Carrying): void {
  if (effect.op === 'place') return t.next(layHazard({ carrying, effect, left: effect.n }))
  const { seat, hero: mover, bound, cause } = carrying
  const from = bound[effect.which]
  if (mover !== null && typeof from === 'string') t.next(sendHazard({ seat, mover, from, left: effect.steps, cause }))
}

/** Where it would be taken from: the first of the named places that has one (RN-3.20). */
export function hazardStore(t: Sight, from: HazardEffect<'place'>['from']): 'hazardPool' | 'hazardBox' | null {
  const field = openFieldOf(t)
  const stores = from.map((store) => (store === 'pool' ? ('hazardPool' as const) : ('hazardBox' as const)))
  return stores.find((store) => field[store] > 0) ?? null
}

const layHazard = decision<Laying, Choices['layHazard']>('layHazard', {
  rule: 'RN-17.17',
  about: (_, { carrying: { cause }, left }) => ({ cause, left }),
  seat: (_, { carrying: { seat } }) => seat,
  options(t, { carrying, effect, left }) {
    const nodes = left > 0 && hazardStore(t, effect.from) !== null ? nodesMeant(t, effect.to, carrying) : []
    return nodes.length > 0 ? either({ node: one(nodes), ...(effect.upTo && { decline: yes }) }) : null
  },
  take(t, laying, choice) {
    const { carrying, effect, left } = laying
    const store = hazardStore(t, effect.from)
    if ('decline' in choice || store === null) return
    const field = fieldOf(t)
    field[store]--
    field.hazards[choice.node] = true
    t.tell?.({ kind: 'hazard-placed', node: choice.node, cause: carrying.cause })
    t.next(layHazard({ ...laying, left: left - 1 }))
  },
})

const hazardNodes = (t: Sight, from: NodeId): NodeId[] =>
  nodeAt(t, from).neighbours.flatMap(({ direction }) => hazardGoes(t, from, direction) ?? [])

/** RN-10.16 to RN-10.18. */
const sendHazard = decision<Sending, Choices['sendHazard']>('sendHazard', {
  rule: 'RN-10.16',
  about: (_, { from, cause }) => ({ node: from, cause }),
  seat: (_, { seat }) => seat,
  options: (t, { from, left }) => (left > 0 && openFieldOf(t).hazards[from] ? one(hazardNodes(t, from)) : null),
  take(t, sending, to) {
    const { from, mover, left } = sending
    const neighbour = nodeAt(t, from).neighbours.find(({ node }) => node === to) as Neighbour
    moveHazard(t, from, neighbour.direction, mover)
    t.next(sendHazard({ ...sending, from: to, left: left - 1 }))
  },
})

export const shiftRules = [shift, shiftTo, layHazard, sendHazard]

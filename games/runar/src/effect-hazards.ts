import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { NodeId } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import type { Neighbour } from './geometry.ts'
import { hazardGoes, moveHazard } from './hazards.ts'
import { nodeAt } from './places.ts'
import { decision, fieldOf, type OpenContext, openFieldOf, type Turn } from './runar.ts'
import { nodesMeant } from './selectors.ts'
import type { FigureId } from './state.ts'

/** RN-33 `hazard`: tokens are laid and sent without an Action. */

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
export function hazardStore(t: OpenContext, from: HazardEffect<'place'>['from']): 'hazardPool' | 'hazardBox' | null {
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

const hazardNodes = (t: OpenContext, from: NodeId): NodeId[] =>
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

export const hazardEffectRules = [layHazard, sendHazard]

import { either, one, type Seat, yes } from '@longhouse/kernel'
import type { Carrying } from './carry.ts'
import type { Choices } from './choices.ts'
import type { NodeId } from './content-file.ts'
import type { EffectOf } from './effect-words.ts'
import type { Cause } from './events.ts'
import { DIRECTIONS, directionTo } from './geometry.ts'
import { arrive } from './hazards.ts'
import { hasObstacle, placeOf, setNode } from './places.ts'
import { moveObstacle, obstaclePushedTo, pushedTo } from './pushing.ts'
import { boardOf, decision, type OpenContext, step, type Turn } from './runar.ts'
import { placeOfTarget, type TargetId } from './selectors.ts'
import type { FigureId } from './state.ts'

/** RN-33 `shift`, RN-33.8: a figure moves without an Action. */

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
function shiftNodes(t: OpenContext, { target, at, mover, dir }: Shifting): NodeId[] {
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

export const shiftRules = [shift, shiftTo]

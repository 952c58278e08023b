import { collect } from './collecting.ts'
import type { HeroId, NodeId } from './content-file.ts'
import { damage } from './damage-frame.ts'
import type { DamageKind, StandardAction } from './effect-words.ts'
import type { Cause } from './events.ts'
import { move } from './moving.ts'
import { onrush } from './onrush.ts'
import { figureAt, isHero, placeOf } from './places.ts'
import { push } from './pushing.ts'
import { type Facts, reaction } from './reactions.ts'
import { fieldOf, type OpenContext, type RuleContext, step, type Turn } from './runar.ts'
import { sideOf } from './sides.ts'
import type { FigureId } from './state.ts'
import { hasStat, speedOf } from './stats.ts'
import { canAttack, canCollect, canPush, targetAt } from './targets.ts'
import type { TriggerFacts } from './trigger-facts.ts'

/** RN-9: an Action is declared, may be answered, and is carried out. What it costs has been paid (RN-9.3). */

export interface Declaration {
  readonly figure: FigureId
  readonly action: StandardAction
  /** The node aimed at; null of a Move (RN-9.2). */
  readonly at: NodeId | null
  readonly cause: Cause
  /** Movement points instead of Speed. */
  readonly mp?: number
  /** The distance at which it may be carried out beyond what is adjacent (RN-13.9). */
  readonly range?: number
  /** Where the hero is taken to stand, where a direction is needed (RN-13.9). */
  readonly from?: NodeId
  readonly undefendable?: boolean
  readonly kind?: DamageKind
}

export const declare = step<Declaration>('declare', (t, declaration) => {
  const { figure, action, at, cause } = declaration
  fieldOf(t).turn.attackKind = null
  const target = at === null || action === 'collect' ? null : targetAt(t, at)
  t.tell?.({ kind: 'action-declared', figure, action, target, node: at, cause })
  const side = sideOf(t, figure)
  if (action === 'attack' && at !== null && side !== 'nemesis')
    t.moment('attack-declared', { seat: side, hero: figure, at } satisfies TriggerFacts['attack-declared'])
  t.next(openReactions(declaration))
})

/** Window A (RN-9.16). */
const openReactions = step<Declaration>('openReactions', (t, declaration) => {
  fieldOf(t).turn.reacted = []
  const facts = factsOf(t, declaration)
  const deed = perform({ ...declaration, stood: placeOf(t, declaration.figure) })
  t.next(reaction.open({ facts, deed, otherwise: fended(declaration) }))
})

/** What may be answered. */
export const factsOf = (t: OpenContext, declaration: Declaration): Facts => {
  const { figure, action, at } = declaration
  return { figure, action, at, stood: placeOf(t, figure), undefendable: isUndefendable(t, declaration) }
}

const isUndefendable = (t: OpenContext, { figure, action, undefendable }: Declaration): boolean =>
  undefendable === true || (action === 'attack' && isHero(t, figure) && hasStat(t, figure, 'attack-undefendable'))

/** RN-11.7: the Action was cancelled by its target. */
const fended = step<Declaration>('fended', (t, { figure, at }) => {
  const hero = figureAt(t, at as NodeId) as HeroId
  const facts = { seat: sideOf(t, hero) as number, hero, attacker: figure }
  t.moment('uses-defence', facts satisfies TriggerFacts['uses-defence'])
})

const perform = step<Declaration & { readonly stood: NodeId | null }>('perform', (t, { stood, ...declaration }) => {
  const { figure, action, at } = declaration
  if (isHero(t, figure)) t.next(onrush({ hero: figure, action, at, stood }))
  t.next(carryOut(declaration))
})

/** RN-9.11. */
const carryOut = step<Declaration>('carryOut', (t, declaration) => {
  const { figure, action } = declaration
  if (!isStillLegal(t, declaration)) return t.tell?.({ kind: 'action-without-effect', figure, action })
  DEEDS[action](t, declaration)
})

function isStillLegal(t: RuleContext, { figure, action, at, range }: Declaration): boolean {
  if (action === 'move') return placeOf(t, figure) !== null
  if (at === null) return false
  if (action === 'attack') return canAttack(t, figure, at, range)
  return action === 'push' ? canPush(t, figure, at, range) : canCollect(t, figure, at, range)
}

const DEEDS: { readonly [action in StandardAction]: (t: Turn, declaration: Declaration) => void } = {
  // RN-9.20: from wherever the hero stands now.
  move: (t, { figure, mp }) => t.next(move({ hero: figure, points: mp ?? speedOf(t, figure) })),
  push: (t, { figure, at, cause, from }) => push(t, figure, at as NodeId, cause, from),
  attack(t, { figure, at, cause, kind }) {
    const dealt = kind ?? fieldOf(t).turn.attackKind ?? 'normal'
    t.next(damage({ at: at as NodeId, kind: dealt, by: figure, cause, attack: true }))
  },
  collect: (t, { figure, at }) => collect(t, figure, at as NodeId),
}

export const declaringRules = [declare, openReactions, fended, perform, carryOut, ...reaction.rules]

import type { Seat } from '@longhouse/kernel'
import { one, type Refusal, reactionWindow, refuse } from '@longhouse/kernel'
import type { Choices, Pay } from './choices.ts'
import type { Costed, HeroId, NodeId } from './content-file.ts'
import { damage } from './damage-frame.ts'
import { kindsOf, paymentsFor, spend } from './dice.ts'
import type { StandardAction } from './effect-words.ts'
import { adjacentFigures, figureAt, heroesOf, heroOf, isHero, isOpposing, placeOf } from './places.ts'
import { reactionChance } from './questions.ts'
import { hasReactionMark, mayReact, reactionIn, spendMark } from './reacting.ts'
import { fieldOf, type OpenContext, type RuleContext, type Runar } from './runar.ts'
import { sideOf, turnOrderFrom } from './sides.ts'
import type { FigureId } from './state.ts'

/** RN-9.16, window A: Defence and Assault, between the declaration of an Action and what it does. */

export interface Facts {
  readonly figure: FigureId
  readonly action: StandardAction
  readonly at: NodeId | null
  /** Where the figure stood when it declared the Action; absent: where it stands. */
  readonly stood?: NodeId | null
  readonly undefendable: boolean
}

type Kind = 'defence' | 'assault'

/** RN-11.7, RN-11.9. */
function canDefend(t: OpenContext, { action, at, undefendable }: Facts, hero: HeroId): boolean {
  const isAimedAt = (action === 'attack' || action === 'push') && at !== null && figureAt(t, at) === hero
  return isAimedAt && !undefendable && heroOf(t, hero).defence > 0
}

/** RN-11.12, RN-9.8: next to it when it declared, and still. */
function canAssault(t: OpenContext, { figure, action, stood }: Facts, hero: HeroId): boolean {
  if ((action !== 'move' && action !== 'collect') || !isHero(t, figure)) return false
  const at = placeOf(t, figure)
  const isBeside = (node: NodeId | null) => node !== null && adjacentFigures(t, node).includes(hero)
  return isOpposing(t, sideOf(t, figure), hero) && isBeside(at) && isBeside(stood ?? at)
}

const CONDITIONS: { readonly [kind in Kind]: (t: OpenContext, facts: Facts, hero: HeroId) => boolean } = {
  defence: canDefend,
  assault: canAssault,
}

const KINDS = ['defence', 'assault'] as const

function paymentsOf(t: OpenContext, seat: Seat, hero: HeroId, kind: Kind): (Pay | null)[] {
  const payments: (Pay | null)[] = paymentsFor(t, seat, hero, kindsOf(t.content.reactions[kind] as Costed))
  return hasReactionMark(t, hero, kind) ? [...payments, null] : payments
}

export function reactionsOf(t: OpenContext, facts: Facts, seat: Seat): Choices['reaction'][] {
  const offers: Choices['reaction'][] = []
  for (const hero of heroesOf(t, seat))
    for (const reaction of KINDS) {
      if (!CONDITIONS[reaction](t, facts, hero) || !mayReact(t, seat, hero, reaction)) continue
      for (const pay of paymentsOf(t, seat, hero, reaction)) offers.push({ hero, reaction, pay })
    }
  return offers
}

export const reaction = reactionWindow<Runar, Facts, Choices['reaction']>('reaction', {
  rule: 'RN-9.4',
  chance: reactionChance(),
  repeats: true,
  order: (t) => turnOrderFrom(t, fieldOf(t).turn.active),
  reactions(t, facts, seat) {
    const offers = reactionsOf(t, facts, seat)
    return offers.length > 0 ? one(offers) : null
  },
  react(t, { figure }, { hero, reaction: kind, pay }, seat, window) {
    if (pay) spend(t, seat, pay, kind)
    else spendMark(t, seat, hero)
    fieldOf(t).turn.reacted.push({ hero, reaction: kind })
    t.tell?.({ kind: 'reaction-used', seat, hero, reaction: kind, cause: kind })
    if (kind === 'defence') return t.cancel(window)
    const at = placeOf(t, figure)
    // RN-11.17
    if (at !== null) t.next(damage({ at, kind: 'normal', by: hero, cause: 'assault', attack: false }))
  },
  why: whyNot,
})

function whyNot(t: RuleContext, facts: Facts, choice: unknown, seat: Seat): Refusal | null {
  const { hero, reaction: wanted } = reactionIn(choice) ?? {}
  if (hero === undefined || !isHero(t, hero)) return null
  const kind = wanted === 'assault' ? 'assault' : 'defence'
  if (!CONDITIONS[kind](t, facts, hero))
    return kind === 'defence'
      ? refuse('cannot-defend', { hero }, 'RN-32.4')
      : refuse('cannot-assault', { hero }, 'RN-32.5')
  if (!mayReact(t, seat, hero, kind)) return refuse('reacted-already', { hero }, 'RN-9.9')
  return refuse('cannot-pay', { hero }, 'RN-32.2')
}

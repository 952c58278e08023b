import type { Seat } from '@longhouse/kernel'
import { chasesOf, followed, type Moved } from './chasing.ts'
import type { Pay } from './choices.ts'
import type { HeroId, NodeId } from './content-file.ts'
import { type Declaration, factsOf } from './declaring.ts'
import type { ReactionKind } from './effect-words.ts'
import { heroOf, placeOf } from './places.ts'
import { reactionsOf } from './reactions.ts'
import { type OpenContext, openFieldOf } from './runar.ts'
import type { OpenField } from './seen.ts'
import { turnOrderFrom } from './sides.ts'
import { nodesAlong } from './ways.ts'

/** Who could answer an Action that is not declared yet, by the rules that ask them then, from what everybody sees. */

export interface Answer {
  readonly seat: Seat
  readonly hero: HeroId
  readonly reaction: ReactionKind
  /** With one of these dice, or with a Mark (null). */
  readonly pays: readonly (Pay | null)[]
  /** The longest Chase, from where it begins. */
  readonly nodes?: readonly NodeId[]
}

const withField = (t: OpenContext, changed: Partial<OpenField>): OpenContext => ({
  ...t,
  state: { ...t.state, field: { ...openFieldOf(t), ...changed } },
})

/** RN-9.9: what is declared can be answered anew. */
const unanswered = (t: OpenContext): OpenContext => withField(t, { turn: { ...openFieldOf(t).turn, reacted: [] } })

/** With a hero on another node. */
export function standingOn(t: OpenContext, hero: HeroId, node: NodeId): OpenContext {
  const { figures, standing } = openFieldOf(t)
  const left = Object.entries(standing).filter(([, figure]) => figure !== hero)
  return withField(t, {
    figures: { ...figures, [hero]: { ...heroOf(t, hero), node } },
    standing: { [node]: hero, ...Object.fromEntries(left) },
  })
}

interface Offered {
  readonly hero: HeroId
  readonly reaction: ReactionKind
  readonly pay: Pay | null
}

/** One for each hero and Reaction. */
function gathered(seat: Seat, offers: readonly Offered[]): readonly Answer[] {
  const answers = new Map<string, Answer>()
  for (const { hero, reaction, pay } of offers) {
    const key = `${hero} ${reaction}`
    const { pays = [] } = answers.get(key) ?? {}
    const isKnown = pays.some((known) => known?.from === pay?.from && known?.die === pay?.die)
    answers.set(key, { seat, hero, reaction, pays: isKnown ? pays : [...pays, pay] })
  }
  return [...answers.values()]
}

/** Window A (RN-9.16). */
export function answersTo(t: OpenContext, declaration: Declaration): readonly Answer[] {
  const then = unanswered(t)
  const facts = factsOf(then, declaration)
  return turnOrderFrom(then, openFieldOf(then).turn.active).flatMap((seat) =>
    gathered(seat, reactionsOf(then, facts, seat)),
  )
}

/** Window B, after a Move that ends on this node. */
export function chasesAfter(t: OpenContext, moved: Moved, end: NodeId): readonly Answer[] {
  const then = unanswered(standingOn(t, moved.mover, end))
  const { owner } = heroOf(t, moved.mover)
  return turnOrderFrom(then, openFieldOf(then).turn.active)
    .filter((seat) => seat !== owner)
    .flatMap((seat) => {
      const chases = chasesOf(then, moved, seat).map((chase) => ({ ...chase, reaction: 'chase' as const }))
      return gathered(seat, chases).map((answer) => {
        const steps = Math.max(...chases.flatMap((chase) => (chase.hero === answer.hero ? [chase.steps] : [])))
        const at = placeOf(then, answer.hero) as NodeId
        return { ...answer, nodes: nodesAlong(then, at, followed(then, at, moved).slice(0, steps)) }
      })
    })
}

import type { Form } from './forms.ts'
import { either, yes } from './forms.ts'
import type { Json } from './json.ts'
import type { Refusal } from './refusal.ts'
import {
  type ChanceRule,
  type DecisionRule,
  type Frame,
  frameMaker,
  type GameTypes,
  type RuleContext,
  type Seat,
  type Turn,
} from './rules.ts'

/** Something declared that others may answer before it happens. */
export interface Declared<F> {
  readonly facts: F
  /** What happens when nobody cancels it. */
  readonly deed: Frame
  /** What happens when somebody does. */
  readonly otherwise?: Frame
}

/** A window that waits on the stack: the declared thing, who may still react, and whether it was cancelled. */
export interface OpenWindow<F> extends Declared<F> {
  readonly window: number
  readonly left: readonly Seat[]
  readonly cancelled?: boolean
}

/** `R` is what a reaction says, as the form of `reactions` offers it. */
export interface WindowSpec<G extends GameTypes, F, R extends Json = Json> {
  /** Who may react, in the order of the rules. */
  order(t: RuleContext<G>, facts: F): readonly Seat[]
  /** The reactions a seat can afford now; null if none: it is passed over and never shown. */
  reactions(t: RuleContext<G>, facts: F, seat: Seat): Form | null
  /**
   * Carries out a reaction. It cancels the declared thing by `t.cancel(window)`, at once or in a step it puts on the stack,
   * which may itself be reacted to.
   */
  react(t: Turn<G>, facts: F, reaction: R, seat: Seat, window: number): void
  /** A seat may react again until it passes, or only once. */
  readonly repeats: boolean
  /** Reactions come out of hidden hands: who is asked tells who can react, and nothing before can be taken back. */
  readonly hidden?: boolean
  readonly rule?: string
  /** The question by which a seat says that it wants to be passed over. */
  readonly chance?: ChanceRule<G, F>
  /** What is about to happen: everybody at the table is told. The declared facts, if left out. */
  about?(t: RuleContext<G>, facts: F): G['about']
  /** Why a reaction that is not offered is against the rules, as exactly as the game can tell. */
  why?(t: RuleContext<G>, facts: F, choice: unknown, seat: Seat): Refusal | null
}

const chanceIn = <G extends GameTypes, F>({
  question,
  parts,
  matters,
}: ChanceRule<G, F>): ChanceRule<G, OpenWindow<F>> => ({
  question,
  ...(parts ? { parts: (t, { facts }, seat) => parts(t, facts, seat) } : {}),
  matters: (t, { facts }, seat) => matters(t, facts, seat),
})

/**
 * A reaction window: `t.next(counter.open({ facts, deed: effect(card) }))`. Each seat in turn is asked `{ react: … }` or
 * `{ pass: true }`; each reaction is resolved before the next is asked for.
 */
export function reactionWindow<G extends GameTypes, F, R extends Json = Json>(name: string, spec: WindowSpec<G, F, R>) {
  const opened = frameMaker<G, Declared<F>>({
    kind: 'step',
    name,
    run(t, { facts, deed, otherwise }) {
      const left = spec.order(t, facts)
      const window = t.id()
      t.next(waiting(otherwise ? { facts, deed, window, left, otherwise } : { facts, deed, window, left }))
    },
  })
  const waiting = frameMaker<G, OpenWindow<F>>({
    kind: 'step',
    name: `${name}:waiting`,
    run(t, open) {
      if (open.cancelled) {
        if (open.otherwise) t.next(open.otherwise)
        return
      }
      if (spec.hidden) t.reveal()
      let passed = 0
      while (passed < open.left.length && !spec.reactions(t, open.facts, open.left[passed] as Seat)) passed++
      if (passed === open.left.length) return t.next(open.deed)
      t.next(reaction(passed === 0 ? open : { ...open, left: open.left.slice(passed) }))
    },
  })
  const asked: DecisionRule<G, OpenWindow<F>> = {
    kind: 'decision',
    name: `${name}:reaction`,
    ...(spec.rule ? { rule: spec.rule } : {}),
    ...(spec.chance ? { chance: chanceIn(spec.chance) } : {}),
    lapse: { pass: true },
    about: (t, { facts }) => (spec.about ? spec.about(t, facts) : (facts as G['about'])),
    why: (t, { facts }, choice, seat) => spec.why?.(t, facts, choice, seat) ?? null,
    seat: (_, open) => open.left[0] as Seat,
    options(t, open, seat) {
      const reactions = spec.reactions(t, open.facts, seat)
      return either(reactions ? { react: reactions, pass: yes } : { pass: yes })
    },
    take(t, open, choice, seat) {
      const passed = !('react' in (choice as object))
      const left = passed || !spec.repeats ? open.left.slice(1) : open.left
      if (!passed) spec.react(t, open.facts, (choice as { react: R }).react, seat, open.window)
      t.next(waiting({ ...open, left }))
    },
  }
  const reaction = frameMaker<G, OpenWindow<F>>(asked)
  return { open: opened, rules: [opened, waiting, reaction] }
}

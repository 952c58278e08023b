import { one } from './forms.ts'
import { type DecisionRule, type Frame, frameMaker, type GameTypes, type RuleContext, type Seat } from './rules.ts'

/** Something that waits for a moment: a trait, a card in play. `id` is what the player who orders them calls it. */
export interface Trigger {
  readonly id: string
  readonly frame: Frame
}

interface Waiting<F> {
  readonly facts: F
  readonly left: readonly Trigger[]
}

export interface TriggersSpec<G extends GameTypes, F> {
  /** Everything that waits for this moment now. */
  waiting(t: RuleContext<G>, facts: F): readonly Trigger[]
  /** Who says which comes first, where several wait. */
  seat(t: RuleContext<G>, facts: F): Seat
  /** Whether the order makes no difference: then nobody is asked, and they come as listed. */
  commute?(t: RuleContext<G>, facts: F, left: readonly Trigger[]): boolean
  readonly rule?: string
  about?(t: RuleContext<G>, facts: F): G['about']
}

/**
 * Several things wait for one moment, and a player orders them: `t.next(turnEnds.open(facts))`. The player is asked which
 * comes next, as long as more than one is left; each is carried out before the next is asked for.
 */
export function orderedTriggers<G extends GameTypes, F>(name: string, spec: TriggersSpec<G, F>) {
  const opened = frameMaker<G, F>({
    kind: 'step',
    name,
    run(t, facts) {
      const left = spec.waiting(t, facts)
      if (left.length < 2 || spec.commute?.(t, facts, left)) t.next(...left.map(({ frame }) => frame))
      else t.next(which({ facts, left }))
    },
  })
  const asked: DecisionRule<G, Waiting<F>> = {
    kind: 'decision',
    name: `${name}:order`,
    ...(spec.rule ? { rule: spec.rule } : {}),
    seat: (t, { facts }) => spec.seat(t, facts),
    options: (_, { left }) => one(left.map(({ id }) => id)),
    take(t, { facts, left }, id) {
      const chosen = left.findIndex((trigger) => trigger.id === id)
      const rest = left.filter((_, i) => i !== chosen)
      t.next((left[chosen] as Trigger).frame)
      if (rest.length > 0) t.next(which({ facts, left: rest }))
    },
    ...(spec.about && { about: (t, { facts }) => spec.about?.(t, facts) ?? null }),
  }
  const which = frameMaker<G, Waiting<F>>(asked)
  return { open: opened, rules: [opened, which] }
}

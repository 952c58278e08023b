import { dictionaryOf } from './dictionary.ts'
import type { Game } from './game.ts'
import { isRecord } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { GameTypes, Rule, RuleContext, Seat } from './rules.ts'

/** What every decision of a game refuses alike. Why a choice of its own is not on offer, each decision knows best itself. */
export interface Alike<G extends GameTypes> {
  /** The rule against acting out of turn. */
  readonly outOfTurn: string
  /** The rule against passing, where a decision points to none of its own. */
  readonly passing: string
  /** Looked for first. `isAsked` is false where the decision is another seat's; one taken together is everybody's. */
  why(t: RuleContext<G>, choice: Readonly<Record<string, unknown>>, seat: Seat, isAsked: boolean): Refusal | null
}

type Asking<G extends GameTypes> = Exclude<Rule<G>, { kind: 'step' }>

export const refusingAlike = <G extends GameTypes>(rules: Game<G>['rules'], alike: Alike<G>): Game<G>['rules'] =>
  dictionaryOf(
    Object.entries(rules).map(([name, rule]) => [
      name,
      rule.kind === 'step' ? rule : { ...rule, why: whyOf<G>(rule, alike) },
    ]),
  )

const whyOf =
  <G extends GameTypes>(rule: Asking<G>, alike: Alike<G>): NonNullable<Asking<G>['why']> =>
  (t, args, choice, by) => {
    const said = isRecord(choice) ? choice : {}
    const seat = rule.kind === 'decision' ? rule.seat(t, args) : by
    const why = alike.why(t, said, by, seat === by)
    if (why) return why
    if (seat !== by) return refuse('not-asked', { seats: [seat] }, alike.outOfTurn)
    const own = rule.why?.(t, args, choice, by)
    return own ?? ('pass' in said ? refuse('must-decide', {}, rule.rule ?? alike.passing) : null)
  }

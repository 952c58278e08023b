import { either, type Form } from './forms.ts'
import type { Json } from './json.ts'
import { isEmpty } from './listing.ts'
import type { Frame, GameTypes, RuleContext, Seat, Turn } from './rules.ts'

/** Things that seats may do beside one decision, although nobody waits for them. Choices: `{ aside: … }`. */
export interface Aside<G extends GameTypes, A> {
  options(t: RuleContext<G>, args: A, seat: Seat): Form | null
  take(t: Turn<G>, args: A, choice: Json, seat: Seat): void
  /**
   * Its moment passes with the answer: whoever is asked and could do it is asked although the answer leaves no choice. Nobody
   * is made to wait for what another seat could do, or the waiting would tell of it.
   */
  readonly first?: boolean
}

/**
 * Something that seats may do whatever is asked: declared once, offered with every decision it belongs to. Choices: the only
 * one of a game is chosen as it is, `{ aside: … }`; of several each is a way, `{ aside: { [id]: … } }`.
 */
export interface Besides<G extends GameTypes> {
  readonly id: string
  /** The steps with whose decisions it is offered; with all, if left out. */
  readonly at?: readonly string[]
  /** The steps whose answer its moment passes with, as of `Aside`; true: of all. */
  readonly first?: true | readonly string[]
  /** `isAsked`: the table waits for this seat's answer. */
  options(t: RuleContext<G>, seat: Seat, isAsked: boolean, open: Frame): Form | null
  take(t: Turn<G>, choice: Json, seat: Seat, open: Frame): void
  /** The seat answers, and its answer is taken next: what it could do only until then is over. Not of an answer taken by itself. */
  answering?(t: Turn<G>, seat: Seat): void
}

type All<G extends GameTypes> = readonly Besides<G>[]

export function besidesForm<G extends GameTypes>(
  t: RuleContext<G>,
  besides: All<G>,
  open: Frame,
  seat: Seat,
  isAsked: boolean,
): Form | null {
  if (besides.length === 1) return formOf(t, besides[0] as Besides<G>, open, seat, isAsked)
  let ways: Record<string, Form> | null = null
  for (const each of besides) {
    const form = formOf(t, each, open, seat, isAsked)
    if (!form) continue
    ways ??= {}
    ways[each.id] = form
  }
  return ways && either(ways)
}

function formOf<G extends GameTypes>(
  t: RuleContext<G>,
  each: Besides<G>,
  open: Frame,
  seat: Seat,
  isAsked: boolean,
): Form | null {
  const form = belongs(each, open) ? each.options(t, seat, isAsked, open) : null
  return form && !isEmpty(form) ? form : null
}

const belongs = <G extends GameTypes>({ at }: Besides<G>, { step }: Frame): boolean =>
  at === undefined || at.includes(step)

export function takeBesides<G extends GameTypes>(
  t: Turn<G>,
  besides: All<G>,
  open: Frame,
  seat: Seat,
  choice: Json,
): void {
  if (besides.length === 1) return besides[0]?.take(t, choice, seat, open)
  const chosen = choice as { readonly [id: string]: Json }
  for (const each of besides) if (each.id in chosen) each.take(t, chosen[each.id] as Json, seat, open)
}

/** Whether the seat that is asked could do something first, whose moment passes with its answer. */
export const comesFirst = <G extends GameTypes>(t: RuleContext<G>, besides: All<G>, open: Frame, seat: Seat): boolean =>
  besides.some((each) => isFirst(each, open) && formOf(t, each, open, seat, true) !== null)

const isFirst = <G extends GameTypes>({ first }: Besides<G>, { step }: Frame): boolean =>
  first !== undefined && (first === true || first.includes(step))

export function tellAnswering<G extends GameTypes>(t: Turn<G>, besides: All<G>, open: Frame, seat: Seat): void {
  for (const each of besides) if (each.answering && belongs(each, open)) each.answering(t, seat)
}

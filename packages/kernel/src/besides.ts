import { either, type Form } from './forms.ts'
import type { Game } from './game.ts'
import type { Json } from './json.ts'
import { isEmpty } from './listing.ts'
import { type WithUnasked, wishOf } from './questions.ts'
import type { Besides, Frame, GameTypes, RuleContext, Seat, Turn } from './rules.ts'

/** How the kernel offers and takes what a game declares once as `besides`. */

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

/** Whether the seat that is asked could do something first, whose moment passes with its answer, and wants to be asked. */
export const comesFirst = <G extends GameTypes>(
  t: RuleContext<G>,
  besides: All<G>,
  open: Frame,
  seat: Seat,
  game: Game<G>,
  wishes: WithUnasked,
): boolean =>
  besides.some(
    (each) =>
      isFirst(each, open) && isWanted(t, each, open, seat, game, wishes) && formOf(t, each, open, seat, true) !== null,
  )

function isWanted<G extends GameTypes>(
  t: RuleContext<G>,
  { id, matters }: Besides<G>,
  open: Frame,
  seat: Seat,
  game: Game<G>,
  wishes: WithUnasked,
): boolean {
  const wish = wishOf(game, wishes, t, seat, id)
  return wish === 'always' || (wish === 'useful' && (matters?.(t, seat, open) ?? true))
}

const isFirst = <G extends GameTypes>({ first }: Besides<G>, { step }: Frame): boolean =>
  first !== undefined && (first === true || first.includes(step))

export function tellAnswering<G extends GameTypes>(t: Turn<G>, besides: All<G>, open: Frame, seat: Seat): void {
  for (const each of besides) if (each.answering && belongs(each, open)) each.answering(t, seat)
}

import { apply, asksOf } from './advance.ts'
import type { Game } from './game.ts'
import { isRecord, type Json } from './json.ts'
import { asideOf, type Listening } from './live-turn.ts'
import { normalizeChoice } from './normalize-choice.ts'
import { acceptQuestions, hasQuestions, isOfQuestions } from './questions.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { Frame, GameTypes, Seat } from './rules.ts'
import { type Ask, contextOf, type Table } from './table.ts'
import { validateChoice } from './validate-choice.ts'

/** Takes a seat's choice, checked in full. A refused one leaves the table as it was. */
export function choose<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
  listen?: Listening<G>,
): readonly Ask[] | Refusal {
  const accepted = accept(game, table, seat, choice)
  return isRefusal(accepted) ? accepted : apply(game, table, seat, accepted.choice, listen)
}

/** Why a seat may not choose this now; null if it may. */
export function refusalOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
): Refusal | null {
  const accepted = accept(game, table, seat, choice)
  return isRefusal(accepted) ? accepted : null
}

/** A seat's choice as the form lists it, or why it may not be chosen now. */
export function accept<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
): { readonly choice: Json } | Refusal {
  const asks = asksOf(game, table)
  if (asks.length === 0) return refuse('game-over')
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.players)
    return refuse('no-such-seat', { seat: Number.isInteger(seat) ? seat : null })
  const ask = asks.find((candidate) => candidate.seat === seat)
  if (ask && isOfQuestions(choice) && hasQuestions(game))
    return acceptQuestions(game, table, contextOf(game, table), seat, choice)
  const aside = ask?.aside ? onlyAsideOf(choice) : undefined
  const form = aside === undefined ? ask?.form : ask?.aside
  const chosen = aside === undefined ? choice : aside
  const flaw = form ? validateChoice(form, chosen) : 'not-asked'
  if (form && flaw === null) {
    const spelled = normalizeChoice(form, chosen as Json)
    return { choice: aside === undefined ? spelled : { aside: spelled } }
  }
  const frame = table.stack[table.stack.length - 1] as Frame
  const rule = game.rules[frame.step]
  const why =
    rule && rule.kind !== 'step' ? rule.why?.(contextOf(game, table), frame.args as never, choice, seat) : null
  if (why) return why
  if (flaw !== 'not-asked') return refuse('illegal-choice', { flaw }, ask?.rule ?? null)
  const answered = frame.answers?.[seat] !== undefined
  return answered ? refuse('already-answered') : refuse('not-asked', { seats: awaited(asks) }, ask?.rule ?? null)
}

/** The seats the table waits for. */
export const awaited = (asks: readonly Ask[]): Seat[] => asks.filter((ask) => ask.form).map((ask) => ask.seat)

const onlyAsideOf = (choice: unknown): Json | undefined =>
  isRecord(choice) && Object.keys(choice).length === 1 ? asideOf(choice) : undefined

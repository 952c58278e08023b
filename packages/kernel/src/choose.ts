import { flawOf } from './flaw.ts'
import type { Form } from './forms.ts'
import type { Json } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Frame, Game, GameTypes, Seat } from './rules.ts'
import { type Ask, apply, asideOf, asksOf, type Listening, sightOf, type Table } from './table.ts'

/** Takes a seat's choice, checked in full. A refused one leaves the table as it was. */
export function choose<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
  listen?: Listening<G>,
): readonly Ask[] | Refusal {
  return refusalOf(game, table, seat, choice) ?? apply(game, table, seat, choice as Json, listen)
}

/** Why a seat may not choose this now; null if it may. */
export function refusalOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat,
  choice: unknown,
): Refusal | null {
  const asks = asksOf(game, table)
  if (asks.length === 0) return refuse('game-over')
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.players)
    return refuse('no-such-seat', { seat: String(seat) })
  const ask = asks.find((candidate) => candidate.seat === seat)
  const flaw = ask ? flawOfAnswer(ask, choice) : 'not-asked'
  if (flaw === null) return null
  const frame = table.stack[table.stack.length - 1] as Frame
  const rule = game.rules[frame.step]
  const why = rule && rule.kind !== 'step' ? rule.why?.(sightOf(game, table), frame.args as never, choice, seat) : null
  if (why) return why
  if (flaw === 'not-asked') {
    const answered = frame.answers?.[seat] !== undefined
    return answered ? refuse('already-answered') : refuse('not-asked', { seats: awaited(asks) }, ask?.rule ?? null)
  }
  return refuse('illegal-choice', { flaw }, ask?.rule ?? null)
}

/** The seats the table waits for. */
export const awaited = (asks: readonly Ask[]): Seat[] => asks.filter((ask) => ask.form).map((ask) => ask.seat)

function flawOfAnswer(ask: Ask, choice: unknown): string | null {
  const aside = asideOf(choice)
  const isAside = aside !== undefined && ask.aside !== null && Object.keys(choice as object).length === 1
  const form: Form | null = isAside ? ask.aside : ask.form
  if (!form) return 'not-asked'
  return flawOf(form, isAside ? aside : choice)
}

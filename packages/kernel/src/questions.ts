import type { Game } from './game.ts'
import { isRecord, type Json } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { GameTypes, Seat } from './rules.ts'

/** When a seat wants to be asked: always, where it would change something, or never. */
export type Wish = 'always' | 'useful' | 'never'

const WISHES: readonly unknown[] = ['always', 'useful', 'never'] satisfies Wish[]

/**
 * Whether a seat wants to be asked where its answer leaves no choice, only because something besides could come first, or
 * where it is asked for nothing but its chance to do something: by the question's id. A seat says it by a choice,
 * `{ questions: { runes: 'never' } }`, whenever it is asked or may do something, and it holds until the seat says
 * otherwise. Nobody else is told. What may be done besides stays on offer with every real choice.
 */
export type Questions = { readonly [question: string]: Wish }

/** By seat, the questions of which it has said so. */
type Said = { readonly [seat: string]: readonly string[] }

/** The part of a table in which that is kept: left out while every seat wants every question. */
export interface WithUnasked {
  unasked?: Said
  /** Wanted only where it would change something. */
  seldom?: Said
}

const NO_QUESTIONS: Questions = {}

/** What a seat has said of every question that it may switch off. */
export function questionsOf<G extends GameTypes>(game: Game<G>, table: WithUnasked, seat: Seat | null): Questions {
  if (!game.besides || seat === null) return NO_QUESTIONS
  return Object.fromEntries(idsOf(game).map((id) => [id, wishOf(table, seat, id)]))
}

export const wishOf = ({ unasked, seldom }: WithUnasked, seat: Seat, id: string): Wish =>
  unasked?.[seat]?.includes(id) ? 'never' : seldom?.[seat]?.includes(id) ? 'useful' : 'always'

const known = new WeakMap<object, readonly string[]>()

/** Every question that may be switched off: what comes first besides an answer, and decisions that are no more than a chance. */
function idsOf<G extends GameTypes>({ besides = [], rules }: Game<G>): readonly string[] {
  const ids = known.get(rules) ?? [
    ...besides.flatMap(({ id, first }) => (first ? [id] : [])),
    ...Object.values(rules).flatMap((rule) => (rule.kind === 'decision' && rule.chance ? [rule.chance.question] : [])),
  ]
  known.set(rules, ids)
  return ids
}

/** What a choice says of questions; undefined if it is another choice. */
export const saidOfQuestions = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && 'questions' in choice ? choice.questions : undefined

export const isOfQuestions = (choice: unknown): boolean => saidOfQuestions(choice) !== undefined

/** One question at a time, and only what is not so yet. */
export function acceptQuestions<G extends GameTypes>(
  game: Game<G>,
  table: WithUnasked,
  seat: Seat,
  choice: unknown,
): { readonly choice: Json } | Refusal {
  const now = questionsOf(game, table, seat)
  const said = isRecord(choice) && Object.keys(choice).length === 1 ? choice.questions : null
  const [[id, wanted] = ['', null], ...more] = isRecord(said) ? Object.entries(said) : []
  if (!Object.hasOwn(now, id) || more.length > 0 || !WISHES.includes(wanted))
    return refuse('no-such-question', { questions: Object.keys(now) })
  return now[id] === wanted ? refuse('question-already-so') : { choice: { questions: { [id]: wanted as Wish } } }
}

/** Takes what a seat has said. */
export function takeQuestions(table: WithUnasked, seat: Seat, said: Questions): void {
  const [[id, wanted] = ['', 'always']] = Object.entries(said)
  keep(table, 'unasked', seat, id, wanted === 'never')
  keep(table, 'seldom', seat, id, wanted === 'useful')
}

/** In a guess of a seat: what others have said of questions is theirs. */
export function forgetOthers(table: WithUnasked, knower: Seat | null): void {
  for (const list of ['unasked', 'seldom'] as const) {
    const own = knower === null ? undefined : table[list]?.[knower]
    if (own) table[list] = { [knower as Seat]: own }
    else delete table[list]
  }
}

function keep(table: WithUnasked, list: 'unasked' | 'seldom', seat: Seat, id: string, isOn: boolean): void {
  const { [seat]: own = [], ...others } = table[list] ?? {}
  const said = own.filter((each) => each !== id)
  if (isOn) said.push(id)
  const all = said.length > 0 ? { ...others, [seat]: said } : others
  if (Object.keys(all).length > 0) table[list] = all
  else delete table[list]
}

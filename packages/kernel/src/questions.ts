import { isRecord, type Json } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Game, GameTypes, Seat } from './rules.ts'

/**
 * Whether a seat wants to be asked where its answer leaves no choice, only because something besides could come first: by
 * its id. A seat says it by a choice, `{ questions: { runes: 'never' } }`, whenever it is asked or may do something, and it
 * holds until the seat says otherwise. Nobody else is told. What may be done besides stays on offer with every real choice.
 */
export type Questions = { readonly [besides: string]: 'always' | 'never' }

/** By seat, for what it does not want to be asked. */
type Unasked = { readonly [seat: string]: readonly string[] }

/** The part of a table in which that is kept: left out while every seat wants every question. */
export interface WithUnasked {
  unasked?: Unasked
}

const NO_QUESTIONS: Questions = {}

/** What a seat has said of every question that it may switch off. */
export function questionsOf<G extends GameTypes>(
  { besides }: Game<G>,
  { unasked }: WithUnasked,
  seat: Seat | null,
): Questions {
  if (!besides || seat === null) return NO_QUESTIONS
  const off = unasked?.[seat]
  return Object.fromEntries(
    besides.flatMap(({ id, first }) => (first ? [[id, off?.includes(id) ? 'never' : 'always']] : [])),
  )
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
  if (!Object.hasOwn(now, id) || more.length > 0 || (wanted !== 'always' && wanted !== 'never'))
    return refuse('no-such-question', { questions: Object.keys(now) })
  return now[id] === wanted ? refuse('question-already-so') : { choice: { questions: { [id]: wanted } } }
}

/** Takes what a seat has said. */
export function takeQuestions(table: WithUnasked, seat: Seat, said: Questions): void {
  const [[id, wanted] = ['', 'always']] = Object.entries(said)
  const { [seat]: own = [], ...others } = table.unasked ?? {}
  const off = own.filter((each) => each !== id)
  if (wanted === 'never') off.push(id)
  keep(table, off.length > 0 ? { ...others, [seat]: off } : others)
}

/** In a guess of a seat: what others have said of questions is theirs. */
export function forgetOthers(table: WithUnasked, knower: Seat | null): void {
  const own = knower === null ? undefined : table.unasked?.[knower]
  if (table.unasked) keep(table, own ? { [knower as Seat]: own } : {})
}

function keep(table: WithUnasked, unasked: Unasked): void {
  if (Object.keys(unasked).length > 0) table.unasked = unasked
  else delete table.unasked
}

import type { Game } from './game.ts'
import { isRecord, type Json } from './json.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { ChanceRule, GameTypes, RuleContext, Seat } from './rules.ts'

/** When a seat wants to be asked: always, where it would change something, never, not in this turn, or not before its own next one. */
export type Wish = 'always' | 'useful' | 'never' | Pause
type Pause = 'not-this-turn' | 'not-until-mine'

const WISHES: readonly unknown[] = ['always', 'useful', 'never'] satisfies Wish[]
const PAUSES: readonly unknown[] = ['not-this-turn', 'not-until-mine'] satisfies Pause[]

/**
 * Whether a seat wants to be asked where its answer leaves no choice, only because something besides could come first, or
 * where it is asked for nothing but its chance to do something: by the question's id. A seat says it by a choice,
 * `{ questions: { runes: 'never' } }`, whenever it is asked or may do something, and it holds until the seat says
 * otherwise, or until a turn. Nobody else is told. What may be done besides stays on offer with every real choice.
 */
export type Questions = { readonly [question: string]: Wish }

/** By seat, the questions of which it has said so. */
type Said = { readonly [seat: string]: readonly string[] }

/** The part of a table in which that is kept: left out while every seat wants every question. */
export interface WithUnasked {
  unasked?: Said
  /** Wanted only where it would change something. */
  seldom?: Said
  /** By seat and question, what it was paused by and the number of the turn in which it is wanted again. */
  paused?: { readonly [seat: string]: { readonly [question: string]: readonly [Pause, until: number] } }
}

const NO_QUESTIONS: Questions = {}

/** What a seat has said of every question that it may switch off. */
export function questionsOf<G extends GameTypes>(
  game: Game<G>,
  table: WithUnasked,
  t: RuleContext<G>,
  seat: Seat | null,
): Questions {
  if (seat === null || !hasQuestions(game)) return NO_QUESTIONS
  const ids = [...idsOf(game), ...(game.questions?.(t, seat) ?? [])]
  return Object.fromEntries(ids.map((id) => [id, wishOf(game, table, t, seat, id)]))
}

export function wishOf<G extends GameTypes>(
  game: Game<G>,
  { unasked, seldom, paused }: WithUnasked,
  t: RuleContext<G>,
  seat: Seat,
  id: string,
): Wish {
  if (unasked?.[seat]?.includes(id)) return 'never'
  const pause = paused?.[seat]?.[id]
  if (pause && (game.turn?.(t, seat).now ?? 0) < pause[1]) return pause[0]
  return seldom?.[seat]?.includes(id) ? 'useful' : 'always'
}

/** Whether a decision that is no more than a chance is passed over: its seat does not want it, or nothing of what it consists of. */
export function isUnwanted<G extends GameTypes, A>(
  game: Game<G>,
  table: WithUnasked,
  t: RuleContext<G>,
  { question, parts, matters }: ChanceRule<G, A>,
  args: A,
  seat: Seat,
): boolean {
  if (!table.unasked && !table.seldom && !table.paused) return false
  const isOffNow = (id: string): boolean => {
    const wish = wishOf(game, table, t, seat, id)
    return wish === 'useful' ? !matters(t, args, seat) : wish !== 'always'
  }
  if (isOffNow(question)) return true
  const finer = parts?.(t, args, seat) ?? []
  return finer.length > 0 && finer.every(isOffNow)
}

const known = new WeakMap<object, readonly string[]>()

/** Every question that may be switched off: what comes first besides an answer, and decisions that are no more than a chance. */
function idsOf<G extends GameTypes>({ besides = [], rules }: Game<G>): readonly string[] {
  const ids = known.get(rules) ?? [
    ...besides.flatMap(({ id, first }) => (first ? [id] : [])),
    ...new Set(
      Object.values(rules).flatMap((rule) => (rule.kind === 'decision' && rule.chance ? [rule.chance.question] : [])),
    ),
  ]
  known.set(rules, ids)
  return ids
}

export const hasQuestions = <G extends GameTypes>(game: Game<G>): boolean => idsOf(game).length > 0

/** What a choice says of questions; undefined if it is another choice. */
export const saidOfQuestions = (choice: unknown): unknown =>
  typeof choice === 'object' && choice !== null && 'questions' in choice ? choice.questions : undefined

export const isOfQuestions = (choice: unknown): boolean => saidOfQuestions(choice) !== undefined

/** One question at a time, and only what is not so yet. */
export function acceptQuestions<G extends GameTypes>(
  game: Game<G>,
  table: WithUnasked,
  t: RuleContext<G>,
  seat: Seat,
  choice: unknown,
): { readonly choice: Json } | Refusal {
  const now = questionsOf(game, table, t, seat)
  const said = isRecord(choice) && Object.keys(choice).length === 1 ? choice.questions : null
  const [[id, wanted] = ['', null], ...more] = isRecord(said) ? Object.entries(said) : []
  const isWish = WISHES.includes(wanted) || (game.turn !== undefined && PAUSES.includes(wanted))
  if (!Object.hasOwn(now, id) || more.length > 0 || !isWish)
    return refuse('no-such-question', { questions: Object.keys(now) })
  return now[id] === wanted ? refuse('question-already-so') : { choice: { questions: { [id]: wanted as Wish } } }
}

/** Takes what a seat has said. */
export function takeQuestions<G extends GameTypes>(
  game: Game<G>,
  table: WithUnasked,
  t: RuleContext<G>,
  seat: Seat,
  said: Questions,
): void {
  const [[id, wanted] = ['', 'always']] = Object.entries(said)
  const turn = game.turn?.(t, seat)
  const until = turn && (wanted === 'not-this-turn' ? turn.now + 1 : wanted === 'not-until-mine' ? turn.own : undefined)
  keepPaused(table, seat, id, until === undefined ? undefined : [wanted as Pause, until])
  // A pause leaves what was said for longer as it is.
  if (until !== undefined) return
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
  const own = knower === null ? undefined : table.paused?.[knower]
  if (own) table.paused = { [knower as Seat]: own }
  else delete table.paused
}

function keepPaused(table: WithUnasked, seat: Seat, id: string, pause: readonly [Pause, number] | undefined): void {
  const { [seat]: own = {}, ...others } = table.paused ?? {}
  const { [id]: _, ...rest } = own
  const said = pause ? { ...rest, [id]: pause } : rest
  const all = Object.keys(said).length > 0 ? { ...others, [seat]: said } : others
  if (Object.keys(all).length > 0) table.paused = all
  else delete table.paused
}

function keep(table: WithUnasked, list: 'unasked' | 'seldom', seat: Seat, id: string, isOn: boolean): void {
  const { [seat]: own = [], ...others } = table[list] ?? {}
  const said = own.filter((each) => each !== id)
  if (isOn) said.push(id)
  const all = said.length > 0 ? { ...others, [seat]: said } : others
  if (Object.keys(all).length > 0) table[list] = all
  else delete table[list]
}

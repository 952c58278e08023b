import { type Random, seedFrom } from './chance.ts'
import { awaited } from './choose.ts'
import type { Form } from './forms.ts'
import { type Json, same } from './json.ts'
import { isEmpty } from './listing.ts'
import type { Frame, Game, GameTypes, Result, Seat, SideStanding } from './rules.ts'
import { sampleChoice } from './sampling.ts'
import { clockwiseFrom } from './seats.ts'
import { type Ask, asksOf, cloneTable, commitmentOf, isResting, resultOf, sightOf, type Table } from './table.ts'

/** All that a seat (null: a spectator) may know of a table. This, and nothing else, leaves the server. */
export interface Seen<V = unknown> {
  readonly game: string
  readonly version: string
  readonly players: number
  readonly seat: Seat | null
  readonly view: V
  /** What this seat is asked. */
  readonly ask: Ask | null
  /** Which step waits, and for whom. */
  readonly step: string | null
  /** What it is about. */
  readonly about: Json
  readonly awaited: readonly Seat[]
  /** Who has already answered a decision taken together, and what this seat said. */
  readonly answered: readonly Seat[]
  readonly answer: Json
  readonly moves: number
  readonly commitment: string
  /** Told when the game is over. */
  readonly seed: string | null
  readonly result: Result | null
  /** Of a campaign: how its games ended that are over. */
  readonly results: readonly Result[]
  /** The sides that nobody sits at, and how they stand. */
  readonly sides: readonly SideStanding[]
  /** Who moves after whom. */
  readonly turnOrder: readonly Seat[]
  /** Nobody hurries: clocks stand still. */
  readonly resting: boolean
}

const NO_RESULTS: readonly Result[] = []
const NO_SIDES: readonly SideStanding[] = []

/** `known`: what the caller has worked out before, for who shows one table to many. */
export function see<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  known: { readonly asks?: readonly Ask[]; readonly commitment?: string } = {},
): Seen<G['view']> {
  const { asks = asksOf(game, table), commitment = commitmentOf(table) } = known
  const top = table.stack[table.stack.length - 1]
  const answers = top?.answers ?? {}
  const context = sightOf(game, table)
  return {
    game: table.game,
    version: table.version,
    players: table.players,
    seat,
    view: game.view(context, seat),
    ask: asks.find((ask) => ask.seat === seat) ?? null,
    step: top?.step ?? null,
    about: top ? aboutOf(game, table, top) : null,
    awaited: awaited(asks),
    answered: Object.keys(answers).map(Number),
    answer: seat === null ? null : (answers[seat] ?? null),
    moves: table.moves,
    commitment,
    seed: top ? null : table.seed,
    result: resultOf(game, table),
    results: game.results?.(context) ?? NO_RESULTS,
    sides: game.sides?.(context) ?? NO_SIDES,
    turnOrder: game.turnOrder?.(context) ?? clockwiseFrom(0, table.players),
    resting: isResting(game, table),
  }
}

function aboutOf<G extends GameTypes>(game: Game<G>, table: Table<G['state']>, { step, args }: Frame): Json {
  const rule = game.rules[step]
  return rule && rule.kind !== 'step' ? (rule.about?.(sightOf(game, table), args as never) ?? null) : null
}

/** How often a guess is drawn before one is taken that waits for somebody else. */
const GUESSES = 1000

/**
 * A table that the seat cannot tell from the true one: what it does not know is drawn anew, the dice to come included,
 * and answers that others gave in secret are drawn from what they could have given. Whom the table waits for is no secret
 * and may tell something of a hand (only who holds an answer is asked for one): guesses that would not wait there are
 * drawn again.
 */
export function guess<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  random: Random,
): Table<G['state']> {
  const seats = awaited(asksOf(game, table))
  for (let drawn = 1; ; drawn++) {
    const guessed = drawGuess(game, table, seat, random)
    const top = guessed.stack[guessed.stack.length - 1]
    const waits = same(awaited(asksOf(game, guessed)), seats) && guessed.stack[guessed.stack.length - 1] === top
    if (waits || drawn === GUESSES) return guessed
  }
}

function drawGuess<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  random: Random,
): Table<G['state']> {
  const copy = cloneTable(game, table)
  const guessed: Table<G['state']> = {
    ...copy,
    state: game.guess(sightOf(game, copy), seat, random),
    seed: seedFrom(random),
    drawn: 0,
  }
  guessed.stack.forEach((frame, i) => {
    if (frame.answers) guessed.stack[i] = guessAnswers(game, guessed, frame, seat, random)
  })
  return guessed
}

function guessAnswers<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  frame: Frame,
  knower: Seat | null,
  random: Random,
): Frame {
  const rule = game.rules[frame.step]
  if (rule?.kind !== 'together') return frame
  const answers: Record<string, Json> = {}
  for (const seat of Object.keys(frame.answers ?? {}).map(Number)) {
    const form: Form | null = seat === knower ? null : rule.options(sightOf(game, table), frame.args as never, seat)
    answers[seat] = form && !isEmpty(form) ? sampleChoice(form, random) : (frame.answers?.[seat] as Json)
  }
  return { ...frame, answers }
}

import { asksOf } from './advance.ts'
import { awaited } from './choose.ts'
import type { Form } from './forms.ts'
import type { Game, Result, SideStanding } from './game.ts'
import type { Json } from './json.ts'
import { type Questions, questionsOf } from './questions.ts'
import type { Frame, GameTypes, Seat } from './rules.ts'
import { clockwiseFrom } from './seats.ts'
import { type Ask, commitmentOf, contextOf, isResting, resultOf, type Table } from './table.ts'

/** What another seat may choose from, where that is no secret (`openDecisions`). What it may do besides is its own affair. */
export interface OpenAsk {
  readonly seat: Seat
  readonly form: Form
}

/** All that a seat (null: a spectator) may know of a table. This, and nothing else, leaves the server. */
export interface SeatView<V = unknown, A = unknown> {
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
  readonly about: A | null
  readonly awaited: readonly Seat[]
  /** What others are asked, as far as everybody may know it. */
  readonly openAsks: readonly OpenAsk[]
  /** Who has already answered a decision taken together, and what this seat said. */
  readonly answered: readonly Seat[]
  readonly answer: Json
  /** For what this seat wants to be asked, of all that it may switch off. */
  readonly questions: Questions
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

const NO_ASKS: readonly OpenAsk[] = []
const NO_RESULTS: readonly Result[] = []
const NO_SIDES: readonly SideStanding[] = []

/** `known`: what the caller has worked out before, for who shows one table to many. */
export function seatViewOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  seat: Seat | null,
  known: { readonly asks?: readonly Ask[]; readonly commitment?: string } = {},
): SeatView<G['view'], G['about']> {
  const { asks = asksOf(game, table), commitment = commitmentOf(table) } = known
  const top = table.stack[table.stack.length - 1]
  const answers = top?.answers ?? {}
  const context = contextOf(game, table)
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
    openAsks: openAsksOf(game, asks, seat),
    answered: Object.keys(answers).map(Number),
    answer: seat === null ? null : (answers[seat] ?? null),
    questions: questionsOf(game, table, context, seat),
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

/**
 * The same in passing, between two steps: nobody is asked, and nothing is decided. It stays as it is while the table goes on.
 * `now`: what the seat saw before, of which all that no step changes is taken.
 */
export function passingViewOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  now: SeatView<G['view'], G['about']>,
): SeatView<G['view'], G['about']> {
  const context = { ...contextOf(game, table), state: game.clone(table.state) }
  return {
    ...now,
    view: game.view(context, now.seat),
    ask: null,
    step: null,
    about: null,
    awaited: [],
    openAsks: NO_ASKS,
    answered: [],
    answer: null,
    moves: table.moves,
    sides: game.sides?.(context) ?? NO_SIDES,
    turnOrder: game.turnOrder?.(context) ?? clockwiseFrom(0, table.players),
    resting: false,
  }
}

const openAsksOf = <G extends GameTypes>(
  { openDecisions = [] }: Game<G>,
  asks: readonly Ask[],
  viewer: Seat | null,
): readonly OpenAsk[] =>
  asks.flatMap(({ seat, step, form }) =>
    form && seat !== viewer && openDecisions.includes(step) ? [{ seat, form }] : [],
  )

function aboutOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G['state']>,
  { step, args }: Frame,
): G['about'] | null {
  const rule = game.rules[step]
  return rule && rule.kind !== 'step' ? (rule.about?.(contextOf(game, table), args as never) ?? null) : null
}

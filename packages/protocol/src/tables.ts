import { z } from 'zod'
import { AnyJson, Id, Moment, Seat } from './basics.ts'
import { PersonRef } from './people.ts'

/** How long people may think: for each decision, or in all with a little more after each. */
export const Clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('per-move'), seconds: z.int().min(1).max(1_209_600) }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.int().min(1).max(1_209_600),
    increment: z.int().min(0).max(86_400),
  }),
])
export type Clock = z.infer<typeof Clock>

/**
 * For how many seconds a chance to react stays open, whatever whoever is asked says: so nobody learns who does not want to
 * react, who thinks about it and who is not there. Null: until it is answered.
 */
const ReactionTime = z.int().min(1).max(60).nullable()

export const Status = z.enum(['open', 'playing', 'finished', 'abandoned'])
export type Status = z.infer<typeof Status>

export const Visibility = z.enum(['public', 'invite'])
export type Visibility = z.infer<typeof Visibility>

const Options = z.record(z.string().max(40), AnyJson)

export const SeatInfo = z.object({
  seat: Seat,
  /** Who sits here; null: nobody yet, or a program. */
  person: PersonRef.nullable(),
  /** The level of the program that sits here, or stands in for the person. */
  bot: z.string().nullable(),
  /** A program plays for the person; `join` takes the seat back, unless it was given up for good. */
  standIn: z.boolean(),
  /** Why: the clock ran out, the person left, or resigned. */
  why: z.enum(['clock', 'left', 'resigned']).nullable(),
  /** The person would rather end the game. */
  abandons: z.boolean(),
  /** The person would go on by the rules of now (`kept`). */
  goesOn: z.boolean(),
  online: z.boolean(),
  /** Milliseconds left: at `due` they are used up if the seat is on the move, else they wait. Null without a clock. */
  left: z.int().nullable(),
  due: Moment.nullable(),
  /** The seat may react, and has passed when it is `due`; that spends nothing of what is left. */
  lapses: z.boolean(),
  /**
   * Who is away keeps the seat until then, between two games of a campaign too; for whom the clock ran out, the game does not
   * end unasked before. Null for whoever is there or has resigned.
   */
  keptUntil: Moment.nullable(),
})
export type SeatInfo = z.infer<typeof SeatInfo>

/**
 * Why a game was not rated: fewer than two people played it; it was ended without a winner; somebody never had a turn, so
 * that it was no game; everybody let a program play, and programs made most of the people's choices or not; the same
 * people have been rated against each other often enough for a day; a seat was handed over; all have had their first
 * three games, and nobody had them before this day; or the clock gave less than 10 s for a move or 60 s for the game.
 */
export const Unrated = z.enum([
  'alone',
  'abandoned',
  'no-game',
  'programs',
  'nobody-stayed',
  'often',
  'handed-over',
  'all-new',
  'too-quick',
])
export type Unrated = z.infer<typeof Unrated>

/** A side that nobody sits at: an enemy clan, a Nemesis. */
const SideOutcome = z.object({
  side: z.string(),
  /** Null where the game was not played to its end. */
  score: z.number().nullable(),
  wins: z.boolean(),
})

export const Outcome = z.object({
  how: z.enum(['played', 'resigned', 'abandoned']),
  winners: z.array(Seat),
  scores: z.array(z.number()).nullable(),
  /** Left out where there are none. When every seat has resigned, they have won. */
  sides: z.array(SideOutcome).optional(),
  /**
   * Of every seat, 1 for the best; sides are counted, so that who loses alone against one is second; who resigned comes
   * last. Null where nobody won, and in what was no game.
   */
  places: z.array(z.int().nullable()),
  /**
   * What the game did to the ratings of the people who played it; empty for a game that is not rated. Left out is whose
   * rating stays, because all others are new.
   */
  ratings: z.array(z.object({ seat: Seat, before: z.int(), after: z.int() })),
  /** Why it was not rated; null if it was. */
  unrated: Unrated.nullable(),
})
export type Outcome = z.infer<typeof Outcome>

/** How a table stands that was played by rules which the house no longer has, and that these could not take over. */
const Kept = z.object({
  /** The rules it was played by. */
  version: z.string(),
  /** Whether its people may agree to go on from where it stands, by the rules of now. Else they can only end it. */
  canGoOn: z.boolean(),
  /** So many of the last choices could not be kept. */
  lost: z.int(),
})

/** Between two games of a campaign a seat may get another sitter, when everybody who is there agrees. */
const HandingOver = z.object({
  seat: Seat,
  /** The program that is to have it; null: whoever sits down there next. */
  to: z.string().nullable(),
  /** Who has agreed. */
  agreed: z.array(Seat),
  /** All have: the seat waits for somebody. */
  isFree: z.boolean(),
})

export const TableInfo = z.object({
  id: Id,
  game: z.string(),
  /** Of the rules. When the house gets others, a table is taken over at its first opening, or kept as it stood. */
  version: z.string(),
  /** Null for a table that is played, or was, by the rules of the house. */
  kept: Kept.nullable(),
  options: Options,
  status: Status,
  visibility: Visibility,
  spectators: z.boolean(),
  /** Who set it up; when they leave before the game begins, the first of those who still sit there. */
  host: PersonRef,
  clock: Clock.nullable(),
  reactionTime: ReactionTime,
  seats: z.array(SeatInfo),
  /** Seats the game waits for. */
  awaited: z.array(Seat),
  /** Nobody plays for themselves: programs wait too, until somebody takes their seat back. */
  paused: z.boolean(),
  /** A campaign pauses between two of its games. */
  resting: z.boolean(),
  /** How many entries the table has: choices, undos, people who came and went. Everything is counted by it. */
  number: z.int(),
  /** How many choices stand. */
  moves: z.int(),
  created: Moment,
  updated: Moment,
  /** To the seed, from the start on. */
  commitment: z.string(),
  /** Told when the game is over. */
  seed: z.string().nullable(),
  result: Outcome.nullable(),
  rematch: Id.nullable(),
  handingOver: HandingOver.nullable(),
})
export type TableInfo = z.infer<typeof TableInfo>

const NewSeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
])

export const NewTable = z.strictObject({
  game: z.string().max(40),
  options: Options.default({}),
  seats: z.array(NewSeat).min(1).max(16),
  visibility: Visibility.default('public'),
  spectators: z.boolean().default(true),
  clock: Clock.nullable().default(null),
  /** Of games without reactions it is not kept. */
  reactionTime: ReactionTime.default(null),
})
export type NewTable = z.input<typeof NewTable>

export const List = z.enum(['open', 'mine', 'finished'])
export const TablesAnswer = z.object({ tables: z.array(TableInfo) })
/** The invitation is told to those who sit at the table. */
export const TableAnswer = z.object({ table: TableInfo, invite: z.string().nullable() })
export type TableAnswer = z.infer<typeof TableAnswer>

export const Join = z.strictObject({ seat: Seat.optional(), invite: z.string().max(64).optional() })
export const Fill = z.strictObject({ bot: z.string().max(40), seat: Seat.optional() })
/** Whom the host shows the door. */
export const Removal = z.strictObject({ person: Id })
/** False: one would rather not go on. */
export const GoOn = z.strictObject({ agree: z.boolean().default(true) })
/** False: one is against it, or no longer wants it. */
export const HandOver = z.strictObject({
  seat: Seat,
  to: z.string().max(40).nullable().default(null),
  agree: z.boolean().default(true),
})
/** False: one no longer wants to end the game. */
export const Abandon = z.strictObject({ agree: z.boolean().default(true) })

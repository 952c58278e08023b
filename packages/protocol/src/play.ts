import type { Replay, SeatView } from '@longhouse/kernel'
import { z } from 'zod'
import { AnyJson, Id, Key, Line, Moment, Seat } from './basics.ts'
import { PersonRef } from './people.ts'

/** What a seat sees, as the kernel tells it. Only the page and bots look into it. */
export const SeatViewJson = z.looseObject({
  game: z.string(),
  version: z.string(),
  players: z.int(),
  seat: Seat.nullable(),
  view: z.unknown(),
  ask: z.unknown(),
  step: z.string().nullable(),
  awaited: z.array(Seat),
  moves: z.int(),
  commitment: z.string(),
  seed: z.string().nullable(),
}) as unknown as z.ZodType<SeatView>

export const ReplayFile = z.looseObject({ longhouse: z.literal(1) }) as unknown as z.ZodType<Replay>

/** The table as one seat (or a spectator) sees it after entry `number`. `seen` is null until the game starts. */
export const TableUpdate = z.object({
  number: z.int(),
  seat: Seat.nullable(),
  seen: SeatViewJson.nullable(),
  canUndo: z.boolean(),
})
export type TableUpdate = z.infer<typeof TableUpdate>

export const EntryKind = z.enum([
  'sit',
  'remove',
  'start',
  'choice',
  'undo',
  'stand-in',
  'return',
  'resign',
  'abandon',
  'end',
  'rematch',
  'rules',
  'go-on',
  'hand-over',
])
export type EntryKind = z.infer<typeof EntryKind>

/** One entry of a table's book, as a seat may know it. */
export const EntryView = z.object({
  number: z.int(),
  kind: EntryKind,
  /** Whom it is about; null for the table itself. */
  seat: Seat.nullable(),
  at: Moment,
  /** What happened in the game, as this seat hears it. */
  events: z.array(z.unknown()),
  /** Of an undo: the entries that were taken back; what was heard with them is no longer true. */
  undoes: z.array(z.int()),
  /** Of a table of earlier rules, instead of events: what was told to all, by language. */
  said: z.record(z.string(), z.array(z.string()).readonly()).optional(),
})
export type EntryView = z.infer<typeof EntryView>

export const LogAnswer = z.object({ entries: z.array(EntryView) })

/** `number`: the last entry the chooser knew. */
export const Choice = z.strictObject({ key: Key, number: z.int().nonnegative(), choice: AnyJson })
export const Undo = z.strictObject({ key: Key, number: z.int().nonnegative() })
/** Choices that may be made now, as many as a page shows. */
export const Considered = z.strictObject({ number: z.int().nonnegative(), choices: z.array(AnyJson).min(1).max(64) })
/** Of each of them, in their order. */
export const EndsUndo = z.object({ ends: z.array(z.boolean()) })
/** The number of the entry it became. */
export const Settled = z.object({ number: z.int() })

export const Say = z.strictObject({ key: Key, text: Line })
export const ChatLine = z.object({ number: z.int(), person: PersonRef, text: z.string(), at: Moment })
export type ChatLine = z.infer<typeof ChatLine>
export const ChatAnswer = z.object({ lines: z.array(ChatLine) })

export const From = z.object({ from: z.coerce.number().int().nonnegative().default(0) })
export const Invited = z.object({ invite: z.string().max(64).optional() })
export const AtTable = z.object({ id: Id })

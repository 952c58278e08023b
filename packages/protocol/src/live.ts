import { z } from 'zod'
import { Id, Key } from './basics.ts'
import { ChatLine, Choice, EntryView, Say, SeatViewJson, TableUpdate, Undo } from './play.ts'
import { Refused } from './refusals.ts'
import { TableInfo } from './tables.ts'

const at = { table: Id }

/** What a client may say on `/api/v1/live`. */
export const ClientMessage = z.union([
  /** `since`: the last entry known, after a lost connection; null to begin with the table as it is now. */
  z.strictObject({
    watch: Id,
    since: z.int().nonnegative().nullable().default(null),
    invite: z.string().max(64).optional(),
    /** True: `moved` tells also what a choice set off on the way to the table after it. */
    beats: z.boolean().optional(),
  }),
  z.strictObject({ unwatch: Id }),
  z.strictObject({ choose: Choice.extend(at) }),
  z.strictObject({ undo: Undo.extend(at) }),
  z.strictObject({ chat: Say.extend(at) }),
  /** True: tell of every public table that opens or changes while it is open, and of every table at which one sits. */
  z.strictObject({ lobby: z.boolean() }),
  z.strictObject({ ping: z.number() }),
])
export type ClientMessage = z.input<typeof ClientMessage>

/** One entry, right after it was made: what it was, what was heard, and the table after it. */
export const Moved = EntryView.extend({
  ...at,
  seen: SeatViewJson.nullable(),
  canUndo: z.boolean(),
  /** To those who asked for them, if there are any: what is to be seen by itself, and how many of the events were heard by then. */
  beats: z.array(z.object({ seen: SeatViewJson, told: z.int() })).optional(),
  /** What is different now of what `table` told; everything else is as it was. */
  info: TableInfo.partial(),
  /** To whoever asked for it, the key they asked with: it is settled. Null to everybody else. */
  key: Key.nullable(),
})
export type Moved = z.infer<typeof Moved>

/** What the server says. */
export const ServerMessage = z.union([
  /** Who one is to the server; the first message of all. */
  z.object({ hello: z.object({ person: Id.nullable(), at: z.int() }) }),
  /** After `watch`, and when it changes without an entry; and to those who may not see the game, after every entry. */
  z.object({ table: TableInfo }),
  /** After `watch`: what was missed, without `seen`, then the table as it is. */
  z.object({ missed: z.object({ ...at, entries: z.array(EntryView) }) }),
  z.object({ tableUpdate: TableUpdate.extend(at) }),
  z.object({ moved: Moved }),
  /** What was asked with this key is done, and is not told by `moved`: one does not watch, or asked before. */
  z.object({ settled: z.object({ key: Key, number: z.int() }) }),
  z.object({ refused: Refused.extend({ key: Key.nullable(), table: Id.nullable() }) }),
  z.object({ chat: ChatLine.extend(at) }),
  z.object({ presence: z.object({ ...at, seats: z.array(z.boolean()), watching: z.int() }) }),
  z.object({ lobby: TableInfo }),
  z.object({ pong: z.number() }),
])
export type ServerMessage = z.infer<typeof ServerMessage>

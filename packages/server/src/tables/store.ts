import type { Options, Seat } from '@longhouse/kernel'
import type { Clock, EntryKind, TableInfo, Visibility } from '@longhouse/protocol'
import { type Batch, type Database, type Row, type Statement, statement } from '../storage/database.ts'
import type { Entry } from './entry.ts'
import { infoOf, type LookAgain, lookAgainAt } from './info.ts'
import type { Plan } from './plan.ts'
import type { TableState } from './table-state.ts'

interface TableRow extends Row {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly options: string
  readonly players: number
  readonly seed: string
  readonly clock: string | null
  readonly reaction_time: number | null
  readonly visibility: string
  readonly spectators: number
  readonly host: string
  readonly invite: string
  readonly previous: string | null
  readonly created: number
}

interface EntryRow extends Row {
  readonly number: number
  readonly kind: string
  readonly seat: number | null
  readonly body: string
  readonly key: string | null
  readonly at: number
}

/** An entry as it was written, with the key of the request it answered. */
export interface Written {
  readonly entry: Entry
  readonly key: string | null
}

export async function readPlan(database: Database, id: string): Promise<Plan | null> {
  const row = await database.one<TableRow>(
    `select id, game, version, options, players, seed, clock, reaction_time, visibility, spectators, host, invite, previous,
       created
     from tables where id = ?`,
    id,
  )
  if (!row) return null
  const { reaction_time: reactionTime, ...plan } = row
  return {
    ...plan,
    options: JSON.parse(row.options) as Options,
    clock: row.clock === null ? null : (JSON.parse(row.clock) as Clock),
    reactionTime,
    visibility: row.visibility as Visibility,
    spectators: row.spectators === 1,
  }
}

/** Those after one number, up to another. */
export async function readEntries(
  database: Database,
  table: string,
  after: number,
  last = Number.MAX_SAFE_INTEGER,
): Promise<Written[]> {
  const rows = await database.all<EntryRow>(
    `select number, kind, seat, body, key, at from entries
     where table_id = ? and number > ? and number <= ? order by number`,
    ...[table, after, last],
  )
  return rows.map(({ number, kind, seat, body, key, at }) => ({
    entry: { ...(JSON.parse(body) as object), kind: kind as EntryKind, seat, number, at } as Entry,
    key,
  }))
}

/** What the last entry wrote down that took the table over from rules by which those before it cannot be played any more. */
export async function readCarried(database: Database, table: string): Promise<string | null> {
  const rows = await database.all<{ body: string }>(
    `select body from entries where table_id = ? and kind = 'rules' order by number desc`,
    table,
  )
  const snapshots = rows.map(({ body }) => (JSON.parse(body) as { readonly snapshot: string | null }).snapshot)
  return snapshots.find((snapshot) => snapshot !== null) ?? null
}

/** The entries that requests with a key became. */
export async function readKeys(database: Database, table: string): Promise<Map<string, number>> {
  const rows = await database.all<{ number: number; key: string }>(
    'select number, key from entries where table_id = ? and key is not null',
    table,
  )
  return new Map(rows.map(({ number, key }) => [key, number]))
}

export async function readInfo(database: Database, id: string): Promise<TableInfo | null> {
  const row = await database.one<{ info: string }>('select info from tables where id = ?', id)
  return row && (JSON.parse(row.info) as TableInfo)
}

export const insertTable = (plan: Plan, state: TableState): Statement =>
  statement(
    `insert into tables (id, game, version, options, players, seed, clock, reaction_time, visibility, spectators, host, invite,
       previous, created, number, status, updated, due, programs_due, info, led_by)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    ...[plan.id, plan.game, plan.version, JSON.stringify(plan.options), plan.players, plan.seed],
    ...[
      plan.clock && JSON.stringify(plan.clock),
      plan.reactionTime,
      plan.visibility,
      plan.spectators ? 1 : 0,
      plan.host,
    ],
    ...[plan.invite, plan.previous, plan.created, ...present(state)],
  )

/** Two processes may write it, each a little late: what is newer stays. */
export const updateTable = (state: TableState): Statement => ({
  ...statement(
    `update tables set number = ?, status = ?, updated = ?, due = ?, programs_due = ?, info = ?, led_by = ?
     where id = ? and number < ?`,
    ...present(state),
    ...[state.plan.id, state.number],
  ),
  row: state.plan.id,
})

function present(state: TableState) {
  const { number, status, updated, host } = state
  const { clocks, programs } = lookAgainAt(state)
  return [number, status, updated, clocks, programs, JSON.stringify(infoOf(state)), host] as const
}

/** When somebody must look at a table of which so many entries are written. */
export const lookAgain = (table: string, { clocks, programs }: LookAgain, number: number): Statement => ({
  ...statement(
    'update tables set due = ?, programs_due = ? where id = ? and number = ?',
    ...[clocks, programs, table, number],
  ),
  row: table,
})

export function insertEntry(table: string, { entry, key }: Written): Statement {
  const { kind, seat, number, at, ...body } = entry
  return statement(
    `insert into entries (table_id, number, kind, seat, body, key, at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
    ...[table, number, kind, seat, JSON.stringify(body), key, at],
  )
}

const freeSeat = (table: string, seat: Seat): Statement =>
  statement('delete from seats where table_id = ? and seat = ?', table, seat)

/** Who sits where, for finding one's tables. */
export function placeSitter(table: string, entry: Entry): Statement[] {
  // Whoever is to come next sits down with an entry of their own.
  if (entry.kind === 'hand-over' && entry.done && entry.to !== null) return [freeSeat(table, entry.of)]
  if (entry.kind !== 'sit' && entry.kind !== 'remove') return []
  return entry.kind === 'remove' || entry.person === null
    ? [freeSeat(table, entry.seat)]
    : [
        statement(
          `insert into seats (table_id, seat, person_id) values (?, ?, ?)
           on conflict (table_id, seat) do update set person_id = excluded.person_id`,
          ...[table, entry.seat, entry.person],
        ),
      ]
}

/** One more entry. The table's key decides who of two processes was first. */
export const appending = (state: TableState, written: Written, guards: readonly Statement[]): Required<Batch> => ({
  guards: [insertEntry(state.plan.id, written), ...guards],
  rest: [...placeSitter(state.plan.id, written.entry), ...followRules(state.plan.id, written.entry)],
})

/** From now on the table is one of these rules. */
const followRules = (table: string, entry: Entry): Statement[] =>
  entry.kind === 'rules' ? [statement('update tables set version = ? where id = ?', entry.version, table)] : []

/** Tables whose row was to be written a little later when the process ended. */
export const readBehind = async (database: Database): Promise<string[]> => {
  const rows = await database.all<{ id: string }>(
    `select id from tables where status = 'playing'
     and number < (select max(entries.number) from entries where entries.table_id = tables.id)`,
  )
  return rows.map(({ id }) => id)
}

export const peopleAt = async (database: Database, table: string): Promise<string[]> => {
  const rows = await database.all<{ person_id: string }>('select person_id from seats where table_id = ?', table)
  return rows.map(({ person_id }) => person_id)
}

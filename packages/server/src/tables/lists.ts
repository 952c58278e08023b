import { type Refusal, refuse } from '@longhouse/kernel'
import type { PastGame, TableInfo } from '@longhouse/protocol'
import type { Database } from '../storage/database.ts'

const MOST = 100
const MOST_RESULTS = 50

const infos = (rows: readonly { readonly info: string }[]): TableInfo[] =>
  rows.map(({ info }) => JSON.parse(info) as TableInfo)

/** One person has ten of them at most: who would keep others out of these must be as many as the list is long. */
const MOST_LOOKED_AT = 10 * MOST

/** Public tables at which a seat may be free: the first that each host has, then their second ones, the newest first. */
export const openTables = async (database: Database): Promise<TableInfo[]> =>
  infos(
    await database.all<{ info: string }>(
      `select info from (
         select info, updated, row_number() over (partition by led_by order by created, id) as turn from (
           select id, led_by, created, updated, info from tables
           where status = 'open' and visibility = 'public' order by updated desc limit ${MOST_LOOKED_AT}
         ) as newest
       ) as ranked order by turn, updated desc limit ${MOST}`,
    ),
  )

/**
 * The tables at which somebody has a seat. Their seats are looked through, not the tables of the house: joined in this
 * order, which SQLite keeps.
 */
const TABLES_OF = `from seats cross join tables where seats.person_id = ? and tables.id = seats.table_id`

export async function tablesOf(database: Database, person: string, finished: boolean): Promise<TableInfo[]> {
  const statuses = finished ? "('finished', 'abandoned')" : "('open', 'playing')"
  return infos(
    await database.all<{ info: string }>(
      `select info ${TABLES_OF} and status in ${statuses} order by updated desc limit ${MOST}`,
      person,
    ),
  )
}

/** Where somebody still plays or waits; at an open one also if they are only its host. */
const UNFINISHED = `select id, status ${TABLES_OF} and status in ('open', 'playing')
  union select id, status from tables where led_by = ? and status = 'open'`

/** The ids of all tables somebody still plays or waits at. */
export async function unfinishedOf(database: Database, person: string): Promise<string[]> {
  const rows = await database.all<{ id: string }>(UNFINISHED, person, person)
  return rows.map(({ id }) => id)
}

/** Whether somebody may have one more table, that has not started. */
export async function roomForOneMore(
  database: Database,
  person: string,
  most: { readonly open: number; readonly unfinished: number },
): Promise<Refusal | null> {
  const rows = await database.all<{ status: string; count: number }>(
    `select status, count(*) as count from (${UNFINISHED}) as theirs group by status`,
    ...[person, person],
  )
  const open = rows.find(({ status }) => status === 'open')?.count ?? 0
  if (open >= most.open) return refuse('too-many-open', { most: most.open })
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return all >= most.unfinished ? refuse('too-many-tables', { most: most.unfinished }) : null
}

/** Seats of people who are no more, which a process that was killed left behind. */
export const ghostsOf = (database: Database): Promise<{ table_id: string; person_id: string }[]> =>
  database.all<{ table_id: string; person_id: string }>(
    `select table_id, person_id from seats
     where not exists (select 1 from people where people.id = seats.person_id)
     and exists (select 1 from tables where tables.id = seats.table_id and tables.status in ('open', 'playing'))`,
  )

/** What everybody may know of somebody's past: the results of public games. */
export async function pastOf(database: Database, person: string): Promise<PastGame[]> {
  const finished = (await tablesOf(database, person, true)).filter(
    ({ status, visibility }) => status === 'finished' && visibility === 'public',
  )
  return finished.slice(0, MOST_RESULTS).map(({ id, game, updated, seats, result }) => {
    const seat = seats.findIndex((each) => each.person?.id === person)
    const players = seats.length + (result?.sides?.length ?? 0)
    return { table: id, game, at: updated, place: result?.places[seat] ?? null, players }
  })
}

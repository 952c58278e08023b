import type { PastGame, TableInfo } from '@longhouse/protocol'
import type { Database } from '../storage/database.ts'

const MOST = 100
const MOST_RESULTS = 50

const infos = (rows: readonly { readonly info: string }[]): TableInfo[] =>
  rows.map(({ info }) => JSON.parse(info) as TableInfo)

/** Public tables at which a seat may be free. */
export const openTables = async (database: Database): Promise<TableInfo[]> =>
  infos(
    await database.all<{ info: string }>(
      `select info from tables where status = 'open' and visibility = 'public' order by updated desc limit ${MOST}`,
    ),
  )

export async function tablesOf(database: Database, person: string, finished: boolean): Promise<TableInfo[]> {
  const statuses = finished ? "('finished', 'abandoned')" : "('open', 'playing')"
  return infos(
    await database.all<{ info: string }>(
      `select info from tables where status in ${statuses}
       and id in (select table_id from seats where person_id = ?) order by updated desc limit ${MOST}`,
      person,
    ),
  )
}

/** The ids of all tables somebody still plays or waits at. */
export async function unfinishedOf(database: Database, person: string): Promise<string[]> {
  const rows = await database.all<{ id: string }>(
    `select id from tables where status in ('open', 'playing')
     and id in (select table_id from seats where person_id = ?)`,
    person,
  )
  return rows.map(({ id }) => id)
}

/** What everybody may know of somebody's past: the results of public games. */
export async function pastOf(database: Database, person: string): Promise<PastGame[]> {
  const finished = (await tablesOf(database, person, true)).filter(
    ({ status, visibility }) => status === 'finished' && visibility === 'public',
  )
  return finished.slice(0, MOST_RESULTS).map(({ id, game, updated, seats, result }) => {
    const seat = seats.findIndex((each) => each.person?.id === person)
    return { table: id, game, at: updated, place: result?.places[seat] ?? null, players: seats.length }
  })
}

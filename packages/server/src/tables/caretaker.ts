import { isRefusal } from '@longhouse/kernel'
import { forgetOldSessions } from '../people/sessions.ts'
import { type Database, statement } from '../storage/database.ts'
import { getUp } from './getting-up.ts'
import { ghostsOf } from './lists.ts'
import type { LoadedTables } from './loaded-tables.ts'
import type { Services } from './services.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Not while the house is still opening. */
const FIRST_MS = 60_000
/** Nobody comes to a table that has been open for so long. */
const OPEN_DAYS = 7
/** Nobody looks again at one that was called off before it began. */
const CALLED_OFF_DAYS = 30
/** Guests who never sat down anywhere, nor kept their name. */
const GUEST_DAYS = 30
const MOST_AT_ONCE = 500

/** Calls off tables that never started and forgets them later, frees seats of people who are no more, and forgets guests who never played. */
export async function clearAway({ database, now, log }: Services, loadedTables: LoadedTables): Promise<void> {
  /** A table that cannot be opened keeps nobody from looking after the others. */
  const lookAfter = (table: string, work: () => Promise<void>): Promise<void> =>
    work().catch((error: unknown) => log.warn({ err: error, table }, 'a table could not be looked after'))

  const forgotten = await database.all<{ id: string }>(
    `select id from tables where status = 'open' and updated < ? order by updated limit ${MOST_AT_ONCE}`,
    now() - OPEN_DAYS * DAY_MS,
  )
  for (const { id } of forgotten)
    await lookAfter(id, async () => {
      const table = await loadedTables.open(id)
      if (!isRefusal(table)) await table.do(({ status }) => (status === 'open' ? { kind: 'end', seat: null } : null))
    })
  await forgetCalledOff(database, now() - CALLED_OFF_DAYS * DAY_MS)
  for (const { table_id, person_id } of await ghostsOf(database))
    await lookAfter(table_id, () => getUp(loadedTables, table_id, person_id))
  const used = ['seats', 'tokens', 'chat', 'ratings'].map(
    (kind) => `not exists (select 1 from ${kind} where ${kind}.person_id = people.id)`,
  )
  await database.run(
    `delete from people where password is null and created < ? and ${used.join(' and ')}`,
    now() - GUEST_DAYS * DAY_MS,
  )
  await forgetOldSessions(database, now())
}

async function forgetCalledOff(database: Database, before: number): Promise<void> {
  for (;;) {
    const tables = await database.all<{ id: string }>(
      `select id from tables where status = 'abandoned' and updated < ?
       and not exists (select 1 from entries where entries.table_id = tables.id and entries.kind = 'start')
       limit ${MOST_AT_ONCE}`,
      before,
    )
    const rest = tables.flatMap(({ id }) => [
      statement('delete from tables where id = ?', id),
      ...['entries', 'seats', 'chat', 'snapshots'].map((kind) =>
        statement(`delete from ${kind} where table_id = ?`, id),
      ),
    ])
    if (rest.length > 0) await database.write({ guards: [], rest })
    if (tables.length < MOST_AT_ONCE) return
  }
}

/** Once a day. */
export function openCaretaker(services: Services, loadedTables: LoadedTables): { stop(): void } {
  const work = () => {
    clearAway(services, loadedTables).catch((error: unknown) =>
      services.log.warn({ err: error }, 'what nobody needs could not be cleared away'),
    )
  }
  const first = setTimeout(work, FIRST_MS)
  const daily = setInterval(work, DAY_MS)
  for (const timer of [first, daily]) timer.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(daily)
    },
  }
}

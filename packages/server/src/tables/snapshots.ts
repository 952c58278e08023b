import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { AnyGame } from '@longhouse/kernel'
import { type Row, type Statement, statement, type Value } from '../storage/database.ts'
import type { Plan } from './plan.ts'
import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { shownOf } from './shown.ts'
import {
  READABLE_FORMATS,
  SNAPSHOT_FORMAT,
  snapshotOf,
  tableStateFrom,
  upgraded,
  type WrittenSnapshot,
} from './snapshot.ts'
import { isOver, type TableState } from './table-state.ts'

/** A table is written down whole after so many entries, and a long one after a part of its length: in all it stays linear. */
const OFTEN = 256
const PART = 8
/** A body that opens into more than this is not one of ours. */
const LARGEST = 256 * 1024 * 1024

interface SnapshotRow extends Row {
  readonly body: string
}

/** With what people see of it, so that it can be shown without any rules. */
export async function packed(services: Services, state: TableState): Promise<string> {
  const written: WrittenSnapshot = { ...snapshotOf(state), shown: await shownOf(services, state) }
  return (await promisify(gzip)(JSON.stringify(written), { level: 1 })).toString('base64')
}

export async function unpacked(body: string): Promise<WrittenSnapshot> {
  const text = await promisify(gunzip)(Buffer.from(body, 'base64'), { maxOutputLength: LARGEST })
  return JSON.parse(text.toString()) as WrittenSnapshot
}

/**
 * The latest snapshot of a table; null if there is none, or it is of other rules, of another format, or of an entry that
 * is not there.
 */
export async function readSnapshot(services: Services, game: AnyGame, plan: Plan): Promise<TableState | null> {
  const snapshot = await readWritten(services, plan, `rules = ? and format = ?`, game.version, SNAPSHOT_FORMAT)
  return snapshot && tableStateFrom(game, plan, snapshot)
}

/** The same by whatever rules it was written, for a table whose rules are gone. */
export async function readEarlierSnapshot(services: Services, plan: Plan): Promise<WrittenSnapshot | null> {
  const snapshot = await readWritten(services, plan, `format in (${READABLE_FORMATS.join()})`)
  return snapshot && upgraded(snapshot)
}

async function readWritten(
  { database, log }: Services,
  plan: Plan,
  which: string,
  ...args: readonly Value[]
): Promise<WrittenSnapshot | null> {
  const row = await database.one<SnapshotRow>(
    `select snapshots.body from snapshots join entries
       on entries.table_id = snapshots.table_id and entries.number = snapshots.number and entries.at = snapshots.at
     where snapshots.table_id = ? and ${which}`,
    ...[plan.id, ...args],
  )
  if (!row) return null
  try {
    return await unpacked(row.body)
  } catch (error) {
    log.warn({ table: plan.id, err: error }, 'a snapshot could not be read')
    return null
  }
}

/** One for each table. Of two processes that write the last one counts: an older snapshot is as true. */
async function putSnapshot(services: Services, state: TableState): Promise<Statement> {
  const { plan, game, number, updated } = state
  return statement(
    `insert into snapshots (table_id, number, at, rules, format, body) values (?, ?, ?, ?, ?, ?)
     on conflict (table_id) do update set number = excluded.number, at = excluded.at, rules = excluded.rules,
       format = excluded.format, body = excluded.body`,
    ...[plan.id, number, updated, game.version, SNAPSHOT_FORMAT, await packed(services, state)],
  )
}

/** Writes a table down whole, now and then and when it is put away, so that it is opened again without playing it all. */
export function openSnapshots(services: Services, table: Present, from: number) {
  const { database, log } = services
  let last = from
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const { state } = table
    const before = last
    last = state.number
    try {
      await database.write({ guards: [], rest: [await putSnapshot(services, state)] })
    } catch (error) {
      last = before
      log.warn({ table: table.id, err: error }, 'a snapshot could not be written')
    }
  }

  return {
    /** An entry was written. */
    follow(): void {
      const { number } = table.state
      if (isOver(table.state) || number - last >= Math.max(OFTEN, number / PART)) writing = writing.then(write)
    },
    async close(): Promise<void> {
      await writing
      if (table.state.number > last) await write()
    },
  }
}

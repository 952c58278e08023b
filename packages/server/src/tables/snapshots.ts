import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { AnyGame } from '@longhouse/kernel'
import { type Row, type Statement, statement } from '../storage/database.ts'
import type { Plan } from './plan.ts'
import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { SNAPSHOT_FORMAT, type Snapshot, snapshotOf, tableStateFrom } from './snapshot.ts'
import type { TableState } from './table-state.ts'

/** A table is written down whole after so many entries, and a long one after a part of its length: in all it stays linear. */
const OFTEN = 256
const PART = 8
/** So few entries are played again as fast as a snapshot is read. */
const FEW = 20
/** A body that opens into more than this is not one of ours. */
const LARGEST = 256 * 1024 * 1024

interface SnapshotRow extends Row {
  readonly body: string
}

const packed = async (state: TableState): Promise<string> =>
  (await promisify(gzip)(JSON.stringify(snapshotOf(state)), { level: 1 })).toString('base64')

async function unpacked(body: string): Promise<Snapshot> {
  const text = await promisify(gunzip)(Buffer.from(body, 'base64'), { maxOutputLength: LARGEST })
  return JSON.parse(text.toString()) as Snapshot
}

/**
 * The latest snapshot of a table; null if there is none, or it is of other rules, of another format, or of an entry that
 * is not there.
 */
export async function readSnapshot({ database, log }: Services, game: AnyGame, plan: Plan): Promise<TableState | null> {
  const row = await database.one<SnapshotRow>(
    `select snapshots.body from snapshots join entries
       on entries.table_id = snapshots.table_id and entries.number = snapshots.number and entries.at = snapshots.at
     where snapshots.table_id = ? and snapshots.rules = ? and snapshots.format = ?`,
    ...[plan.id, game.version, SNAPSHOT_FORMAT],
  )
  if (!row) return null
  try {
    return tableStateFrom(game, plan, await unpacked(row.body))
  } catch (error) {
    log.warn(
      { table: plan.id, err: error },
      'a snapshot could not be read; the table is played again from its beginning',
    )
    return null
  }
}

/** One for each table. Of two processes that write the last one counts: an older snapshot is as true. */
async function putSnapshot(state: TableState): Promise<Statement> {
  const { plan, game, number, updated } = state
  return statement(
    `insert into snapshots (table_id, number, at, rules, format, body) values (?, ?, ?, ?, ?, ?)
     on conflict (table_id) do update set number = excluded.number, at = excluded.at, rules = excluded.rules,
       format = excluded.format, body = excluded.body`,
    ...[plan.id, number, updated, game.version, SNAPSHOT_FORMAT, await packed(state)],
  )
}

/** Writes a table down whole, now and then and when it is put away, so that it is opened again without playing it all. */
export function openSnapshots({ database, log }: Services, table: Present, from: number) {
  let last = from

  async function write(): Promise<void> {
    const { state } = table
    const before = last
    last = state.number
    try {
      await database.write({ guards: [], rest: [await putSnapshot(state)] })
    } catch (error) {
      last = before
      log.warn({ table: table.id, err: error }, 'a snapshot could not be written')
    }
  }

  return {
    /** An entry was written. */
    follow(): void {
      const { number } = table.state
      if (number - last >= Math.max(OFTEN, number / PART)) void write()
    },
    async close(): Promise<void> {
      if (table.state.number - last > FEW) await write()
    },
  }
}

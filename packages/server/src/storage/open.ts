import { type Refusal, refuse } from '@longhouse/kernel'
import type { Database, Row, Value } from './database.ts'
import { groupCommits } from './group-commit.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

export interface Storing {
  /** The folder of the database file. */
  readonly data: string
  /** The address of a PostgreSQL server, which is then used instead. */
  readonly url: string | null
  /** Told after every transaction. */
  readonly measured?: (batches: number, ms: number) => void
}

/** The database of the house, up to date; refused if another process has it or it cannot be reached. */
export async function openDatabase({ data, url, measured }: Storing): Promise<Database | Refusal> {
  const driver = url ? openPostgres(url) : await openSqlite(data)
  if ('refused' in driver) return driver
  try {
    await migrate(driver)
  } catch (error) {
    await driver.close()
    return refuse('storage-unusable', { why: error instanceof Error ? error.message : String(error) })
  }
  const commits = groupCommits(driver, measured)
  const all = <R extends Row>(sql: string, ...args: readonly Value[]) => driver.all(sql, args) as Promise<R[]>
  return {
    kind: driver.kind,
    all,
    one: async <R extends Row>(sql: string, ...args: readonly Value[]) => (await all<R>(sql, ...args))[0] ?? null,
    write: commits.write,
    async run(sql, ...args) {
      await commits.write({ guards: [], rest: [{ sql, args }] })
    },
    name: driver.name,
    others: driver.others,
    announcement: driver.announcement,
    onNews: driver.onNews,
    async close() {
      await commits.idle()
      await driver.close()
    },
  }
}

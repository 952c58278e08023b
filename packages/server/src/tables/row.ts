import { same } from '@longhouse/kernel'
import type { Statement } from '../storage/database.ts'
import { lookAgainAt } from './info.ts'
import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { updateTable } from './store.ts'
import type { TableState } from './table-state.ts'

/** Lists of tables that nobody has in memory may be so far behind. */
const LATER_MS = 500
const AGAIN_MS = 5_000

/**
 * The row by which lists and sweeps find a table. It follows from the entries, so it need not be written with every
 * choice: where nothing but the position has changed, one row a little later serves many of them.
 */
export function openRow({ database, process, log }: Services, table: Present) {
  let timer: NodeJS.Timeout | undefined

  function later(ms: number): void {
    timer ??= setTimeout(writeNow, ms)
    timer.unref()
  }

  function upToDate(): void {
    clearTimeout(timer)
    timer = undefined
  }

  async function writeNow(): Promise<void> {
    if (!(await write())) later(AGAIN_MS)
  }

  /** Whether it could be done. */
  async function write(): Promise<boolean> {
    upToDate()
    const news = database.announcement(`${process} ${table.id}`)
    try {
      return await database.write({ guards: [], rest: [updateTable(table.state), ...(news ? [news] : [])] })
    } catch (error) {
      log.warn({ table: table.id, err: error }, 'what lists say of a table could not be written')
      return false
    }
  }

  return {
    /** What must be written together with an entry. */
    withEntry: (after: TableState): Statement[] => (mustFollow(table.state, after) ? [updateTable(after)] : []),
    /** An entry was written. */
    follow(before: TableState, after: TableState): void {
      if (mustFollow(before, after)) upToDate()
      else later(LATER_MS)
    },
    write,
    /** What could not be written then, the next process puts right. */
    async close(): Promise<void> {
      if (timer) await write()
    },
  }
}

/** Who sits there, whether it is over, and when somebody must look again are found by it, even after a crash. */
const mustFollow = (before: TableState, after: TableState): boolean =>
  before.status !== after.status ||
  before.sitters !== after.sitters ||
  before.rematch !== after.rematch ||
  !same(lookAgainAt(before), lookAgainAt(after))

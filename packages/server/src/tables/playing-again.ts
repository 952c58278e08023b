import { setImmediate as othersGo } from 'node:timers/promises'
import { isRefusal } from '@longhouse/kernel'
import { advanceInPlace } from './advance.ts'
import type { Entry } from './entry.ts'
import type { TableState } from './table-state.ts'

/** Nobody waits longer than for so many entries, however long the table that is played again. */
const AT_ONCE = 100

/** The state after these entries; the one it begins with is used up. What was written down once is never refused. */
export async function playedAgain(
  state: TableState,
  entries: readonly Entry[],
  passed: (state: TableState) => void = () => {},
): Promise<TableState> {
  let current = state
  for (const [i, entry] of entries.entries()) {
    const after = advanceInPlace(current, entry)
    if (isRefusal(after))
      throw new Error(`entry ${entry.number} of table ${state.plan.id} is against the rules: ${after.refused}`)
    current = after
    passed(current)
    if (i % AT_ONCE === AT_ONCE - 1) await othersGo()
  }
  return current
}

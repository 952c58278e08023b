import type { AnyGame } from '@longhouse/kernel'
import type { Plan } from './plan.ts'
import type { Services } from './services.ts'
import { tableStateFrom } from './snapshot.ts'
import { unpacked } from './snapshots.ts'
import { readCarried } from './store.ts'
import { emptyTableState, type TableState } from './table-state.ts'

/**
 * The state from which a table's entries are played again: an empty table, or the one that the last entry has written down
 * which took it over from rules by which the entries before it cannot be played any more.
 */
export async function beginningOf({ database }: Services, game: AnyGame, plan: Plan): Promise<TableState> {
  const carried = await readCarried(database, plan.id)
  return carried === null ? emptyTableState(game, plan) : tableStateFrom(game, plan, await unpacked(carried))
}

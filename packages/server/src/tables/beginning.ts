import { type AnyGame, positionUnder } from '@longhouse/kernel'
import type { Plan } from './plan.ts'
import type { Services } from './services.ts'
import { tableStateFrom, upgraded, type WrittenSnapshot } from './snapshot.ts'
import { unpacked } from './snapshots.ts'
import { readCarried } from './store.ts'
import { emptyTableState, type TableState } from './table-state.ts'

/**
 * What the last entry has written down that took a table over from rules by which the entries before it cannot be played any
 * more; null where all of them can.
 */
export async function readBeginning({ database }: Services, plan: Plan): Promise<WrittenSnapshot | null> {
  const carried = await readCarried(database, plan.id)
  return carried === null ? null : upgraded(await unpacked(carried))
}

/** The state from which a table's entries are played again; null if these rules cannot go on from what was written down. */
export function stateAtBeginning(game: AnyGame, plan: Plan, written: WrittenSnapshot | null): TableState | null {
  if (!written) return emptyTableState(game, plan)
  if (!written.history) return tableStateFrom(game, plan, written)
  const table = positionUnder(game, written.history.table)
  return table && tableStateFrom(game, plan, { ...written, history: { ...written.history, table, before: [] } })
}

export async function beginningOf(services: Services, game: AnyGame, plan: Plan): Promise<TableState> {
  const state = stateAtBeginning(game, plan, await readBeginning(services, plan))
  if (!state) throw new Error(`the rules of now cannot go on from where table ${plan.id} was taken over`)
  return state
}

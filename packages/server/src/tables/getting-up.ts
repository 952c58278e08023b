import { isRefusal } from '@longhouse/kernel'
import { vacate } from './commands.ts'
import type { LoadedTables } from './loaded-tables.ts'

/** Who is no more gets up, also from a seat that they took in another process and that this one has not heard of. */
export async function getUp(loadedTables: LoadedTables, table: string, person: string): Promise<void> {
  const found = await loadedTables.open(table)
  if (isRefusal(found)) return
  await found.catchUp()
  await found.do((state) => vacate(state, person))
}

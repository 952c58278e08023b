import { useEffect, useState } from 'react'
import type { SavedTable } from '../../session/saved-table.ts'
import { dropTable, listTables, type StorageTrouble } from '../../session/storage.ts'

/** A browser that has not answered by then will not. */
const PATIENCE_MS = 3000

export interface KeptTables {
  /** The tables of this browser, or why there are none to show; null while they are looked up. */
  readonly tables: readonly SavedTable[] | StorageTrouble | null
  remove(id: string): Promise<void>
}

export function useTables(): KeptTables {
  const [tables, setTables] = useState<KeptTables['tables']>(null)
  useEffect(() => {
    let left = false
    const late = setTimeout(() => setTables((known) => known ?? 'storage-unavailable'), PATIENCE_MS)
    void listTables().then((listed) => {
      clearTimeout(late)
      if (!left) setTables(listed)
    })
    return () => {
      left = true
      clearTimeout(late)
    }
  }, [])
  return {
    tables,
    async remove(id) {
      setTables((await dropTable(id)) ?? (await listTables()))
    },
  }
}

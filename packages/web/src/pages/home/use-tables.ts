import { useEffect, useState } from 'react'
import { dropTable, type ListedTables, listTables } from '../../session/storage.ts'

export interface KeptTables {
  /** The tables of this browser, and why it may not keep them; null while they are looked up. */
  readonly listed: ListedTables | null
  remove(id: string): Promise<void>
}

export function useTables(): KeptTables {
  const [listed, setListed] = useState<ListedTables | null>(null)
  useEffect(() => {
    let left = false
    void listTables().then((found) => {
      if (!left) setListed(found)
    })
    return () => {
      left = true
    }
  }, [])
  return {
    listed,
    async remove(id) {
      await dropTable(id)
      setListed(await listTables())
    },
  }
}

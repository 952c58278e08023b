import type { Seen } from '@longhouse/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { PlayedTable, TableMoment } from '../session/table.ts'

/** The table as it is, or as it was after so many moves. Until a past is fetched, what was shown before it stays. */
export function usePast(table: PlayedTable, moment: TableMoment, move: number | null): Seen {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is no part of the past
  const past = useMemo(() => (move === null ? null : table.past(move)), [table, move, moment])
  const [fetched, setFetched] = useState<Seen | null>(null)
  useEffect(() => {
    if (!(past instanceof Promise)) return setFetched(null)
    let current = true
    void past.then((seen) => current && seen && setFetched(seen))
    return () => {
      current = false
    }
  }, [past])
  if (past === null) return moment.seen
  return past instanceof Promise ? (fetched ?? moment.seen) : past
}

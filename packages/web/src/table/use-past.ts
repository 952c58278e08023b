import type { Seat } from '@longhouse/kernel'
import { useEffect, useMemo, useState } from 'react'
import { asPast, type PastSeen, type PlayedTable, type TableMoment } from '../session/table.ts'

interface Past {
  /** After how many moves; null: the present is shown. */
  readonly move: number | null
  readonly seen: PastSeen | null
  goTo(move: number | null): void
}

/** The table as it was after so many moves. Until a past is fetched, what was shown before it stays. */
export function usePast(table: PlayedTable, moment: TableMoment): Past {
  const [looking, setLooking] = useState<Looking>({ viewer: moment.viewer, move: null })
  const now = lookingNow(looking, moment)
  // Who comes to the table begins with the present, and so does who comes back to it after them.
  if (now !== looking) setLooking(now)
  const { move } = now
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was taken back is no part of the past
  const past = useMemo(() => (move === null ? null : table.past(move)), [table, move, moment])
  const [fetched, setFetched] = useState<PastSeen | null>(null)
  useEffect(() => {
    if (!(past instanceof Promise)) return setFetched(null)
    let current = true
    void past.then((seen) => current && seen && setFetched(seen))
    return () => {
      current = false
    }
  }, [past])
  const seen = useMemo(
    () => (past instanceof Promise ? (fetched ?? asPast(moment.seen)) : past),
    [past, fetched, moment.seen],
  )
  return { move, seen, goTo: (to) => setLooking({ viewer: moment.viewer, move: to }) }
}

export interface Looking {
  readonly viewer: Seat | null
  readonly move: number | null
}

/** Only the one who went there looks at the past, and only at what has passed. */
export function lookingNow(looking: Looking, { viewer, seen }: Pick<TableMoment, 'viewer' | 'seen'>): Looking {
  const isPast = looking.viewer === viewer && looking.move !== null && looking.move < seen.moves
  return isPast || (looking.viewer === viewer && looking.move === null) ? looking : { viewer, move: null }
}

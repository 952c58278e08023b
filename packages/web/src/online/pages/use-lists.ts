import type { TableInfo } from '@longhouse/protocol'
import { useCallback, useEffect, useState } from 'react'
import { theLine } from '../line.ts'
import { isRefused, serverApi } from '../server-api.ts'
import { seatOf } from '../sitters.ts'

const KINDS = ['mine', 'open', 'finished'] as const
type Kind = (typeof KINDS)[number]

export type Lists = { readonly [kind in Kind]: readonly TableInfo[] }

const isOver = ({ status }: TableInfo): boolean => status === 'finished' || status === 'abandoned'

/** In which list a table belongs, for one person; null: in none. */
function kindOf(table: TableInfo, person: string): Kind | null {
  if (seatOf(table, person) !== null) return isOver(table) ? 'finished' : 'mine'
  return table.status === 'open' && table.visibility === 'public' ? 'open' : null
}

const placed = (lists: Lists, table: TableInfo, person: string): Lists => {
  const kind = kindOf(table, person)
  const without = (of: Kind) => lists[of].filter(({ id }) => id !== table.id)
  const withIt = (of: Kind) => (of === kind ? [table, ...without(of)] : without(of))
  return { mine: withIt('mine'), open: withIt('open'), finished: withIt('finished') }
}

/** The tables of the house that concern somebody, as they change. Null until they are told; a house may be out of reach. */
export function useLists(person: string): { readonly lists: Lists | 'no-house' | null; again(): void } {
  const [lists, setLists] = useState<Lists | 'no-house' | null>(null)
  const load = useCallback(async () => {
    const [mine, open, finished] = await Promise.all(KINDS.map((kind) => serverApi.tables(kind)))
    if (!mine || !open || !finished || isRefused(mine) || isRefused(open) || isRefused(finished))
      return setLists((before) => before ?? 'no-house')
    setLists({
      mine: mine.tables,
      open: open.tables.filter((table) => kindOf(table, person) === 'open'),
      finished: finished.tables,
    })
  }, [person])
  useEffect(() => {
    void load()
    const line = theLine()
    const stopLobby = line.lobby((table) =>
      setLists((before) => (before && before !== 'no-house' ? placed(before, table, person) : before)),
    )
    let wasOpen = line.line().state === 'open'
    const stopLine = line.subscribe(() => {
      const isOpen = line.line().state === 'open'
      // What changed while the line was cut was told to nobody here.
      if (isOpen && !wasOpen) void load()
      wasOpen = isOpen
    })
    return () => {
      stopLobby()
      stopLine()
    }
  }, [load, person])
  return { lists, again: () => void load() }
}

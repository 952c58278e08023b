import { useCallback, useEffect, useState } from 'react'
import { theLine } from '../line.ts'
import { KINDS, kindOf, type Lists, placed } from '../lists.ts'
import { isRefused, serverApi } from '../server-api.ts'

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

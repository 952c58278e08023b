import { useEffect, useState } from 'react'
import { type OpenedTable, openTableOf, type UnopenedTable } from '../session/opened-table.ts'
import { PACE } from '../session/pace.ts'
import type { StorageTrouble } from '../session/storage.ts'
import { lockTable, type TabLock } from '../session/tab-lock.ts'
import { useSettings } from '../settings.tsx'
import { Waiting } from '../waiting.tsx'
import { TableView } from './table-view.tsx'
import { Unopened } from './unopened.tsx'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function TablePage({ id, review }: { readonly id: string; readonly review: boolean }) {
  const { settings } = useSettings()
  const [opened, setOpened] = useState<OpenedTable | UnopenedTable | null>(null)
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null)
  const [taking, setTaking] = useState(0)
  const [pace] = useState<{ now: number }>({ now: PACE[settings.pace] })
  pace.now = PACE[settings.pace]

  useEffect(() => {
    let left = false
    let lock: TabLock | null = null
    let table: OpenedTable | UnopenedTable | null = null
    const close = () => {
      left = true
      lock?.release()
      if (table && 'table' in table) table.table.close()
    }
    const lost = () => {
      if (left) return
      close()
      setOpened({ problem: 'other-tab', saved: null })
    }
    const open = async () => {
      // A page that is left at once, as development tries every page, must not hold the lock against itself.
      await Promise.resolve()
      if (left) return
      lock = await lockTable(id, taking > 0, lost)
      if (left) return lock?.release()
      if (!lock) return setOpened({ problem: 'other-tab', saved: null })
      table = await openTableOf(id, { pace: () => pace.now, trouble: setTrouble })
      if (left) close()
      else setOpened(table)
    }
    void open()
    return close
  }, [id, taking, pace])

  useEffect(() => {
    if (!trouble) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [trouble])

  if (!opened) return <Waiting />
  if ('problem' in opened) return <Unopened unopened={opened} takeOver={() => setTaking(taking + 1)} />
  return <TableView opened={opened} device={{ ...opened, trouble, review }} house={null} />
}

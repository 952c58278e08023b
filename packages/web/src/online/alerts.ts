import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings.tsx'
import { knock } from '../table/sounds.ts'
import type { RoomMoment } from './online-table-types.ts'
import { useOnlineWords } from './words/index.ts'

/** Whether the table waits for the one who looks at it. */
const isMyTurn = ({ info, seat }: Pick<RoomMoment, 'info' | 'seat'>): boolean =>
  seat !== null && info.status === 'playing' && info.awaited.includes(seat) && !info.seats[seat]?.standIn

/** Tells a person who looks elsewhere that it is their turn: in the tab's title, by a knock, and as they allowed. */
export function useTurnAlert(room: RoomMoment | null, title: string): void {
  const { table } = useOnlineWords()
  const { settings } = useSettings()
  const turn = room !== null && isMyTurn(room)
  const before = useRef(turn)
  const note = useRef<Notification | null>(null)
  useEffect(() => {
    document.title = [turn && table.yourTurnTitle, title, 'Longhouse'].filter(Boolean).join(' · ')
    return () => {
      document.title = 'Longhouse'
    }
  }, [turn, title, table])
  useEffect(() => {
    const isNews = turn && !before.current
    before.current = turn
    if (!isNews || !document.hidden) return
    // Whoever looks at the table hears it there.
    knock(settings.volume)
    if (permission() === 'granted') note.current = notify(title, table.yourTurnText(title))
  }, [turn, title, table, settings.volume])
  useEffect(() => {
    // Who is back, or was too late, need not be told any more; and a note that still stood would hide the next one.
    const takeAway = () => {
      if (!document.hidden) note.current?.close()
    }
    if (!turn) note.current?.close()
    document.addEventListener('visibilitychange', takeAway)
    return () => document.removeEventListener('visibilitychange', takeAway)
  }, [turn])
}

function notify(title: string, text: string): Notification | null {
  try {
    const note = new Notification(title, { body: text, tag: 'longhouse-turn', icon: 'icon.svg' })
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return note
  } catch {
    // Some phones allow it only from elsewhere; the title still tells.
    return null
  }
}

type Permission = NotificationPermission | 'none'

const permission = (): Permission => ('Notification' in window ? Notification.permission : 'none')

/** Whether the browser may notify; asked only when a person wants it. */
export function useNotifications(): { readonly allowed: Permission; ask(): void } {
  const [allowed, setAllowed] = useState(permission)
  return { allowed, ask: () => void Notification.requestPermission().then(setAllowed) }
}

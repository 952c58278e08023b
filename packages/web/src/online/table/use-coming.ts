import type { Seat } from '@longhouse/kernel'
import type { SeatInfo } from '@longhouse/protocol'
import { useEffect, useRef, useState } from 'react'
import type { RoomMoment } from '../online-table-types.ts'

/** As long as a sentence takes to be read. */
const READ_MS = 6000

/** Somebody else left their seat to a bot, and why, or came back to it: then there is no why. */
export interface Coming {
  readonly seat: Seat
  readonly why: SeatInfo['why']
}

/** What is different at the seats of others now; the latest seat, if it is several. */
export function comingBetween(before: readonly SeatInfo[], now: readonly SeatInfo[], own: Seat | null): Coming | null {
  const changed = now.findLast(({ seat, why }) => seat !== own && why !== (before[seat]?.why ?? null))
  return changed ? { seat: changed.seat, why: changed.why } : null
}

/** The latest of it. Soon it is no news any more, but nobody misses it who looked elsewhere meanwhile. */
export function useComing({ info: { seats }, seat: own }: RoomMoment): Coming | null {
  const before = useRef(seats)
  const [coming, setComing] = useState<Coming | null>(null)
  useEffect(() => {
    const fresh = comingBetween(before.current, seats, own)
    before.current = seats
    if (fresh) setComing(fresh)
  }, [seats, own])
  useEffect(() => {
    if (!coming) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => setComing(null), READ_MS)
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [coming])
  return coming
}

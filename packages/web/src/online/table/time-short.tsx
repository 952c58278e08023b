import { useEffect } from 'react'
import { useSettings } from '../../settings.tsx'
import { knock } from '../../table/sounds.ts'
import type { RoomMoment } from '../online-table-types.ts'
import { isShort, leftAt, shownTime, useServerNow } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

/** On the edge of the question, when one's own time is nearly up: how much is left, and what happens then. */
export function TimeShort({ room }: { readonly room: RoomMoment }) {
  const { clock } = useOnlineWords()
  const { settings } = useSettings()
  const { info, seat } = room
  const mine = seat === null ? undefined : info.seats[seat]
  const runs = info.status === 'playing' && mine?.due != null && !mine.standIn
  const now = useServerNow(runs)
  const short = runs && isShort(info.clock, mine, now)
  useEffect(() => {
    if (short) knock(settings.volume)
  }, [short, settings.volume])
  const left = short ? leftAt(mine, now) : null
  if (left === null) return null
  return (
    <p className="time-short">
      <span role="alert" className="sr">
        {clock.shortSaid}
      </span>
      <b aria-hidden="true">{shownTime(left, clock)}</b>
      <span aria-hidden="true">{clock.short}</span>
    </p>
  )
}

import { useEffect } from 'react'
import { useSettings } from '../../settings.tsx'
import { knock } from '../../table/sounds.ts'
import type { RoomMoment } from '../online-table-types.ts'
import { isShort, leftAt, shownTime, useServerNow } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

/** On the edge of the question, when one's own time is nearly up or one may react: how much is left, and what happens then. */
export function TimeShort({ room }: { readonly room: RoomMoment }) {
  const { clock, reactions } = useOnlineWords()
  const { settings } = useSettings()
  const { info, seat } = room
  const mine = seat === null ? undefined : info.seats[seat]
  const runs = info.status === 'playing' && mine?.due != null && !mine.standIn
  const now = useServerNow(runs)
  const lapses = runs && mine.lapses
  const short = runs && !lapses && isShort(info.clock, mine, now)
  useEffect(() => {
    if (short) knock(settings.volume)
  }, [short, settings.volume])
  const left = short || lapses ? leftAt(mine, now) : null
  if (left === null) return null
  if (lapses)
    return (
      <p className="time-short reacting">
        <b>{shownTime(left, clock)}</b>
        <span>{room.held ? reactions.held : reactions.left}</span>
      </p>
    )
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

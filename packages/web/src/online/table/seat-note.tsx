import type { Seat } from '@longhouse/kernel'
import type { SeatInfo } from '@longhouse/protocol'
import type { RoomMoment } from '../online-table-types.ts'
import { isFree, namesAt } from '../sitters.ts'
import { isShort, leftAt, shownTime, useServerNow } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

/** Beside a seat's mark: whether the person is there or a bot plays for them, and the time they have left. */
export function SeatNote({ room, seat }: { readonly room: RoomMoment; readonly seat: Seat }) {
  const { table } = useOnlineWords()
  const names = namesAt(room.info, useOnlineWords())
  const info = room.info.seats[seat]
  if (!info || isFree(info)) return null
  const name = names[seat] ?? ''
  const state = stateOf(info, room.online[seat] ?? false)
  const said = {
    on: `${name} ${table.here}`,
    off: `${name} ${table.away}`,
    'stand-in': table.botPlaysFor(name),
    'gave-up': table.hasGivenUp(name),
  }[state]
  return (
    <>
      {info.person && <span className={`presence ${state}`} role="img" aria-label={said} title={said} />}
      {info.person && room.info.status === 'playing' && <Time room={room} seat={seat} />}
    </>
  )
}

const stateOf = ({ standIn, why }: SeatInfo, online: boolean) => {
  if (why === 'resigned') return 'gave-up'
  if (standIn) return 'stand-in'
  return online ? 'on' : 'off'
}

/** A seat's clock: it runs while the game waits for the person. */
function Time({ room, seat }: { readonly room: RoomMoment; readonly seat: Seat }) {
  const words = useOnlineWords()
  const info = room.info.seats[seat]
  const now = useServerNow(info?.due != null)
  const left = info && !info.standIn ? leftAt(info, now) : null
  if (left === null) return null
  const shown = shownTime(left, words.clock)
  const running = info?.due != null
  const short = info !== undefined && isShort(room.info.clock, info, now)
  return (
    <span
      className={`clock ${running ? 'running' : ''} ${short ? 'short' : ''}`}
      role="timer"
      aria-label={words.clock.leftOf(namesAt(room.info, words)[seat] ?? '', shown)}
    >
      {shown}
    </span>
  )
}

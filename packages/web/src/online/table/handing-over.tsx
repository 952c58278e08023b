import { LEVELS } from '@longhouse/bots'
import type { SeatInfo, TableAnswer } from '@longhouse/protocol'
import { useState } from 'react'
import { Pick } from '../../pages/fields.tsx'
import { programName } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import type { RoomMoment } from '../online-table-types.ts'
import { type Answer, serverApi } from '../server-api.ts'
import { namesAt } from '../sitters.ts'
import { shownTime, useServerNow } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'

interface HandingOverProps {
  readonly room: RoomMoment
  ask(asking: Answer<TableAnswer>): void
}

/** Somebody who is away may still be back. */
const isKept = ({ keptUntil }: SeatInfo, now: number): boolean => keptUntil !== null && keptUntil > now

/** Between two games of a campaign a seat may get another sitter: one's own, or that of somebody who has long been away. */
export function HandingOver({ room, ask }: HandingOverProps) {
  const words = useOnlineWords()
  const { language } = useWords()
  const { handing } = words.table
  const { info, seat: own } = room
  const now = useServerNow(info.resting && info.seats.some(({ keptUntil }) => keptUntil !== null))
  const [seat, setSeat] = useState(own)
  const [to, setTo] = useState('')
  if (!info.resting || own === null || seat === null || info.seats[own]?.standIn || info.handingOver) return null
  const names = namesAt(info, words)
  return (
    <section className="house-handing" aria-label={handing.title}>
      <h3 className="name">{handing.title}</h3>
      <Pick
        label={handing.seat}
        value={String(seat)}
        values={info.seats
          .filter((each) => each.seat === own || (each.standIn && !isKept(each, now)))
          .map((each) => [String(each.seat), names[each.seat] ?? ''] as const)}
        onChange={(chosen) => setSeat(Number(chosen))}
      />
      <Pick
        label={handing.to}
        value={to}
        values={[
          ['', handing.anybody],
          ...LEVELS.map((level) => [level, programName(language, level) ?? level] as const),
        ]}
        onChange={setTo}
      />
      <button type="button" className="btn" onClick={() => ask(serverApi.handOver(info.id, seat, to || null))}>
        {handing.offer}
      </button>
      <p className="field-note">{handing.note}</p>
      {info.clock && <p className="field-note">{handing.late}</p>}
      {info.seats
        .filter((each) => isKept(each, now))
        .map((each) => (
          <p key={each.seat} className="field-note">
            {handing.kept(names[each.seat] ?? '', shownTime((each.keptUntil ?? now) - now, words.clock))}
          </p>
        ))}
    </section>
  )
}

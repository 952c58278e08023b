import { LEVELS } from '@longhouse/bots'
import type { SeatInfo, TableAnswer } from '@longhouse/protocol'
import { useState } from 'react'
import { programName } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import type { RoomMoment } from '../online-table-types.ts'
import { type Answer, serverApi } from '../server-api.ts'
import { namesAt } from '../sitters.ts'
import { useOnlineWords } from '../words/index.ts'

interface HandingOverProps {
  readonly room: RoomMoment
  ask(asking: Answer<TableAnswer>): void
}

/** One's own seat, and those of people whom a program stands in for. */
const canGive = ({ seat, standIn }: SeatInfo, own: number | null): boolean => seat === own || standIn

/** Between two games of a campaign a seat may get another sitter. */
export function HandingOver({ room, ask }: HandingOverProps) {
  const words = useOnlineWords()
  const { language } = useWords()
  const { handing } = words.table
  const { info, seat: own } = room
  const [seat, setSeat] = useState(own)
  const [to, setTo] = useState('')
  if (!info.resting || own === null || seat === null || info.handingOver) return null
  const names = namesAt(info, words)
  return (
    <section className="house-handing" aria-label={handing.title}>
      <h3 className="name">{handing.title}</h3>
      <label>
        {handing.seat}
        <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
          {info.seats
            .filter((each) => canGive(each, own))
            .map((each) => (
              <option key={each.seat} value={each.seat}>
                {names[each.seat]}
              </option>
            ))}
        </select>
      </label>
      <label>
        {handing.to}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">{handing.anybody}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {programName(language, level)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => ask(serverApi.handOver(info.id, seat, to || null))}>
        {handing.offer}
      </button>
      <p className="field-note">{handing.note}</p>
    </section>
  )
}

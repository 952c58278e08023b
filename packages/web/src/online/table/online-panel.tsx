import { Mark } from '@longhouse/board'
import type { SeatInfo, TableAnswer } from '@longhouse/protocol'
import { type ReactNode, useState } from 'react'
import { Ask } from '../../pages/ask.tsx'
import { VolumeField } from '../../pages/setting-fields.tsx'
import { programName } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import { useNotifications } from '../alerts.ts'
import type { RoomMoment } from '../online-table-types.ts'
import { RefusedNotice } from '../pages/sign-in.tsx'
import { InviteLink } from '../room/invite-link.tsx'
import { type Answer, type Refused, serverApi } from '../server-api.ts'
import { sittersAt } from '../sitters.ts'
import { useOnlineWords } from '../words/index.ts'
import { HandingOver } from './handing-over.tsx'
import { SeatNote } from './seat-note.tsx'
import { unratedText } from './unrated.ts'

interface HousePanelProps {
  readonly room: RoomMoment
  readonly invite: string | null
  readonly again: ReactNode
  readonly refused: Refused | null
  ask(asking: Answer<TableAnswer>): void
}

/** Everybody at the table, and what one can do about the game itself. */
export function OnlinePanel({ room, invite, again, refused, ask }: HousePanelProps) {
  const words = useOnlineWords()
  const { table: said } = words
  const { info, seat } = room
  const sitters = sittersAt(info, words)
  const mine = seat === null ? null : info.seats[seat]
  const unrated = unratedText(room, said)
  const plays = info.status === 'playing' && mine !== null && mine?.why !== 'resigned'
  return (
    <div className="house-panel">
      <ul className="house-seats">
        {info.seats.map((each) => {
          const sitter = sitters[each.seat]
          return (
            sitter && (
              <li key={each.seat} className={info.awaited.includes(each.seat) ? 'awaited' : ''}>
                <Mark color={sitter.color} />
                <span className="house-who">
                  <b className="name">
                    {each.person ? <a href={`#/people/${each.person.id}`}>{sitter.name}</a> : sitter.name}
                  </b>
                  <small>
                    <About info={each} room={room} />
                  </small>
                </span>
                <span className="house-state">
                  <SeatNote room={room} seat={each.seat} />
                </span>
              </li>
            )
          )
        })}
      </ul>
      {unrated && <p className="field-note">{unrated}</p>}
      <p className="field-note">{said.watching(Math.max(1, room.watching))}</p>
      {info.status !== 'playing' && again && <p className="house-ways">{again}</p>}
      {plays && <HandingOver room={room} ask={ask} />}
      {plays && <Leaving room={room} ask={ask} />}
      {mine?.standIn && mine.why !== 'resigned' && info.status === 'playing' && (
        <p className="house-ways">
          <button type="button" className="btn primary" onClick={() => ask(serverApi.join(info.id, {}))}>
            {said.takeBack}
          </button>
        </p>
      )}
      <RefusedNotice refused={refused} />
      {mine && info.status === 'playing' && <Alerts />}
      {info.spectators && (invite || info.visibility === 'public') && <InviteLink table={info.id} invite={invite} />}
      <p className="house-ways">
        <a className="btn" href="#/play">
          {said.tables}
        </a>
      </p>
    </div>
  )
}

function About({ info, room }: { readonly info: SeatInfo; readonly room: RoomMoment }) {
  const { table: said } = useOnlineWords()
  const { language } = useWords()
  const { person, bot, standIn, why, seat } = info
  const rating = room.info.result?.ratings.find((each) => each.seat === seat)
  const parts = [
    seat === room.seat && said.you,
    !person && bot && `${said.bot}, ${programName(language, bot) ?? bot}`,
    standIn && person && room.info.status === 'playing' && said.botPlaysFor(person.name ?? ''),
    why && said.why[why],
    room.info.awaited.includes(seat) && said.turn,
    rating && said.rating(rating.before, rating.after),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Ways out of a running game. Who gives up is asked once more. */
function Leaving({ room, ask }: Pick<HousePanelProps, 'room' | 'ask'>) {
  const { table: said } = useOnlineWords()
  const [asking, setAsking] = useState(false)
  const { info, seat } = room
  const mine = seat === null ? null : info.seats[seat]
  const { textTwo, text, ...question } = said.resignAsk
  const people = info.seats.filter(({ person, why }) => person && why !== 'resigned').length
  const ends = info.seats.length === 2 || people < 2
  return (
    <>
      <ul className="house-outs">
        {!mine?.standIn && <Out name={said.leave} note={said.leaveNote} take={() => ask(serverApi.leave(info.id))} />}
        <Out
          name={mine?.abandons ? said.withdraw : said.abandon}
          note={said.abandonNote}
          take={() => ask(serverApi.abandon(info.id, !mine?.abandons))}
        />
        <Out name={said.resign} note={ends ? textTwo : text} take={() => setAsking(true)} />
      </ul>
      {asking && (
        <Ask
          {...question}
          text={ends ? textTwo : text}
          answer={(yes) => {
            setAsking(false)
            if (yes) ask(serverApi.resign(info.id))
          }}
        />
      )}
    </>
  )
}

function Out({ name, note, take }: { readonly name: string; readonly note: string; take(): void }) {
  return (
    <li>
      <button type="button" className="btn" onClick={take}>
        {name}
      </button>
      <p className="field-note">{note}</p>
    </li>
  )
}

function Alerts() {
  const { table: said } = useOnlineWords()
  const { allowed, ask } = useNotifications()
  return (
    <section className="house-alerts" aria-label={said.sound}>
      <VolumeField />
      {allowed === 'default' && (
        <button type="button" className="btn" onClick={ask}>
          {said.notify}
        </button>
      )}
      {allowed === 'granted' && <p className="field-note">{said.notifyOn}</p>}
      {allowed === 'denied' && <p className="field-note">{said.notifyOff}</p>}
    </section>
  )
}

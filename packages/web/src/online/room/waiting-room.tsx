import { Mark } from '@longhouse/board'
import type { PersonRef, SeatInfo, TableAnswer } from '@longhouse/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Ask } from '../../pages/ask.tsx'
import { useGameWords } from '../../pages/game-words.ts'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { isLevel, programName, USUAL_LEVEL } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import type { OnlineTable, RoomMoment } from '../online-table-types.ts'
import { LevelPick } from '../pages/new-table.tsx'
import { RefusedNotice } from '../pages/sign-in.tsx'
import { type Answer, isRefused, type Refused, serverApi } from '../server-api.ts'
import { isFree, sittersAt } from '../sitters.ts'
import { Chat } from '../table/chat.tsx'
import { timeLine } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'
import { InviteLink } from './invite-link.tsx'

interface WaitingRoomProps {
  readonly table: OnlineTable
  readonly room: RoomMoment
  readonly invite: string | null
  /** The house told more than before: the invitation, to those who sit down. */
  told(answer: TableAnswer): void
}

/** Before the game: who sits where, who is still to come, and how they find the table. */
export function WaitingRoom({ table, room, invite, told }: WaitingRoomProps) {
  const words = useOnlineWords()
  const { waiting } = words
  const { info, seat, online } = room
  const { title } = useGameWords()(info.game)
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [removing, setRemoving] = useState<PersonRef | null>(null)
  const sitters = sittersAt(info, words)
  const taken = info.seats.filter((each) => !isFree(each)).length
  const full = taken === info.seats.length
  const isHost = seat !== null && info.seats[seat]?.person?.id === info.host.id
  const isAlone = info.seats.every(({ person }, at) => at === seat || person === null)

  async function ask(asking: Answer<TableAnswer>): Promise<boolean> {
    setBusy(true)
    const answer = await asking
    setBusy(false)
    setRefused(isRefused(answer) ? answer : null)
    if (isRefused(answer)) return false
    told(answer)
    return true
  }
  const join = (at?: number) =>
    ask(serverApi.join(info.id, { ...(at === undefined ? {} : { seat: at }), ...(invite ? { invite } : {}) }))

  return (
    <PageFrame title={title}>
      <Panel symbol="g-hall" title={waiting.title} note={title}>
        <div className="panel-body">
          <section aria-labelledby="seats">
            <h2 className="name" id="seats">
              {waiting.seats}
            </h2>
            <p className="room-facts">
              {[
                timeLine(info, words),
                waiting.spectators[info.spectators ? 'yes' : 'no'],
                waiting.watching(Math.max(1, room.watching)),
              ].join(' · ')}
            </p>
            <ol className="seats">
              {info.seats.map((each) => (
                <SeatRow
                  key={each.seat}
                  info={each}
                  sitter={sitters[each.seat]}
                  online={online[each.seat] ?? false}
                  isMe={each.seat === seat}
                  isHosts={each.person?.id === info.host.id}
                  sit={seat === null && isFree(each) ? () => join(each.seat) : null}
                  fill={isHost && each.person === null ? (bot) => ask(serverApi.fill(info.id, bot, each.seat)) : null}
                  remove={isHost && each.seat !== seat && each.person ? () => setRemoving(each.person) : null}
                  busy={busy}
                />
              ))}
            </ol>
          </section>
          {info.seats.length > 1 && (invite || info.visibility === 'public') && (
            <InviteLink table={info.id} invite={invite} note={waiting.linkNotes[info.visibility]} />
          )}
          <RefusedNotice refused={refused} />
          <section aria-label={words.table.chat} className="room-chat">
            <h2 className="name">{words.table.chat}</h2>
            <Chat table={table} room={room} />
          </section>
        </div>
        <div className="panel-foot">
          <p>
            {waiting.seated(taken, info.seats.length)} {!isHost && waiting.waitForHost(info.host.name ?? words.someone)}
          </p>
          {seat !== null && (
            <button
              type="button"
              className="btn"
              disabled={busy}
              onClick={async () => {
                if (await ask(isHost ? serverApi.abandon(info.id) : serverApi.leave(info.id))) navigate('/play')
              }}
            >
              {isHost ? waiting.callOff : waiting.stand}
            </button>
          )}
          {isHost && !isAlone && (
            <button
              type="button"
              className="btn"
              disabled={busy}
              onClick={async () => {
                if (await ask(serverApi.leave(info.id))) navigate('/play')
              }}
            >
              {waiting.handOn}
            </button>
          )}
          {isHost && !full && (
            <button
              type="button"
              className="btn"
              disabled={busy}
              onClick={() => ask(serverApi.fill(info.id, USUAL_LEVEL))}
            >
              {waiting.fill}
            </button>
          )}
          {isHost && (
            <button
              type="button"
              className="btn primary"
              disabled={busy || !full}
              onClick={() => ask(serverApi.start(info.id))}
            >
              {waiting.start}
            </button>
          )}
          {seat === null && !full && (
            <button type="button" className="btn primary" disabled={busy} onClick={() => join()}>
              {words.lobby.sit}
            </button>
          )}
        </div>
      </Panel>
      {removing && (
        <Ask
          {...waiting.removeAsk}
          title={waiting.removeAsk.title(removing.name ?? words.someone)}
          answer={(yes) => {
            setRemoving(null)
            if (yes) void ask(serverApi.removePerson(info.id, removing.id))
          }}
        />
      )}
    </PageFrame>
  )
}

interface SeatRowProps {
  readonly info: SeatInfo
  readonly sitter: ReturnType<typeof sittersAt>[number] | undefined
  readonly online: boolean
  readonly isMe: boolean
  readonly isHosts: boolean
  readonly sit: (() => void) | null
  readonly fill: ((bot: string) => void) | null
  readonly remove: (() => void) | null
  readonly busy: boolean
}

function SeatRow({ info, sitter, online, isMe, isHosts, sit, fill, remove, busy }: SeatRowProps) {
  const { waiting, newTable, someone } = useOnlineWords()
  const { language } = useWords()
  const { seat, person, bot } = info
  const tags = [isMe && waiting.you, isHosts && waiting.host].filter(Boolean).join(', ')
  if (!sitter) return null
  return (
    <li className={isFree(info) ? 'house-seat free' : 'house-seat'}>
      <Mark color={sitter.color} />
      <b className="name">{person ? <a href={`#/people/${person.id}`}>{person.name ?? someone}</a> : sitter.name}</b>
      <span className="house-seat-note">
        {person && <Presence online={online} />}
        {person && ` ${online ? waiting.online : waiting.offline}`}
        {tags && ` · ${tags}`}
        {isFree(info) && waiting.free}
        {bot && !fill && (programName(language, bot) ?? newTable.bot)}
      </span>
      {bot && fill && (
        <LevelPick label={waiting.changeBot(seat + 1)} level={isLevel(bot) ? bot : USUAL_LEVEL} change={fill} />
      )}
      {remove && (
        <span className="house-seat-ways">
          <button
            type="button"
            className="btn"
            disabled={busy}
            aria-label={waiting.removeThis(person?.name ?? someone)}
            onClick={remove}
          >
            {waiting.remove}
          </button>
        </span>
      )}
      {isFree(info) && (
        <span className="house-seat-ways">
          {sit && (
            <button type="button" className="btn" disabled={busy} aria-label={waiting.sitAt(seat + 1)} onClick={sit}>
              {waiting.sitHere}
            </button>
          )}
          {fill && (
            <button
              type="button"
              className="btn"
              disabled={busy}
              aria-label={waiting.addBotAt(seat + 1)}
              onClick={() => fill(USUAL_LEVEL)}
            >
              {waiting.addBot}
            </button>
          )}
        </span>
      )}
    </li>
  )
}

/** A lit or an empty ring; the words beside it say the same. */
const Presence = ({ online }: { readonly online: boolean }) => (
  <span className={online ? 'presence on' : 'presence'} aria-hidden="true" />
)

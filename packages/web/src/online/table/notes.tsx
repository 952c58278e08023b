import type { TableAnswer } from '@longhouse/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWinners } from '../../pages/use-winners.ts'
import { programName } from '../../session/programs.ts'
import { useWords } from '../../settings.tsx'
import { focusQuestion } from '../../table/keys.ts'
import { theLine } from '../line.ts'
import type { OnlineTable, RoomMoment } from '../online-table-types.ts'
import { type Answer, type Refused, serverApi } from '../server-api.ts'
import { namesAt } from '../sitters.ts'
import { shownTime, useServerNow } from '../time.ts'
import { type OnlineWords, useOnlineWords } from '../words/index.ts'
import { agreedEnd } from './agreed-end.ts'
import { unratedText } from './unrated.ts'
import { useComing } from './use-coming.ts'

/** A choice that takes longer than this says so. */
const LONG_MS = 600
/** A line that comes back sooner was not missed. */
const BLINK_MS = 1200

interface NotesProps {
  readonly table: OnlineTable
  readonly room: RoomMoment
  readonly again: ReactNode
  readonly refused: Refused | null
  ask(asking: Answer<TableAnswer>): void
}

/** What has to be said over the board, the most urgent first: the line, what was missed, a bot in one's seat, an offer, the end. */
export function Notes({ table, room, again, refused, ask }: NotesProps) {
  const words = useOnlineWords()
  const { line, table: said } = words
  const { info, seat } = room
  const names = namesAt(info, words)
  const end = useEnd(room)
  const coming = useComing(room)
  const mine = seat === null ? null : info.seats[seat]
  // Said beside the button that could not do it.
  const notYet = refused?.refused === 'time-used-up' && refused.text
  const isOver = info.status === 'finished' || info.status === 'abandoned'
  return (
    <div className="house-notes">
      <LineNote room={room} />
      {room.away && (
        <Note kind="back" title={line.away} text={line.awayText(room.away.done, room.away.of)}>
          <button type="button" className="btn primary" onClick={table.skip}>
            {line.skip}
          </button>
        </Note>
      )}
      {mine?.standIn && mine.why && !isOver && (
        <Note kind="word" title={said.botPlaysForYou[mine.why]} {...(notYet && { text: notYet })} canWait>
          {mine.why !== 'resigned' && (
            <button type="button" className="btn primary" onClick={() => ask(serverApi.join(info.id, {}))}>
              {said.takeBack}
            </button>
          )}
        </Note>
      )}
      <KeptNote room={room} ask={ask} />
      <HandingNote room={room} ask={ask} />
      {info.paused && <Note kind="word" title={said.paused} />}
      {coming && !isOver && (
        <Note
          kind={coming.why ? 'word' : 'back'}
          passing
          title={(coming.why ? said.gone[coming.why] : said.isBack)(names[coming.seat] ?? '')}
        />
      )}
      {!isOver && <OfferNote room={room} ask={ask} />}
      {isOver && info.result && info.result.how !== 'played' && (
        <Note kind="word" title={end} text={ratingText(room, said)} canWait>
          {again}
        </Note>
      )}
    </div>
  )
}

/** Somebody would rather end the game: who agrees, and who is waited for before it ends without them. */
function OfferNote({ room, ask }: Pick<NotesProps, 'room' | 'ask'>) {
  const words = useOnlineWords()
  const { table: said } = words
  const { info, seat } = room
  const offering = info.seats.filter(({ abandons, why }) => abandons && why !== 'resigned')
  const now = useServerNow(offering.length > 0 && info.seats.some(({ keptUntil }) => keptUntil !== null))
  if (offering.length === 0) return null
  const names = namesAt(info, words)
  const mine = seat === null ? null : info.seats[seat]
  const hasSay = mine && mine.why !== 'resigned'
  const end = agreedEnd(info, seat ?? -1, now)
  const mayEnd = hasSay && mine.abandons && end.comes
  const own = mayEnd ? said.youMayEnd : said.youOffered
  const kept = end.kept.map((each) =>
    said.handing.kept(names[each.seat] ?? '', shownTime((each.keptUntil ?? now) - now, words.clock)),
  )
  return (
    <Note
      key={`${end.comes}`}
      kind="word"
      title={mine?.abandons ? own : said.offered(offering.map((each) => names[each.seat]).join(', '))}
      {...(kept.length > 0 && { text: kept.join(' ') })}
      canWait
    >
      {mayEnd && (
        <button type="button" className="btn primary" onClick={() => ask(serverApi.abandon(info.id))}>
          {said.kept.end}
        </button>
      )}
      {hasSay && (
        <button type="button" className="btn" onClick={() => ask(serverApi.abandon(info.id, !mine.abandons))}>
          {mine.abandons ? said.withdraw : said.agree}
        </button>
      )}
    </Note>
  )
}

/** A table of earlier rules: whether it goes on is for those who sit at it to say. */
export function KeptNote({ room, ask }: Pick<NotesProps, 'room' | 'ask'>) {
  const words = useOnlineWords()
  const { info, seat } = room
  const { kept } = words.table
  if (!info.kept) return null
  const { version, canGoOn, lost } = info.kept
  const mine = seat === null ? null : info.seats[seat]
  const isPlaying = info.status === 'playing'
  const names = namesAt(info, words)
  const others = info.seats
    .filter(({ goesOn, seat: other }) => goesOn && other !== seat)
    .map((each) => names[each.seat])
  const how = canGoOn ? kept.choose : kept.endOnly
  const isHurried = info.clock !== null || !canGoOn
  const asked = [how, ...(isHurried ? [kept.late] : []), ...(others.length > 0 ? [kept.others(others.join(', '))] : [])]
  const said = [...(lost > 0 ? [kept.lost(lost)] : []), ...(isPlaying ? asked : [])]
  return (
    <Note kind="word" title={kept.title(version, info.version)} text={said.join(' ')} long>
      {isPlaying && mine && mine.why !== 'resigned' && (
        <>
          {canGoOn && (
            <button type="button" className="btn primary" onClick={() => ask(serverApi.goOn(info.id, !mine.goesOn))}>
              {mine.goesOn ? kept.wait : kept.goOn}
            </button>
          )}
          {!mine.abandons && (
            <button type="button" className="btn" onClick={() => ask(serverApi.abandon(info.id))}>
              {kept.end}
            </button>
          )}
        </>
      )}
    </Note>
  )
}

/** A seat is to be handed over: those who sit there agree or not, and then whoever comes takes it. */
function HandingNote({ room, ask }: Pick<NotesProps, 'room' | 'ask'>) {
  const words = useOnlineWords()
  const { language } = useWords()
  const { info, seat: own } = room
  const { handing } = words.table
  if (!info.handingOver) return null
  const { seat, to, agreed, isFree } = info.handingOver
  const hasSay = own !== null && !info.seats[own]?.standIn
  const name = namesAt(info, words)[seat] ?? ''
  const heir = to === null ? handing.anybody : (programName(language, to) ?? to)
  return (
    <Note kind="word" title={isFree ? handing.free(name) : handing.wanted(name, heir)}>
      {own === null && isFree && (
        <button type="button" className="btn primary" onClick={() => ask(serverApi.join(info.id, { seat }))}>
          {handing.sit}
        </button>
      )}
      {hasSay && !agreed.includes(own) && (
        <button type="button" className="btn primary" onClick={() => ask(serverApi.handOver(info.id, seat, to))}>
          {handing.agree}
        </button>
      )}
      {hasSay && (
        <button type="button" className="btn" onClick={() => ask(serverApi.handOver(info.id, seat, to, false))}>
          {handing.refuse}
        </button>
      )}
    </Note>
  )
}

/** What it did to one's own rating, or why it did nothing, where how it ended does not say so. */
function ratingText(room: RoomMoment, said: OnlineWords['table']): string | undefined {
  const { result } = room.info
  if (result?.how === result?.unrated) return undefined
  const rated = result?.ratings.find((each) => each.seat === room.seat)
  return rated ? said.rating(rated.before, rated.after) : (unratedText(room, said) ?? undefined)
}

/** How a game ended that was not played to its end. */
function useEnd({ info }: RoomMoment): string {
  const online = useOnlineWords()
  const { result, seats } = info
  const names = namesAt(info, online)
  const won = useWinners(info.game, result, names)
  if (result?.how !== 'resigned') return online.table.over.abandoned
  const losers = seats.filter(({ why }) => why === 'resigned').map(({ seat }) => names[seat])
  const lost = online.table.over.resigned(losers.join(', '))
  return won === null ? lost : `${lost} ${won}.`
}

function LineNote({ room }: { readonly room: RoomMoment }) {
  const { line: words } = useOnlineWords()
  const cut = useLasting(room.line.state !== 'open', BLINK_MS)
  const long = useLasting(room.sending && room.line.state === 'open', LONG_MS)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!cut) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [cut])
  if (long) return <Note kind="word" title={words.sending} />
  if (!cut) return null
  const { line } = room
  const seconds = line.state === 'lost' ? Math.max(0, Math.ceil((line.again - now) / 1000)) : null
  return (
    <Note kind="cut" title={words.lost} text={seconds === null ? words.connecting : words.lostText(seconds)}>
      <button type="button" className="btn" onClick={() => theLine().retry()}>
        {words.now}
      </button>
    </Note>
  )
}

/** True when something has been so for a while. */
function useLasting(is: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [is, ms])
  return is && lasting
}

const GLYPHS = {
  cut: 'M3 12h5M16 12h5M8 8v8h2a4 4 0 0 0 0-8zM16 8v8h-1M13 5l-2 14',
  back: 'M4 13l5 5L20 6',
  word: 'M7 3h10M7 21h10M8 3q0 6 4 9-4 3-4 9M16 3q0 6-4 9 4 3 4 9',
}

interface NoteProps {
  readonly kind: keyof typeof GLYPHS
  readonly title: string
  readonly text?: string
  /** It goes by itself, and nothing under it need wait. */
  readonly passing?: boolean
  /** What can be done about it stands under it. */
  readonly long?: boolean
  /** Who reads it may hide it from the board; the panel of the table has the same ways. It is back when it says something else. */
  readonly canWait?: boolean
  readonly children?: ReactNode
}

function Note({ kind, title, text, passing = false, long = false, canWait = false, children }: NoteProps) {
  const words = useOnlineWords()
  const [hidden, setHidden] = useState<string | null>(null)
  useEffect(() => {
    if (hidden !== null) focusQuestion()
  }, [hidden])
  if (hidden === title) return null
  return (
    <div className={`house-note ${kind} ${passing ? 'passing' : ''} ${long ? 'long' : ''}`}>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path
          d={GLYPHS[kind]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      <p role="status">
        <b className="name">{title}</b>
        {text && <span aria-live="off">{text}</span>}
      </p>
      {children}
      {canWait && (
        <button type="button" className="btn plain" onClick={() => setHidden(title)}>
          {words.table.hide}
        </button>
      )}
    </div>
  )
}

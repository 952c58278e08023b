import { Icon } from '@longhouse/board'
import type { Me, TableInfo } from '@longhouse/protocol'
import { gameCalled, games } from '@longhouse/registry'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useGameWords } from '../../pages/game-words.ts'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { useWinners } from '../../pages/use-winners.ts'
import { useWords } from '../../settings.tsx'
import { localeOf } from '../../words/locale.ts'
import { pathIn, pathTo } from '../links.ts'
import type { Lists } from '../lists.ts'
import { isFree, namesAt, seatOf } from '../sitters.ts'
import { leftAt, shownTime, timeLine, useServerNow } from '../time.ts'
import { useOnlineWords } from '../words/index.ts'
import { SeatMarks } from './seat-marks.tsx'
import { NoHouse, SignIn } from './sign-in.tsx'
import { useLists } from './use-lists.ts'

// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function LobbyPage() {
  const { lobby } = useOnlineWords()
  return <SignIn title={lobby.title}>{(me) => <Lobby me={me} />}</SignIn>
}

/** Whether the game waits for this person, and not for a program in their seat. */
const waitsFor = (table: TableInfo, person: string): boolean => {
  const seat = seatOf(table, person)
  return seat !== null && table.awaited.includes(seat) && !table.seats[seat]?.standIn
}

function Lobby({ me }: { readonly me: Me }) {
  const { lobby } = useOnlineWords()
  const { words } = useWords()
  const { lists, again } = useLists(me.id)
  if (lists === 'no-house') return <NoHouse again={again} />
  const waiting = lists?.mine.filter((table) => waitsFor(table, me.id)).length ?? 0
  return (
    <PageFrame title={waiting > 0 ? `● ${lobby.yourTurn}` : lobby.title}>
      <Panel
        symbol="g-horn"
        title={lobby.title}
        note={lobby.you(me.name)}
        more={{ to: '#/account', name: lobby.account }}
      >
        {lists ? <AllLists lists={lists} me={me} waiting={waiting} /> : <p className="panel-body">{words.fetching}</p>}
        <LobbyFoot />
      </Panel>
    </PageFrame>
  )
}

function AllLists({ lists, me, waiting }: { readonly lists: Lists; readonly me: Me; readonly waiting: number }) {
  const { lobby } = useOnlineWords()
  const mine = [...lists.mine].sort((a, b) => Number(waitsFor(b, me.id)) - Number(waitsFor(a, me.id)))
  return (
    <div className="panel-body lobby">
      <List title={lobby.mine} note={lobby.mineNote(waiting)} none={lobby.mineNone}>
        {mine.map((table) => (
          <MineRow key={table.id} table={table} me={me} />
        ))}
      </List>
      <List title={lobby.open} note={lobby.openNote} none={lobby.openNone}>
        {lists.open.map((table) => (
          <OpenRow key={table.id} table={table} />
        ))}
      </List>
      {lists.finished.length > 0 && (
        <List title={lobby.finished} note={lobby.finishedNote} none="">
          {lists.finished.map((table) => (
            <FinishedRow key={table.id} table={table} />
          ))}
        </List>
      )}
    </div>
  )
}

interface ListProps {
  readonly title: string
  readonly note: string
  readonly none: string
  readonly children: readonly ReactNode[]
}

function List({ title, note, none, children }: ListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="name lobby-title" id={id}>
        {title} {note && <small>{note}</small>}
      </h2>
      {children.length > 0 ? <ul className="lobby-list">{children}</ul> : <p className="lobby-none">{none}</p>}
    </section>
  )
}

interface RowProps {
  readonly table: TableInfo
  readonly name: string
  readonly facts: readonly (string | false | null | undefined)[]
  readonly way: string
  readonly lit?: boolean
}

function Row({ table, name, facts, way, lit = false }: RowProps) {
  return (
    <li>
      <a className={lit ? 'lobby-row glow' : 'lobby-row'} href={`#${pathTo(table.id)}`}>
        <span className="lobby-game" data-mood={table.game}>
          <Icon symbol={gameCalled(table.game)?.symbol ?? 'g-hall'} />
        </span>
        <span className="lobby-text">
          <b className="name">{name}</b>
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <SeatMarks info={table} />
        <span className={lit ? 'btn primary' : 'btn'}>{way}</span>
      </a>
    </li>
  )
}

function MineRow({ table, me }: { readonly table: TableInfo; readonly me: Me }) {
  const words = useOnlineWords()
  const { lobby, clock } = words
  const { title } = useGameWords()(table.game)
  const turn = waitsFor(table, me.id)
  const running = table.awaited.map((seat) => table.seats[seat]).find((seat) => seat?.due != null)
  const now = useServerNow(running !== undefined)
  const left = running ? leftAt(running, now) : null
  const names = namesAt(table, words)
  const free = table.seats.filter(isFree).length
  const facts =
    table.status === 'open'
      ? [lobby.seatsFree(free), timeLine(table, words)]
      : [
          lobby.moves(table.moves),
          !turn && lobby.waitingFor(table.awaited.map((seat) => names[seat]).join(', ')),
          left !== null && lobby.left(shownTime(left, clock)),
        ]
  return <Row table={table} name={title} facts={facts} lit={turn} way={turn ? lobby.yourTurn : lobby.lookIn} />
}

function OpenRow({ table }: { readonly table: TableInfo }) {
  const words = useOnlineWords()
  const { lobby, someone } = words
  const { title } = useGameWords()(table.game)
  const free = table.seats.filter(isFree).length
  return (
    <Row
      table={table}
      name={lobby.hostedBy(table.host.name ?? someone)}
      facts={[title, timeLine(table, words), lobby.seatsFree(free)]}
      way={free > 0 ? lobby.sit : lobby.watch}
    />
  )
}

function FinishedRow({ table }: { readonly table: TableInfo }) {
  const words = useOnlineWords()
  const { lobby } = words
  const { language } = useWords()
  const { title } = useGameWords()(table.game)
  const names = namesAt(table, words)
  const { result } = table
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(table.updated)
  const won = useWinners(table.game, result, names)
  const ended = table.moves > 0 ? lobby.ended.abandoned : lobby.ended.calledOff
  const end = result && result.how !== 'abandoned' ? won : ended
  return <Row table={table} name={title} facts={[end, day]} way={lobby.review} />
}

/** Other ways to a table: somebody's link, or one's own. */
function LobbyFoot() {
  const { lobby } = useOnlineWords()
  const [, navigate] = useLocation()
  const id = useId()
  const [follows, setFollows] = useState(false)
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const playable = games.find(({ ready }) => ready)
  const follow = (event: FormEvent) => {
    event.preventDefault()
    const path = pathIn(link)
    setWrong(path === null)
    if (path) navigate(path)
  }
  return (
    <div className="panel-foot">
      {follows ? (
        <form className="lobby-follow" noValidate onSubmit={follow}>
          <label className="unseen" htmlFor={id}>
            {lobby.followLabel}
          </label>
          <input
            // biome-ignore lint/a11y/noAutofocus: it stands where the button was that was just pressed
            autoFocus
            className="field"
            id={id}
            type="url"
            placeholder={lobby.followLabel}
            value={link}
            aria-invalid={wrong}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={(event) => setLink(event.target.value)}
          />
          <button type="submit" className="btn">
            {lobby.follow}
          </button>
          {wrong && (
            <p className="seating-flaw" id={`${id}-wrong`} role="alert">
              {lobby.followWrong}
            </p>
          )}
        </form>
      ) : (
        <>
          <p>{lobby.nothing}</p>
          <button type="button" className="btn" onClick={() => setFollows(true)}>
            {lobby.follow}
          </button>
        </>
      )}
      <a className="btn primary" href={`#/play/${playable?.id}`}>
        {lobby.newTable}
      </a>
    </div>
  )
}

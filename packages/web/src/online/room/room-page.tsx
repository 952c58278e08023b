import '../online.css'
import '../table/online-table.css'
import type { GameBoard } from '@longhouse/board'
import type { AnyGame, GameText, Language } from '@longhouse/kernel'
import type { TableAnswer, TableInfo } from '@longhouse/protocol'
import { gameCalled } from '@longhouse/registry'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { boardOf } from '../../boards.ts'
import { CrashGuard } from '../../crash-guard.tsx'
import { useGameWords } from '../../pages/game-words.ts'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { Sign } from '../../pages/sign.tsx'
import { PACE } from '../../session/pace.ts'
import { useSettings } from '../../settings.tsx'
import { Waiting } from '../../waiting.tsx'
import { useTurnAlert } from '../alerts.ts'
import { lastSeenAt, rememberLastSeen } from '../last-seen.ts'
import { theLine } from '../line.ts'
import { askWhoIAm, useMe } from '../me.ts'
import { openOnlineTable } from '../online-table.ts'
import type { OnlineTable } from '../online-table-types.ts'
import { Arrive, NoHouse } from '../pages/sign-in.tsx'
import { isNoServer, isRefused, type Refused, serverApi } from '../server-api.ts'
import { sittersAt } from '../sitters.ts'
import { OnlineTablePage } from '../table/online-table-page.tsx'
import { onlineWordsIn, useOnlineWords } from '../words/index.ts'
import { KeptTable } from './kept-table.tsx'
import { WaitingRoom } from './waiting-room.tsx'

interface Opened {
  readonly table: OnlineTable
  readonly board: GameBoard
  text(language: Language): Promise<GameText>
}

type State =
  | { readonly state: 'asking' }
  | { readonly state: 'refused'; readonly refused: Refused }
  | { readonly state: 'other-version' }
  | { readonly state: 'open'; readonly opened: Opened; readonly invite: string | null }

/** A table of the house: the waiting room before the game, and then the game. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function RoomPage({ id, invite }: { readonly id: string; readonly invite?: string | undefined }) {
  const known = useMe()
  const [tries, setTries] = useState(0)
  if (known.state === 'asking') return <Waiting />
  const again = () => void askWhoIAm().then(() => setTries(tries + 1))
  const person = known.state === 'known' ? (known.person?.id ?? null) : null
  // Who one is changes what one may see: another person is another visit.
  return <Room key={`${person} ${tries}`} id={id} invite={invite} person={person} again={again} />
}

interface RoomProps {
  readonly id: string
  readonly invite: string | undefined
  readonly person: string | null
  again(): void
}

function Room({ id, invite, person, again }: RoomProps) {
  const { settings } = useSettings()
  const words = useOnlineWords()
  const [state, setState] = useState<State>({ state: 'asking' })
  const latest = useRef(settings)
  latest.current = settings
  useEffect(() => {
    let left = false
    let table: OnlineTable | null = null
    const look = () => table?.look()
    const open = async () => {
      const answer = await serverApi.table(id, invite)
      if (left) return
      if (isRefused(answer)) return setState({ state: 'refused', refused: answer })
      const fetched = await fetchTable(answer.table)
      if (left) return
      if (!fetched) return setState({ state: 'other-version' })
      table = openOnlineTable(answer.table, {
        live: theLine(),
        serverApi,
        game: fetched.game,
        invite,
        person,
        sitters: (info) => sittersAt(info, onlineWordsIn(latest.current.language)),
        pace: () => PACE[latest.current.pace],
        hidden: () => document.hidden,
        now: () => Date.now(),
        lastSeen: lastSeenAt(id),
        remember: (number) => rememberLastSeen(id, number),
      })
      const { board, text } = fetched
      setState({ state: 'open', opened: { table, board, text }, invite: answer.invite ?? invite ?? null })
    }
    void open()
    document.addEventListener('visibilitychange', look)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', look)
      table?.close()
    }
  }, [id, invite, person])

  if (state.state === 'asking') return <Waiting />
  if (state.state === 'refused')
    return isNoServer(state.refused) ? (
      <NoHouse again={again} />
    ) : (
      <Closed title={words.waiting.refused} text={state.refused.text} />
    )
  if (state.state === 'other-version') return <Closed {...words.waiting.otherVersion} />
  const told = (answer: TableAnswer) => answer.invite && setState({ ...state, invite: answer.invite })
  return <Inside opened={state.opened} invite={state.invite} person={person} told={told} />
}

async function fetchTable(info: TableInfo): Promise<{ game: AnyGame; board: GameBoard; text: Opened['text'] } | null> {
  const entry = gameCalled(info.game)
  if (!entry?.ready) return null
  const [game, board] = await Promise.all([entry.load(), boardOf(info.game)])
  if (!board || game.version !== info.version) return null
  return { game, board, text: (language) => entry.text(language, game.content) }
}

interface InsideProps {
  readonly opened: Opened
  readonly invite: string | null
  readonly person: string | null
  told(answer: TableAnswer): void
}

function Inside({ opened, invite, person, told }: InsideProps) {
  const words = useOnlineWords()
  const { table } = opened
  const room = useSyncExternalStore(table.subscribe, table.room)
  const { title } = useGameWords()(room.info.game)
  const { status, commitment } = room.info
  useTurnAlert(status === 'open' ? null : room, title)
  if (room.refused) return <Closed title={words.waiting.refused} text={room.refused.text} />
  if (room.shown)
    return (
      <CrashGuard instead={room.info.kept && <KeptTable room={room} invite={invite} />}>
        <OnlineTablePage opened={opened} room={room} invite={invite} />
      </CrashGuard>
    )
  if (room.info.kept) return <KeptTable room={room} invite={invite} />
  if (status === 'open') {
    if (person === null) return <ArriveFirst title={title} />
    return <WaitingRoom table={table} room={room} invite={invite} told={told} />
  }
  if (status === 'abandoned' && room.info.moves === 0 && room.info.seed === null)
    return <Closed {...words.waiting.calledOff} />
  if (!room.info.spectators && room.seat === null) return <Closed {...words.waiting.closed} />
  return <Waiting key={commitment} />
}

/** A link brought somebody whom the house does not know yet. */
function ArriveFirst({ title }: { readonly title: string }) {
  const { arrive } = useOnlineWords()
  return (
    <PageFrame title={title}>
      <Panel narrow symbol="g-horn" title={arrive.title} note={title}>
        <Arrive />
      </Panel>
    </PageFrame>
  )
}

function Closed({ title, text }: { readonly title: string; readonly text: string }) {
  const { waiting } = useOnlineWords()
  return (
    <PageFrame title={title} className="not-found">
      <Sign title={title}>
        <p>{text}</p>
        <p className="row">
          <a className="btn primary" href="#/play">
            {waiting.tables}
          </a>
        </p>
      </Sign>
    </PageFrame>
  )
}

import type { GameBoard } from '@longhouse/board'
import type { GameText, Language, Seat } from '@longhouse/kernel'
import type { TableAnswer } from '@longhouse/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { houseAt } from '../../replay/addresses.ts'
import { useWords } from '../../settings.tsx'
import { type OnlineParts, SeatNoteContext } from '../../table/online-parts.ts'
import type { Ending } from '../../table/score-columns.ts'
import { TableView } from '../../table/table-view.tsx'
import { withBesides } from '../besides.ts'
import { pathTo } from '../links.ts'
import type { OnlineTable, RoomMoment } from '../online-table-types.ts'
import { keepReplay } from '../room/keep-replay.ts'
import { type Answer, isRefused, type Refused, serverApi } from '../server-api.ts'
import { sittersAt } from '../sitters.ts'
import { type OnlineWords, onlineWordsIn, useOnlineWords } from '../words/index.ts'
import { Chat } from './chat.tsx'
import { Notes } from './notes.tsx'
import { OnlinePanel } from './online-panel.tsx'
import { SeatNote } from './seat-note.tsx'
import { TimeShort } from './time-short.tsx'
import { unratedText } from './unrated.ts'

const CHAT = 'M4 5h16v11H11l-5 4v-4H4z'
const TABLE = 'M3 9h18M5 9v10M19 9v10M8 9V6M16 9V6M12 9V5'

interface HouseTableProps {
  readonly opened: {
    readonly table: OnlineTable
    readonly board: GameBoard
    text(language: Language): Promise<GameText>
  }
  readonly room: RoomMoment
  readonly invite: string | null
}

/** The table that everybody knows, with what a house adds: clocks, who is there, talk, and ways out. */
export function OnlineTablePage({ opened, room, invite }: HouseTableProps) {
  const words = useOnlineWords()
  const { newLines } = useWords().words.table
  const { table } = opened
  const [, navigate] = useLocation()
  const [refused, setRefused] = useState<Refused | null>(null)
  const [read, setRead] = useState(room.chat.at(-1)?.number ?? 0)
  const news = useNews(room, read)

  async function ask(asking: Answer<TableAnswer>): Promise<void> {
    const answer = await asking
    setRefused(isRefused(answer) ? answer : null)
  }
  async function rematch(): Promise<void> {
    const answer = await serverApi.rematch(room.info.id)
    if (isRefused(answer)) setRefused(answer)
    else navigate(pathTo(answer.table.id))
  }
  async function review(): Promise<void> {
    const replay = await table.replay()
    const path = replay && (await keepReplay(room.info.id, replay, sittersAt(room.info, words)))
    if (path) navigate(path)
  }

  const isOver = room.info.status === 'finished' || room.info.status === 'abandoned'
  const again =
    isOver && room.seat !== null ? (
      <button type="button" className="btn primary" onClick={rematch}>
        {room.info.rematch ? words.table.joinRematch : words.table.rematch}
      </button>
    ) : (
      <a className="btn primary" href="#/play">
        {words.table.tables}
      </a>
    )
  const parts: OnlineParts = {
    again,
    aside:
      room.seat !== null ? (
        <TimeShort room={room} />
      ) : (
        !isOver && <p className="house-watching">{words.table.watchingNote}</p>
      ),
    review: () => void review(),
    ending: endingOf(room, words.table),
    replayAt: houseAt(room.info.id, invite),
    notes: <Notes table={table} room={room} again={again} refused={refused} ask={ask} />,
    drawers: [
      {
        id: 'chat',
        name: words.table.chat,
        path: CHAT,
        news,
        newsSaid: newLines(news),
        content: (
          <ReadUp last={room.chat.at(-1)?.number ?? 0} read={setRead}>
            <Chat table={table} room={room} />
          </ReadUp>
        ),
      },
      {
        id: 'house',
        name: words.table.house,
        path: TABLE,
        news: 0,
        newsSaid: '',
        content: <OnlinePanel room={room} invite={invite} again={isOver ? again : null} refused={refused} ask={ask} />,
      },
    ],
  }
  const told = useMemo(
    () => ({
      ...opened,
      text: async (language: Language) => withBesides(await opened.text(language), language, onlineWordsIn(language)),
    }),
    [opened],
  )
  const noteOf = useCallback((seat: Seat) => <SeatNote room={room} seat={seat} />, [room])
  return (
    <SeatNoteContext value={noteOf}>
      <TableView opened={told} device={null} house={parts} />
    </SeatNoteContext>
  )
}

const endingOf = (room: RoomMoment, said: OnlineWords['table']): Ending | null =>
  room.info.result && {
    places: room.info.result.places,
    gaveUp: room.info.seats.flatMap(({ seat, why }) => (why === 'resigned' ? [seat] : [])),
    ratings: room.info.result.ratings,
    unrated: unratedText(room, said),
  }

/** How many lines others said since one last looked. */
function useNews({ chat, info, seat }: RoomMoment, read: number): number {
  const me = seat === null ? null : info.seats[seat]?.person?.id
  return chat.filter(({ number, person }) => number > read && person.id !== me).length
}

/** What is shown has been read. */
function ReadUp(props: { readonly last: number; read(last: number): void; readonly children: React.ReactNode }) {
  const { last, read, children } = props
  useEffect(() => read(last), [last, read])
  return children
}

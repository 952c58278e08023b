import '../home/kept.css'
import { Mark, type Sitter } from '@longhouse/board'
import type { Replay } from '@longhouse/kernel'
import type { Won } from '@longhouse/kernel/wording'
import type { TableInfo } from '@longhouse/protocol'
import { useEffect, useState } from 'react'
import { useMe } from '../../online/me.ts'
import { isRefused, serverApi } from '../../online/server-api.ts'
import { sittersAt } from '../../online/sitters.ts'
import { useOnlineWords } from '../../online/words/index.ts'
import { hereAt, houseAt } from '../../replay/addresses.ts'
import { ShareDialog } from '../../replay/share-dialog.tsx'
import { replayOf } from '../../session/replay-of.ts'
import type { SavedTable } from '../../session/saved-table.ts'
import { useWords } from '../../settings.tsx'
import { localeOf } from '../../words/locale.ts'
import { useGameWords } from '../game-words.ts'
import { Glyph } from '../glyph.tsx'
import { useTables } from '../home/use-tables.ts'
import { useWinners } from '../use-winners.ts'

/** A game that is over, wherever it was played. */
interface Finished {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly sitters: readonly Sitter[]
  /** Null where nobody won. */
  readonly won: Won | null
  /** Where it is watched, and whether others find it there. */
  readonly path: string
  readonly online: boolean
  replay(): Promise<Replay | null>
}

/** One's finished games: of this browser, and of the house where it is reached. */
export function FinishedGames() {
  const { replay } = useWords().words.pages
  const { listed } = useTables()
  const online = useHouseGames()
  const [sharing, setSharing] = useState<Finished | null>(null)
  if (!listed) return null
  const here = listed.tables.filter(({ summary, id }) => summary.over && !isOfHouse(id, online)).map(finishedHere)
  const games = [...here, ...online].sort((a, b) => b.at - a.at)
  return (
    <section className="replay-games" aria-labelledby="finished-games">
      <h2 className="name" id="finished-games">
        {replay.mine}
      </h2>
      {games.length === 0 && <p>{replay.none}</p>}
      <ul>
        {games.map((game) => (
          <Row key={game.path} game={game} share={() => setSharing(game)} />
        ))}
      </ul>
      {sharing && (
        <ShareDialog
          replay={sharing.replay}
          address={sharing.online ? sharing.path : null}
          close={() => setSharing(null)}
        />
      )}
    </section>
  )
}

/** A game of the house that was looked back at is kept here, too. */
const isOfHouse = (id: string, online: readonly Finished[]): boolean => online.some((game) => id === `house-${game.id}`)

const finishedHere = (saved: SavedTable): Finished => ({
  id: saved.id,
  game: saved.plan.game,
  at: saved.changed,
  sitters: saved.plan.seats,
  won: saved.summary,
  path: hereAt(saved.id),
  online: false,
  replay: () => replayOf(saved),
})

/** Those of the house; none while it is not reached, or does not know one. */
function useHouseGames(): readonly Finished[] {
  const words = useOnlineWords()
  // Without a network one's own games are all there are.
  const me = useMe(navigator.onLine)
  const person = me.state === 'known' ? (me.person?.id ?? null) : null
  const [tables, setTables] = useState<readonly TableInfo[]>([])
  useEffect(() => {
    if (person === null) return setTables([])
    let current = true
    void serverApi.tables('finished').then((told) => current && !isRefused(told) && setTables(told.tables))
    return () => {
      current = false
    }
  }, [person])
  return tables
    .filter(({ moves }) => moves > 0)
    .map((info) => ({
      id: info.id,
      game: info.game,
      at: info.updated,
      sitters: sittersAt(info, words),
      won: info.result && info.result.how !== 'abandoned' ? info.result : null,
      path: houseAt(info.id, null),
      online: true,
      async replay() {
        const replay = await serverApi.replay(info.id)
        return isRefused(replay) ? null : replay
      },
    }))
}

function Row({ game: { game, at, sitters, won, path, online }, share }: { readonly game: Finished; share(): void }) {
  const { words, language } = useWords()
  const { replay } = words.pages
  const { title } = useGameWords()(game)
  const names = sitters.map(({ name }) => name)
  const winners = useWinners(game, won, names)
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(at)
  return (
    <li className="kept">
      <a className="kept-open" data-mood={game} href={`#${path}`}>
        <span className="kept-flag" />
        <span className="kept-text">
          <b className="name">{winners ?? title}</b>
          <span>{[title, day, online && replay.online].filter(Boolean).join(' · ')}</span>
          <span>{names.join(', ')}</span>
        </span>
        <span className="kept-marks">
          {sitters.map(({ color, name }) => (
            <Mark key={color} color={color} name={name} />
          ))}
        </span>
        <span className="kept-turn btn">{replay.watchIt}</span>
      </a>
      <button
        type="button"
        className="kept-remove"
        aria-label={`${words.table.share.name}: ${title}, ${day}`}
        title={words.table.share.name}
        onClick={share}
      >
        <Glyph name="link" />
      </button>
    </li>
  )
}

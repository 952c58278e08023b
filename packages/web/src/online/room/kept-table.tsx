import type { TableAnswer } from '@longhouse/protocol'
import { useEffect, useState } from 'react'
import { useGameWords } from '../../pages/game-words.ts'
import { PageFrame, Panel } from '../../pages/page-frame.tsx'
import { useWinners } from '../../pages/use-winners.ts'
import { useSettings } from '../../settings.tsx'
import type { RoomMoment } from '../online-table-types.ts'
import { type Answer, isRefused, serverApi } from '../server-api.ts'
import { namesAt } from '../sitters.ts'
import { KeptNote } from '../table/notes.tsx'
import { useOnlineWords } from '../words/index.ts'

interface KeptTableProps {
  readonly room: RoomMoment
  readonly invite: string | null
}

/** A table of earlier rules that no board of now can draw: how it ended, what happened, and what its people can do. */
export function KeptTable({ room, invite }: KeptTableProps) {
  const words = useOnlineWords()
  const { settings } = useSettings()
  const { info } = room
  const { title } = useGameWords()(info.game)
  const names = namesAt(info, words)
  const won = useWinners(info.game, info.result, names)
  const lines = useLog(info.id, info.number, invite, settings.language)
  const [refused, setRefused] = useState<string | null>(null)
  async function ask(asking: Answer<TableAnswer>): Promise<void> {
    const answer = await asking
    setRefused(isRefused(answer) ? answer.text : null)
  }
  return (
    <PageFrame title={title}>
      <div className="kept-table">
        <KeptNote room={room} ask={ask} />
        {refused && <p role="alert">{refused}</p>}
        <Panel symbol="g-horn" title={title} note={names.join(', ')}>
          <div className="kept-story">
            {won && <p>{won}.</p>}
            {info.result?.scores && (
              <p>{info.result.scores.map((score, seat) => `${names[seat]} ${score}`).join(', ')}</p>
            )}
            {lines.length > 0 && <h2>{words.table.kept.log}</h2>}
            <ol>
              {lines.map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ol>
          </div>
        </Panel>
      </div>
    </PageFrame>
  )
}

function useLog(id: string, number: number, invite: string | null, language: string) {
  const [lines, setLines] = useState<readonly { readonly key: string; readonly line: string }[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is longer when the table has more entries
  useEffect(() => {
    let left = false
    void serverApi.log(id, invite ?? undefined).then((answer) => {
      if (left || isRefused(answer)) return
      setLines(
        answer.entries.flatMap((entry) =>
          (entry.said?.[language] ?? []).map((line, i) => ({ key: `${entry.number}-${i}`, line })),
        ),
      )
    })
    return () => {
      left = true
    }
  }, [id, number, invite, language])
  return lines
}

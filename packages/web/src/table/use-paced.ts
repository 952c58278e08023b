import { type BoardInput, type GameBoard, isStill, timingOf } from '@longhouse/board'
import type { GameText, Language } from '@longhouse/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { BEAT } from '../session/pace.ts'
import { type PacedTable, type Plan, pacedTable, type Scene } from '../session/paced-table.ts'
import { namedSeats } from '../session/programs.ts'
import type { PlayedTable } from '../session/table.ts'
import type { Settings } from '../settings.tsx'
import { eventsOf } from './past-input.ts'

interface Reader {
  readonly board: GameBoard
  readonly text: GameText
  readonly language: Language
  readonly pace: Settings['pace']
}

/** The table at the pace of its reader. Whoever wants no motion gets the same as still cards. */
export function usePaced(table: PlayedTable, reader: Reader): PacedTable {
  const latest = useRef(reader)
  latest.current = reader
  const paced = useMemo(
    () =>
      pacedTable(table, {
        planOf: (scene) => planOf(table, latest.current, scene),
        steps: () => latest.current.pace === 'step',
        hidden: () => document.hidden,
        now: () => performance.now(),
      }),
    [table],
  )
  const { pace } = reader
  useEffect(() => {
    if (pace === 'instant') paced.skip()
    else paced.retime()
  }, [pace, paced])
  // Who goes away and comes back finds the table as it is.
  useEffect(() => {
    const leave = () => document.hidden && paced.skip()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [paced])
  return paced
}

const NOT_SHOWN: Plan = { ms: 0, picture: null }

function planOf(table: PlayedTable, { board, text, language, pace }: Reader, scene: Scene): Plan {
  const least = BEAT[pace]
  if (least === 0) return NOT_SHOWN
  const input: BoardInput = {
    seatView: scene.seen,
    content: table.game.content,
    sitters: namedSeats(language, table.moment().seats),
    language,
    text,
    options: [],
    log: eventsOf(scene.log),
    choose: () => undefined,
  }
  const picture = board.pictureOf(input, eventsOf(scene.log.slice(scene.from)))
  if (!picture) return scene.passing ? { ms: least, picture: null } : NOT_SHOWN
  const timing = timingOf(picture, least, isStill())
  return { ms: timing.ends, picture: { picture, timing } }
}

import './past.css'
import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useEffect, useMemo, useRef } from 'react'
import { Segments } from '../pages/fields.tsx'
import { PACES } from '../session/pace.ts'
import type { LogEntry } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { gamesIn } from './games-in.ts'
import { focusQuestion } from './keys.ts'
import type { Past } from './use-past.ts'

interface PastProps {
  readonly moves: number
  readonly past: Past
  readonly input: BoardInput
  readonly board: GameBoard
  /** All that was told up to now. */
  readonly log: readonly LogEntry[]
  /** Of a game that is over: looks on through somebody's eyes; null where one has only one's own. */
  readonly lookAs: ((viewer: Seat | null) => void) | null
}

const BACK = 'M15 5 8 12l7 7'
const ON = 'M9 5l7 7-7 7'
const FAR_BACK = 'M12 5 5 12l7 7M19 5l-7 7 7 7'
const FAR_ON = 'M12 5l7 7-7 7M5 5l7 7-7 7'
const PLAY = 'M7 4v16l13-8z'
const PAUSE = 'M8 5v14M16 5v14'

/** The whole game on a slider, without leaving the table: walked through, or played. */
export function PastControls({ moves, past, input, board, log, lookAs }: PastProps) {
  const { words } = useWords()
  const { settings, change } = useSettings()
  const { move: pastMove, goTo, step, leap, play, playing } = past
  const slider = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    slider.current?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== document.body) return
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      focusQuestion()
    }
  }, [])
  const at = pastMove ?? moves
  const button = (path: string, name: string, press: () => void, disabled: boolean) => (
    <button type="button" className="btn" title={name} aria-label={name} onClick={press} disabled={disabled}>
      <Sign path={path} />
    </button>
  )
  return (
    <aside className="walk" aria-label={words.table.past}>
      <Segments
        label={words.table.beat.pace}
        quiet
        value={settings.pace}
        values={PACES.map((pace) => [pace, words.pages.settings.paces[pace]])}
        onChange={(pace) => change({ pace })}
      />
      <p className="walk-steps">
        {button(FAR_BACK, words.table.step.back, () => leap(-1), at === 0)}
        {button(BACK, words.table.step.beatBack, () => step(-1), at === 0)}
        <button type="button" className="btn primary" onClick={() => play(!playing)} aria-pressed={playing}>
          <Sign path={playing ? PAUSE : PLAY} />
          <span>{playing ? words.table.step.pause : words.table.step.play}</span>
        </button>
        {button(ON, words.table.step.beatOn, () => step(1), pastMove === null)}
        {button(FAR_ON, words.table.step.on, () => leap(1), pastMove === null)}
      </p>
      <label className="walk-line">
        <span>{words.table.moveOf(at, moves)}</span>
        <input
          ref={slider}
          type="range"
          min={0}
          max={moves}
          value={at}
          onChange={(event) => goTo(Number(event.target.value))}
        />
        <Chapters board={board} log={log} moves={moves} />
      </label>
      {lookAs && <Eyes input={input} lookAs={lookAs} />}
    </aside>
  )
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)

/** Where the rounds began, under the slider, or the games of a campaign. */
function Chapters({ board, log, moves }: Pick<PastProps, 'board' | 'log' | 'moves'>) {
  const begun = useMemo(() => chaptersIn(board, log), [board, log])
  return (
    <span className="walk-rounds" aria-hidden="true">
      {begun.map(({ chapter, move }) => (
        <i key={chapter} style={{ left: `${(move / Math.max(1, moves)) * 100}%` }}>
          {chapter}
        </i>
      ))}
    </span>
  )
}

function chaptersIn(board: GameBoard, log: readonly LogEntry[]) {
  const games = board.gameBegins ? gamesIn(log, board.gameBegins) : []
  return games.length > 1 ? games.map((move, i) => ({ chapter: i + 1, move })) : roundsIn(board, log)
}

/** Of the table itself nothing begins: what is told beside the game is no event of it. */
const roundsIn = (board: GameBoard, log: readonly LogEntry[]) =>
  log.flatMap(({ event, move, aside }) => {
    const chapter = aside ? null : board.roundBegun(event)
    return chapter === null ? [] : [{ chapter, move }]
  })

/** Nobody's: a spectator's. */
const NOBODY = ''

function Eyes({
  input: { sitters, seatView },
  lookAs,
}: { readonly input: BoardInput } & { lookAs(viewer: Seat | null): void }) {
  const { words } = useWords()
  const { seat } = seatView
  const sitter = seat === null ? undefined : sitters[seat]
  return (
    <label className="walk-eyes">
      <span>{words.table.eyes.name}</span>
      {sitter && <Mark color={sitter.color} />}
      <select
        value={seat ?? NOBODY}
        onChange={({ target: { value } }) => lookAs(value === NOBODY ? null : Number(value))}
      >
        <option value={NOBODY}>{words.table.eyes.nobody}</option>
        {sitters.map(({ name, color }, each) => (
          <option key={color} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

import './beat-bar.css'
import { type BoardInput, type GameBoard, Mark, RichText } from '@longhouse/board'
import { Segments } from '../pages/fields.tsx'
import { PACES } from '../session/pace.ts'
import type { LogEntry } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { actorsOf } from './log-lines.ts'
import { sayEvent } from './told.ts'

interface BeatBarProps {
  readonly input: BoardInput
  readonly board: GameBoard
  /** What is being shown; nothing of it is told while dice are under way. */
  readonly log: readonly LogEntry[]
  /** How many more follow. */
  readonly left: number
  /** What is not told yet is what a scoring comes to; else dice are under way. */
  readonly counting?: boolean
  /** It is shown again. */
  readonly again?: boolean
  hurry(): void
  skip(): void
}

interface CaptionProps extends Pick<BeatBarProps, 'input' | 'board'> {
  readonly news: readonly LogEntry[]
  /** What is said where nothing else is. */
  readonly note: string
  /** That it is not now. */
  readonly chip?: string
}

/** The last of some things that happened large, with the mark of who did it, and what came before it below. */
function Caption({ input, board, news, note, chip }: CaptionProps) {
  const [last, ...before] = [...news].reverse()
  const said = (entry: LogEntry) => <RichText text={sayEvent(input, entry.event)} />
  const actor = actorsOf(news, board).at(-1) ?? null
  const sitter = actor === null ? undefined : input.sitters[actor]
  return (
    <div className="q caption" id="question" tabIndex={-1}>
      <h1 className="name longer">
        {sitter && <Mark color={sitter.color} />}
        <span>{last ? said(last) : note}</span>
      </h1>
      <p className="last">
        {chip && <b className="not-now">{chip}</b>} {before[0] ? said(before[0]) : last && note}
      </p>
    </div>
  )
}

interface PastCaptionProps extends Pick<BeatBarProps, 'input' | 'board'> {
  readonly news: readonly LogEntry[]
  /** The game has ended since. */
  readonly over: boolean
}

/** What happened at the place in the past that is shown. */
export function PastCaption({ input, board, news, over }: PastCaptionProps) {
  const { words } = useWords()
  const { pastNote, pastNoteOver } = words.table
  return (
    <Caption input={input} board={board} news={news} note={over ? pastNoteOver : pastNote} chip={words.table.past} />
  )
}

/** In place of a question: what is being shown, and how to have it quicker. */
export function BeatBar({ input, board, log, left, counting = false, again = false, hurry, skip }: BeatBarProps) {
  const { words } = useWords()
  const { settings, change } = useSettings()
  const stays = settings.pace === 'step' || (again && settings.pace === 'instant')
  const untold = counting ? words.table.beat.counting : words.table.beat.rolling
  const how = stays ? words.table.beat.howStep : words.table.beat.how
  return (
    <section className="prompt beat" aria-label={words.table.prompt}>
      <Caption
        input={input}
        board={board}
        news={log}
        note={log.length > 0 || again ? how : untold}
        {...(again && { chip: words.table.past })}
      />
      <div className="acts">
        <Segments
          label={words.table.beat.pace}
          quiet
          value={settings.pace}
          values={PACES.map((pace) => [pace, words.pages.settings.paces[pace]])}
          onChange={(pace) => change({ pace })}
        />
        <button type="button" className="btn" onClick={hurry}>
          {words.table.beat.next}
        </button>
        {left > 0 && (
          <button type="button" className="btn" onClick={skip}>
            {words.table.beat.skip}
          </button>
        )}
      </div>
    </section>
  )
}

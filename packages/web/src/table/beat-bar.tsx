import './beat-bar.css'
import { type BoardInput, Mark, RichText } from '@longhouse/board'
import { Segments } from '../pages/fields.tsx'
import { PACES } from '../session/pace.ts'
import type { LogEntry } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { sayEvent, whoActed } from './told.ts'

interface BeatBarProps {
  readonly input: BoardInput
  /** What is being shown; nothing of it is told while dice are under way. */
  readonly log: readonly LogEntry[]
  /** How many more follow. */
  readonly left: number
  /** It is shown again. */
  readonly again?: boolean
  hurry(): void
  skip(): void
}

interface CaptionProps {
  readonly input: BoardInput
  readonly news: readonly LogEntry[]
  /** What is said where nothing else is. */
  readonly note: string
  /** That it is not now. */
  readonly chip?: string
}

/** The last of some things that happened large, with the mark of who did it, and what came before it below. */
function Caption({ input, news, note, chip }: CaptionProps) {
  const [last, ...before] = [...news].reverse()
  const said = (entry: LogEntry) => <RichText text={sayEvent(input, entry.event)} />
  const actor = last ? whoActed(last) : null
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

interface PastCaptionProps extends Pick<BeatBarProps, 'input'> {
  readonly news: readonly LogEntry[]
  /** The game has ended since. */
  readonly over: boolean
}

/** What happened at the place in the past that is shown. */
export function PastCaption({ input, news, over }: PastCaptionProps) {
  const { words } = useWords()
  const { pastNote, pastNoteOver } = words.table
  return <Caption input={input} news={news} note={over ? pastNoteOver : pastNote} chip={words.table.past} />
}

/** In place of a question: what is being shown, and how to have it quicker. */
export function BeatBar({ input, log, left, again = false, hurry, skip }: BeatBarProps) {
  const { words } = useWords()
  const { settings, change } = useSettings()
  const stays = settings.pace === 'step' || (again && settings.pace === 'instant')
  const how = stays ? words.table.beat.howStep : words.table.beat.how
  return (
    <section className="prompt beat" aria-label={words.table.prompt}>
      <Caption
        input={input}
        news={log}
        note={log.length > 0 || again ? how : words.table.beat.rolling}
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

import './beat-bar.css'
import { type BoardInput, Mark, RichText } from '@longhouse/board'
import { Segments } from '../pages/fields.tsx'
import { PACES } from '../session/pace.ts'
import type { LogEntry } from '../session/table.ts'
import { useSettings, useWords } from '../settings.tsx'
import { sayEvent, whoActed } from './told.ts'

interface BeatBarProps {
  readonly input: BoardInput
  /** What is being shown. */
  readonly log: readonly LogEntry[]
  /** How many more follow. */
  readonly left: number
  hurry(): void
  skip(): void
}

/** In place of a question: what is being shown, and how to have it quicker. */
export function BeatBar({ input, log, left, hurry, skip }: BeatBarProps) {
  const { words } = useWords()
  const { settings, change } = useSettings()
  const [last, ...before] = [...log].reverse()
  const said = (entry: LogEntry) => <RichText text={sayEvent(input, entry.event)} />
  const actor = last ? whoActed(last) : null
  const sitter = actor === null ? undefined : input.sitters[actor]
  return (
    <section className="prompt beat" aria-label={words.table.prompt}>
      <div className="q" id="question" tabIndex={-1}>
        <h1 className="name longer">
          {sitter && <Mark color={sitter.color} />} {last && said(last)}
        </h1>
        <p className="last">{before[0] ? said(before[0]) : words.table.beat.how}</p>
      </div>
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

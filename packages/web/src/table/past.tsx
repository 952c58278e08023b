import { reviewWords } from '../review/words.ts'
import { saveReplay, saveTable } from '../session/save-file.ts'
import type { SavedTable } from '../session/saved-table.ts'
import type { PlayedTable } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import type { Past } from './use-past.ts'

interface PastProps {
  readonly moves: number
  readonly past: Past
  readonly over: boolean
  readonly review: (() => void) | null
  readonly table: PlayedTable
  /** Null where the table is kept elsewhere. */
  readonly file: (() => SavedTable) | null
}

/** The whole game on a slider, without leaving the table: walked through, or played. */
export function PastControls({ moves, past, over, review, table, file }: PastProps) {
  const { words, language } = useWords()
  const { move: pastMove, goTo, step, play, playing } = past
  const at = pastMove ?? moves
  const move = (to: number) => goTo(to >= moves ? null : Math.max(0, to))
  const button = (symbol: string, name: string, press: () => void, disabled: boolean) => (
    <button type="button" className="btn" title={name} aria-label={name} onClick={press} disabled={disabled}>
      <span aria-hidden="true">{symbol}</span>
    </button>
  )
  return (
    <div className="timeline">
      <label>
        <span>{words.table.moveOf(at, moves)}</span>
        <input type="range" min={0} max={moves} value={at} onChange={(event) => move(Number(event.target.value))} />
      </label>
      <p className="row walk">
        {button('«', words.table.step.back, () => move(at - 1), at === 0)}
        {button('‹', words.table.step.beatBack, () => step(-1), at === 0)}
        <button type="button" className="btn primary" onClick={() => play(!playing)} aria-pressed={playing}>
          {playing ? words.table.step.pause : words.table.step.play}
        </button>
        {button('›', words.table.step.beatOn, () => step(1), pastMove === null)}
        {button('»', words.table.step.on, () => move(at + 1), pastMove === null)}
      </p>
      <p className="row">
        <button type="button" className="btn" onClick={() => goTo(null)} disabled={pastMove === null}>
          {words.table.now}
        </button>
      </p>
      {review && (
        <button type="button" className="btn" onClick={review}>
          {reviewWords[language].open}
        </button>
      )}{' '}
      {over ? (
        <button type="button" className="btn" onClick={() => saveReplay(table)}>
          {words.table.downloadReplay}
        </button>
      ) : (
        file && (
          <button type="button" className="btn" onClick={() => saveTable(file())}>
            {words.table.broken.save}
          </button>
        )
      )}
    </div>
  )
}

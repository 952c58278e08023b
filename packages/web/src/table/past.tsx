import { reviewWords } from '../review/words.ts'
import { saveReplay, saveTable } from '../session/save-file.ts'
import type { SavedTable } from '../session/saved-table.ts'
import type { PlayedTable } from '../session/table.ts'
import { useWords } from '../settings.tsx'

interface PastProps {
  readonly moves: number
  readonly pastMove: number | null
  readonly over: boolean
  readonly review: (() => void) | null
  goTo(move: number | null): void
  readonly table: PlayedTable
  /** Null where the table is kept elsewhere. */
  readonly file: (() => SavedTable) | null
}

/** The whole game on a slider, without leaving the table. */
export function Past({ moves, pastMove, goTo, over, review, table, file }: PastProps) {
  const { words, language } = useWords()
  const at = pastMove ?? moves
  const move = (to: number) => goTo(to >= moves ? null : Math.max(0, to))
  return (
    <div className="timeline">
      <label>
        <span>{words.table.moveOf(at, moves)}</span>
        <input type="range" min={0} max={moves} value={at} onChange={(event) => move(Number(event.target.value))} />
      </label>
      <p className="row">
        <button type="button" className="btn" onClick={() => move(at - 1)} disabled={at === 0}>
          {words.table.step.back}
        </button>
        <button type="button" className="btn" onClick={() => move(at + 1)} disabled={at === moves}>
          {words.table.step.on}
        </button>
        <button type="button" className="btn primary" onClick={() => goTo(null)} disabled={pastMove === null}>
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

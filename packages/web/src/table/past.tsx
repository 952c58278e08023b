import type { Replay } from '@longhouse/kernel'
import { saveFile } from '../session/save-file.ts'
import { useWords } from '../settings.tsx'

interface PastProps {
  readonly moves: number
  readonly pastMove: number | null
  readonly over: boolean
  goTo(move: number | null): void
  replay(): Replay
}

/** The whole game on a slider, without leaving the table. */
export function Past({ moves, pastMove, goTo, over, replay }: PastProps) {
  const { words } = useWords()
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
      {over && (
        <button type="button" className="btn" onClick={() => saveFile('longhouse-replay.json', replay())}>
          {words.table.downloadReplay}
        </button>
      )}
    </div>
  )
}

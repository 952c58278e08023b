import { type BoardInput, type GameBoard, Mark, RichText } from '@longhouse/board'
import type { LogEntry } from '../session/table.ts'
import { actorsOf } from './log-lines.ts'
import { sayEvent } from './told.ts'

interface TickerProps {
  readonly input: BoardInput
  readonly board: GameBoard
  readonly log: readonly LogEntry[]
}

/** The last things that happened, so that nobody has to open the log to know. */
export function Ticker({ input, board, log }: TickerProps) {
  const last = log.slice(-2)
  // Who acted is seen from all that was told of the move.
  const from = log.findLastIndex(({ move }) => move < (last[0]?.move ?? 0)) + 1
  const actors = actorsOf(log.slice(from), board).slice(-2)
  return (
    <p className="ticker">
      {last.map(({ event }, i) => {
        const actor = actors[i] ?? null
        const sitter = actor === null ? undefined : input.sitters[actor]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the last two
          <span key={i}>
            {sitter && <Mark color={sitter.color} />} <RichText text={sayEvent(input, event)} />
          </span>
        )
      })}
    </p>
  )
}

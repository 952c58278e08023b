import { type BoardInput, Mark, RichText } from '@longhouse/board'
import type { LogEntry } from '../session/table.ts'
import { sayEvent, whoActed } from './told.ts'

/** The last things that happened, so that nobody has to open the log to know. */
export function Ticker({ input, log }: { readonly input: BoardInput; readonly log: readonly LogEntry[] }) {
  return (
    <p className="ticker">
      {log.slice(-2).map((entry, i) => {
        const { event } = entry
        const actor = whoActed(entry)
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

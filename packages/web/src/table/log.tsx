import { type BoardInput, Mark, RichText, RuleLink } from '@longhouse/board'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { LogEntry } from '../session/table.ts'
import { sayEvent, toldParts, whoActed } from './told.ts'

interface LogProps {
  readonly log: readonly LogEntry[]
  readonly input: BoardInput
  goTo(move: number): void
}

/** Everything that happened, a paragraph for what one player did in a move; each leads back to its moment. */
export function Log({ log, input, goTo }: LogProps) {
  const end = useRef<HTMLLIElement>(null)
  const lines = useMemo(() => linesOf(log), [log])
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something new was told
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [log.length])
  return (
    <ol className="log">
      {lines.map((entries, at) => (
        <MoveLine
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it was told
          key={at}
          move={entries[0]?.move ?? 0}
          entries={entries}
          game={input.seatView.game}
          text={input.text}
          sitters={input.sitters}
          goTo={goTo}
        />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

interface MoveLineProps extends Pick<BoardInput, 'text' | 'sitters'> {
  readonly move: number
  readonly game: string
  readonly entries: readonly LogEntry[]
  goTo(move: number): void
}

const MoveLine = memo(
  function MoveLine({ move, game, entries, text, sitters, goTo }: MoveLineProps) {
    const actor = entries[0] ? whoActed(entries[0]) : null
    const sitter = actor === null ? undefined : sitters[actor]
    return (
      <li>
        <button type="button" className="when" onClick={() => goTo(move)} aria-label={`${sitter?.name ?? ''} ${move}`}>
          {sitter && <Mark color={sitter.color} />}
          {move}
        </button>
        <p>
          {entries.map(({ event }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays as it was told
            <span key={i}>
              <Said game={game} said={sayEvent({ text, sitters }, event)} />{' '}
            </span>
          ))}
        </p>
      </li>
    )
  },
  // Entries are made anew with every move; the events in them are not.
  (before, now) =>
    before.text === now.text &&
    before.move === now.move &&
    before.entries.length === now.entries.length &&
    before.entries.every(({ event }, i) => event === now.entries[i]?.event),
)

/** A sentence in which things can be pointed at and rules looked up. */
function Said({ game, said }: { readonly game: string; readonly said: string }) {
  return toldParts(said).map((part, at) =>
    'rule' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays as it was told
      <RuleLink key={at} game={game} rule={part.rule} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <RichText key={at} text={part.words} />
    ),
  )
}

/** What one player did in one move is one line; what is told beside the game has its own. */
function linesOf(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const lines: LogEntry[][] = []
  for (const entry of log) {
    const [last] = lines.at(-1) ?? []
    const isOneDeed = last?.move === entry.move && !last.aside && !entry.aside && whoActed(last) === whoActed(entry)
    if (isOneDeed) lines.at(-1)?.push(entry)
    else lines.push([entry])
  }
  return lines
}

import './log.css'
import { type BoardInput, type GameBoard, Mark, RichText, RuleLink } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { memo, useEffect, useMemo, useRef } from 'react'
import type { LogEntry } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { localeOf } from '../words/locale.ts'
import { type LogLine, linesOf, timeOf } from './log-lines.ts'
import { MovedPieces } from './moved-pieces.tsx'
import { sinceOwnChoice } from './since.ts'
import { sayEvent, toldParts } from './told.ts'

interface LogProps {
  readonly log: readonly LogEntry[]
  readonly input: BoardInput
  readonly board: GameBoard
  readonly viewer: Seat | null
  goTo(move: number): void
}

/** Everything that happened, by rounds and turns, a line for what one player did in a move; each leads back to its moment. */
export function Log({ log, input, board, viewer, goTo }: LogProps) {
  const { words } = useWords()
  const end = useRef<HTMLLIElement>(null)
  const lines = useMemo(() => linesOf(log, board), [log, board])
  const since = sinceOwnChoice(log, viewer)[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something new was told
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' })
  }, [log.length])
  return (
    <ol className="log">
      {lines.flatMap((line, at) => [
        ...(since && line.entries[0] === since
          ? [
              <li key="since" className="log-since">
                <span>{words.table.since}</span>
              </li>,
            ]
          : []),
        line.heading ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it was told
          <HeadLine key={at} line={line} input={input} />
        ) : (
          <MoveLine
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={at}
            line={line}
            input={input}
            board={board}
            goTo={goTo}
          />
        ),
      ])}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}

function HeadLine({ line, input }: { readonly line: LogLine; readonly input: BoardInput }) {
  const { color } = (line.seat === null ? undefined : input.sitters[line.seat]) ?? {}
  const [event] = line.entries.map((entry) => entry.event)
  return (
    <li className={`log-head ${line.heading}`}>
      <h3 className="name">
        {line.heading === 'turn' && color && <Mark color={color} />}
        <span>
          <RichText text={sayEvent(input, event).replace(/\.$/, '')} />
        </span>
      </h3>
    </li>
  )
}

interface MoveLineProps extends Pick<LogProps, 'input' | 'board' | 'goTo'> {
  readonly line: LogLine
}

const MoveLine = memo(
  function MoveLine({ line: { move, seat, entries }, input, board, goTo }: MoveLineProps) {
    const { words, language } = useWords()
    const sitter = seat === null ? undefined : input.sitters[seat]
    const you = input.seatView.seat === null ? undefined : input.sitters[input.seatView.seat]?.name
    const said = entries.map(({ event }) => sayEvent(input, event))
    const touches = you !== undefined && seat !== input.seatView.seat && said.some((each) => each.includes(you))
    const at = entries[0]?.at
    const when = at === undefined ? String(move) : timeOf(at, localeOf(language), Date.now())
    return (
      // The button is for keys and readers; a click anywhere on the line does the same.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above
      <li
        className={touches ? 'touches' : undefined}
        data-color={sitter?.color}
        onClick={({ target }) => target instanceof Element && !target.closest('button, a, [role=button]') && goTo(move)}
      >
        <button type="button" className="when" onClick={() => goTo(move)} aria-label={`${sitter?.name ?? ''} ${when}`}>
          {sitter && <Mark color={sitter.color} />}
          {when}
        </button>
        <div>
          {entries.map(({ event, aside }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays as it was told
            <p key={i}>
              <Said game={input.seatView.game} said={said[i] ?? ''} />
              {!aside && <MovedPieces events={[event]} input={input} board={board} />}
            </p>
          ))}
          {touches && <b className="you">{words.table.you}</b>}
        </div>
      </li>
    )
  },
  // Entries are made anew with every move; the events in them are not.
  ({ line: before, ...was }, { line: now, ...is }) =>
    was.input.text === is.input.text &&
    was.input.seatView.seat === is.input.seatView.seat &&
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

import { type BoardSight, DealRow, type GameBoard, type Option, RichText } from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { TableMoment } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { Editor } from './editors.tsx'
import { HintButton } from './hint-panel.tsx'
import type { Offered } from './offered.ts'
import { RuleLink } from './rule-link.tsx'
import { Ticker } from './ticker.tsx'
import { sayEvent } from './told.ts'
import type { Hints } from './use-hint.ts'

interface PromptBarProps {
  readonly sight: BoardSight
  readonly board: GameBoard
  readonly offered: Offered
  readonly moment: TableMoment
  readonly past: boolean
  readonly hints: Hints
  /** What a house says beside the question. */
  readonly aside: ReactNode
  /** The editor that stands open. */
  readonly editing: string | null
  edit(id: string | null): void
  undo(): void
  leavePast(): void
}

/** What is asked and why, what happened last, and every choice that has no place on the board. */
export function PromptBar(props: PromptBarProps) {
  const { sight, board, offered, moment, past, hints, aside, editing, edit, undo, leavePast } = props
  const { words } = useWords()
  const buttons = offered.options.filter(({ thing }) => thing === null)
  // Where the whole question is how many or in what order, its editor stands open, whatever else may be done besides.
  const whole = offered.editings.find(({ id }) => id === sight.seen.ask?.step)
  const open = offered.editings.find(({ id }) => id === editing) ?? whole
  return (
    <section className="prompt" aria-label={words.table.prompt}>
      <Question sight={sight} past={past} />
      <Ticker sight={sight} log={moment.log} />
      <div className="acts">
        {past && (
          <button type="button" className="btn primary" onClick={leavePast}>
            {words.table.now}
          </button>
        )}
        {!past &&
          buttons.map((option) => <OptionButton key={option.label} option={option} sight={sight} board={board} />)}
        {!past &&
          offered.editings
            .filter((each) => each.thing === null && each !== open && each !== whole)
            .map(({ id, label }) => (
              <button key={id} type="button" className="btn glow-btn" onClick={() => edit(id)}>
                {label}
              </button>
            ))}
        {!past && hints.offered && <HintButton hints={hints} />}
        {!past && moment.canUndo && <UndoButton sight={sight} board={board} moment={moment} undo={undo} />}
        {!past && aside}
      </div>
      {open && !past && (
        <Editor
          // What was begun stays while others decide, as long as the same is asked.
          key={JSON.stringify([open.id, open.form])}
          editing={open}
          sight={sight}
          board={board}
          close={open === whole ? null : () => edit(null)}
        />
      )}
    </section>
  )
}

/** The first sentence large, the rest below it; the longer, the smaller. */
function Question({ sight, past }: Pick<PromptBarProps, 'sight' | 'past'>) {
  const { words } = useWords()
  const { seen, text, sitters } = sight
  const prompt = past
    ? words.table.pastNote
    : text.prompt(
        seen,
        sitters.map(({ name }) => name),
      )
  const [lead = prompt, ...rest] = prompt.split(/(?<=[.?:]) (?=\p{Lu}|\[)/u)
  const length = plain(lead).length
  return (
    <div className="q" id="question" tabIndex={-1}>
      <h1 className={`name ${length > 64 ? 'long' : length > 34 ? 'longer' : ''}`} title={plain(prompt)}>
        <RichText text={lead.replace(/[.:]$/, '')} />
      </h1>
      <p className="last">
        {rest.length > 0 && <RichText text={`${rest.join(' ')} `} />}
        {seen.ask?.rule && !past && <RuleLink game={seen.game} rule={seen.ask.rule} />}
      </p>
    </div>
  )
}

function OptionButton({
  option: { choice, label, final },
  sight,
  board,
}: {
  readonly option: Option
  readonly sight: BoardSight
  readonly board: GameBoard
}) {
  const { words } = useWords()
  const deal = board.dealOf(sight, sight.seen.ask?.step ?? '', choice)
  const [title = label] = label.split(': ')
  return (
    <button type="button" className="btn glow-btn" aria-label={label} onClick={() => sight.choose(choice)}>
      {deal ? (
        <>
          {!label.includes('→') && title}
          <DealRow deal={deal} Piece={board.Piece} name={() => ''} />
        </>
      ) : (
        label
      )}
      {final && <span className="note">{words.table.cannotUndo}</span>}
    </button>
  )
}

const LINK = /\[([^\]]*)\]/

/** Undo says what it takes back, where one word says it: the place, the rune, the longship that was chosen. */
function UndoButton({ sight, board, moment, undo }: Pick<PromptBarProps, 'sight' | 'board' | 'moment' | 'undo'>) {
  const { words } = useWords()
  const { seen, viewer, log } = moment
  const events = log.filter(({ move, seat }) => move === seen.moves && seat === viewer).map(({ event }) => event)
  const deed = events.find((event) => board.deeds.includes((event as { readonly kind?: string }).kind ?? ''))
  const what = LINK.exec(sayEvent(sight, deed))?.[1]
  return (
    <button type="button" className="btn undo" onClick={undo} title={plain(sayEvent(sight, events[0]))}>
      <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M9 5 3 11l6 6M4 11h10a6 6 0 0 1 0 12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {words.table.undo}
      {what && <span className="note">{what}</span>}
    </button>
  )
}

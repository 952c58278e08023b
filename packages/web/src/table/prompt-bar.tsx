import {
  type BoardInput,
  type BriefQuestion,
  declines,
  FinalNote,
  type GameBoard,
  Mark,
  PriceRow,
  RichText,
  RuleLink,
  type Wished,
} from '@longhouse/board'
import { plain } from '@longhouse/kernel'
import type { ReactNode } from 'react'
import type { ShownMoment } from '../session/paced-table.ts'
import type { Undoable } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { BeatBar, PastCaption } from './beat-bar.tsx'
import { Editor } from './editors.tsx'
import { HintButton } from './hint-panel.tsx'
import type { Offered, SaidOption } from './offered.ts'
import type { RivalChoices } from './rival-choices.ts'
import { type Deed, deedsOf, deedsToSee, sinceOwnChoice } from './since.ts'
import { SinceLine } from './since-line.tsx'
import { Ticker } from './ticker.tsx'
import { ToChooseFrom } from './to-choose-from.tsx'
import { nameIn, sayEvent } from './told.ts'
import type { Hints } from './use-hint.ts'
import type { Past } from './use-past.ts'

interface PromptBarProps {
  /** What is shown: the present, or the past. */
  readonly input: BoardInput
  readonly present: BoardInput
  readonly board: GameBoard
  /** By the present. */
  readonly offered: Offered
  /** What others may choose from, by the present. */
  readonly rivals: RivalChoices
  readonly moment: ShownMoment
  /** What would be chosen where the viewer points, or is only pointed at. */
  readonly pointed: string | null
  readonly hints: Hints
  /** What may be said of questions like this one. */
  readonly wishes: readonly Wished[]
  /** Several people play at this device. */
  readonly shared: boolean
  /** What a house says beside the question. */
  readonly aside: ReactNode
  /** The editor that stands open. */
  readonly editing: string | null
  edit(id: string | null): void
  undo(): void
  hurry(): void
  skip(): void
  /** Where in the past the table is; null: in the present. */
  readonly past: Past | null
  /** The way through the past, while it is not put away. */
  readonly walk: ReactNode
  /** Shows on the board what a rival did. */
  openDeed(deed: Deed): void
  /** Opens the final scores again; null while they are open, or there are none. */
  readonly scores: (() => void) | null
  /** What can be done with the whole game, beside the way through its past. */
  readonly ways: ReactNode
  /** A game that is over is only watched: there is no present to come back to. */
  readonly watched: boolean
}

/** What is asked and why, what happened last, and every choice that has no place on the board. */
export function PromptBar(props: PromptBarProps) {
  const {
    input,
    present,
    board,
    offered,
    moment,
    pointed,
    hints,
    wishes,
    shared,
    aside,
    editing,
    edit,
    undo,
    past,
    scores,
  } = props
  const { openDeed, hurry, skip, walk, ways, watched, rivals } = props
  const { words } = useWords()
  const buttons = offered.options.filter(({ thing }) => thing === null)
  // Where the whole question is how many or in what order, its editor stands open, whatever else may be done besides.
  const whole = offered.editings.find(({ id }) => id === present.seatView.ask?.step)
  const open = offered.editings.find(({ id }) => id === editing) ?? whole
  const since = present.seatView.ask?.form ? deedsOf(sinceOwnChoice(moment.log, moment.viewer), moment.viewer) : []
  const deeds = deedsToSee(since, input, board)
  const told =
    deeds.length > 0 ? (
      <SinceLine input={input} board={board} deeds={deeds} open={openDeed} />
    ) : (
      <Ticker input={input} log={moment.log} />
    )
  const { Strip } = board
  if (past?.watching)
    return (
      <BeatBar
        input={input}
        log={past.news}
        left={past.watching.left}
        again
        hurry={past.watching.hurry}
        skip={() => past.goTo(null)}
      />
    )
  if (moment.showing && !past)
    return (
      <BeatBar
        input={input}
        log={moment.log.slice(moment.showing.from)}
        left={moment.showing.left}
        {...{ hurry, skip }}
      />
    )
  return (
    <section className="prompt" aria-label={words.table.prompt}>
      {Strip && !past ? (
        <Strip
          input={input}
          thing={pointed}
          told={told}
          question={(brief) => <Question input={input} rivals={rivals} shared={shared} brief={brief} />}
        />
      ) : (
        <>
          {past ? (
            <PastCaption input={input} news={past.news} over={moment.seen.result !== null} />
          ) : (
            <Question {...{ input, rivals, shared }} />
          )}
          {!past && told}
        </>
      )}
      <div className="acts">
        {walk && ways}
        {!past && scores && (
          <button type="button" className="btn" onClick={scores}>
            {words.table.glory}
          </button>
        )}
        {past && !watched && (
          <button type="button" className="btn primary" onClick={() => past.goTo(null)}>
            {words.table.now}
          </button>
        )}
        {!past &&
          (Strip ? gathered(buttons) : buttons.map((option) => [option])).map((alike) => (
            <OptionButtons key={alike[0]?.label} options={alike} input={input} board={board} />
          ))}
        {!past &&
          offered.editings
            .filter((each) => each.thing === null && each !== open && each !== whole)
            .map(({ id, label }) => (
              <button key={id} type="button" className="btn glow-btn" onClick={() => edit(id)}>
                {label}
              </button>
            ))}
        {!past &&
          wishes.map(({ choice, label }) => (
            <button key={label} type="button" className="btn wish" onClick={() => input.choose(choice)}>
              {label}
            </button>
          ))}
        {!past && hints.offered && <HintButton hints={hints} />}
        {!past && moment.undoes && <UndoButton {...{ input, board, moment, undo }} undoes={moment.undoes} />}
        {!past && aside}
      </div>
      {walk}
      {open && (
        <Editor
          // What was begun stays while others decide or the past is looked at, as long as the same is asked.
          key={JSON.stringify([open.id, open.form])}
          editing={open}
          hidden={past !== null}
          input={present}
          board={board}
          close={open === whole ? null : () => edit(null)}
        />
      )}
    </section>
  )
}

interface QuestionProps extends Pick<PromptBarProps, 'input' | 'rivals' | 'shared'> {
  readonly brief?: BriefQuestion | undefined
}

/** Who is asked here: by name before the question where several share the device, and below it where one plays alone. */
function Asked({ input: { seatView, sitters } }: Pick<PromptBarProps, 'input'>) {
  const { words } = useWords()
  const sitter = sitters[seatView.seat ?? -1]
  return (
    sitter && (
      <span className="you-are">
        <Mark color={sitter.color} /> {words.table.youAre(sitter.name)}
      </span>
    )
  )
}

/** The first sentence large, the rest below it; the longer, the smaller. In a few words, the sentence is still to be heard. */
function Question({ input, rivals, shared, brief }: QuestionProps) {
  const { seatView, text, sitters } = input
  const prompt = text.prompt(
    seatView,
    sitters.map(({ name }) => name),
  )
  const asked = shared && seatView.ask?.form ? sitters[seatView.seat ?? -1] : undefined
  const whose = asked && <span className="whose">{asked.name}: </span>
  const rule = seatView.ask?.rule && <RuleLink game={seatView.game} rule={seatView.ask.rule} />
  if (brief)
    return (
      <div className="q brief" id="question" tabIndex={-1}>
        <h1 className="name" title={plain(prompt)}>
          {whose}
          <span aria-hidden="true">{brief.lead}</span>
          <span className="sr">{plain(prompt)}</span>
        </h1>
        <p className="last">
          <Asked input={input} /> <span className="left">{brief.note}</span> {rule}
        </p>
      </div>
    )
  const [lead = prompt, ...rest] = prompt.split(/(?<=[.?:]) (?=\p{Lu}|\[)/u)
  const length = plain(lead).length
  return (
    <div className="q" id="question" tabIndex={-1}>
      <h1 className={`name ${length > 64 ? 'long' : length > 34 ? 'longer' : ''}`} title={plain(prompt)}>
        {whose}
        <RichText text={lead.replace(/[.:]$/, '')} />
      </h1>
      <p className="last">
        <Asked input={input} /> {rest.length > 0 && <RichText text={`${rest.join(' ')} `} />}
        <ToChooseFrom rivals={rivals} /> {rule}
      </p>
    </div>
  )
}

/** Choices that are led alike stand together, so that their lead is written once. */
function gathered(options: readonly SaidOption[]): readonly (readonly SaidOption[])[] {
  const groups = new Map<string, SaidOption[]>()
  for (const option of options) {
    const { lead } = option.said
    groups.set(lead, [...(groups.get(lead) ?? []), option])
  }
  return [...groups.values()]
}

interface OptionButtonProps {
  readonly input: BoardInput
  readonly board: GameBoard
}

function OptionButtons({ options, ...rest }: OptionButtonProps & { readonly options: readonly SaidOption[] }) {
  const [first] = options
  if (!first || options.length === 1) return first && <OptionButton option={first} {...rest} />
  return (
    <span className="alike">
      <em aria-hidden="true">{first.said.lead}</em>
      {options.map((option) => (
        <OptionButton key={option.label} option={option} begun {...rest} />
      ))}
    </span>
  )
}

function OptionButton({
  option,
  begun = false,
  input,
  board,
}: OptionButtonProps & {
  readonly option: SaidOption
  /** Its lead stands before it. */
  readonly begun?: boolean
}) {
  const { choice, label, said } = option
  const price = board.priceOf(input, input.seatView.ask?.step ?? '', choice)
  return (
    <button
      type="button"
      className={declines(choice) || board.declines?.(input, choice) ? 'btn declines' : 'btn glow-btn'}
      aria-label={label}
      onClick={() => input.choose(choice)}
    >
      {price ? (
        <>
          {!label.includes('→') && !begun && said.lead}
          <PriceRow price={price} Piece={board.Piece} name={() => ''} />
        </>
      ) : begun ? (
        said.rest
      ) : (
        label
      )}
      <FinalNote choices={[choice]} className="note" />
    </button>
  )
}

interface UndoButtonProps extends Pick<PromptBarProps, 'input' | 'board' | 'moment' | 'undo'> {
  readonly undoes: Undoable
}

/** Undo says what it takes back, where one word says it: the place, the rune, the longship that was chosen; and whose it was. */
function UndoButton({ input, board, moment, undoes, undo }: UndoButtonProps) {
  const { words } = useWords()
  const { viewer, log } = moment
  const events = log
    .filter(({ move, seat, aside }) => move === undoes.move && seat === undoes.seat && !aside)
    .map(({ event }) => event)
  const chooser = undoes.seat === viewer ? undefined : input.sitters[undoes.seat]
  const deed = events.find((event) => board.undoneEvents.includes((event as { readonly kind?: string }).kind ?? ''))
  const what = nameIn(sayEvent(input, deed))
  return (
    <button type="button" className="btn undo" onClick={undo} title={plain(sayEvent(input, events[0]))}>
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
      {chooser && <Mark color={chooser.color} name={chooser.name} />}
      {what && <span className="note">{what}</span>}
    </button>
  )
}

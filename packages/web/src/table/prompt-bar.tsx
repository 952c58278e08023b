import type { BoardInput, GameBoard, Wished } from '@longhouse/board'
import type { ReactNode } from 'react'
import type { ShownMoment } from '../session/paced-table.ts'
import { useWords } from '../settings.tsx'
import { BeatBar, PastCaption } from './beat-bar.tsx'
import { Editor } from './editors.tsx'
import { HintButton } from './hint-panel.tsx'
import type { Offered } from './offered.ts'
import { gathered, OptionButtons } from './option-buttons.tsx'
import { Question } from './question.tsx'
import type { RivalChoices } from './rival-choices.ts'
import { type Deed, deedsOf, deedsToSee, sinceOwnChoice } from './since.ts'
import { SinceLine } from './since-line.tsx'
import { Ticker } from './ticker.tsx'
import { UndoButton } from './undo-button.tsx'
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
  const since = present.seatView.ask?.form
    ? deedsOf(sinceOwnChoice(moment.log, moment.viewer), moment.viewer, board)
    : []
  const deeds = deedsToSee(since, input, board)
  const told =
    deeds.length > 0 ? (
      <SinceLine input={input} board={board} deeds={deeds} open={openDeed} />
    ) : (
      <Ticker input={input} board={board} log={moment.log} />
    )
  const { Strip } = board
  if (past?.watching)
    return (
      <BeatBar
        input={input}
        board={board}
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
        board={board}
        log={moment.log.slice(moment.showing.from)}
        counting={moment.showing.picture?.picture.kind === 'score'}
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
            <PastCaption input={input} board={board} news={past.news} over={moment.seen.result !== null} />
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

import './review.css'
import { type BoardInput, Icon, Mark } from '@longhouse/board'
import type { Result, Seat } from '@longhouse/kernel'
import { useEffect, useId, useRef } from 'react'
import { useGameWords } from '../pages/game-words.ts'
import type { TableHere } from '../session/table.ts'
import { useWords } from '../settings.tsx'
import { scoreColumns } from '../table/score-columns.ts'
import { signed } from '../table/scoring-rows.ts'
import { wordsIn } from '../words/index.ts'
import { ChanceChart } from './chart.tsx'
import { TurningList } from './turning-list.tsx'
import { type Reviews, usualSeats } from './use-review.ts'

interface ReviewDialogProps {
  readonly reviews: Reviews
  readonly result: Result
  readonly table: TableHere
  readonly input: BoardInput
  /** What the game calls its rounds. */
  readonly roundName: string
  /** Who looks at the table. */
  readonly viewer: Seat | null
  /** Leads the table to a moment of the game. */
  watch(move: number): void
  showScores(): void
  close(): void
}

/** Looks back at a finished game: everybody's chance to win, and the choices that mattered most. */
// biome-ignore lint/style/noDefaultExport: fetched by React.lazy
export default function ReviewDialog(props: ReviewDialogProps) {
  const { reviews, result, table, input, roundName, viewer, watch, showScores, close } = props
  const { language } = useWords()
  const words = wordsIn(language).review
  const game = useGameWords()(table.plan.game).words
  const nameRound = (n: number) => game?.round(n) ?? `${roundName} ${n}`
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { current, seats, begin, stop } = reviews
  useEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])
  const isNew = current.state === 'none'
  useEffect(() => {
    if (isNew) begin(seats)
  }, [isNew, begin, seats])
  return (
    <dialog ref={dialog} className="review" aria-labelledby="review-title" onClose={close}>
      <header>
        <Icon symbol="g-laurel" />
        <h1 ref={title} className="title" id="review-title" tabIndex={-1}>
          {words.title}
        </h1>
        <ul>
          {scoreColumns(result, input.sitters, input.text).map(({ id, name, color, score, won }) => (
            <li key={id} className={won ? 'won' : ''}>
              {color ? <Mark color={color} name={name} /> : <span>{name}</span>}
              <b>{signed(score)}</b>
            </li>
          ))}
        </ul>
      </header>
      <p className="sr" role="status">
        {current.state === 'done' && words.ready}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="review-body" tabIndex={0} aria-labelledby="review-title">
        {current.state === 'done' ? (
          <>
            <ChanceChart
              review={current.review}
              sitters={input.sitters}
              viewer={viewer}
              roundName={roundName}
              nameRound={nameRound}
              watch={watch}
            />
            <TurningList review={current.review} table={table} input={input} nameRound={nameRound} watch={watch} />
          </>
        ) : (
          <div className="review-wait" role="status">
            {current.state === 'running' ? (
              <>
                <p>{words.running}…</p>
                <progress max={1} value={current.progress} aria-label={words.running} />
                <button type="button" className="btn" onClick={stop}>
                  {words.stop}
                </button>
              </>
            ) : (
              <>
                <p>{current.state === 'failed' ? words.failed : words.stopped}</p>
                <button type="button" className="btn primary" onClick={() => begin(seats)}>
                  {words.begin}
                </button>
              </>
            )}
          </div>
        )}
      </section>
      <footer>
        <p>{words.note}</p>
        <Whose reviews={reviews} table={table} input={input} />
        <button type="button" className="btn" onClick={showScores}>
          {words.scores}
        </button>
        <a className="btn" href={`#/new/${table.plan.game}`}>
          {words.again}
        </a>
        <button type="button" className="btn primary" onClick={close}>
          {words.close}
        </button>
      </footer>
    </dialog>
  )
}

const EVERYBODY = 'everybody'

/** Where several people played, whose choices are looked at. */
function Whose({ reviews: { seats, begin }, table, input }: Pick<ReviewDialogProps, 'reviews' | 'table' | 'input'>) {
  const { language } = useWords()
  const words = wordsIn(language).review
  const id = useId()
  const all = usualSeats(table)
  if (all.length < 2) return null
  return (
    <label className="review-whose" htmlFor={id}>
      {words.whose}
      <select
        id={id}
        value={seats.length > 1 ? EVERYBODY : String(seats[0])}
        onChange={({ target: { value } }) => begin(value === EVERYBODY ? all : [Number(value)])}
      >
        <option value={EVERYBODY}>{all.length < input.sitters.length ? words.people : words.everybody}</option>
        {all.map((seat) => (
          <option key={seat} value={seat}>
            {input.sitters[seat]?.name}
          </option>
        ))}
      </select>
    </label>
  )
}

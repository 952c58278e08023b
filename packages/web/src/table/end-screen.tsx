import './ending.css'
import { type BoardInput, type GameBoard, Mark, RichText } from '@longhouse/board'
import type { Result } from '@longhouse/kernel'
import { sayWinners, winnersOf } from '@longhouse/kernel/wording'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'
import { focusQuestion } from './keys.ts'
import { ScoreBar } from './score-bar.tsx'
import { type Ending, leadOf, type ScoreColumn, scoreColumns } from './score-columns.ts'
import { detailsOf, pointsOf, signed } from './scoring-rows.ts'

interface EndScreenProps {
  readonly result: Result
  readonly input: BoardInput
  readonly board: GameBoard
  /** The way on, where it is not a new game on this device. */
  readonly again: ReactNode
  /** What a house knows of the end besides; null where there is none. */
  readonly ending: Ending | null
  /** Looks back at how it was won. */
  review(): void
  /** Hands the whole game on. */
  share(): void
  /** Shows the whole game again. */
  watch(): void
  close(): void
}

/** With more rows than this they move closer together. */
const MANY = 10

/** The row with the most behind it is what people look at first. */
function mostTold(rows: readonly string[], columns: readonly ScoreColumn[]): string {
  const told = (row: string) => columns.flatMap(({ items }) => items).filter(({ item }) => item === row).length
  return rows.reduce((most, row) => (told(row) > told(most) ? row : most), rows[0] ?? '')
}

/** The scoring item by item, the winner, and the replay. */
export function EndScreen({ result, input, board, again, ending, review, share, watch, close }: EndScreenProps) {
  const { words, language } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { sitters, seatView, text } = input
  const rows = board.scoring
  const columns = scoreColumns(result, sitters, text, ending?.places)
  const lead = leadOf(columns)
  const most = Math.max(1, ...columns.map(({ score }) => score))
  const [row, setRow] = useState(() => mostTold(rows, columns))
  useEffect(() => {
    dialog.current?.showModal()
    // Who won is what is read first; the scores below it are taller than some windows.
    heading.current?.focus()
    return focusQuestion
  }, [])
  const names = sitters.map(({ name }) => name)
  const winners = winnersOf(result, names, text)
  const isMine = winners.length === 1 && result.winners[0] === seatView.seat
  const title = isMine ? words.table.youWin : sayWinners[language](winners)
  return (
    <dialog ref={dialog} className="end" aria-labelledby="end-title" onClose={close}>
      <h1 className="title" id="end-title" ref={heading} tabIndex={-1}>
        {title}
        {lead !== null && <small>{words.table.wonBy(lead)}</small>}
      </h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <section className="end-scores" tabIndex={0} aria-label={words.table.items}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.table.items}</th>
              {columns.map(({ id, name, color, won, place }, seat) => (
                <th scope="col" key={id} className={won ? 'won' : ''}>
                  {place !== null && (
                    <b className="end-place" title={words.table.place(place)}>
                      {place}
                    </b>
                  )}
                  {color && <Mark color={color} />}
                  <span>{name}</span>
                  {ending?.gaveUp.includes(seat) ? (
                    <small>{words.table.gaveUp}</small>
                  ) : (
                    sitters[seat]?.level && <small className="level">{sitters[seat].level}</small>
                  )}
                </th>
              ))}
            </tr>
            <tr className="end-bars">
              <td />
              {columns.map(({ id, items }) => (
                <td key={id}>
                  <ScoreBar rows={rows} items={items} most={most} on={row} />
                </td>
              ))}
            </tr>
          </thead>
          <tbody className={rows.length > MANY ? 'many' : ''}>
            {rows.map((item) => (
              <tr key={item} className={item === row ? 'on' : ''} onPointerEnter={() => setRow(item)}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={item === row}
                    onClick={() => setRow(item)}
                    onFocus={() => setRow(item)}
                  >
                    {text.score({ item, points: 0 })}
                  </button>
                </th>
                {columns.map(({ id, items }) => {
                  const points = pointsOf(items, item)
                  return (
                    <td key={id} className={points < 0 ? 'less' : points === 0 ? 'zero' : ''}>
                      {signed(points)}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.table.total}</th>
              {columns.map(({ id, score, won }) => (
                <td key={id} className={won ? 'won' : ''}>
                  {signed(score)}
                </td>
              ))}
            </tr>
            {ending && ending.ratings.length > 0 && (
              <tr className="end-ratings">
                <th scope="row">{words.table.rating}</th>
                {columns.map(({ id }, seat) => (
                  <td key={id}>
                    <Rating ending={ending} seat={seat} />
                  </td>
                ))}
              </tr>
            )}
          </tfoot>
        </table>
      </section>
      <div className="end-details" aria-live="polite">
        <h2 className="name">{text.score({ item: row, points: 0 })}</h2>
        {columns.map(({ id, name, color, items }) => (
          <p key={id}>
            {color ? <Mark color={color} name={name} /> : <b>{name}</b>}
            <span>
              <RichText text={detailsOf(items, row, text)} />
            </span>
          </p>
        ))}
      </div>
      {ending?.unrated && <p className="end-unrated">{ending.unrated}</p>}
      <p className="row">
        <button type="button" className="btn" onClick={share}>
          {words.table.share.name}
        </button>
        <button type="button" className="btn" onClick={watch}>
          {words.table.watchReplay}
        </button>
        <button type="button" className="btn" onClick={review}>
          {wordsIn(language).review.open}
        </button>
        <button type="button" className="btn" onClick={close}>
          {words.table.close}
        </button>
        {again ?? (
          <a className="btn primary" href={`#/new/${seatView.game}`}>
            {words.table.again}
          </a>
        )}
      </p>
    </dialog>
  )
}

/** By how much it changed, and what it is now. */
function Rating({ ending, seat }: { readonly ending: Ending; readonly seat: number }) {
  const rated = ending.ratings.find((each) => each.seat === seat)
  if (!rated) return '–'
  const { before, after } = rated
  const change = after - before
  return (
    <>
      <b className={change < 0 ? 'less' : ''}>{change > 0 ? `+${change}` : signed(change)}</b> <small>{after}</small>
    </>
  )
}

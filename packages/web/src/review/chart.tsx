import './chances.css'
import { Mark, type Sitter } from '@longhouse/board'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { GameReview } from '../session/bot-worker.ts'
import { useWords } from '../settings.tsx'
import { wordsIn } from '../words/index.ts'
import { apart, type Frame, lineOf, momentAt, roundSpans, xOf, yOf } from './lines.ts'

interface ChartProps {
  readonly review: GameReview
  readonly sitters: readonly Sitter[]
  /** Whose line is drawn strongest. */
  readonly viewer: number | null
  /** What the game calls its rounds, and one of them. */
  readonly roundName: string
  nameRound(n: number): string
  watch(move: number): void
}

const MARK = 22
/** How high the lines may climb. */
const CLIMB = 246
/** Room for the percents, for the marks at the lines' ends, and for the rounds below, in letters of usual size. */
const EDGES = { left: 42, right: MARK + 14, top: 26, bottom: 48 }

/** How much larger than usual the reader wants letters. */
const textSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
/** A round narrower than this is not named. */
const NARROW = 16

const percentOf = (chance: number | undefined): number => Math.round((chance ?? 0) * 100)

/** Every seat's chance to win over the game, with a slider that reads it out at any move. */
export function ChanceChart({ review, sitters, viewer, roundName, nameRound, watch }: ChartProps) {
  const { language } = useWords()
  const words = wordsIn(language).review
  const { chances, rounds, turning } = review
  const moments = chances.length
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [moment, setMoment] = useState(moments - 1)
  const letters = textSize()
  const left = EDGES.left * letters
  const frame: Frame = {
    left,
    top: EDGES.top * letters,
    width: Math.max(120, width - left - EDGES.right),
    height: CLIMB,
  }
  const floor = frame.top + frame.height
  const spans = roundSpans(rounds)
  const ends = apart(
    sitters.map((_, seat) => yOf(frame, chances.at(-1)?.[seat] ?? 0)),
    MARK + 2,
    frame.top,
    floor,
  )
  // The viewer's line lies on top.
  const order = sitters.map((_, seat) => seat).sort((a, b) => Number(a === viewer) - Number(b === viewer))
  const pick = (event: PointerEvent<SVGSVGElement>) =>
    setMoment(momentAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left, moments))
  const said = sitters.map(({ name }, seat) => `${name} ${words.percent(percentOf(chances[moment]?.[seat]))}`)
  const names = sitters.map(({ name }) => name).join(', ')
  const round = rounds[moment] ?? 0
  const at = words.at(moment, round > 0 ? nameRound(round) : null)
  return (
    <div className="chances" ref={box}>
      <svg
        width={frame.left + frame.width + EDGES.right}
        height={frame.top + frame.height + EDGES.bottom * letters}
        role="img"
        aria-label={words.chart(names)}
        onPointerMove={pick}
        onPointerDown={pick}
      >
        <text x={4} y={15 * letters}>
          {words.axis}
        </text>
        {[0, 25, 50, 75, 100].map((percent) => {
          const y = yOf(frame, percent / 100)
          return (
            <g key={percent}>
              <path className="grid" d={`M${frame.left} ${y}h${frame.width}`} />
              <text x={frame.left - 8} y={y + 5} textAnchor="end">
                {percent}
              </text>
            </g>
          )
        })}
        {spans.map(({ round, first, last }) => {
          const from = xOf(frame, first, moments)
          const to = xOf(frame, Math.min(last + 1, moments - 1), moments)
          return (
            <g key={first}>
              {first > 0 && <path className="grid" d={`M${from} ${frame.top}v${frame.height}`} />}
              {to - from > NARROW && (
                <text x={(from + to) / 2} y={floor + 20 * letters} textAnchor="middle">
                  {round}
                </text>
              )}
            </g>
          )
        })}
        {spans.length > 0 && (
          <text x={frame.left + frame.width / 2} y={floor + 42 * letters} textAnchor="middle">
            {roundName}
          </text>
        )}
        {order.map((seat) => {
          const color = sitters[seat]?.color
          const line = lineOf(
            frame,
            chances.map((each) => each[seat] ?? 0),
          )
          return (
            <g key={seat} className={seat === viewer ? 'own-line' : ''}>
              {seat === viewer && (
                <path className={`area ${color}`} d={`${line}V${floor}H${xOf(frame, 0, moments)}Z`} />
              )}
              <path className={`line ${color}`} d={line} />
            </g>
          )
        })}
        <path className="cursor" d={`M${xOf(frame, moment, moments)} ${frame.top}v${frame.height}`} />
        {order.map((seat) => (
          <circle
            key={seat}
            className={`dot ${sitters[seat]?.color}`}
            cx={xOf(frame, moment, moments)}
            cy={yOf(frame, chances[moment]?.[seat] ?? 0)}
            r={5}
          />
        ))}
        {turning.map(({ move, seat }, i) => {
          const [x, y] = [xOf(frame, move, moments), yOf(frame, chances[move]?.[seat] ?? 0)]
          return (
            <g key={move} className="turn">
              <path d={`M${x} ${y}V${floor}`} />
              <circle cx={x} cy={y} r={13} />
              <text x={x} y={y + 6} textAnchor="middle">
                {i + 1}
              </text>
            </g>
          )
        })}
        {sitters.map(({ color }, seat) => (
          <use
            key={color}
            href={`#m-${color}`}
            x={frame.left + frame.width + 8}
            y={(ends[seat] ?? 0) - MARK / 2}
            width={MARK}
            height={MARK}
          />
        ))}
      </svg>
      <input
        type="range"
        style={{ marginInline: `${left - 8}px ${EDGES.right - 8}px` }}
        min={0}
        max={moments - 1}
        value={moment}
        aria-label={words.slider}
        aria-valuetext={`${at}. ${said.join(', ')}`}
        onChange={(event) => setMoment(Number(event.target.value))}
      />
      <div className="chances-at">
        <span className="name">{at}</span>
        <ul>
          {sitters.map(({ name, color }, seat) => (
            <li key={color}>
              <Mark color={color} />
              {name} <b>{words.percent(percentOf(chances[moment]?.[seat]))}</b>
            </li>
          ))}
        </ul>
        <button type="button" className="review-link" onClick={() => watch(moment)}>
          {words.watch}
        </button>
      </div>
      <ChanceTable review={review} sitters={sitters} nameRound={nameRound} />
    </div>
  )
}

/** The same in figures, a row for each round. */
type ChanceTableProps = Pick<ChartProps, 'review' | 'sitters' | 'nameRound'>

function ChanceTable({ review: { chances, rounds }, sitters, nameRound }: ChanceTableProps) {
  const { language } = useWords()
  const words = wordsIn(language).review
  const spans = roundSpans(rounds)
  const rows = [
    { name: words.start, at: 0 },
    ...spans.slice(0, -1).map(({ round, last }) => ({ name: nameRound(round), at: last })),
    { name: words.end, at: chances.length - 1 },
  ]
  return (
    <details className="chances-table">
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.afterRound}</th>
            {sitters.map(({ name, color }) => (
              <th scope="col" key={color}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, at }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sitters.map(({ color }, seat) => (
                <td key={color}>{words.percent(percentOf(chances[at]?.[seat]))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The drawing is as wide as its place: letters in it keep their size. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(640)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setWidth(box.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return width
}

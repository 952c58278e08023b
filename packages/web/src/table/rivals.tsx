import { type BoardInput, type GameBoard, Mark } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useContext, useState } from 'react'
import { useWords } from '../settings.tsx'
import { SeatNoteContext } from './online-parts.ts'
import { signed } from './scoring-rows.ts'
import { SideName } from './side-name.tsx'
import { ifEndedFor, totalsOf } from './totals.ts'

interface RivalsProps {
  readonly input: BoardInput
  readonly board: GameBoard
  readonly seats: readonly Seat[]
}

/** The others, along the edge; on a small screen a line of scores that a tap unfolds. */
export function Rivals({ input, board, seats }: RivalsProps) {
  const { words } = useWords()
  const noteOf = useContext(SeatNoteContext)
  const [open, setOpen] = useState(false)
  const { Rival, Side } = board
  const sides = Side ? input.seatView.sides : []
  const standing = board.standing(input)
  const totals = totalsOf(input.seatView, standing.scores)
  return (
    <aside className={open ? 'rivals open' : 'rivals'} aria-label={words.table.rivals}>
      <button
        type="button"
        className="rivals-line"
        aria-expanded={open}
        aria-label={words.table.rivals}
        onClick={() => setOpen(!open)}
      >
        {input.sitters.map(({ color, name }, seat) => (
          <span
            key={color}
            className={`${seat === input.seatView.seat ? 'you' : ''} ${input.seatView.awaited.includes(seat) ? 'awaited' : ''}`}
          >
            <Mark color={color} name={name} />
            <b>{totals.scores[seat]}</b>
            <IfEnded points={ifEndedFor(input.seatView, standing, seat)} />
            {noteOf(seat)}
          </span>
        ))}
        {totals.sides.map(({ side, score }) => (
          <span key={side} className="side">
            <SideName board={board} side={side} name={input.text.side(side)} />
            <b>{score}</b>
          </span>
        ))}
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d={open ? 'M4 15l8-8 8 8' : 'M4 9l8 8 8-8'} fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
      <div className="rivals-cards" data-count={seats.length + sides.length}>
        {seats.map((seat) => (
          <Rival key={seat} input={input} seat={seat} />
        ))}
        {Side && sides.map(({ side }) => <Side key={side} input={input} side={side} />)}
      </div>
    </aside>
  )
}

function IfEnded({ points }: { readonly points: number | null }) {
  const { words } = useWords()
  return (
    points !== null && (
      <small className="if-ended" title={words.table.ifEnded(points)}>
        → {signed(points)}
      </small>
    )
  )
}

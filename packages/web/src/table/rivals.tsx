import { type BoardSight, type GameBoard, Mark } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import { useContext, useState } from 'react'
import { useWords } from '../settings.tsx'
import { SeatNoteContext } from './house-parts.ts'

interface RivalsProps {
  readonly sight: BoardSight
  readonly board: GameBoard
  readonly seats: readonly Seat[]
}

/** The others, along the edge; on a small screen a line of scores that a tap unfolds. */
export function Rivals({ sight, board, seats }: RivalsProps) {
  const { words } = useWords()
  const noteOf = useContext(SeatNoteContext)
  const [open, setOpen] = useState(false)
  const { Rival } = board
  const { scores } = board.standing(sight)
  return (
    <aside className={open ? 'rivals open' : 'rivals'} aria-label={words.table.rivals}>
      <button
        type="button"
        className="rivals-line"
        aria-expanded={open}
        aria-label={words.table.rivals}
        onClick={() => setOpen(!open)}
      >
        {sight.sitters.map(({ color, name }, seat) => (
          <span
            key={color}
            className={`${seat === sight.seen.seat ? 'you' : ''} ${sight.seen.awaited.includes(seat) ? 'awaited' : ''}`}
          >
            <Mark color={color} name={name} />
            <b>{scores[seat]}</b>
            {noteOf(seat)}
          </span>
        ))}
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d={open ? 'M4 15l8-8 8 8' : 'M4 9l8 8 8-8'} fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      </button>
      <div className="rivals-cards" data-count={seats.length}>
        {seats.map((seat) => (
          <Rival key={seat} sight={sight} seat={seat} />
        ))}
      </div>
    </aside>
  )
}

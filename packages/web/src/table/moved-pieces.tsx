import './moved-pieces.css'
import { type BoardInput, type GameBoard, gathered } from '@longhouse/board'

interface MovedPiecesProps {
  readonly events: readonly unknown[]
  readonly input: BoardInput
  readonly board: GameBoard
}

/** The pieces that moved by what happened. */
export function MovedPieces({ events, input, board }: MovedPiecesProps) {
  const { Piece } = board
  const flights = events.flatMap((event) => board.flightsOf(input, event as never))
  const moved = gathered(flights.filter(({ count }) => count > 0))
  return (
    moved.length > 0 && (
      <span className="moved-pieces" aria-hidden="true">
        {moved.map(({ piece, count }) => (
          <span key={piece} className="amt">
            {count > 1 && <b>{count}</b>}
            <Piece piece={piece} />
          </span>
        ))}
      </span>
    )
  )
}

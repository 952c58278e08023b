import { Pick } from '@longhouse/board'
import type { BoardContext } from '../board-context.ts'
import { Piece, pieceName } from '../pieces/piece.tsx'

interface PickedPiecesProps {
  readonly context: BoardContext
  readonly pieces: readonly string[]
  /** By their place in the row. */
  readonly picked: readonly number[]
  /** What it means to be picked, in a word. */
  readonly flag: string
  toggle(index: number): void
}

/** A row of pieces of which some are picked by clicking them; `usePicks` keeps which. */
export function PickedPieces({ context, pieces, picked, flag, toggle }: PickedPiecesProps) {
  return pieces.map((piece, i) => (
    <Pick
      key={i}
      className="piece"
      picked={picked.includes(i)}
      label={pieceName(context.input, piece)}
      flag={flag}
      toggle={() => toggle(i)}
    >
      <Piece piece={piece} />
    </Pick>
  ))
}

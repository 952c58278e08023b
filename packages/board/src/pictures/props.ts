import type { BoardInput, GameBoard } from '../game-board.ts'

/** What every picture is drawn with. */
export interface PictureProps {
  readonly input: BoardInput
  readonly board: Pick<GameBoard, 'Piece' | 'pieceName'>
  /** How much of it is to be seen by now. */
  readonly counted: number
}

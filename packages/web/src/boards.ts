import type { GameBoard } from '@longhouse/board'
import { memo } from 'react'
import { byGame } from './game-folders.ts'

/** The board of each game, fetched when a table of it is opened. */
const boards = byGame(import.meta.glob<{ readonly board: GameBoard }>('../../../games/*/board/index.ts'))

const restful = new Map<string, GameBoard>()

export async function boardOf(game: string): Promise<GameBoard | null> {
  const board = restful.get(game) ?? restfulOf((await boards.get(game)?.())?.board)
  if (board) restful.set(game, board)
  return board
}

/** What is pointed at changes often and far from the parts of a board: only a new view draws them again. */
const restfulOf = (board: GameBoard | undefined): GameBoard | null =>
  board
    ? {
        ...board,
        Stage: memo(board.Stage),
        Own: memo(board.Own),
        Rival: memo(board.Rival),
        ...(board.Side ? { Side: memo(board.Side) } : {}),
      }
    : null

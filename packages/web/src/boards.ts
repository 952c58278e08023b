import type { GameBoard } from '@longhouse/board'
import { byGame } from './game-folders.ts'

/** The board of each game, fetched when a table of it is opened. */
const boards = byGame(import.meta.glob<{ readonly board: GameBoard }>('../../../games/*/board/index.ts'))

export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await boards.get(game)?.())?.board ?? null
}

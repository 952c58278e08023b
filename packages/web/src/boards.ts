import type { GameBoard } from '@longhouse/board'

/** The board of each game, fetched when a table of it is opened. */
const boards: { readonly [game: string]: () => Promise<{ readonly board: GameBoard }> } = {
  champions: () => import('@longhouse/champions/board') as Promise<{ readonly board: GameBoard }>,
  reavers: () => import('@longhouse/reavers/board') as Promise<{ readonly board: GameBoard }>,
}

export async function boardOf(game: string): Promise<GameBoard | null> {
  return (await boards[game]?.())?.board ?? null
}

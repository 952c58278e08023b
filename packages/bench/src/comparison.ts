import { auction } from '@longhouse/example-games'
import { playOutsByBoardgameIo } from './boardgame-io.ts'
import { measure, type Rate } from './measuring.ts'
import { playOuts } from './playing.ts'

/** The same game played by two engines, in decisions per second. */
export interface Comparison {
  readonly game: string
  readonly players: number
  readonly longhouse: Rate
  readonly boardgameIo: Rate
  /** Longhouse's median over boardgame.io's. */
  readonly ratio: number
  readonly ratioByProcessor: number
}

export function compare(seconds: number): Comparison {
  const players = auction.players.max
  const works = [playOuts(auction), playOutsByBoardgameIo(players)]
  const [longhouse, boardgameIo] = measure(seconds * works.length, works) as [Rate, Rate]
  return {
    game: auction.id,
    players,
    longhouse,
    boardgameIo,
    ratio: longhouse.median / boardgameIo.median,
    ratioByProcessor: longhouse.perProcessorSecond / boardgameIo.perProcessorSecond,
  }
}

import { PLAYER_COLORS } from '@longhouse/board'
import {
  type AnyGame,
  isRefusal,
  playReplay,
  type Refusal,
  type Replay,
  type Result,
  readReplay,
  resultOf,
  verifyReplay,
} from '@longhouse/kernel'
import { newTable } from '../../session/new-table.ts'
import type { SavedTable, TablePlan } from '../../session/saved-table.ts'
import { fetchGame } from '../remembered.ts'

/** A replay that was played again and is true. */
export interface CheckedReplay {
  readonly replay: Replay
  readonly game: AnyGame
  /** Null if the game was left before its end. */
  readonly result: Result | null
}

/** Why a file is not accepted. */
export type Rejected =
  | { readonly rejected: 'unreadable' }
  | { readonly rejected: 'no-such-game'; readonly game: string }

export async function checkFile(file: File): Promise<CheckedReplay | Refusal | Rejected> {
  let text: string
  try {
    text = await file.text()
  } catch {
    return { rejected: 'unreadable' }
  }
  const replay = readReplay(text)
  if (isRefusal(replay)) return replay
  const fetched = await fetchGame(replay.game)
  if (!fetched) return { rejected: 'no-such-game', game: replay.game }
  const { game } = fetched
  const refusal = verifyReplay(game, replay)
  if (refusal) return refusal
  const table = playReplay(game, replay)
  return isRefusal(table) ? table : { replay, game, result: resultOf(game, table) }
}

/** The replay as a table of this browser. A replay does not tell who played, so the seats are numbered. */
export function tableOf({ replay, game }: CheckedReplay, nameOf: (seat: number) => string): SavedTable | Refusal {
  const seats = PLAYER_COLORS.slice(0, replay.players).map((color, seat) => ({
    name: nameOf(seat + 1),
    color,
    bot: false,
    player: null,
  }))
  const plan: TablePlan = { game: game.id, seats, options: replay.options, seed: replay.seed }
  return newTable(`replay-${replay.hash.slice(0, 12)}`, game, plan, replay.moves)
}

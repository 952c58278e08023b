import { PLAYER_COLORS } from '@longhouse/board'
import {
  type AnyGame,
  commitmentTo,
  isRefusal,
  playReplay,
  type Refusal,
  type Replay,
  type Result,
  readReplay,
  resultOf,
  verifyReplay,
} from '@longhouse/kernel'
import { newTable, randomHex } from '../../session/new-table.ts'
import { isProgram } from '../../session/programs.ts'
import { isWhole, type SavedTable, type SeatPlan } from '../../session/saved-table.ts'
import { fetchGame } from '../remembered.ts'

/** A file that was played again and is true. */
export interface CheckedFile {
  readonly replay: Replay
  readonly game: AnyGame
  /** Null if the game was left before its end. */
  readonly result: Result | null
  /** A table that somebody kept as a file, to go on with; null: a replay, which does not tell who played. */
  readonly saved: SavedTable | null
}

/** Why a file is not accepted. */
export type Rejected =
  | { readonly rejected: 'unreadable' }
  | { readonly rejected: 'no-such-game'; readonly game: string }

export async function checkFile(file: File): Promise<CheckedFile | Refusal | Rejected> {
  let text: string
  try {
    text = await file.text()
  } catch {
    return { rejected: 'unreadable' }
  }
  const read = readReplay(text)
  const saved = isRefusal(read) && read.refused === 'replay-not-ours' ? savedIn(text) : null
  const replay = saved ? replayOf(saved) : read
  if (isRefusal(replay)) return replay
  const fetched = await fetchGame(replay.game)
  if (!fetched) return { rejected: 'no-such-game', game: replay.game }
  const { game } = fetched
  const refusal = saved ? null : verifyReplay(game, replay)
  if (refusal) return refusal
  const table = playReplay(game, replay)
  return isRefusal(table) ? table : { replay, game, result: resultOf(game, table), saved }
}

function savedIn(text: string): SavedTable | null {
  const value: unknown = JSON.parse(text)
  return isWhole(value) ? value : null
}

/** A table that goes on has no end to be compared with: its choices are checked, and not its hash. */
const replayOf = ({ version, plan: { game, seats, options, seed }, moves }: SavedTable): Replay => ({
  longhouse: 1,
  game,
  version,
  players: seats.length,
  options,
  seed,
  commitment: commitmentTo(seed),
  moves,
  hash: '',
})

/** The file as a table of this browser. */
export function tableOf({ replay, game, saved }: CheckedFile, nameOf: (seat: number) => string): SavedTable | Refusal {
  const seats = PLAYER_COLORS.slice(0, replay.players).map((color, seat) => seatOf(saved, seat, nameOf, color))
  const { options, seed, moves, hash } = replay
  const lesson = saved?.plan.lesson
  const plan = { game: game.id, seats, options, seed, ...(typeof lesson === 'string' ? { lesson } : {}) }
  return newTable(saved ? idOf(saved) : `replay-${hash.slice(0, 12)}`, game, plan, moves)
}

/** What a file says may be anything: a mark is one of ours, and a program one that plays here. */
function seatOf(
  saved: SavedTable | null,
  seat: number,
  nameOf: (seat: number) => string,
  usual: SeatPlan['color'],
): SeatPlan {
  const { name = nameOf(seat + 1), color = usual, player = null } = saved?.plan.seats[seat] ?? {}
  const known = isProgram(player) ? player : null
  return { name, color: PLAYER_COLORS.includes(color) ? color : usual, player: known, bot: known !== null }
}

const idOf = ({ id }: SavedTable): string => (/^[\w-]{1,40}$/.test(id) ? id : randomHex(5))

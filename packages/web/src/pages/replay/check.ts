import { PLAYER_COLORS } from '@longhouse/board'
import {
  type AnyGame,
  commitmentTo,
  isRefusal,
  playReplay,
  positionUnder,
  type Refusal,
  type Replay,
  type Result,
  readReplay,
  refuse,
  resultOf,
  type Table,
  verifyReplay,
} from '@longhouse/kernel'
import { newTable, randomHex } from '../../session/new-table.ts'
import { replaySitters, seatsOf } from '../../session/replay-seats.ts'
import { isWhole, type SavedTable, type SeatPlan } from '../../session/saved-table.ts'
import { takenOver } from '../../session/taking-over.ts'
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
  if (saved) return checkedTable(game, saved)
  const refusal = verifyReplay(game, replay)
  if (refusal) return refusal
  const table = playReplay(game, replay)
  return isRefusal(table) ? table : { replay, game, result: resultOf(game, table), saved: null }
}

function savedIn(text: string): SavedTable | null {
  const value: unknown = JSON.parse(text)
  return isWhole(value) ? value : null
}

/** A table that goes on has no end to be compared with: its choices are checked, and where it says that it began. */
function checkedTable(game: AnyGame, file: SavedTable): CheckedFile | Refusal {
  const saved = file.version === game.version ? file : takenOver(game, file)
  if (!saved) return refuse('replay-other-version', { version: file.version, ours: game.version })
  const { from } = saved.plan
  if (from && !positionUnder(game, from)) return refuse('replay-malformed', { field: 'from' })
  const table = newTable(saved.id, game, saved.plan, saved.moves)
  if (isRefusal(table)) return table
  return { replay: replayOf(saved), game, result: resultOf(game, table.position as Table), saved }
}

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

/** Who sat there: as the file of a table says, or as a replay tells. */
export const seatsIn = ({ replay, saved }: CheckedFile, usual: readonly string[]): readonly SeatPlan[] =>
  seatsOf(saved ? { ...replay, sitters: replaySitters(saved.plan.seats) } : replay, usual).map((seat, at) => ({
    ...seat,
    color: markIn(saved?.plan.seats[at]?.color) ?? seat.color,
  }))

/** What a file says may be anything: a mark is one of ours. */
const markIn = (color: SeatPlan['color'] | undefined) => PLAYER_COLORS.find((each) => each === color)

/** The file as a table of this browser. */
export function tableOf(checked: CheckedFile, usual: readonly string[]): SavedTable | Refusal {
  const { replay, game, saved } = checked
  const { options, seed, moves, hash } = replay
  const lesson = saved?.plan.lesson
  const plan = {
    game: game.id,
    seats: seatsIn(checked, usual),
    options,
    seed,
    ...(typeof lesson === 'string' && { lesson }),
    ...(saved?.plan.from && { from: saved.plan.from }),
    ...(saved?.plan.fromPast && { fromPast: true as const }),
  }
  return newTable(saved ? idOf(saved) : `replay-${hash.slice(0, 12)}`, game, plan, moves)
}

const idOf = ({ id }: SavedTable): string => (/^[\w-]{1,40}$/.test(id) ? id : randomHex(5))

import type { GameBoard } from '@longhouse/board'
import {
  type GameText,
  isRefusal,
  type Language,
  type Move,
  type Refusal,
  type Replay,
  refuse,
  type Seat,
  verifyReplay,
} from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { boardOf } from '../boards.ts'
import { isRefused, type Refused, serverApi } from '../online/server-api.ts'
import { seatOf, sittersAt } from '../online/sitters.ts'
import type { OnlineWords } from '../online/words/index.ts'
import { unpacked } from '../session/replay-link.ts'
import { seatsOf } from '../session/replay-seats.ts'
import { openReplayTable, type ReplayTable } from '../session/replay-table.ts'
import { isWhole, type SeatPlan, type TablePlan } from '../session/saved-table.ts'
import { findTable } from '../session/storage.ts'
import { takenOver } from '../session/taking-over.ts'
import { houseAt } from './addresses.ts'

/** Where a game that is over is kept: in this browser, in a house, or in the address itself. */
export type Source =
  | { readonly kind: 'here'; readonly id: string }
  | { readonly kind: 'house'; readonly id: string; readonly invite: string | null }
  | { readonly kind: 'link'; readonly data: string }

export interface OpenedReplay {
  readonly table: ReplayTable
  readonly board: GameBoard
  /** Where others find it, too; null: nowhere but here. */
  readonly address: string | null
  text(language: Language): Promise<GameText>
}

/** Why it is not shown. */
export type Unshown = Refusal | Refused | { readonly unshown: 'missing' | 'unfinished' | 'no-such-game' }

interface Found {
  readonly plan: TablePlan
  readonly moves: readonly Move[]
  /** Through whose eyes it is looked at first. */
  readonly eyes: Seat | null
  readonly address: string | null
}

interface Reader {
  /** Who one is in the house; null: nobody it knows. */
  readonly person: string | null
  readonly words: OnlineWords
}

export async function openReplayOf(source: Source, reader: Reader): Promise<OpenedReplay | Unshown> {
  const found = await FINDERS[source.kind](source as never, reader)
  if (!('plan' in found)) return found
  const { plan, moves, eyes, address } = found
  const entry = gameCalled(plan.game)
  const board = await boardOf(plan.game)
  if (!entry?.ready || !board) return { unshown: 'no-such-game' }
  const game = await entry.load()
  const table = openReplayTable(game, plan, moves, eyes)
  if (isRefusal(table)) return table
  return { table, board, address, text: (language) => entry.text(language, game.content) }
}

const FINDERS: {
  readonly [kind in Source['kind']]: (
    source: Extract<Source, { readonly kind: kind }>,
    reader: Reader,
  ) => Promise<Found | Unshown>
} = {
  async here({ id }) {
    const saved = await findTable(id)
    if (!isWhole(saved)) return { unshown: 'missing' }
    if (!saved.summary.over) return { unshown: 'unfinished' }
    const entry = gameCalled(saved.plan.game)
    if (!entry?.ready) return { unshown: 'no-such-game' }
    const game = await entry.load()
    const kept = saved.version === game.version ? saved : takenOver(game, saved)
    if (!kept) return refuse('replay-other-version', { version: saved.version, ours: game.version })
    const { plan, moves } = kept
    const person = plan.seats.findIndex(({ player }) => player === null)
    return { plan, moves, eyes: person < 0 ? null : person, address: null }
  },
  async house({ id, invite }, { person, words }) {
    const [told, replay] = await Promise.all([
      serverApi.table(id, invite ?? undefined),
      serverApi.replay(id, invite ?? undefined),
    ])
    if (isRefused(told)) return told
    if (isRefused(replay)) return replay
    const { table } = told
    return found(replay, sittersAt(table, words), seatOf(table, person), houseAt(id, told.invite ?? invite))
  },
  async link({ data }, { words }) {
    const replay = await unpacked(data)
    return isRefusal(replay) ? replay : found(replay, seatsOf(replay, words.botNames), null, null)
  },
}

/** What came from elsewhere is played again before it is shown. */
async function found(
  replay: Replay,
  seats: readonly SeatPlan[],
  eyes: Seat | null,
  address: string | null,
): Promise<Found | Unshown> {
  const { game, options, seed, moves } = replay
  const entry = gameCalled(game)
  if (!entry?.ready) return { unshown: 'no-such-game' }
  const refusal = verifyReplay(await entry.load(), replay)
  return refusal ?? { plan: { game, seats, options, seed }, moves, eyes, address }
}

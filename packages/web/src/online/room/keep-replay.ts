import { isRefusal, type Replay } from '@longhouse/kernel'
import { fetchGame } from '../../pages/remembered.ts'
import { newTable } from '../../session/new-table.ts'
import type { SeatPlan } from '../../session/saved-table.ts'
import { findTable, keepTable } from '../../session/storage.ts'

/**
 * A finished game of a house as a table of this device: there it can be looked back at, with the house or without.
 * The path to it, or null if these rules cannot play it again.
 */
export async function keepReplay(id: string, replay: Replay, seats: readonly SeatPlan[]): Promise<string | null> {
  const kept = `house-${id}`.slice(0, 40)
  if (!(await findTable(kept))) {
    const fetched = await fetchGame(replay.game)
    if (!fetched) return null
    const { options, seed, moves } = replay
    const table = newTable(kept, fetched.game, { game: replay.game, seats, options, seed }, moves)
    if (isRefusal(table)) return null
    await keepTable(table)
  }
  return `/table/${kept}/review`
}

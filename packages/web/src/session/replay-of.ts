import { isRefusal, type Replay } from '@longhouse/kernel'
import { fetchGame } from '../pages/remembered.ts'
import { openReplayTable } from './replay-table.ts'
import type { SavedTable } from './saved-table.ts'

/** The replay of a kept table; null if these rules cannot play it again, or not from its beginning. */
export async function replayOf({ plan, moves, version }: SavedTable): Promise<Replay | null> {
  const fetched = await fetchGame(plan.game)
  if (!fetched || fetched.game.version !== version || plan.from) return null
  const table = openReplayTable(fetched.game, plan, moves, null)
  return isRefusal(table) ? null : table.replay()
}

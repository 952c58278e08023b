import { type AnyGame, choose, isRefusal, isSamePosition, migrated, positionUnder, type Table } from '@longhouse/kernel'
import { openPlan } from './opening.ts'
import type { SavedTable } from './saved-table.ts'

/** A kept table of earlier rules, under those of now. */

/** It goes on where its choices lead to the position it had, or the game itself carries that over; else null. */
export function takenOver(game: AnyGame, saved: SavedTable): SavedTable | null {
  const { position, plan } = saved
  const again = plan.from ? null : replayed(game, saved)
  if (again && (!position || isSamePosition(again, position))) return { ...saved, ...updated(game, saved) }
  const carried = position ? migrated(game, position) : null
  return carried && beginningAt(game, saved, carried)
}

/** From where it stood, by the rules of now: for whoever wants to go on all the same. Null where they cannot. */
export function goneOn(game: AnyGame, saved: SavedTable): SavedTable | null {
  const table = saved.position ? positionUnder(game, saved.position) : null
  return table && beginningAt(game, saved, table)
}

/** The choices before it are no longer taken again. */
const beginningAt = (game: AnyGame, saved: SavedTable, from: Table): SavedTable => ({
  ...saved,
  ...updated(game, saved),
  plan: { ...saved.plan, from },
  moves: [],
  position: from,
  updates: [0],
})

const updated = ({ version }: AnyGame, { updates = [], moves }: SavedTable) => ({
  version,
  updates: [...updates, moves.length],
})

/** Null if a choice is no longer legal, or the rules break on it. */
function replayed(game: AnyGame, { plan, moves }: SavedTable): Table | null {
  try {
    const table = openPlan(game, plan)
    if (isRefusal(table)) return null
    return moves.some(({ seat, choice }) => isRefusal(choose(game, table, seat, choice))) ? null : table
  } catch {
    return null
  }
}

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

/**
 * From where it stood, by the rules of now: for whoever wants to go on all the same. Where no position was kept, from as far as
 * they follow its choices. Null where they cannot.
 */
export function goneOn(game: AnyGame, saved: SavedTable): SavedTable | null {
  if (!saved.position) return saved.summary.over ? null : followed(game, saved)
  const table = positionUnder(game, saved.position)
  return table && beginningAt(game, saved, table)
}

/** With the choices that are still legal, and so with the past that they make. */
function followed(game: AnyGame, saved: SavedTable): SavedTable | null {
  const moves = saved.moves.slice(0, legalIn(game, saved))
  const position = replayed(game, { ...saved, moves })
  if (!position || !positionUnder(game, position)) return null
  return { ...saved, ...updated(game, { ...saved, moves }), moves, position }
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

/** How many of its choices are legal before one is not, or the rules break on one. */
function legalIn(game: AnyGame, { plan, moves }: SavedTable): number {
  let legal = 0
  try {
    const table = openPlan(game, plan)
    if (isRefusal(table)) return 0
    for (const { seat, choice } of moves) {
      if (isRefusal(choose(game, table, seat, choice))) break
      legal++
    }
  } catch {
    // It stands half after the choice that broke: whoever wants the table takes those before it again.
  }
  return legal
}

import { asksOf } from './advance.ts'
import type { Game } from './game.ts'
import { same } from './json.ts'
import type { GameTypes } from './rules.ts'
import { seatViewOf } from './seat-view.ts'
import { contextOf, type Table } from './table.ts'

/** A table that was begun by earlier rules, under these. */

/** Whether two tables stand the same, by whatever rules they came there. */
export const isSamePosition = (a: Table | null, b: Table | null): boolean =>
  same(a && { ...a, version: null }, b && { ...b, version: null })

/** As the game's own `migrate` carries it over; null if it does not, or what comes of it cannot be played. */
export function migrated<G extends GameTypes>(game: Game<G>, earlier: Table): Table<G['state']> | null {
  try {
    const carried = game.migrate?.(earlier)
    return carried ? positionUnder(game, { ...earlier, ...carried }) : null
  } catch {
    return null
  }
}

/** The position as it stands, if these rules can go on from it; what was chosen before it cannot be taken back. */
export function positionUnder<G extends GameTypes>(game: Game<G>, earlier: Table): Table<G['state']> | null {
  const table: Table<G['state']> = { ...earlier, version: game.version, undoLimit: earlier.moves }
  try {
    const asks = asksOf(game, table)
    for (let seat = -1; seat < table.players; seat++) seatViewOf(game, table, seat < 0 ? null : seat, { asks })
    return game.invariantViolations(contextOf(game, table)).length === 0 ? table : null
  } catch {
    // Rules of another time meet a state they do not know.
    return null
  }
}

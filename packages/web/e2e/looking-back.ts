import type { SavedTable } from '../src/session/saved-table.ts'
import { asked, decisionNames, type Moment, over, type Played, savedTable, tablesAt, type Wanted } from './saves.ts'

/** A table, and the number of moves after which something was asked that is past by now. */
export interface LookedBack {
  readonly table: SavedTable
  readonly move: number
}

/** Seat 0 is asked again, or the game is over: what was asked at the moment is past. */
function since(moment: Moment): { readonly reached: Moment; move(): number } {
  let move: number | null = null
  const reached: Moment = (position) => {
    const moves = position.moves.length
    if (moves === 0) move = null
    if (move !== null) return over(position) || position.asks.some(({ seat, form }) => seat === 0 && form !== null)
    if (moment(position)) move = moves
    return false
  }
  return { reached, move: () => move ?? 0 }
}

/** For every decision of a game, a table in whose past seat 0 was asked for it. */
export async function tablesWithPasts(game: Played): Promise<readonly LookedBack[]> {
  const names = await decisionNames(game)
  const pasts = new Map(names.map((step) => [step, since(asked(step))]))
  const moments = Object.fromEntries([...pasts].map(([step, { reached }]) => [step, reached]))
  const tables = await tablesAt(game, moments)
  return tables.map((table) => ({ table, move: pasts.get(table.id)?.move() ?? 0 }))
}

/** A table at which a moment has come again, in a later round, and when it came for the first time. */
export async function askedAgain(moment: Moment, wanted: Wanted): Promise<LookedBack> {
  let first: { readonly round: number; readonly move: number } | null = null
  const table = await savedTable({
    ...wanted,
    until: (position) => {
      if (!moment(position)) return false
      first ??= { round: position.round, move: position.moves.length }
      return position.round > first.round
    },
  })
  return { table, move: (first as { readonly move: number } | null)?.move ?? 0 }
}

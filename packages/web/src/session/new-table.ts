import { type AnyGame, asksOf, choose, isRefusal, type Move, type Refusal } from '@longhouse/kernel'
import { openPlan } from './opening.ts'
import type { SavedTable, TablePlan } from './saved-table.ts'
import { summarise } from './summary.ts'

/** A table to be kept: of a plan, and of the choices that were made at it so far. */
export function newTable(
  id: string,
  game: AnyGame,
  plan: TablePlan,
  moves: readonly Move[] = [],
): SavedTable | Refusal {
  const table = openPlan(game, plan)
  if (isRefusal(table)) return table
  for (const { seat, choice } of moves) {
    const refused = choose(game, table, seat, choice)
    if (isRefusal(refused)) return refused
  }
  const now = Date.now()
  const summary = summarise(game, table, asksOf(game, table))
  return { id, version: game.version, plan, moves, position: table, begun: now, changed: now, summary }
}

/** Another table, that goes on from where a kept one stood after so many choices. */
export function playedOn(game: AnyGame, { plan, moves, updates }: SavedTable, count: number): SavedTable | Refusal {
  const table = newTable(randomHex(5), game, { ...plan, fromPast: true }, moves.slice(0, count))
  if (isRefusal(table) || !updates) return table
  return { ...table, updates: updates.filter((update) => update <= count) }
}

/** From the browser's best source of chance: nobody can guess a seed. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

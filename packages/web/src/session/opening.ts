import {
  type AnyGame,
  cloneTable,
  type GameTypes,
  isRefusal,
  type Listening,
  openTable,
  type Refusal,
  type Table,
} from '@longhouse/kernel'
import type { TablePlan } from './saved-table.ts'

/** The table that a plan begins with: a new one, or where it stood when it was taken over from earlier rules. */
export function openPlan(game: AnyGame, plan: TablePlan, listen?: Listening<GameTypes>): Table | Refusal {
  const { seats, options, seed, from } = plan
  return from ? cloneTable(game, from) : openTable(game, { players: seats.length, options, seed }, listen)
}

/** The same of a plan that was opened before. */
export function openedPlan(game: AnyGame, plan: TablePlan): Table {
  const table = openPlan(game, plan)
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

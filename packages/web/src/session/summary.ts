import { type AnyGame, type Ask, awaited, resultOf, stageOf, type Table } from '@longhouse/kernel'
import type { TableSummary } from './saved-table.ts'

/** Where a table stands, in a line. */
export function summarise(game: AnyGame, table: Table, asks: readonly Ask[]): TableSummary {
  const result = resultOf(game, table)
  return {
    ...stageOf(game, table),
    awaited: awaited(asks),
    over: result !== null,
    winners: result?.winners ?? [],
    ...(result?.sides && { sides: result.sides.map(({ side, wins }) => ({ side, wins })) }),
  }
}

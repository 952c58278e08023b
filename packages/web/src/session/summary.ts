import { type AnyGame, type Ask, awaited, resultOf, type Table } from '@longhouse/kernel'
import type { TableSummary } from './saved-table.ts'

/** Where a table stands, in a line. */
export function summarise(game: AnyGame, table: Table, asks: readonly Ask[]): TableSummary {
  const result = resultOf(game, table)
  const state = table.state as { readonly phase?: string }
  return {
    round: roundOf(table),
    phase: state.phase ?? '',
    awaited: awaited(asks),
    over: result !== null,
    winners: result?.winners ?? [],
    ...(result?.sides && { sides: result.sides.map(({ side, wins }) => ({ side, wins })) }),
  }
}

/** 0 where a game has no rounds. */
export const roundOf = ({ state }: Table): number => (state as { readonly round?: number }).round ?? 0

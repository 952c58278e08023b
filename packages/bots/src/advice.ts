import { type AnyGame, asksOf, quickRandom, type Seat, type Table } from '@longhouse/kernel'
import { type Clock, type Considered, mindOf } from './mind.ts'
import { type Reason, reasonFor } from './reasons.ts'
import { search } from './search.ts'

/** So many choices are told. */
const TOLD = 3
const BUDGET = { tries: 400, ms: 2000 }

export interface Advised extends Considered {
  readonly reason: Reason
}

/** What a strong program would think of in this seat, the best first, and why; nothing where the seat is not asked. */
export function advise(game: AnyGame, table: Table, seat: Seat, clock?: Clock): readonly Advised[] {
  const ask = asksOf(game, table).find((each) => each.seat === seat)
  if (!game.bot || !ask?.form) return []
  const mind = mindOf(game, table, ask, quickRandom(`advice:${table.moves}:${seat}`), BUDGET, clock)
  const considered = search.consider?.(mind).slice(0, TOLD) ?? []
  return considered.map((each) => ({ ...each, reason: reasonFor(mind, each.choice, clock) }))
}

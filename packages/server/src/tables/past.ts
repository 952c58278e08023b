import { type Refusal, refuse } from '@longhouse/kernel'
import { beginningOf } from './beginning.ts'
import { detached } from './growth.ts'
import { playedAgain } from './playing-again.ts'
import type { Present } from './present.ts'
import { openQueue } from './queue.ts'
import type { Services } from './services.ts'
import { readEntries } from './store.ts'
import type { TableState } from './table-state.ts'

/** So many moments of a table are remembered, evenly spread: from the nearest one it is played on. */
const MOST_REMEMBERED = 32
const LEAST_APART = 64
/** More who want different moments of one table wait longer than anybody does. */
const MOST_WAITING = 50

/** A table as it was. */
export interface Past {
  stateAfter(number: number): Promise<TableState | Refusal>
}

export function openPast(services: Services, table: Present): Past {
  const { database } = services
  /** By the number of the last entry; none of them is ever played on itself. */
  const remembered = new Map<number, TableState>()
  /** Whoever asks for much of the past waits for themselves. */
  const queue = openQueue()

  /** What was asked for last is the likeliest beginning of what is asked for next. */
  let latest: TableState | null = null

  async function nearest(number: number): Promise<TableState> {
    const known = [...remembered.values(), ...(latest ? [latest] : [])].filter((state) => state.number <= number)
    const { game, plan } = table.state
    const first = known[0] ?? (await beginningOf(services, game, plan))
    return known.reduce((best, state) => (state.number > best.number ? state : best), first)
  }

  function remember(state: TableState, apart: number): void {
    if (state.number % apart === 0 && !remembered.has(state.number) && remembered.size < MOST_REMEMBERED)
      remembered.set(state.number, detached(state))
  }

  async function playTo(number: number): Promise<TableState | Refusal> {
    const from = await nearest(number)
    // What came before cannot be played by the rules of now.
    if (from.number > number) return refuse('past-other-rules')
    if (from.number === number) return from
    const apart = Math.max(LEAST_APART, Math.ceil(table.state.number / MOST_REMEMBERED))
    const written = await readEntries(database, table.id, from.number, number)
    const entries = written.map(({ entry }) => entry)
    latest = await playedAgain(detached(from), entries, (state) => remember(state, apart))
    return latest
  }

  return {
    async stateAfter(number) {
      const { state } = table
      if (number > state.number) return refuse('stale', { number: state.number })
      if (number === state.number) return state
      return queue.length < MOST_WAITING ? queue.run(() => playTo(number)) : refuse('busy')
    },
  }
}

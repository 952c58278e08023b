import { type AnyGame, type Ask, awaited, type Json, lapseOf, type Seat, same, type Table } from '@longhouse/kernel'
import type { Status } from '@longhouse/protocol'
import type { Draft } from './entry.ts'
import type { Plan } from './plan.ts'

/** A chance to react has a time of its own where time counts: who lets it go by has passed, and spends nothing of the clock. */

const LEAST_SECONDS = 10
/** Of the time for a move, and of that for all moves. */
const PART = { 'per-move': 1 / 4, bank: 1 / 60 } as const

/** How long it stays open; null: as long as whoever is asked wants. */
function openFor({ reactionTime, clock }: Plan): number | null {
  if (reactionTime !== null) return reactionTime * 1000
  if (!clock) return null
  return Math.min(clock.seconds, Math.max(LEAST_SECONDS, clock.seconds * PART[clock.kind])) * 1000
}

/** What must be known of a table. */
interface Asking {
  readonly plan: Plan
  readonly status: Status
  readonly game: AnyGame
  readonly history: { readonly table: Table } | null
  readonly asks: readonly Ask[]
  readonly happened: readonly { readonly number: number; readonly at: number }[]
  readonly freshFrom: number
}

interface Lapse {
  readonly seat: Seat
  /** What is chosen for the seat then. */
  readonly choice: Json
  readonly at: number
}

/** When the chance that is open is over; null: none is open, or it has no end. */
export function lapseIn({ plan, status, game, history, asks, happened, freshFrom }: Asking): Lapse | null {
  const choice = status === 'playing' && history ? lapseOf(game, history.table) : undefined
  const [seat] = awaited(asks)
  const ms = openFor(plan)
  if (choice === undefined || seat === undefined || ms === null) return null
  const asked = happened.findLast(({ number }) => number <= freshFrom)
  return asked ? { seat, choice, at: asked.at + ms } : null
}

/**
 * Whether a choice waits: with a fixed time, nobody learns who passes at once, who thinks and who is not there. It needs not
 * be kept, since whoever has not reacted by then passes anyway.
 */
export function isHeld(state: Asking, draft: Draft, now: number): boolean {
  if (state.plan.reactionTime === null || draft.kind !== 'choice') return false
  const lapse = lapseIn(state)
  return (
    lapse !== null &&
    draft.seat === lapse.seat &&
    same((draft as Draft<'choice'>).choice, lapse.choice) &&
    now < lapse.at
  )
}

import type { Seat } from '@longhouse/kernel'
import { dueOf } from './clocks.ts'
import { type Intent, STAND_IN } from './commands.ts'
import { agreedIn, isSilent } from './kept-answers.ts'
import { lapseIn } from './reactions.ts'
import {
  awaitedOf,
  type Happening,
  isAtRest,
  isFull,
  isPaused,
  isThere,
  NOBODY,
  type Sitter,
  type TableState,
} from './table-state.ts'

/** What happens at a table by itself: a clock runs out, or others have waited long enough. */

const DAY_MS = 24 * 60 * 60 * 1000

/** A table at which nobody is there is called off when nobody has come back for so long. */
const FORGOTTEN_MS = 30 * DAY_MS

/** Others wait so long for an answer that no clock counts; where a clock gives more, as long as it gives. */
const WAIT_MS = 7 * DAY_MS

/** When the next clock runs out, or a table that everybody has left is called off. */
export function timeUpAt(state: TableState): number | null {
  const { times, updated } = state
  if (isPaused(state)) return updated + FORGOTTEN_MS
  const lapse = lapseIn(state)
  // A full book takes no choice, not even that of nobody.
  if (lapse) return isFull(state) ? null : lapse.at
  if (agreedIn(state)) return updated
  const patience = waitsUntil(state)
  if (patience !== null) return patience
  const moments = awaitedOf(state).flatMap((seat) => (times && dueOf(times, seat)) ?? [])
  return moments.length > 0 ? Math.min(...moments) : null
}

/** The first seat whose time is up, or whose chance to react is over; or the whole table's, if everybody has left it for good. */
export function timeIsUp(state: TableState, now: number): Intent {
  const { times } = state
  const due = timeUpAt(state)
  if (due === null || due > now) return null
  if (isPaused(state)) return { kind: 'end', seat: null }
  const lapse = lapseIn(state)
  if (lapse) return { kind: 'choice', seat: lapse.seat, choice: lapse.choice, lapsed: true }
  const agreed = agreedIn(state)
  if (agreed) return agreed
  const seat =
    missingIn(state)[0] ??
    awaitedOf(state).find((awaited) => {
      const due = times && dueOf(times, awaited)
      return due !== null && due <= now
    })
  return seat === undefined ? null : { kind: 'stand-in', seat, bot: STAND_IN, why: 'clock' }
}

/** The people who keep others waiting where no clock runs: before the next game of a campaign, or at a table that is kept. */
function missingIn(state: TableState): Seat[] {
  const { sitters, kept, plan } = state
  // Without a clock people take their time, unless nothing is left to play.
  if (!plan.clock && kept?.canGoOn !== false) return []
  if (kept) return sitters.flatMap((sitter, seat) => (isSilent(sitter) ? [seat] : []))
  return isAtRest(state) ? awaitedOf(state).filter((seat) => isThere(sitters[seat] ?? NOBODY)) : []
}

/**
 * Until when others wait for them: whoever lies behind does not escape the end by never answering. It is counted from the
 * first answer that stands; null while nobody is kept waiting.
 */
function waitsUntil(state: TableState): number | null {
  const { plan, sitters } = state
  const missing = missingIn(state)
  if (missing.length === 0) return null
  const hasAnswered = (sitter: Sitter, seat: Seat): boolean => isThere(sitter) && !missing.includes(seat)
  const answers = sitters.flatMap((sitter, seat) =>
    hasAnswered(sitter, seat) ? (answerOf(state, seat)?.at ?? []) : [],
  )
  return answers.length > 0 ? Math.min(...answers) + Math.max(WAIT_MS, (plan.clock?.seconds ?? 0) * 1000) : null
}

/** What the seat last said to what everybody is asked now. */
function answerOf({ kept, happened, freshFrom }: TableState, seat: Seat): Happening | undefined {
  const kinds = kept ? ['go-on', 'abandon'] : ['choice']
  const last = happened.findLast(({ kind, seat: by }) => kinds.includes(kind) && by === seat)
  return last && last.number > freshFrom ? last : undefined
}

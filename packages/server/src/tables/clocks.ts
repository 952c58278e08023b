import type { Seat } from '@longhouse/kernel'
import type { Clock } from '@longhouse/protocol'

/** What the clocks show. All of it follows from the times of the entries, so nothing is lost when the server stops. */
export interface Times {
  /** Milliseconds, when the clock was last started or stopped. */
  readonly left: readonly number[]
  /** Since when the clock runs; null where it stands. */
  readonly since: readonly (number | null)[]
}

/** Who is back after the clock ran out has at least this part of it for what is still asked. */
const COMEBACK = 0.1

const full = (clock: Clock): number => clock.seconds * 1000

export const freshTimes = (clock: Clock, players: number): Times => ({
  left: Array.from({ length: players }, () => full(clock)),
  since: Array.from({ length: players }, () => null),
})

interface Happened {
  readonly at: number
  /** Whether the game waits for the person in each seat, after what happened. */
  readonly running: readonly boolean[]
  /** The seats it waited for before, also where a program plays: for the same decision no clock begins anew. */
  readonly held: readonly Seat[]
  /** Who chose. */
  readonly chose?: Seat
  /** Who took a choice back, and what the clock had shown before it: nobody gains time that way. */
  readonly undid?: { readonly seat: Seat; readonly left: number }
  /** Who is back after their clock ran out. */
  readonly back?: Seat
}

export function timesAfter(clock: Clock, times: Times, { at, running, held, chose, undid, back }: Happened): Times {
  const left = times.left.map((shown, seat) => {
    const spent = spentBy(times, seat, at)
    const rest = shown - spent
    if (seat === undid?.seat) return Math.max(0, undid.left - spent)
    const isNew = seat === chose || (times.since[seat] === null && !held.includes(seat))
    if (clock.kind === 'per-move' && isNew) return full(clock)
    if (clock.kind === 'bank' && seat === chose) return Math.max(0, rest) + clock.increment * 1000
    return Math.max(rest, seat === back ? full(clock) * COMEBACK : 0)
  })
  return { left, since: running.map((runs) => (runs ? at : null)) }
}

const spentBy = ({ since }: Times, seat: Seat, at: number): number => {
  const begun = since[seat]
  return begun === null || begun === undefined ? 0 : at - begun
}

/** What a clock shows now. */
export const leftAt = (times: Times, seat: Seat, at: number): number =>
  Math.max(0, (times.left[seat] as number) - spentBy(times, seat, at))

/** When a running clock will have run out. */
export const dueOf = ({ left, since }: Times, seat: Seat): number | null => {
  const begun = since[seat]
  return begun === null || begun === undefined ? null : begun + (left[seat] as number)
}

import type { Seat } from '@longhouse/kernel'
import type { Clock } from '@longhouse/protocol'

/** What the clocks show. All of it follows from the times of the entries, so nothing is lost when the server stops. */
export interface Times {
  /** Milliseconds, when the clock was last started or stopped. */
  readonly left: readonly number[]
  /** Since when the clock runs; null where it stands. */
  readonly since: readonly (number | null)[]
  /** Who has been given time to come back for what is still asked. */
  readonly comebacks: readonly boolean[]
}

/**
 * Who is back after the clock ran out has at least this part of it for what is still asked, but once: else nobody else would
 * ever come to an end of waiting.
 */
const COMEBACK = 0.1

const full = (clock: Clock): number => clock.seconds * 1000

export const freshTimes = (clock: Clock, players: number): Times => ({
  left: Array.from({ length: players }, () => full(clock)),
  since: Array.from({ length: players }, () => null),
  comebacks: Array.from({ length: players }, () => false),
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
  readonly undid?: { readonly seat: Seat; readonly left: number; readonly comeback?: boolean }
  /** Who is back after their clock ran out; `again`: they are given time although they were before. */
  readonly back?: { readonly seat: Seat; readonly again: boolean }
}

export function timesAfter(clock: Clock, times: Times, { at, running, held, chose, undid, back }: Happened): Times {
  const isNew = (seat: Seat): boolean => seat === chose || (times.since[seat] === null && !held.includes(seat))
  const least = full(clock) * COMEBACK
  /** Whoever has more than that left needs none. */
  const isGiven = (seat: Seat): boolean =>
    seat === back?.seat && (back.again || !times.comebacks[seat]) && leftAt(times, seat, at) < least
  const left = times.left.map((shown, seat) => {
    const spent = spentBy(times, seat, at)
    const rest = shown - spent
    if (seat === undid?.seat) return Math.max(0, undid.left - spent)
    if (clock.kind === 'per-move' && isNew(seat)) return full(clock)
    if (clock.kind === 'bank' && seat === chose) return Math.max(0, rest) + clock.increment * 1000
    return isGiven(seat) ? least : Math.max(0, rest)
  })
  const comebacks = times.comebacks.map((had, seat) => {
    if (seat === undid?.seat) return undid.comeback ?? false
    return !isNew(seat) && (had || isGiven(seat))
  })
  return { left, since: running.map((runs) => (runs ? at : null)), comebacks }
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

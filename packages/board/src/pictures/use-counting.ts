import { useEffect, useState } from 'react'
import { type Picture, stepsOf } from './picture.ts'
import { countedAfter, type Timing } from './timing.ts'

/** A picture with the times at which its parts are seen. */
export interface TimedPicture {
  readonly picture: Picture
  readonly timing: Timing
}

/** How much of a picture is to be seen by now: less than nothing while its dice are under way. */
export function useCounting(timed: TimedPicture | null): number {
  const [counted, setCounted] = useState<{ readonly of: TimedPicture | null; readonly n: number }>({ of: null, n: 0 })
  const n = timed === null || counted.of === timed ? counted.n : countedAfter(timed.timing, 0)
  useEffect(() => {
    if (!timed) return
    const { settles, step } = timed.timing
    const steps = stepsOf(timed.picture)
    const first = countedAfter(timed.timing, 0)
    setCounted({ of: timed, n: first })
    if (first >= steps) return
    const timers = Array.from({ length: steps + 1 }, (_, at) =>
      setTimeout(() => setCounted({ of: timed, n: at }), settles + at * step),
    )
    return () => timers.forEach(clearTimeout)
  }, [timed])
  return n
}

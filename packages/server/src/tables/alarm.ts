import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { timeUpAt } from './time-up.ts'

const LONGEST = 2 ** 31 - 1
/** A process that did not write the last entry lets the one that did look first. */
const COURTESY_MS = 2_000
const AGAIN_MS = 5_000

/** Rings when the next clock of a table has run out. */
export function openAlarm(services: Services, table: Present, timeIsUp: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined

  function set(mine: boolean): void {
    clearTimeout(timer)
    const due = timeUpAt(table.state)
    if (due === null) return
    const at = Math.max(due, services.begun + services.grace) + (mine ? 0 : COURTESY_MS)
    ringIn(at - services.now())
  }

  function ringIn(ms: number): void {
    timer = setTimeout(ring, Math.min(Math.max(0, ms), LONGEST))
    timer.unref()
  }

  async function ring(): Promise<void> {
    try {
      const { number } = table.state
      await timeIsUp()
      if (table.state.number !== number) return
      const due = timeUpAt(table.state)
      // What did not help is not tried again at once, and for ever.
      if (due !== null && due <= services.now()) ringIn(AGAIN_MS)
      else set(true)
    } catch (error) {
      // The database is away; the clock has run out all the same.
      services.log.warn({ table: table.id, err: error }, 'a clock that ran out could not be written down')
      ringIn(AGAIN_MS)
    }
  }

  return { set, stop: () => clearTimeout(timer) }
}

import type { BoardInput } from '@longhouse/board'
import type { LogEntry, PastSeen } from '../session/table.ts'

const nothing = (): void => undefined
const NO_OPTIONS: BoardInput['options'] = []

/** What a board gets to draw a past position, with the log as it was then: nothing is asked, nothing is offered, and no answer leads anywhere. */
export const pastInput = (present: BoardInput, seen: PastSeen, log: readonly LogEntry[]): BoardInput => ({
  ...present,
  seatView: seen,
  options: NO_OPTIONS,
  log: eventsOf(log),
  choose: nothing,
})

/** What happened in the game itself. */
export const eventsOf = (log: readonly LogEntry[]): readonly never[] =>
  log.flatMap(({ event, aside }) => (aside ? [] : [event as never]))

import type { BoardSight } from '@longhouse/board'
import type { LogEntry, PastSeen } from '../session/table.ts'

const nothing = (): void => undefined

/** What a board gets to draw a past position: nothing is asked, nothing is offered, and no answer leads anywhere. */
export const pastSight = (present: BoardSight, seen: PastSeen, log: readonly LogEntry[]): BoardSight => ({
  ...present,
  seen,
  options: [],
  log: log.flatMap(({ move, event }) => (move <= seen.moves ? [event] : [])),
  choose: nothing,
})

/** In the past nothing glows. */
export const NOTHING_LIT = { options: [], take: nothing }

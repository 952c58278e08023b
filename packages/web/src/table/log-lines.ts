import type { GameBoard } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { LogEntry } from '../session/table.ts'
import { whoActed } from './told.ts'

/** A part of the log: what begins a round or a turn, or what one player did in one move. */
export interface LogLine {
  readonly heading: 'round' | 'turn' | null
  readonly move: number
  readonly seat: Seat | null
  readonly entries: readonly LogEntry[]
}

export type Headed = Pick<GameBoard, 'roundBegun' | 'turnEvents'>

function headingOf(event: { readonly kind?: string }, { roundBegun, turnEvents }: Headed): LogLine['heading'] {
  if (roundBegun(event as never) !== null) return 'round'
  return turnEvents.includes(event.kind ?? '') ? 'turn' : null
}

/**
 * Who did each of some things that were told. What begins a part, and what comes of itself when one has begun, is nobody's
 * deed, whoever's choice led to it.
 */
export function actorsOf(log: readonly LogEntry[], board: Headed): readonly (Seat | null)[] {
  /** The move in which a part began last. */
  let begun: number | null = null
  return log.map((entry) => {
    const { move, aside, event } = entry
    if (aside) return whoActed(entry)
    const named = whoActed({ seat: null, event })
    const heading = headingOf(event as { readonly kind?: string }, board)
    if (heading === 'round' || (heading && named === null)) begun = move
    return begun === move && named === null ? null : whoActed(entry)
  })
}

/** What one player did in one move is one line; what is told beside the game has its own, and so has what begins a part. */
export function linesOf(log: readonly LogEntry[], board: Headed): readonly LogLine[] {
  const lines: (LogLine & { readonly entries: LogEntry[] })[] = []
  const actors = actorsOf(log, board)
  for (const [at, entry] of log.entries()) {
    const { move, aside, event } = entry
    const seat = actors[at] ?? null
    const heading = aside ? null : headingOf(event as { readonly kind?: string }, board)
    const last = lines.at(-1)
    const goesOn =
      last && last.heading === null && heading === null && last.move === move && last.seat === seat && !aside
    if (goesOn && !last.entries.at(-1)?.aside) last.entries.push(entry)
    else lines.push({ heading, move, seat, entries: [entry] })
  }
  return lines
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The time of day in the reader's manner (`localeOf`), with the day where it was another one. */
export function timeOf(at: number, locale: string, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  const key = `${locale} ${isToday}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      ...(isToday ? {} : { day: 'numeric', month: 'short' }),
      hour: 'numeric',
      minute: '2-digit',
    })
  formats.set(key, format)
  return format.format(at)
}

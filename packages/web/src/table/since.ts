import type { Seat } from '@longhouse/kernel'
import type { LogEntry } from '../session/table.ts'
import { whoActed } from './told.ts'

/** What a rival did in one move since the viewer chose last. */
export interface Deed {
  readonly move: number
  readonly seat: Seat
  readonly entries: readonly LogEntry[]
}

/** What was told after the viewer's last choice. */
export function sinceOwnChoice(log: readonly LogEntry[], viewer: Seat | null): readonly LogEntry[] {
  const own = log.findLastIndex(({ seat, aside }) => !aside && seat === viewer)
  const move = log[own]?.move ?? 0
  return viewer === null ? [] : log.filter((entry) => entry.move > move && !entry.aside)
}

/** The same as deeds of rivals, a token each; a move of which nothing was told to the viewer is none. */
export function deedsOf(entries: readonly LogEntry[], viewer: Seat | null): readonly Deed[] {
  const deeds: Deed[] = []
  for (const entry of entries) {
    const seat = whoActed(entry)
    if (seat === null || seat === viewer) continue
    const last = deeds.at(-1)
    if (last && last.move === entry.move && last.seat === seat)
      deeds[deeds.length - 1] = { ...last, entries: [...last.entries, entry] }
    else deeds.push({ move: entry.move, seat, entries: [entry] })
  }
  return deeds
}

import type { Seat } from '@longhouse/kernel'
import type { EntryView } from '@longhouse/protocol'
import type { LogEntry } from '../session/table.ts'
import { besideOf } from './besides.ts'

/** A choice that stands after some entries of a table's book. */
interface Standing {
  readonly number: number
  readonly seat: Seat | null
  readonly events: readonly unknown[]
}

/** The choices that stand after the first so many entries, in order. */
function standingAt(book: readonly EntryView[], number: number): readonly Standing[] {
  const standing: Standing[] = []
  for (const { number: of, kind, seat, events, undoes } of book.slice(0, number)) {
    if (kind === 'choice') standing.push({ number: of, seat, events })
    for (const undone of undoes) {
      const at = standing.findLastIndex((each) => each.number === undone)
      if (at >= 0) standing.splice(at, 1)
    }
  }
  return standing
}

/**
 * What was heard and is still true, with the move it belongs to: before the first choice, the set-up. Who left a seat or
 * came back to it belongs to the move before.
 */
export function logAt(book: readonly EntryView[], number: number): readonly LogEntry[] {
  const moves = new Map(standingAt(book, number).map((standing, i) => [standing.number, i + 1]))
  let move = 0
  return book.slice(0, number).flatMap((heard): readonly LogEntry[] => {
    const { kind, seat, events, at } = heard
    const own = moves.get(heard.number)
    if (kind === 'choice' && own === undefined) return []
    if (own !== undefined) move = own
    const besides = besideOf(heard)
    if (besides.length > 0) return besides.map((event) => ({ move, seat, event, at, aside: true }))
    if (kind === 'start') return events.map((event) => ({ move: 0, seat: null, event, at }))
    if (own === undefined) return []
    return events.map((event) => ({ move: own, seat, event, at }))
  })
}

/** The entry after which so many moves stood. What was taken back in between has gone by then. */
export function entryAfter(book: readonly EntryView[], number: number, moves: number): number {
  const next = standingAt(book, number)[moves]
  return next ? next.number - 1 : number
}

/** The entry by which the last of so many moves was made that stand after an entry; undefined where there are not so many. */
export const entryOf = (book: readonly EntryView[], number: number, moves: number): number | undefined =>
  standingAt(book, number)[moves - 1]?.number

/** Which of the moves that stand after an entry is the seat's last; 0 where it has made none. */
export const lastMoveOf = (book: readonly EntryView[], number: number, seat: Seat): number =>
  standingAt(book, number).findLastIndex((each) => each.seat === seat) + 1

/** Whether there is anything to look at: people coming and going is told elsewhere. */
export const isShown = ({ events }: EntryView): boolean => events.length > 0

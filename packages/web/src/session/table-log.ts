import { type AddressedEvent, eventFor, type Seat } from '@longhouse/kernel'
import { withUpdates } from './other-rules.ts'
import type { LogEntry } from './table.ts'

interface ToldEvent {
  readonly move: number
  readonly seat: Seat | null
  readonly what: AddressedEvent<unknown>
}

interface Heard {
  readonly heard: readonly LogEntry[]
  /** The same with what is no event of the game. */
  readonly log: readonly LogEntry[]
  /** Of how much that was told. */
  readonly told: number
}

/** What was told at a table of this device. */
export interface TableLog {
  readonly told: readonly ToldEvent[]
  listen(move: number, seat: Seat | null): (what: AddressedEvent<unknown>) => void
  /** What a viewer heard of it: the same value until more is told, and of that only the new is looked at. */
  heardBy(viewer: Seat | null): readonly LogEntry[]
  /** What was told of later moves is no longer true. */
  takeBack(moves: number): void
}

/** `updates`: after how many of the moves the rules became others. */
export function openTableLog(updates: readonly number[] = []): TableLog {
  const told: ToldEvent[] = []
  const logs = new Map<Seat | null, Heard>()

  const entryFor = ({ move, seat, what }: ToldEvent, viewer: Seat | null): readonly LogEntry[] => {
    const event = eventFor(what, viewer)
    return event === null ? [] : [{ move, seat, event }]
  }

  return {
    told,
    listen: (move, seat) => (what) => {
      told.push({ move, seat, what })
    },
    heardBy(viewer) {
      const known = logs.get(viewer)
      if (known?.told === told.length) return known.log
      const news = told.slice(known?.told).flatMap((each) => entryFor(each, viewer))
      const heard = known ? [...known.heard, ...news] : news
      const log = withUpdates(heard, updates)
      logs.set(viewer, { heard, log, told: told.length })
      return log
    },
    takeBack(moves) {
      told.splice(told.findIndex(({ move }) => move > moves) >>> 0)
      logs.clear()
    },
  }
}

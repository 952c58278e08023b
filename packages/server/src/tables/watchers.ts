import type { Seat } from '@longhouse/kernel'
import type { Heard, Moved, ServerMessage, TableInfo } from '@longhouse/protocol'
import { type Course, type Happening, seatOf } from './course.ts'
import type { Elsewhere } from './elsewhere.ts'
import type { Present } from './present.ts'
import { heardBy, sightingOf } from './sight.ts'

/** Somebody who looks at a table: a seat's person, or a spectator. */
export interface Watcher {
  readonly person: string | null
  hear(text: string): void
}

/** Who asked for an entry, and with which key. */
export interface Asked {
  readonly person: string
  readonly key: string
}

export interface Watchers {
  readonly count: number
  add(watcher: Watcher, since: number | null): void
  remove(watcher: Watcher): void
  isOnline(person: string): boolean
  /** The last entry, to everybody, as each may know it; to whoever asked for it, with their key. */
  tell(before: Course, asked: Asked | null): void
  say(message: ServerMessage): void
  /** Who is there, in all processes. */
  tellPresence(): void
}

/** Whether somebody may see the game at all. */
export const maySee = ({ plan }: Course, seat: Seat | null): boolean => seat !== null || plan.spectators

export function openWatchers(table: Present, elsewhere: Elsewhere): Watchers {
  const watching = new Set<Watcher>()

  const isHere = (person: string): boolean => {
    for (const watcher of watching) if (watcher.person === person) return true
    return false
  }

  const isOnline = (person: string): boolean => isHere(person) || elsewhere.isOnline(table.id, person)

  const say = (message: ServerMessage): void => {
    if (watching.size === 0) return
    const text = JSON.stringify(message)
    for (const watcher of watching) watcher.hear(text)
  }

  const tellPresence = (): void => {
    const seats = table.course.sitters.map(({ person }) => person !== null && isOnline(person))
    say({ presence: { table: table.id, seats, watching: watching.size + elsewhere.watching(table.id) } })
  }

  const tellElsewhere = (): void => {
    const sitters = table.course.sitters.flatMap(({ person }) => (person !== null && isHere(person) ? [person] : []))
    elsewhere.tell(table.id, sitters, watching.size)
  }

  return {
    isOnline,
    say,
    tellPresence,
    get count() {
      return watching.size
    },
    add(watcher, since) {
      watching.add(watcher)
      watcher.hear(text({ table: table.info() }))
      const seat = seatOf(table.course, watcher.person)
      if (maySee(table.course, seat)) {
        if (since !== null && since < table.course.number) {
          const entries = missedBy(table.course, seat, since)
          watcher.hear(text({ missed: { table: table.id, entries } }))
        }
        watcher.hear(text({ sighting: { table: table.id, ...sightingOf(table.course, seat) } }))
      }
      tellPresence()
      tellElsewhere()
    },
    remove(watcher) {
      if (!watching.delete(watcher)) return
      tellPresence()
      tellElsewhere()
    },
    tell(before, asked) {
      if (watching.size === 0) return
      const { course } = table
      if (course.sitters !== before.sitters) tellElsewhere()
      const info = table.changesSince(before)
      /** People in the same seat, and all spectators, hear the same. */
      const texts = new Map<Seat | null, string>()
      for (const watcher of watching) {
        const seat = seatOf(course, watcher.person)
        let told = texts.get(seat)
        if (told === undefined) {
          const key = asked && asked.person === watcher.person ? asked.key : null
          told = text(maySee(course, seat) ? { moved: movedFor(course, seat, info, key) } : { table: table.info() })
          texts.set(seat, told)
        }
        watcher.hear(told)
      }
    },
  }
}

const text = (message: ServerMessage): string => JSON.stringify(message)

function movedFor(course: Course, seat: Seat | null, info: Partial<TableInfo>, key: string | null): Moved {
  const { seen, canUndo } = sightingOf(course, seat)
  return { table: course.plan.id, ...heardBy(course.happened.at(-1) as Happening, seat), seen, canUndo, info, key }
}

export const missedBy = ({ happened }: Course, seat: Seat | null, since: number): Heard[] =>
  happened.slice(since).map((happening) => heardBy(happening, seat))

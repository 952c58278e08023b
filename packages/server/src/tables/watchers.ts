import type { Seat } from '@longhouse/kernel'
import type { EntryView, Moved, ServerMessage, TableInfo } from '@longhouse/protocol'
import { openHeadCount } from '../head-count.ts'
import { openPresence } from './presence.ts'
import type { Company, Present } from './present.ts'
import type { RemotePresence } from './remote-presence.ts'
import { type Happening, seatOf, type TableState } from './table-state.ts'
import { beatsBetween, entryViewFor, tableUpdateFor } from './table-update.ts'

/** Somebody who looks at a table: a seat's person, or a spectator. */
export interface Watcher {
  readonly person: string | null
  /** Where they are, as limits count it. */
  readonly place: string
  /** Wants to be told what a choice sets off, too. */
  readonly beats: boolean
  hear(text: string): void
}

/** Who asked for an entry, and with which key. */
export interface Asked {
  readonly person: string
  readonly key: string
}

export interface Watchers extends Company {
  readonly count: number
  countFrom(place: string): number
  add(watcher: Watcher, since: number | null): void
  remove(watcher: Watcher): void
  /** The last entry, to everybody, as each may know it; to whoever asked for it, with their key. */
  tell(before: TableState, asked: Asked | null): void
  say(message: ServerMessage): void
  /** To those who may see the game: what is said at the table is for nobody else. */
  sayInside(message: ServerMessage): void
  /** Others are there in other processes. */
  tellPresence(): void
}

/** Whether somebody may see the game at all. */
export const maySee = ({ plan }: TableState, seat: Seat | null): boolean => seat !== null || plan.spectators

export function openWatchers(table: Present, remotePresence: RemotePresence): Watchers {
  const watching = new Set<Watcher>()
  const places = openHeadCount()
  const greetings = openGreetings(table)

  const sayText = (text: string): void => {
    for (const watcher of watching) watcher.hear(text)
  }

  const presence = openPresence(table, remotePresence, sayText)

  return {
    isOnline: presence.isOnline,
    placeOf: presence.placeOf,
    say(message) {
      if (watching.size > 0) sayText(text(message))
    },
    sayInside(message) {
      if (watching.size === 0) return
      const told = text(message)
      for (const watcher of watching) if (maySee(table.state, seatOf(table.state, watcher.person))) watcher.hear(told)
    },
    tellPresence: presence.changed,
    get count() {
      return watching.size
    },
    countFrom: places.of,
    add(watcher, since) {
      const { state } = table
      const seat = seatOf(state, watcher.person)
      // They hear how it is with them there; the others hear of it when it is told to all.
      presence.come(watcher.person, watcher.place)
      watcher.hear(text({ table: table.info() }))
      if (maySee(state, seat)) {
        if (since !== null && since < state.number) {
          const entries = missedBy(state, seat, since)
          watcher.hear(text({ missed: { table: table.id, entries } }))
        }
        watcher.hear(greetings.tableUpdate(seat))
      }
      watcher.hear(presence.greeting())
      watching.add(watcher)
      places.add(watcher.place)
    },
    remove(watcher) {
      if (!watching.delete(watcher)) return
      places.remove(watcher.place)
      presence.go(watcher.person)
    },
    tell(before, asked) {
      if (watching.size === 0) return
      const { state } = table
      if (state.sitters !== before.sitters) presence.reseated()
      const info = table.changesSince(before)
      const seatsWithBeats = new Set<Seat | null>()
      for (const { person, beats } of watching) if (beats) seatsWithBeats.add(seatOf(state, person))
      const beatsFor = beatsBetween(before, state, [...seatsWithBeats])
      /** People in the same seat, and all spectators, hear the same; with beats, if they want them. */
      const texts = { plain: new Map<Seat | null, string>(), withBeats: new Map<Seat | null, string>() }
      for (const watcher of watching) {
        const seat = seatOf(state, watcher.person)
        const beats = watcher.beats ? (beatsFor.get(seat) ?? []) : []
        const alike = beats.length > 0 ? texts.withBeats : texts.plain
        let told = alike.get(seat)
        if (told === undefined) {
          const key = asked && asked.person === watcher.person ? asked.key : null
          const moved = { ...movedFor(state, seat, info, key), ...(beats.length > 0 && { beats: [...beats] }) }
          told = text(maySee(state, seat) ? { moved } : { table: table.info() })
          alike.set(seat, told)
        }
        watcher.hear(told)
      }
    },
  }
}

/** What those who come see of the game: the same for all in a seat, and for all spectators, until something happens. */
function openGreetings(table: Present) {
  let state: TableState | null = null
  let texts = new Map<Seat | null, string>()
  return {
    tableUpdate(seat: Seat | null): string {
      if (state !== table.state) {
        state = table.state
        texts = new Map()
      }
      const known = texts.get(seat) ?? text({ tableUpdate: { table: table.id, ...tableUpdateFor(table.state, seat) } })
      texts.set(seat, known)
      return known
    },
  }
}

const text = (message: ServerMessage): string => JSON.stringify(message)

function movedFor(state: TableState, seat: Seat | null, info: Partial<TableInfo>, key: string | null): Moved {
  const { seen, canUndo } = tableUpdateFor(state, seat)
  return {
    table: state.plan.id,
    ...entryViewFor(state.happened.at(-1) as Happening, seat, state.kept),
    seen,
    canUndo,
    info,
    key,
  }
}

export const missedBy = ({ happened, kept }: TableState, seat: Seat | null, since: number): EntryView[] =>
  happened.slice(since).map((happening) => entryViewFor(happening, seat, kept))

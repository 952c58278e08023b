import type { TableInfo } from '@longhouse/protocol'
import { coalesced } from '../coalesced.ts'

/** However much happens at a table, those who look at the list hear of it at most so often. */
const TELL_MS = 500
/** Everybody hears of so many tables at a time: hundreds can be set up in one breath, and hundreds may listen. */
const MOST_TOLD = 50

/** Somebody who looks at the list of tables. */
interface LobbyListener {
  readonly person: string | null
  hear(text: string): void
}

/** As much of a table as decides who hears of it. */
type Listed = Pick<TableInfo, 'id' | 'status' | 'visibility'> & { info(): TableInfo }

export interface Lobby {
  add(listener: LobbyListener): void
  remove(listener: LobbyListener): void
  /** A table has changed. What it is like is asked for when it is told, and only if somebody listens. */
  tell(table: Listed): void
}

const isOpen = ({ status, visibility }: Listed): boolean => status === 'open' && visibility === 'public'

/** Public tables are everybody's business until the game starts; afterwards those of the people who sit there. */
export function openLobby(): Lobby {
  const listeners = new Set<LobbyListener>()
  const ofPerson = new Map<string | null, Set<LobbyListener>>()
  /** Tables that were listed: when they no longer belong there, everybody is told once more. */
  const listed = new Set<string>()
  const changed = new Map<string, Listed>()

  const sittersOf = ({ seats }: TableInfo): LobbyListener[] =>
    seats.flatMap(({ person }) => [...((person && ofPerson.get(person.id)) ?? [])])

  function tell(table: Listed): void {
    const forAll = listed.has(table.id)
    if (!isOpen(table)) listed.delete(table.id)
    if (listeners.size === 0) return
    const info = table.info()
    const hearers = forAll ? [...listeners] : sittersOf(info)
    if (hearers.length === 0) return
    const text = JSON.stringify({ lobby: info })
    for (const listener of hearers) listener.hear(text)
  }

  const tellSoon = coalesced(TELL_MS, () => {
    let told = 0
    for (const table of changed.values()) {
      // Only what everybody hears of waits for another turn: who plays should not wait for those who set up tables.
      if (listed.has(table.id) && told++ >= MOST_TOLD) continue
      changed.delete(table.id)
      tell(table)
    }
    if (changed.size > 0) tellSoon()
  })

  return {
    add(listener) {
      listeners.add(listener)
      ofPerson.set(listener.person, (ofPerson.get(listener.person) ?? new Set()).add(listener))
    },
    remove(listener) {
      listeners.delete(listener)
      const own = ofPerson.get(listener.person)
      own?.delete(listener)
      if (own?.size === 0) ofPerson.delete(listener.person)
    },
    tell(table) {
      // Who fetches the list before this is told finds it there.
      if (isOpen(table)) listed.add(table.id)
      changed.set(table.id, table)
      tellSoon()
    },
  }
}

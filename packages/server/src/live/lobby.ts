import type { TableInfo } from '@longhouse/protocol'

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
  /** A table has changed. What it is like now is asked for only if somebody listens. */
  tell(table: Listed): void
}

/** Public tables are everybody's business until the game starts; afterwards those of the people who sit there. */
export function openLobby(): Lobby {
  const listeners = new Set<LobbyListener>()
  /** Tables that were listed: when they no longer belong there, everybody is told once more. */
  const listed = new Set<string>()
  return {
    add: (listener) => listeners.add(listener),
    remove: (listener) => listeners.delete(listener),
    tell(table) {
      const open = table.status === 'open' && table.visibility === 'public'
      const forAll = open || listed.has(table.id)
      if (open) listed.add(table.id)
      else listed.delete(table.id)
      if (listeners.size === 0) return
      const info = table.info()
      const text = JSON.stringify({ lobby: info })
      for (const listener of listeners)
        if (forAll || info.seats.some(({ person }) => person !== null && person.id === listener.person))
          listener.hear(text)
    },
  }
}

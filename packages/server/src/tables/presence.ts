import type { ServerMessage } from '@longhouse/protocol'
import { coalesced } from '../coalesced.ts'
import { openHeadCount } from '../head-count.ts'
import type { Company, Present } from './present.ts'
import type { RemotePresence } from './remote-presence.ts'

/** Who comes and goes is told at most so often: what a crowd costs must not grow with its square. */
const TELL_MS = 1_000

/** Who is at a table. */
export interface Presence extends Company {
  /** How many look at it here. */
  readonly count: number
  come(person: string | null, place: string): void
  go(person: string | null): void
  /** What somebody who comes is told. */
  greeting(): string
  /** Others sit there than before, as everybody hears anyway. */
  reseated(): void
  /** Others are there in other processes: everybody hears of it, now or soon. */
  changed(): void
}

/** `say`: to everybody at the table. */
export function openPresence(table: Present, remotePresence: RemotePresence, say: (text: string) => void): Presence {
  const people = openHeadCount()
  const places = new Map<string, string>()
  let count = 0
  /** What everybody has heard; null when not all have heard the same. */
  let told: string | null = null

  const isHere = (person: string): boolean => people.of(person) > 0
  const isOnline = (person: string): boolean => isHere(person) || remotePresence.isOnline(table.id, person)

  function now(): string {
    const seats = table.state.sitters.map(({ person }) => person !== null && isOnline(person))
    const watching = count + remotePresence.watching(table.id)
    const message: ServerMessage = { presence: { table: table.id, seats, watching } }
    return JSON.stringify(message)
  }

  const tell = coalesced(TELL_MS, () => {
    const text = now()
    if (text === told) return
    told = text
    say(text)
  })

  function tellElsewhere(): void {
    const sitters = table.state.sitters.flatMap(({ person }) => (person !== null && isHere(person) ? [person] : []))
    remotePresence.tell(table.id, sitters, count)
  }

  function changed(): void {
    tellElsewhere()
    tell()
  }

  return {
    isOnline,
    changed,
    get count() {
      return count
    },
    come(person, place) {
      count++
      if (person !== null) {
        people.add(person)
        places.set(person, place)
      }
      changed()
    },
    go(person) {
      count--
      if (person !== null && people.remove(person) === 0) places.delete(person)
      changed()
    },
    reseated() {
      told = null
      tellElsewhere()
    },
    placeOf: (person) => places.get(person) ?? null,
    greeting() {
      const text = now()
      if (text !== told) told = null
      return text
    },
  }
}

import {
  type AddressedEvent,
  type AnyGame,
  eventFor,
  passingViewOf,
  type Seat,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import type { Beat } from './table.ts'

/** Gathers, while a choice is taken, what of it is to be seen by itself. `told`: how much of the log the viewer had heard. */
export function beatsFor(game: AnyGame, table: Table, viewer: Seat | null, told: number) {
  const seen = seatViewOf(game, table, viewer)
  const found: Beat[] = []
  let heard = told
  return {
    listen(what: AddressedEvent<unknown>): void {
      if (eventFor(what, viewer) !== null) heard++
    },
    watch: (): void => void found.push({ seen: passingViewOf(game, table, seen), told: heard }),
    /** The last is the outcome itself, if nothing was told after it; what told the viewer nothing is none. */
    beats: (): readonly Beat[] =>
      found.filter((beat, i) => beat.told < heard && beat.told > (found[i - 1]?.told ?? told)),
  }
}

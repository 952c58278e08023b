import type { ByLanguage, GameTypes, History, Seat, SeatView } from '@longhouse/kernel'

/** What people see of a table, written down so that it can be shown when the house has other rules for it, or none. */
export interface Shown {
  /** By seat, and last what spectators see; null where it could not be drawn up. */
  readonly views: readonly (SeatView | null)[]
  /** By the number of the entry, what was told to all with it. */
  readonly log: { readonly [number: number]: ByLanguage<readonly string[]> }
}

export const NOTHING_SHOWN: Shown = { views: [], log: {} }

export const viewIn = ({ views }: Shown, seat: Seat | null): SeatView | null => views[seat ?? views.length - 1] ?? null

/** A table as it last stood by rules that the house no longer has. Nobody is asked anything. */
export interface Kept {
  readonly version: string
  readonly shown: Shown
  /** Null if nothing is left of it but its entries. */
  readonly history: Omit<History<GameTypes>, 'game'> | null
  /** Whether the rules of now can go on from there. */
  readonly canGoOn: boolean
  /** So many choices came after it. */
  readonly lost: number
}

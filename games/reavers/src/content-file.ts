import type { EntryWith } from '@longhouse/kernel/packs'
import type { Clan, DieEntry, GameBoard, IconEntry, PlayerBoard, Scoring, Setup } from './box.ts'
import type { Journey, KeepSpoil, Prophecy, Reaver, SeaBattle, Territory, Upgrade, VillageSpoil } from './cards.ts'
import type { Good } from './ids.ts'
import type { Location, RestEntry } from './locations.ts'

/** The content file as it is written: its lists (RV-23). */

export type * from './box.ts'
export type * from './card-effects.ts'
export type * from './cards.ts'
export * from './ids.ts'
export type * from './locations.ts'

export type Entry = EntryWith<object>

interface Piece extends Entry {
  readonly resource?: Good
  readonly limited?: boolean
}

/** The content file as it is written. */
export interface ContentFile {
  readonly game: string
  readonly schemaVersion: number
  readonly name: Entry['name']
  readonly meta: { readonly rounds: number }
  readonly icons: readonly IconEntry[]
  readonly clans: readonly Clan[]
  readonly dice: readonly DieEntry[]
  readonly pieces: readonly Piece[]
  readonly boards: readonly (GameBoard | PlayerBoard)[]
  readonly locations: readonly Location[]
  readonly rest: RestEntry
  readonly reavers: readonly Reaver[]
  readonly prophecies: readonly Prophecy[]
  readonly seaJourneys: readonly Journey[]
  readonly seaBattles: readonly SeaBattle[]
  readonly villageSpoils: readonly VillageSpoil[]
  readonly keepSpoils: readonly KeepSpoil[]
  readonly territories: readonly Territory[]
  readonly shipUpgrades: readonly Upgrade[]
  readonly setup: Setup
  readonly scoring: Scoring
}

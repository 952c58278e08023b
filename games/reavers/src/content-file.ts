import type { EntryWith } from '@longhouse/kernel/packs'
import type { Clan, GameBoard, IconEntry, PlayerBoard, Scoring, Setup } from './box.ts'
import type { Cost, Effect } from './card-effects.ts'
import type { Journey, KeepSpoil, Prophecy, Reaver, SeaBattle, Territory, Upgrade, VillageSpoil } from './cards.ts'
import type { Color, DeckId, Good, Icon, LocationId } from './ids.ts'

/** The content file as it is written: its lists (RV-23). */

export type * from './box.ts'
export type * from './card-effects.ts'
export type * from './cards.ts'
export * from './ids.ts'

export type Entry = EntryWith<object>

type DieEntry = Entry &
  (
    | { readonly kind: 'crew'; readonly color: Color; readonly faces: readonly Icon[] }
    | { readonly kind: 'combat'; readonly faces: readonly number[] }
  )

interface Piece extends Entry {
  readonly resource?: Good
  readonly limited?: boolean
}

type ByPosition = { readonly [position: string]: number }

export interface TradeOption extends Entry {
  readonly effects: readonly Effect[]
}

type Action =
  | { readonly takeGroup: { readonly deck: DeckId; readonly n: number; readonly orBlind: number } }
  | { readonly pick: { readonly timesByPosition: ByPosition; readonly options: readonly TradeOption[] } }
  | { readonly sequence: readonly ['journey', 'battle']; readonly battle: { readonly from: readonly string[] } }
  | { readonly subdue: { readonly attemptsByPosition: ByPosition; readonly methods: readonly string[] } }

export interface Location extends Entry {
  readonly id: LocationId
  readonly banner: 'red' | 'blue'
  readonly cost: Cost
  readonly onSelect: readonly Effect[]
  readonly action: Action
  readonly positionBonus: { readonly [position: string]: readonly Effect[] }
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
  readonly rest: Entry & { readonly effects: readonly [{ readonly choose: readonly (readonly Effect[])[] }] }
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

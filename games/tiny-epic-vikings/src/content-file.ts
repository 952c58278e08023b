import type { ByLanguage } from '@longhouse/kernel'
import type { Favor, God, Goods, Main, Resource, Rune, Viking } from './cards.ts'
import type { ClanSheet, EraSheet, Scoring, Setup, TwoPlayer } from './sheets.ts'

/** What `content/tiny-epic-vikings.json` holds, as far as the rules read it (TV-21). */

export * from './cards.ts'
export type * from './sheets.ts'

export type IslandId = string
export type PortId = string
export type FjordId = string
/** Where a boat can lie: a port or a fjord. */
export type PlaceId = string
export type VikingId = string
export type FavorId = string
export type GodId = string

export interface Named {
  readonly id: string
  readonly name: ByLanguage<string>
  readonly source: string
}

export type TrackAction =
  | 'raise-fury'
  | 'hunt-boat'
  | 'cross-route'
  | 'add-settler'
  | 'add-boat'
  | 'add-temple'
  | 'start-battle'

export interface Point extends ReadonlyArray<number> {
  readonly 0: number
  readonly 1: number
}

export interface Island extends Named {
  readonly rune: Rune
  readonly ring: 'inner' | 'outer'
  readonly half: 'top' | 'bottom'
  readonly center: Point
  readonly runeAt: Point
  readonly freeRadius: number
  readonly outline: readonly Point[]
  readonly portsClockwise: readonly PortId[]
  readonly shoreClosed: boolean
}

export interface Port extends Named {
  readonly island: IslandId
  readonly village: boolean
  readonly route: string
  readonly oppositePort: PortId | null
  readonly fjords: readonly FjordId[]
  readonly shoreNeighbours: readonly PortId[]
  readonly at: Point
}

export interface Route extends Named {
  readonly ports: readonly PortId[]
  readonly offMap: boolean
  readonly path: readonly Point[]
}

export interface Fjord extends Named {
  readonly edge: boolean
  readonly whaleTail: boolean
  readonly label: Point
  readonly freeRadius: number
  readonly adjacent: readonly FjordId[]
  readonly ports: readonly PortId[]
  readonly islands: readonly IslandId[]
  readonly polygon: readonly Point[]
}

export interface MapFile extends Named {
  readonly soloStartPorts?: { readonly [island: IslandId]: PortId }
  readonly islands: readonly Island[]
  readonly ports: readonly Port[]
  readonly routes: readonly Route[]
  readonly fjords: readonly Fjord[]
}

/** Two pieces lie in each slot (TV-14.2). */
interface EnemySlots {
  readonly slots: number
  readonly perSlot: number
}

export interface TrackFile extends Named {
  readonly order: number
  readonly resource: Resource
  /** TV-21.16. */
  readonly icons: readonly { readonly at: number; readonly action: TrackAction; readonly strengthBonus?: number }[]
}

export interface EnemySheet extends Named {
  readonly chieftainSail: { readonly [era: string]: number }
  readonly settlerSlots: EnemySlots
  readonly boatSlots: EnemySlots
  readonly templeSlots: EnemySlots
  readonly startResources: { readonly [resource in Resource]: number }
  readonly trackMax: number
  readonly runeActions: readonly (Named & { readonly rune: Rune; readonly effect: Main })[]
  readonly tracks: readonly TrackFile[]
  readonly harvestBonus: { readonly perEmptyBoatSlot: Goods; readonly perEmptyTempleSlot: Goods }
  readonly influence: ClanSheet['influence'] & { readonly chieftainBoatInPort: number }
}

interface Solo extends Named {
  readonly pileSize: number
  readonly extraPiles: number
  readonly keepPerPile: number
  readonly enemyStartSettlers: number
}

export interface ContentFile {
  readonly game: string
  readonly title: Named['name']
  readonly runes: readonly (Named & { readonly id: Rune })[]
  readonly resources: readonly (Named & { readonly id: Resource })[]
  readonly setup: Setup
  readonly twoPlayer: TwoPlayer
  readonly solo: Solo
  readonly maps: readonly MapFile[]
  readonly vikingCards: readonly Viking[]
  readonly favorCards: readonly Favor[]
  readonly gods: readonly God[]
  readonly eraSheet: EraSheet
  readonly scoring: Scoring
  readonly clanSheets: readonly ClanSheet[]
  readonly enemySheet: EnemySheet
}

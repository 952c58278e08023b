import type { EntryWith } from '@longhouse/kernel/packs'

/** The content file as it is written: its lists, and the words for costs and effects (RV-23). */

export const COLORS = ['red', 'blue', 'yellow'] as const
export type Color = (typeof COLORS)[number]

export const ICONS = ['helm', 'raven', 'tree', 'hammer', 'double-hammer', 'shield', 'chest', 'ship'] as const
export type Icon = (typeof ICONS)[number]

/** A crew die as it lies: `red:hammer`. Dice of one colour and face are alike. */
export type Die = `${Color}:${Icon}`

export const GOODS = ['food', 'favor', 'glory', 'terror', 'farm', 'wall', 'tower'] as const
export type Good = (typeof GOODS)[number]
export type Goods = { readonly [good in Good]?: number }

/** Tokens of which there are only so many (RV-1.9). */
export const TOKENS = ['farm', 'wall', 'tower'] as const
export type Token = (typeof TOKENS)[number]

export const DECKS = ['reaver', 'prophecy', 'sea-journey', 'sea-battle', 'village', 'keep'] as const
export type DeckId = (typeof DECKS)[number]

export const LOCATIONS = [
  'recruit-reavers',
  'trade-with-villages',
  'battle-at-sea',
  'raid-villages',
  'raid-keeps',
  'subdue-territories',
] as const
export type LocationId = (typeof LOCATIONS)[number]

export type Entry = EntryWith<object>
type Words = Entry['name']

/** Which dice a cost takes: only an icon is also met by a wild die or an upgrade (RV-5.12, RV-13.6). */
export type DieMatch =
  | { readonly icon: Icon; readonly n: number }
  | { readonly color: Color; readonly n: number }
  | { readonly any: true; readonly n: number }

/** Where cards of a player's own can be given up from. */
export const HOLDINGS = ['artifact', 'leader', 'specialized', 'ship-upgrade', 'prophecy'] as const
export type Holding = (typeof HOLDINGS)[number]

export interface CardsOf {
  readonly from: readonly Holding[]
  readonly n: number
}

export interface Cost {
  readonly food?: number
  readonly favor?: number
  readonly terror?: number
  readonly dice?: readonly DieMatch[]
  readonly cards?: readonly CardsOf[]
}

export interface DieGain {
  readonly color: Color | 'any' | 'same'
  readonly face: Icon | 'roll' | 'choose'
}

/** An effect has exactly one key; a list of effects runs in order (RV-23). */
export type Effect =
  | { readonly gain: Goods }
  | { readonly lose: Goods }
  | { readonly pay: Cost }
  | { readonly gainDice: readonly DieGain[] }
  | { readonly loseDice: { readonly n: number; readonly color: 'any' | 'leader' } }
  | { readonly draw: Draw }
  | { readonly may: readonly Effect[] }
  | { readonly choose: readonly (readonly Effect[])[] }
  | { readonly exchange: { readonly pay: Cost; readonly then: readonly Effect[] } }
  | { readonly combat: { readonly defense: number; readonly win: readonly Effect[] } }
  | { readonly combatDice: number }
  | { readonly discardCard: CardsOf }
  | { readonly opponentGains: { readonly gain: Goods } }
  | { readonly takeUpgrade: { readonly tile: string } }
  | { readonly takeTradeDice: { readonly n: number } }
  | { readonly takeProphecy: { readonly from: readonly ('face-up' | 'deck')[] } }
  | { readonly startPlayerMarker: 'take-or-pass' }
  | { readonly cancelJourney: true }
  | { readonly upgradeTerritory: UpgradeTerritory }
  | { readonly resolveReaver: { readonly part: ReaverPart; readonly scope: 'acquired-this-activation' } }

export interface Draw {
  readonly deck: DeckId | readonly DeckId[]
  readonly n: number
  readonly keep: number
}

export interface UpgradeTerritory {
  readonly fromLevels: readonly number[]
  readonly toLevel: number
}

export type ReaverPart = 'clan-bonus' | 'specialization'

type After = 'discard' | 'glory-pile' | 'artifact-space'

interface IconEntry extends Entry {
  readonly id: Icon
  readonly hammers?: number
  readonly satisfies?: readonly Icon[]
}

export interface Clan extends Entry {
  readonly icon: Icon
  readonly color: Color
  readonly leaderWild: readonly Icon[]
  readonly promoteBonus: readonly Effect[]
}

type DieEntry = Entry &
  (
    | { readonly kind: 'crew'; readonly color: Color; readonly faces: readonly Icon[] }
    | { readonly kind: 'combat'; readonly faces: readonly number[] }
  )

interface Piece extends Entry {
  readonly resource?: Good
  readonly limited?: boolean
}

interface FaceUp {
  readonly prophecies?: number
  readonly dice?: { readonly [color in Color]: number }
  readonly cards?: number
  readonly groups?: number
  readonly groupSize?: number
}

export interface GameBoard extends Entry {
  readonly players: readonly number[]
  readonly activationsPerRound: number
  readonly positions: { readonly selector: number; readonly others: readonly number[] }
  readonly faceUp: { readonly [location: string]: { readonly [players: string]: FaceUp } }
}

export interface PlayerBoard extends Entry {
  readonly diceSlots: number
  readonly artifactSlots: number
  readonly specialize: { readonly slots: readonly LocationId[]; readonly maxPerSlot: number }
  readonly shipUpgradeSlots: number
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

export interface Reaver extends Entry {
  readonly clan: string
  readonly dice: readonly DieGain[]
  readonly rally: readonly DieGain[]
  readonly specialization: readonly Effect[]
}

export const COUNTERS = [
  'reaver-helm',
  'reaver-raven',
  'reaver-tree',
  'sea-battle-card',
  'territory-food',
  'territory-favor',
  'territory-dice',
  'wall-token',
  'farm-token',
  'tower-token',
  'tapestry-card',
  'art-card',
  'armor-card',
  'treasure-card',
  'ship-upgrade-tile',
  'prophecy-card',
  'artifact-card',
] as const
export type Counter = (typeof COUNTERS)[number]

export interface Prophecy extends Entry {
  readonly score: { readonly per: Counter; readonly glory: number }
}

export interface Journey extends Entry {
  readonly avoid: Cost | null
  readonly avoidReward: readonly Effect[]
  readonly penalty: readonly Effect[]
}

export interface SeaBattle extends Entry {
  readonly defense: number
  readonly combination: readonly DieMatch[]
  readonly rewards: readonly Effect[]
}

export interface Artifact extends Entry {
  readonly kind: 'artifact'
  readonly stores: { readonly icon: Icon } | { readonly any: true }
  readonly glory: number
  readonly when: readonly (LocationId | 'any')[]
  readonly effects: readonly Effect[]
  readonly after: After
}

export interface Spoil extends Entry {
  readonly kind: string
  readonly effects: readonly Effect[]
  readonly after: After
  readonly set?: SetName
  readonly variant?: string
}

export const SETS = ['armor', 'art', 'treasure', 'tapestry'] as const
export type SetName = (typeof SETS)[number]

export const TERRITORY_TYPES = ['food', 'favor', 'dice'] as const
export type TerritoryType = (typeof TERRITORY_TYPES)[number]

/** What is printed on the front of every tile of a stack (RV-23.5). */
export interface Stack {
  readonly stack: string
  readonly type: TerritoryType
  readonly level: number
  readonly defense: number
  readonly peacefulCost: Cost
}

export interface Territory extends Entry, Stack {
  readonly reward: readonly Effect[]
}

export interface Upgrade extends Entry {
  readonly icons: readonly Icon[]
}

/** The content file as it is written. */
export interface ContentFile {
  readonly game: string
  readonly schemaVersion: number
  readonly name: Words
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
  readonly villageSpoils: readonly (Artifact | Spoil)[]
  readonly keepSpoils: readonly Spoil[]
  readonly territories: readonly Territory[]
  readonly shipUpgrades: readonly Upgrade[]
  readonly setup: {
    readonly foodBySeat: readonly number[]
    readonly favor: number
    readonly glory: number
    readonly reaverCards: number
    readonly options: { readonly startingProphecy: { readonly default: boolean; readonly cards: number } }
    readonly honorShip: { readonly players: readonly number[] }
    readonly pawns: { readonly [players: string]: number }
  }
  readonly scoring: Scoring
}

export interface Scoring {
  readonly terror: { readonly table: readonly number[]; readonly perFurther: number }
  readonly sets: {
    readonly [set in Exclude<SetName, 'tapestry'>]: { readonly table: readonly number[]; readonly setSize: number }
  } & { readonly tapestry: { readonly completeSet: number; readonly distinct: number; readonly single: number } }
  readonly tokens: {
    readonly [token in Token]: {
      readonly tiers: readonly { readonly min: number; readonly each: number }[]
      readonly majority: number
    }
  }
  readonly territoryGloryPerCleanup: number
}

/** What the things of the game are called in its content file (RV-23). */

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

/** Where cards of a player's own can be given up from. */
export const HOLDINGS = ['artifact', 'leader', 'specialized', 'ship-upgrade', 'prophecy'] as const
export type Holding = (typeof HOLDINGS)[number]

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

export const SETS = ['armor', 'art', 'treasure', 'tapestry'] as const
export type SetName = (typeof SETS)[number]

export const TERRITORY_TYPES = ['food', 'favor', 'dice'] as const
export type TerritoryType = (typeof TERRITORY_TYPES)[number]

export const LEVELS: readonly number[] = [1, 2, 3]

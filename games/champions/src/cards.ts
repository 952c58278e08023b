import { totalOf } from '@longhouse/kernel'
import {
  type Check,
  type EntryWith,
  exactly,
  type Fields,
  isFlag,
  isPositive,
  isWhole,
  type KindOf,
  listOf,
  ofKind,
  oneOf,
  optional,
  type Passed,
  recordOf,
  shaped,
  upTo,
  where,
} from '@longhouse/kernel/packs'

/** The cards that a host's own content may change (CH-22): what their fields may say, and so what they are. */

export const WARRIORS = ['swordsman', 'spearman', 'axeman'] as const
export type Warrior = (typeof WARRIORS)[number]
export type Warriors = { [type in Warrior]: number }

export const RESOURCES = ['food', 'wood', 'coin'] as const
export type Resource = (typeof RESOURCES)[number]

export const GOODS = ['food', 'wood', 'coin', 'favor', 'blame', 'glory'] as const
export type Good = (typeof GOODS)[number]
export type Goods = Partial<{ readonly [good in Good | Warrior]: number }>

export const COLORS = ['red', 'yellow', 'blue'] as const
export type Color = (typeof COLORS)[number]

export const METRICS = [
  'defeated-draugr',
  'defeated-trolls',
  'defeated-monsters',
  'defeated-color',
  'favor',
  'coins',
  'warriors',
  'food',
  'wood',
  'runes',
] as const

const isGoods: Check<Goods> = recordOf([...GOODS, ...WARRIORS], isPositive)
const isPrice = recordOf(['food', 'wood', 'coin', 'favor'], isPositive)

/** Things told apart by their id alone are there once, or left in the box. */
const ONCE = { count: oneOf([0, 1]) }

const WEAPONS = ['sword', 'spear', 'axe'] as const

/** An attack or a defence beyond what a full longhouse could meet would only fill the space for good. */
const ENEMY = {
  attack: upTo(15),
  defence: upTo(60, 1),
  restrict: where(listOf(oneOf(WEAPONS)), (refused) => !WEAPONS.every((weapon) => refused.includes(weapon))),
  reward: recordOf(GOODS, isPositive),
}

/** The copies of all colours are the copies of the card. */
const COLORED_ENEMY = {
  ...ENEMY,
  colors: where(recordOf(COLORS, isWhole), (colors, entry) => totalOf(colors) === entry?.count),
}

const STALL = {
  ...ONCE,
  type: oneOf(['military', 'economic']),
  cost: isPrice,
  gain: isGoods,
  repeat: where(shaped({ min: isPositive, max: isPositive }), ({ min, max }) => min <= max),
}

/** The two public longships have their spaces on the board; others are built. */
const isPublic: Check<boolean> = (value, _, known) => value === (known?.public ?? false)
const isBuildCost: Check<Goods | undefined> = (value, entry) => (entry?.public ? value === undefined : isPrice(value))

const LONGSHIP = {
  public: isPublic,
  count: where(oneOf([0, 1]), (count, entry) => count === 1 || !entry?.public),
  capacity: isPositive,
  buildCost: isBuildCost,
  glory: isWhole,
  minPlayers: upTo(4),
}

const JOURNEY_EFFECTS = {
  none: {},
  lose: { food: optional(isPositive), warrior: optional(isPositive) },
  'lose-choice': { amount: isPositive, among: optional(exactly(['warrior', 'food'])) },
  combat: { attack: upTo(15), defence: upTo(60, 1), glory: isWhole, restrict: optional(exactly([])) },
}

const DESTINY = {
  ...ONCE,
  condition: where(
    shaped({
      metric: oneOf(METRICS),
      color: optional(oneOf(COLORS)),
      compare: optional(exactly('most')),
      minimum: isPositive,
    }),
    ({ metric, color }) => (metric === 'defeated-color') === (color !== undefined),
  ),
  gloryFull: isWhole,
  gloryTied: isWhole,
}

const RUNE_EFFECTS = {
  'gain-choice': { total: isPositive, among: listOf(oneOf(RESOURCES), 1) },
  'bonus-glory-percent': { percent: isPositive, round: optional(exactly('down')) },
  'ignore-losses': { scope: optional(exactly('combat-round')) },
  'replace-journey': {},
  'peek-all-journeys': {},
  'reroll-blanks': { lock: optional(isFlag), appliesToHunt: optional(isFlag) },
  'shields-deal-damage': { damage: isPositive, appliesToHunt: optional(isFlag) },
  'score-destiny-now': {},
  'sage-extra-draw': { extra: isPositive },
  'double-coins': { maxGain: isPositive },
}

/** When a rune may be used follows from what it does (CH-22.9). */
const TIMING = {
  'gain-choice': 'any',
  'bonus-glory-percent': 'enemy-defeated',
  'ignore-losses': 'combat-before-losses',
  'replace-journey': 'journey-revealed',
  'peek-all-journeys': 'any',
  'reroll-blanks': 'after-roll',
  'shields-deal-damage': 'after-roll',
  'score-destiny-now': 'any',
  'sage-extra-draw': 'sage-activation',
  'double-coins': 'any',
} as const satisfies { readonly [kind in keyof typeof RUNE_EFFECTS]: string }

const isTiming: Check<(typeof TIMING)[keyof typeof TIMING]> = (value, entry) =>
  value === TIMING[(entry?.effect as Partial<RuneEffect> | undefined)?.kind as RuneEffect['kind']]

const RUNE = { ...ONCE, glory: isWhole, timing: isTiming, effect: ofKind(RUNE_EFFECTS) }
const JOURNEY = { effect: ofKind(JOURNEY_EFFECTS) }
const MERCHANT = { gain: isGoods }

/** The lists a pack may change, with the fields of their entries beyond those all entries have. */
export const LISTS: { readonly [list: string]: Fields } = {
  trolls: ENEMY,
  draugr: COLORED_ENEMY,
  monsters: COLORED_ENEMY,
  merchantShips: MERCHANT,
  stalls: STALL,
  longships: LONGSHIP,
  journeys: JOURNEY,
  destinies: DESTINY,
  runes: RUNE,
}

export type EnemyEntry = EntryWith<typeof ENEMY> & { readonly colors?: Passed<typeof COLORED_ENEMY.colors> }
export type Merchant = EntryWith<typeof MERCHANT>
export type Stall = EntryWith<typeof STALL>
export type Longship = EntryWith<typeof LONGSHIP>
export type Journey = EntryWith<typeof JOURNEY>
export type Destiny = EntryWith<typeof DESTINY>
export type RuneEffect = KindOf<typeof RUNE_EFFECTS>
export type Rune = EntryWith<typeof RUNE>

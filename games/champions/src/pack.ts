import { isRecord, type Refusal, refuse, totalOf } from '@longhouse/kernel'
import {
  type Check,
  exactly,
  type Fields,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  type PackRules,
  recordOf,
  shaped,
  upTo,
} from '@longhouse/kernel/packs'
import {
  COLORS,
  type ContentFile,
  GOODS,
  type JourneyEffect,
  METRICS,
  RESOURCES,
  type Rune,
  type RuneEffect,
  type Stall,
  WARRIORS,
} from './content.ts'

/** What a host's own content may say. */

/** CH-3.13, CH-3.15: every deck lasts for the whole game at every number of players. */
function tooFewCards(file: ContentFile): Refusal[] {
  const rounds = file.limits.maxRounds
  const shores = file.distantShores.length
  const inType = (type: string) => file.stalls.filter((stall) => stall.type === type)
  const needed: readonly (readonly [string, readonly { readonly count: number }[], number])[] = [
    ['trolls', file.trolls, rounds],
    ['draugr', file.draugr, 2 * rounds],
    ['monsters', file.monsters, shores * rounds],
    ['merchantShips', file.merchantShips, rounds],
    ['journeys', file.journeys, shores + 2],
    ['destinies', file.destinies, 4],
    ['stalls', inType('military'), 2],
    ['stalls', inType('economic'), 2],
  ]
  return needed.flatMap(([list, entries, needs]) => {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0)
    return count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : []
  })
}

const isFlag = oneOf([true, false])
const isGoods = recordOf([...GOODS, ...WARRIORS], isPositive)
const isPrice = recordOf(['food', 'wood', 'coin', 'favor'], isPositive)
/** One of all the kinds there are. */
const isEffectOf =
  <Kind extends string>(kinds: { readonly [kind in Kind]: Fields }): Check =>
  (value) =>
    isRecord(value) &&
    typeof value.kind === 'string' &&
    Object.hasOwn(kinds, value.kind) &&
    shaped({ ...kinds[value.kind as Kind], kind: isText })(value)

/** Things told apart by their id alone are there once, or left in the box. */
const ONCE: Fields = { count: oneOf([0, 1]) }

const WEAPONS = ['sword', 'spear', 'axe']

/** An attack or a defence beyond what a full longhouse could meet would only fill the space for good. */
const ENEMY: Fields = {
  attack: upTo(15),
  defence: upTo(60, 1),
  restrict: (value) =>
    listOf(oneOf(WEAPONS))(value) === true && !WEAPONS.every((weapon) => (value as string[]).includes(weapon)),
  reward: recordOf(GOODS, isPositive),
}

/** The copies of all colours are the copies of the card. */
const COLORED_ENEMY: Fields = {
  ...ENEMY,
  colors: (value, entry) =>
    recordOf(COLORS, isWhole)(value) === true && totalOf(value as { [color: string]: number }) === entry?.count,
}

/** When a rune may be used follows from what it does (CH-22.9). */
const TIMING: { readonly [effect in RuneEffect['kind']]: Rune['timing'] } = {
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
}

/** The lists a pack may change, with the fields of their entries beyond those all entries have (CH-22). */
const LISTS: { readonly [list: string]: Fields } = {
  trolls: ENEMY,
  draugr: COLORED_ENEMY,
  monsters: COLORED_ENEMY,
  merchantShips: { gain: isGoods },
  stalls: {
    ...ONCE,
    type: oneOf(['military', 'economic']),
    cost: isPrice,
    gain: isGoods,
    repeat: (value) =>
      shaped({ min: isPositive, max: isPositive })(value) === true &&
      (value as Stall['repeat']).min <= (value as Stall['repeat']).max,
  },
  longships: {
    // The two public longships have their spaces on the board; others are built.
    public: (value, _, known) => value === (known?.public ?? false),
    count: (value, entry) => (entry?.public ? value === 1 : oneOf([0, 1])(value)),
    capacity: isPositive,
    buildCost: (value, entry) => (entry?.public ? value === undefined : isPrice(value)),
    glory: isWhole,
    minPlayers: upTo(4),
  },
  journeys: {
    effect: isEffectOf<JourneyEffect['kind']>({
      none: {},
      lose: { food: optional(isPositive), warrior: optional(isPositive) },
      'lose-choice': { amount: isPositive, among: optional(exactly(['warrior', 'food'])) },
      combat: { attack: upTo(15), defence: upTo(60, 1), glory: isWhole, restrict: optional(exactly([])) },
    }),
  },
  destinies: {
    ...ONCE,
    condition: (value) =>
      shaped({
        metric: oneOf(METRICS),
        color: isRecord(value) && value.metric === 'defeated-color' ? oneOf(COLORS) : exactly(undefined),
        compare: optional(exactly('most')),
        minimum: isPositive,
      })(value),
    gloryFull: isWhole,
    gloryTied: isWhole,
  },
  runes: {
    ...ONCE,
    glory: isWhole,
    timing: (value, entry) => value === TIMING[(entry as unknown as Rune).effect?.kind],
    effect: isEffectOf<RuneEffect['kind']>({
      'gain-choice': {
        total: isPositive,
        among: listOf(oneOf(RESOURCES), 1),
      },
      'bonus-glory-percent': { percent: isPositive, round: optional(exactly('down')) },
      'ignore-losses': { scope: optional(exactly('combat-round')) },
      'replace-journey': {},
      'peek-all-journeys': {},
      'reroll-blanks': { lock: optional(isFlag), appliesToHunt: optional(isFlag) },
      'shields-deal-damage': { damage: isPositive, appliesToHunt: optional(isFlag) },
      'score-destiny-now': {},
      'sage-extra-draw': { extra: isPositive },
      'double-coins': { maxGain: isPositive },
    }),
  },
}

export const packRules: PackRules<ContentFile> = { lists: LISTS, whole: tooFewCards }

import { isRecord } from '@longhouse/kernel'
import {
  anyOf,
  type Check,
  each,
  exactly,
  isPositive,
  isText,
  listOf,
  oneOf,
  optional,
  type Passed,
  recordOf,
  setOf,
  shaped,
  shapedAs,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { COLORS, GOODS, type Goods, HOLDINGS, ICONS, LEVELS } from './ids.ts'

/** What costs and effects may say (RV-23), and so what they are: nothing that the rules would pass over in silence. */

/** Beyond what a full ship can pay, or what the combat dice can reach. */
const MOST_DICE = 10
export const isDefense = upTo(12, 1)

const OF_ICON = { icon: oneOf(ICONS), n: isPositive }

/** Which dice a cost takes: only an icon is also met by a wild die or an upgrade (RV-5.12, RV-13.6). */
const isMatch = shapedAs(OF_ICON, { color: oneOf(COLORS), n: isPositive }, { any: exactly(true), n: isPositive })
export type DieMatch = Passed<typeof isMatch>

/** Each kind of die stands once, with its number, and a ship can hold them all. */
const isPayable = (dice: readonly DieMatch[]): boolean =>
  new Set(dice.map(kindOf)).size === dice.length && diceIn(dice) <= MOST_DICE

const kindOf = (match: DieMatch): string => ('icon' in match ? match.icon : 'color' in match ? match.color : 'any')
const diceIn = (dice: readonly DieMatch[]): number => dice.reduce((sum, { n }) => sum + n, 0)

/** RV-23.4: icons alone. */
export const isCombination = where(listOf(shaped(OF_ICON), 1), isPayable)

const isCardsOf = shaped({ from: setOf(HOLDINGS, 1), n: isPositive })
export type CardsOf = Passed<typeof isCardsOf>

/** Dice or one card, never both: a payment names its dice or its card. */
export const isCost = where(
  shaped({
    food: optional(isPositive),
    favor: optional(isPositive),
    terror: optional(isPositive),
    dice: optional(where(listOf(isMatch, 1), isPayable)),
    cards: optional(
      listOf(
        where(isCardsOf, ({ n }) => n === 1),
        1,
        1,
      ),
    ),
  }),
  ({ dice, cards }) => !(dice && cards),
)
export type Cost = Passed<typeof isCost>

/** A die that is really one: its colour is what "the same colour" means afterwards. */
export const paysOneDie = ({ dice }: Cost): boolean =>
  dice !== undefined && diceIn(dice) === 1 && dice.every((match) => !('icon' in match))

const isDieGain = shaped({
  color: oneOf([...COLORS, 'any', 'same']),
  face: oneOf([...ICONS, 'roll', 'choose']),
})
export type DieGain = Passed<typeof isDieGain>

/** Decks whose cards are resolved or kept when they are drawn. */
const DRAWN = ['reaver', 'prophecy', 'village', 'keep'] as const

/** All are kept, or one of them. */
const isDraw = where(
  shaped({ deck: anyOf(oneOf(DRAWN), setOf(DRAWN, 1)), n: upTo(MOST_DICE, 1), keep: isPositive }),
  ({ n, keep }) => keep === 1 || keep === n,
)
export type Draw = Passed<typeof isDraw>

/** RV-4.24: bonus cards lie open with the group, so all of them are kept and none is a Prophecy. */
export const isBonusDraw = shaped({
  draw: where(isDraw, ({ deck, n, keep }) => typeof deck === 'string' && deck !== 'prophecy' && keep === n),
})

const isTerritoryUpgrade = where(
  shaped({ fromLevels: setOf(LEVELS, 1), toLevel: oneOf(LEVELS) }),
  ({ fromLevels, toLevel }) => !fromLevels.includes(toLevel),
)
export type UpgradeTerritory = Passed<typeof isTerritoryUpgrade>

/** RV-1.20: nothing lowers Glory. */
const areLosses: Check<Goods> = recordOf(
  GOODS.filter((good) => good !== 'glory'),
  isPositive,
  1,
)

/** What stands behind the words that hold no effects of their own. */
const PLAIN = {
  gain: recordOf(GOODS, isPositive, 1),
  lose: areLosses,
  pay: isCost,
  gainDice: listOf(isDieGain, 1, MOST_DICE),
  loseDice: shaped({ n: upTo(MOST_DICE, 1), color: oneOf(['any', 'leader']) }),
  draw: isDraw,
  combatDice: upTo(6, 1),
  discardCard: isCardsOf,
  opponentGains: shaped({ gain: shaped({ terror: isPositive }) }),
  takeUpgrade: shaped({ tile: isText }),
  takeTradeDice: shaped({ n: upTo(MOST_DICE, 1) }),
  takeProphecy: exactly({ from: ['face-up', 'deck'] }),
  startPlayerMarker: exactly('take-or-pass'),
  cancelJourney: exactly(true),
  upgradeTerritory: isTerritoryUpgrade,
  resolveReaver: shaped({
    part: oneOf(['clan-bonus', 'specialization']),
    scope: exactly('acquired-this-activation'),
  }),
}

/** No type follows from itself, so the words that hold effects name theirs. */
interface Nesting {
  readonly may: Effects
  readonly choose: readonly Effects[]
  readonly exchange: { readonly pay: Cost; readonly then: Effects }
  readonly combat: { readonly defense: number; readonly win: Effects }
}

/** The effects inside are asked by themselves, where they stand. */
const isList: Check<Effects> = (value) => listOf(isRecord)(value)
const isSomeList: Check<Effects> = (value) => listOf(isRecord, 1)(value)

/** What stands behind each word. */
export const EFFECTS: { readonly [word in EffectWord]: Check<Said<word>> } = {
  ...PLAIN,
  may: isSomeList,
  choose: listOf(isList, 1),
  exchange: shaped({ pay: isCost, ...each(['then'], isSomeList) }),
  combat: shaped({ defense: isDefense, win: isSomeList }),
}

/** The word of an effect: `gain`, `draw`, `exchange` … */
export type EffectWord = keyof typeof PLAIN | keyof Nesting

/** What stands behind a word. */
export type Said<Word extends EffectWord> = Word extends keyof typeof PLAIN
  ? Passed<(typeof PLAIN)[Word]>
  : Word extends keyof Nesting
    ? Nesting[Word]
    : never

/** An effect has exactly one key; a list of effects runs in order (RV-23). */
export type Effect = { [word in EffectWord]: { readonly [said in word]: Said<word> } }[EffectWord]
export type Effects = readonly Effect[]

export type ReaverPart = Said<'resolveReaver'>['part']

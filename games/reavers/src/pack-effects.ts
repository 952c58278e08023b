import { isRecord } from '@longhouse/kernel'
import {
  type Check,
  each,
  exactly,
  isPositive,
  listOf,
  oneOf,
  optional,
  recordOf,
  setOf,
  shaped,
  shapedAs,
  upTo,
} from '@longhouse/kernel/packs'
import {
  COLORS,
  type ContentFile,
  type Cost,
  type DeckId,
  type DieMatch,
  type Draw,
  type Effect,
  GOODS,
  HOLDINGS,
  ICONS,
  type LocationId,
  type UpgradeTerritory,
} from './content-file.ts'
import type { EffectWord } from './effect-words.ts'

/** What the costs and effects of a host's own content may say (RV-23): nothing that the rules would pass over in silence. */

/** Beyond what a full ship can pay, or what the combat dice can reach. */
const MOST_DICE = 10
export const isDefense = upTo(12, 1)

const isMatch = shapedAs(
  { icon: oneOf(ICONS), n: isPositive },
  { color: oneOf(COLORS), n: isPositive },
  { any: exactly(true), n: isPositive },
)

/** Each kind of die stands once, with its number, and a ship can hold them all. */
const isPayable = (dice: readonly DieMatch[]): boolean =>
  new Set(dice.map(kindOf)).size === dice.length && diceIn(dice) <= MOST_DICE

const kindOf = (match: DieMatch): string => ('icon' in match ? match.icon : 'color' in match ? match.color : 'any')
const diceIn = (dice: readonly DieMatch[]): number => dice.reduce((sum, { n }) => sum + n, 0)

const areMatches: Check = (value) => listOf(isMatch, 1)(value) === true && isPayable(value as DieMatch[])

/** RV-23.4: icons alone. */
export const isCombination: Check = (value) =>
  areMatches(value) === true && (value as DieMatch[]).every((match) => 'icon' in match)

/** Dice or one card, never both: a payment names its dice or its card. */
export const isCost: Check = (value) =>
  shaped({
    food: optional(isPositive),
    favor: optional(isPositive),
    terror: optional(isPositive),
    dice: optional(areMatches),
    cards: optional(listOf(shaped({ from: setOf(HOLDINGS, 1), n: exactly(1) }), 1, 1)),
  })(value) === true && !((value as Cost).dice && (value as Cost).cards)

/** A die that is really one: its colour is what "the same colour" means afterwards. */
const paysOneDie = ({ dice }: Cost): boolean =>
  dice !== undefined && diceIn(dice) === 1 && dice.every((match) => !('icon' in match))

const isDieGain = shaped({
  color: oneOf([...COLORS, 'any', 'same']),
  face: oneOf([...ICONS, 'roll', 'choose']),
})

/** Decks whose cards are resolved or kept when they are drawn. */
const DRAWN: readonly DeckId[] = ['reaver', 'prophecy', 'village', 'keep']

/** All are kept, or one of them. */
const isDraw: Check = (value) =>
  shaped({
    deck: (deck) => oneOf(DRAWN)(deck) === true || setOf(DRAWN, 1)(deck),
    n: upTo(MOST_DICE, 1),
    keep: isPositive,
  })(value) === true && [1, (value as Draw).n].includes((value as Draw).keep)

/** RV-4.24: bonus cards lie open with the group, so all of them are kept and none is a Prophecy. */
export const isBonusDraw: Check = (value) =>
  shaped({
    draw: shaped({ deck: oneOf(DRAWN.filter((deck) => deck !== 'prophecy')), n: upTo(MOST_DICE, 1), keep: isPositive }),
  })(value) === true && (value as { draw: Draw }).draw.keep === (value as { draw: Draw }).draw.n

export const LEVELS = [1, 2, 3]

const isTerritoryUpgrade: Check = (value) =>
  shaped({ fromLevels: setOf(LEVELS, 1), toLevel: oneOf(LEVELS) })(value) === true &&
  !(value as UpgradeTerritory).fromLevels.includes((value as UpgradeTerritory).toLevel)

/** Whose effects they are. */
type Owner = 'clan' | 'location' | 'trade-option' | 'rest' | 'reaver' | 'spoil' | 'artifact' | 'other'

/** Where an effect stands. */
interface Place {
  readonly owner: Owner
  /** When an artifact works. */
  readonly when: readonly (LocationId | 'any')[]
  readonly tiles: readonly string[]
  /** The effect whose list it stands in; null in the list of the field itself. */
  readonly inside: 'may' | 'choose' | 'exchange' | 'combat' | null
  readonly first: boolean
  readonly alone: boolean
  /** A die was paid whose colour can be meant. */
  readonly same: boolean
}

interface Word {
  readonly says: Check
  readonly stands?: (place: Place, value: never) => boolean
  /** The effects it brings, and the place in which they stand. */
  readonly brings?: (value: never) => readonly (readonly [effects: readonly Effect[], place: Partial<Place>])[]
}

const isOfArtifact = ({ owner, inside, alone }: Place): boolean => owner === 'artifact' && inside === null && alone
const isPick = ({ owner, inside, alone }: Place): boolean => owner === 'trade-option' && inside === null && alone
const worksAt = ({ when }: Place, location: LocationId): boolean => when.includes('any') || when.includes(location)

const areEffects = listOf(isRecord, 1)

const WORDS: { readonly [word in EffectWord]: Word } = {
  gain: { says: recordOf(GOODS, isPositive, 1) },
  // RV-1.20: nothing lowers Glory.
  lose: {
    says: recordOf(
      GOODS.filter((good) => good !== 'glory'),
      isPositive,
      1,
    ),
  },
  // Whether a branch can be chosen is known before anything of it has happened.
  pay: { says: isCost, stands: ({ inside, first }) => inside === 'choose' && first },
  gainDice: {
    says: listOf(isDieGain, 1, MOST_DICE),
    stands: ({ same }, dice: readonly { readonly color: string }[]) =>
      same || dice.every(({ color }) => color !== 'same'),
  },
  loseDice: { says: shaped({ n: upTo(MOST_DICE, 1), color: oneOf(['any', 'leader']) }) },
  draw: { says: isDraw },
  // RV-10.12, RV-11.6: pillaging is for spoils; what is optional elsewhere is an exchange.
  may: {
    says: areEffects,
    stands: ({ owner }) => owner === 'spoil',
    brings: (effects: readonly Effect[]) => [[effects, { inside: 'may' }]],
  },
  choose: {
    says: listOf(listOf(isRecord), 1),
    brings: (branches: readonly (readonly Effect[])[]) => branches.map((branch) => [branch, { inside: 'choose' }]),
  },
  exchange: {
    says: shaped({ pay: isCost, ...each(['then'], areEffects) }),
    brings: ({ pay, then }: { readonly pay: Cost; readonly then: readonly Effect[] }) => [
      [then, { inside: 'exchange', same: paysOneDie(pay) }],
    ],
  },
  // RV-9.15, RV-11.11: a combat can be declined, and is all there is to a pillage.
  combat: {
    says: shaped({ defense: isDefense, win: areEffects }),
    stands: ({ inside, alone }) => inside === 'may' && alone,
    brings: ({ win }: { readonly win: readonly Effect[] }) => [[win, { inside: 'combat' }]],
  },
  combatDice: { says: upTo(6, 1), stands: isOfArtifact },
  discardCard: { says: shaped({ from: setOf(HOLDINGS, 1), n: isPositive }) },
  opponentGains: { says: shaped({ gain: shaped({ terror: isPositive }) }) },
  takeUpgrade: {
    says: isRecord,
    stands: ({ tiles }, tile) => shaped({ tile: oneOf(tiles) })(tile) === true,
  },
  takeTradeDice: { says: shaped({ n: upTo(MOST_DICE, 1) }), stands: isPick },
  takeProphecy: { says: exactly({ from: ['face-up', 'deck'] }), stands: isPick },
  startPlayerMarker: { says: exactly('take-or-pass') },
  cancelJourney: {
    says: exactly(true),
    stands: (place) => isOfArtifact(place) && worksAt(place, 'battle-at-sea'),
  },
  upgradeTerritory: {
    says: isTerritoryUpgrade,
    stands: (place) => isOfArtifact(place) && worksAt(place, 'subdue-territories'),
  },
  // A Reaver that used Reavers could use itself without end.
  resolveReaver: {
    says: shaped({
      part: oneOf(['clan-bonus', 'specialization']),
      scope: exactly('acquired-this-activation'),
    }),
    stands: ({ owner }) => owner !== 'reaver' && owner !== 'clan',
  },
}

/** Effects that this owner can carry out; the words on the way to the first that it cannot. */
export const effectsOf =
  (owner: Owner | ((kind: unknown) => Owner), least = 1): Check =>
  (value, entry, _, file) => {
    if (listOf(isRecord, least)(value) !== true) return false
    const when = Array.isArray(entry?.when) ? entry.when : []
    const place: Place = {
      owner: typeof owner === 'string' ? owner : owner(entry?.kind),
      when,
      tiles: (file as ContentFile).shipUpgrades.map(({ id }) => id),
      inside: null,
      first: true,
      alone: true,
      same: false,
    }
    return mistakeIn(value as readonly object[], place) ?? true
  }

function mistakeIn(effects: readonly object[], place: Place): string | null {
  for (const [at, effect] of effects.entries()) {
    const mistake = mistakeOf(effect, { ...place, first: at === 0, alone: effects.length === 1 })
    if (mistake !== null) return mistake
  }
  return null
}

function mistakeOf(effect: object, place: Place): string | null {
  const [name, ...more] = Object.keys(effect)
  if (name === undefined) return 'nothing'
  const word = Object.hasOwn(WORDS, name) ? WORDS[name as EffectWord] : undefined
  if (!word || more.length > 0) return [name, ...more].join('+')
  const value = (effect as { [name: string]: unknown })[name] as never
  if (word.says(value) !== true || word.stands?.(place, value) === false) return name
  for (const [brought, where] of word.brings?.(value) ?? []) {
    const mistake = mistakeIn(brought, { ...place, same: false, ...where })
    if (mistake !== null) return `${name}.${mistake}`
  }
  return null
}

import { type Plural, plural } from '@longhouse/kernel'
import { counted, listedIn } from '@longhouse/kernel/wording'
import type { Content } from '../../src/content.ts'
import type {
  CardsOf,
  Color,
  Cost,
  DeckId,
  Die,
  DieGain,
  DieMatch,
  Good,
  Goods,
  Holding,
  Icon,
  SetName,
  Stack,
} from '../../src/content-file.ts'
import { colorOf, iconOf } from '../../src/die.ts'
import { levelOf, namesOf, tradePlaces } from '../names.ts'
import { cardNames, dieCounts, gainCounts, partsOf, type Spent } from '../table.ts'
import { CARD, COLOR, COMBAT_DIE, DECK, DIE, GOOD, HOLDING, ICON, SET, SUCCESS, TERRITORY } from './nouns.ts'

export const listed = listedIn('en')
export const either = listedIn('en', 'disjunction')

export const thing = (good: Good, n: number): string => plural('en', n, GOOD[good])
export const goods = (some: Goods): string => listed(goodsParts(some))
export const goodsParts = (some: Goods): string[] => partsOf(some).map(([good, n]) => thing(good, n))

export const anyDice = (n: number): string => plural('en', n, DIE)
export const combatDice = (n: number): string => plural('en', n, COMBAT_DIE)
export const successes = (n: number): string => plural('en', n, SUCCESS)
export const cardsOf = (deck: DeckId, n: number): string => plural('en', n, CARD[deck])
export const deckName = (deck: string): string => `the ${DECK[deck as DeckId]}`
export const setCards = (set: SetName, n: number): string => plural('en', n, SET[set])
const coloredDice = (color: Color, n: number): string =>
  plural('en', n, counted(`${COLOR[color]} die`, `${COLOR[color]} dice`))

/** `2 red Hammer dice`. */
const alike = (die: Die, n: number): string => {
  const name = `${COLOR[colorOf(die)]} ${ICON[iconOf(die)]}`
  return plural('en', n, counted(`${name} die`, `${name} dice`))
}
export const diceParts = (all: readonly Die[]): string[] => dieCounts(all).map(([die, n]) => alike(die, n))
export const dice = (all: readonly Die[]): string => listed(diceParts(all))
/** `red Hammer die`, of one. */
export const dieName = (die: Die): string => `${COLOR[colorOf(die)]} ${ICON[iconOf(die)]} die`

/** `a red Hammer die`. */
export const aDie = (die: Die): string => `a ${dieName(die)}`
export const aFace = (icon: Icon): string => `a ${ICON[icon]}`

/** `2 Chests`, `1 red die`, `2 dice`. */
const matched = (match: DieMatch): string => {
  if ('icon' in match) return plural('en', match.n, counted(ICON[match.icon]))
  return 'color' in match ? coloredDice(match.color, match.n) : anyDice(match.n)
}
export const needed = (matches: readonly DieMatch[]): string => listed(matches.map(matched))

export const holdingName = (holding: Holding): string => HOLDING[holding]
/** `1 artifact or Ship Upgrade`. */
export const holdings = ({ from, n }: CardsOf): string =>
  from.every((holding) => holding === 'leader')
    ? `your ${HOLDING.leader}`
    : `${n} ${either(from.map((holding) => HOLDING[holding]))}`

const costParts = ({ dice: matches = [], cards = [], food, favor, terror }: Cost): string[] => [
  ...goodsParts({ food, favor, terror }),
  ...matches.map(matched),
  ...cards.map(holdings),
]
export const price = (cost: Cost): string => listed(costParts(cost))

/** `2 rolled red dice and 1 die of your choice`. */
export const gains = (all: readonly DieGain[]): string =>
  listed(gainCounts(all).map(([gain, n]) => plural('en', n, gainForms(gain))))

function gainForms({ color, face }: DieGain): Plural {
  const forms = (before: string, after: string) => counted(`${before}die${after}`, `${before}dice${after}`)
  if (color === 'any' && face === 'choose') return forms('', ' of your choice')
  const shade = color === 'any' || color === 'same' ? '' : `${COLOR[color]} `
  const which = color === 'any' ? ' of any colour' : color === 'same' ? ' of the same colour' : ''
  if (face === 'roll') return forms(`rolled ${shade}`, which)
  if (face === 'choose')
    return counted(`${shade}die${which} with a face of your choice`, `${shade}dice${which} with faces of your choice`)
  return forms(`${shade}${ICON[face]} `, which)
}

/** `0, 1, 2`: the successes on each combat die. */
export const rolled = (all: readonly number[]): string => {
  const sum = all.reduce((total, shown) => total + shown, 0)
  return all.length > 1 ? `${all.join(' + ')} = ${successes(sum)}` : successes(sum)
}

/** `Food Territory II`. */
export const stackName = (stack: Stack): string => `${TERRITORY[stack.type]} Territory ${levelOf(stack)}`

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'en', stackName)
  const { link, known } = names
  const tradeAt = tradePlaces(content)

  /** Where a gain or a price comes from. */
  function because(cause: string, by: string): string {
    if (cause === 'rest') return 'by resting'
    if (cause === 'territories') return 'for territories'
    const place = tradeAt.get(cause) ?? (Object.hasOwn(content.locations, cause) ? cause : null)
    if (place) return `at ${link(place)}`
    return known(cause) ? `${by} ${link(cause)}` : ''
  }
  const from = (cause: string): string => because(cause, 'from')
  const to = (cause: string): string => because(cause, 'to')
  const forIt = (cause: string): string => because(cause, 'for')

  /** A Ship Upgrade has an article, an artifact is a name. */
  const tile = (id: string): string => (Object.hasOwn(content.upgrades, id) ? `the ${link(id)}` : link(id))
  const cards = (ids: readonly string[]): string => listed(cardNames(ids, link))

  /** A ship is fought, spoils and territories are fought for. */
  const fought = (target: string): string =>
    `${Object.hasOwn(content.seaBattles, target) ? 'against' : 'for'} ${link(target)}`

  /** Dice and cards that are spent together. */
  const spent = ({ dice: some, cards: others }: Spent): string[] => [
    ...some.map(([die, n]) => alike(die, n)),
    ...others.map(tile),
  ]

  return { ...names, content, because, from, to, forIt, tile, cards, fought, spent }
}

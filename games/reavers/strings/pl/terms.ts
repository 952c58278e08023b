import { listedIn, type Noun, noun, object, subject, unlinked } from '@longhouse/kernel/wording'
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
import {
  ATTEMPT,
  CARD,
  COLOR,
  COMBAT_DIE,
  DECK,
  DIE,
  GOOD,
  HOLDING,
  ICON,
  REWARD,
  SET,
  SHOWING,
  SUCCESS,
  TERRITORY,
} from './nouns.ts'

export const listed = listedIn('pl')
export const either = listedIn('pl', 'disjunction')

/** The nominative (`1 Przysługa`) or the accusative (`1 Przysługę`). */
type Case = (n: number, what: Noun) => string

/** `czerwona kość z Młotem`. */
const dieNoun = (color: Color | null, after = ''): Noun => {
  const { one, few, many, object: acc } = color ? COLOR[color] : noun('', '', '')
  const said = (word: string | undefined, form: string) => [word, form, after].filter(Boolean).join(' ')
  return noun(said(one, 'kość'), said(few, 'kości'), said(many, 'kości'), said(acc, 'kość'))
}
const alike = (die: Die): Noun => dieNoun(colorOf(die), SHOWING[iconOf(die)])

export const thing = (good: Good, n: number): string => subject(n, GOOD[good])
export const theThing = (good: Good, n: number): string => object(n, GOOD[good])
export const theGoodsParts = (some: Goods): string[] => partsOf(some).map(([good, n]) => theThing(good, n))
export const theGoods = (some: Goods): string => listed(theGoodsParts(some))

export const theDiceParts = (all: readonly Die[]): string[] => dieCounts(all).map(([die, n]) => object(n, alike(die)))
export const theDice = (all: readonly Die[]): string => listed(theDiceParts(all))
export const dice = (all: readonly Die[]): string => listed(dieCounts(all).map(([die, n]) => subject(n, alike(die))))
/** Of one, in the accusative: `czerwoną kość z Młotem`. */
export const theDie = (die: Die): string => alike(die).object
/** In the instrumental, which the adjective shares with the accusative: `czerwoną kością`. */
export const withColored = (color: Color): string => `${COLOR[color].object} kością`
/** In the nominative: `czerwona kość z Młotem`. */
export const dieName = (die: Die): string => alike(die).one
export const iconName = (icon: Icon): string => ICON[icon].one
export const colorName = (color: Color): string => COLOR[color].one
/** The genitive of none: `czerwonej kości`. */
export const noColored = (color: Color): string =>
  ({ red: 'czerwonej', blue: 'niebieskiej', yellow: 'żółtej' })[color].concat(' kości')

export const theAnyDice = (n: number): string => object(n, DIE)
export const combatDice = (n: number): string => subject(n, COMBAT_DIE)
export const theCombatDice = (n: number): string => object(n, COMBAT_DIE)
export const successes = (n: number): string => subject(n, SUCCESS)
export const theAttempts = (n: number): string => object(n, ATTEMPT)
export const theRewards = (n: number): string => object(n, REWARD)
export const theCardsOf = (deck: DeckId, n: number): string => object(n, CARD[deck])
export const deckName = (deck: string): string => DECK[deck as DeckId]
/** The genitive of many: `kart Łupów Wioski`. */
export const noCards = (deck: DeckId): string => CARD[deck].many ?? CARD[deck].other
export const holdingName = (holding: Holding): string => HOLDING[holding][0]
export const setCards = (set: SetName, n: number): string => subject(n, SET[set])

const matchedIn =
  (say: Case) =>
  (match: DieMatch): string => {
    if ('icon' in match) return say(match.n, ICON[match.icon])
    return say(match.n, 'color' in match ? dieNoun(match.color) : DIE)
  }

/** `2 Skrzynie`, `1 czerwona kość`; then in the accusative. */
export const needed = (matches: readonly DieMatch[]): string => listed(matches.map(matchedIn(subject)))
export const theNeeded = (matches: readonly DieMatch[]): string => listed(matches.map(matchedIn(object)))

/** `1 artefakt lub Ulepszenie Okrętu`. */
const holdingsIn =
  (at: 0 | 1) =>
  ({ from, n }: CardsOf): string =>
    `${n} ${either(from.map((holding) => HOLDING[holding][at]))}`
export const theHoldings = holdingsIn(1)

const priceIn =
  (say: Case, held: (cards: CardsOf) => string) =>
  ({ dice: matches = [], cards = [], food, favor, terror }: Cost): string =>
    listed([
      ...partsOf({ food, favor, terror }).map(([good, n]) => say(n, GOOD[good])),
      ...matches.map(matchedIn(say)),
      ...cards.map(held),
    ])
export const price = priceIn(subject, holdingsIn(0))
export const thePrice = priceIn(object, theHoldings)

const gainsIn =
  (say: Case) =>
  (all: readonly DieGain[]): string =>
    listed(gainCounts(all).map(([gain, n]) => say(n, gainNoun(gain))))

/** `2 czerwone kości (rzut) i 1 kość dowolnego koloru (wybrana ścianka)`. */
export const gains = gainsIn(subject)
export const theGains = gainsIn(object)

function gainNoun({ color, face }: DieGain): Noun {
  const which = color === 'any' ? 'dowolnego koloru' : color === 'same' ? 'tego samego koloru' : ''
  const shown = face === 'roll' ? '(rzut)' : face === 'choose' ? '(wybrana ścianka)' : SHOWING[face]
  const after = [which, shown].filter(Boolean).join(' ')
  return dieNoun(color === 'any' || color === 'same' ? null : color, after)
}

/** `1 + 0 = 1 sukces`. */
export const rolled = (all: readonly number[]): string => {
  const sum = all.reduce((total, shown) => total + shown, 0)
  return all.length > 1 ? `${all.join(' + ')} = ${successes(sum)}` : successes(sum)
}

/** `Terytorium Żywności II`. */
export const stackName = (stack: Stack): string => `Terytorium ${TERRITORY[stack.type]} ${levelOf(stack)}`

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'pl', stackName)
  const { link, known } = names
  const tradeAt = tradePlaces(content)

  /** What brought something, or took it away: a card, a place or a rule. */
  function because(cause: string): string {
    if (cause === 'rest') return '(Odpoczynek)'
    if (cause === 'territories') return '(terytoria)'
    const named = known(tradeAt.get(cause) ?? cause)
    return named ? `(${named})` : ''
  }

  /** Ship Upgrades are called by what they show, which is neuter and the same in both cases. */
  function tile(id: string): string {
    const upgrade = content.upgrades[id]
    return upgrade ? `[Ulepszenie Okrętu (${unlinked(upgrade.name.pl.replace(/^.*: /, ''))})](${id})` : link(id)
  }
  const cards = (ids: readonly string[]): string => cardNames(ids, link).join(', ')

  /** Dice and cards that are spent together, in the nominative. */
  const spent = ({ dice: some, cards: others }: Spent): string[] => [
    ...some.map(([die, n]) => subject(n, alike(die))),
    ...others.map(tile),
  ]

  return { ...names, content, because, tile, cards, spent }
}

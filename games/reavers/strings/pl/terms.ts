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
  TerritoryType,
} from '../../src/content-file.ts'
import { colorOf, iconOf } from '../../src/die.ts'
import { levelOf, namesOf, tradePlaces } from '../names.ts'
import { cardNames, dieCounts, gainCounts, partsOf, type Spent } from '../table.ts'

const GOOD: { readonly [good in Good]: Noun } = {
  food: noun('Żywność', 'Żywności', 'Żywności'),
  favor: noun('Przysługa', 'Przysługi', 'Przysług', 'Przysługę'),
  glory: noun('punkt Chwały', 'punkty Chwały', 'punktów Chwały'),
  terror: noun('Przerażenie', 'Przerażenia', 'Przerażeń'),
  farm: noun('żeton Farmy', 'żetony Farm', 'żetonów Farm'),
  wall: noun('żeton Muru', 'żetony Murów', 'żetonów Murów'),
  tower: noun('żeton Wieży', 'żetony Wież', 'żetonów Wież'),
}

const ICON: { readonly [icon in Icon]: Noun } = {
  helm: noun('Hełm', 'Hełmy', 'Hełmów'),
  raven: noun('Kruk', 'Kruki', 'Kruków', 'Kruka'),
  tree: noun('Drzewo', 'Drzewa', 'Drzew'),
  hammer: noun('Młot', 'Młoty', 'Młotów'),
  'double-hammer': noun('Podwójny Młot', 'Podwójne Młoty', 'Podwójnych Młotów'),
  shield: noun('Tarcza', 'Tarcze', 'Tarcz', 'Tarczę'),
  chest: noun('Skrzynia', 'Skrzynie', 'Skrzyń', 'Skrzynię'),
  ship: noun('Okręt', 'Okręty', 'Okrętów'),
}

/** What a die shows, in the instrumental. */
const SHOWING: { readonly [icon in Icon]: string } = {
  helm: 'z Hełmem',
  raven: 'z Krukiem',
  tree: 'z Drzewem',
  hammer: 'z Młotem',
  'double-hammer': 'z Podwójnym Młotem',
  shield: 'z Tarczą',
  chest: 'ze Skrzynią',
  ship: 'z Okrętem',
}

const COLOR: { readonly [color in Color]: Noun } = {
  red: noun('czerwona', 'czerwone', 'czerwonych', 'czerwoną'),
  blue: noun('niebieska', 'niebieskie', 'niebieskich', 'niebieską'),
  yellow: noun('żółta', 'żółte', 'żółtych', 'żółtą'),
}

const DIE = noun('kość', 'kości', 'kości')
const COMBAT_DIE = noun('kość Walki', 'kości Walki', 'kości Walki')
const SUCCESS = noun('sukces', 'sukcesy', 'sukcesów')
const ATTEMPT = noun('próba', 'próby', 'prób', 'próbę')
const REWARD = noun('nagroda', 'nagrody', 'nagród', 'nagrodę')

const card = (of: string, ofMany = of): Noun => noun(`karta ${of}`, `karty ${ofMany}`, `kart ${ofMany}`, `kartę ${of}`)

const CARD: { readonly [deck in DeckId]: Noun } = {
  reaver: card('Łupieżcy', 'Łupieżców'),
  prophecy: noun('Przepowiednia', 'Przepowiednie', 'Przepowiedni', 'Przepowiednię'),
  'sea-journey': card('Podróży Morskiej'),
  'sea-battle': card('Bitwy Morskiej'),
  village: card('Łupów Wioski'),
  keep: card('Łupów Twierdzy'),
}

const DECK: { readonly [deck in DeckId]: string } = {
  reaver: 'Łupieżcy',
  prophecy: 'Przepowiednie',
  'sea-journey': 'Podróż Morska',
  'sea-battle': 'Bitwa Morska',
  village: 'Łupy Wioski',
  keep: 'Łupy Twierdzy',
}

const SET: { readonly [set in SetName]: Noun } = {
  armor: card('Zbroi'),
  art: card('Sztuki'),
  treasure: noun('Skarb', 'Skarby', 'Skarbów'),
  tapestry: noun('Arras', 'Arrasy', 'Arrasów'),
}

/** In the nominative and in the accusative. */
const HOLDING: { readonly [holding in Holding]: readonly [is: string, gives: string] } = {
  artifact: ['artefakt', 'artefakt'],
  leader: ['Jarl', 'Jarla'],
  specialized: ['wyspecjalizowany Łupieżca', 'wyspecjalizowanego Łupieżcę'],
  'ship-upgrade': ['Ulepszenie Okrętu', 'Ulepszenie Okrętu'],
  prophecy: ['Przepowiednia', 'Przepowiednię'],
}

const TERRITORY: { readonly [type in TerritoryType]: string } = { food: 'Żywności', favor: 'Przysługi', dice: 'Kości' }

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

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'pl', (stack) => `Terytorium ${TERRITORY[stack.type]} ${levelOf(stack)}`)
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

import { type Noun, noun } from '@longhouse/kernel/wording'
import type { Color, DeckId, Good, Holding, Icon, SetName, TerritoryType, Token } from '../../src/content-file.ts'

/** Tokens by what they show, as they lie on the board. */
export const TOKEN: { readonly [token in Token]: Noun } = {
  farm: noun('Farma', 'Farmy', 'Farm', 'Farmę'),
  wall: noun('Mur', 'Mury', 'Murów'),
  tower: noun('Wieża', 'Wieże', 'Wież', 'Wieżę'),
}

export const GOOD: { readonly [good in Good]: Noun } = {
  food: noun('Żywność', 'Żywności', 'Żywności'),
  favor: noun('Przysługa', 'Przysługi', 'Przysług', 'Przysługę'),
  glory: noun('punkt Chwały', 'punkty Chwały', 'punktów Chwały'),
  terror: noun('Przerażenie', 'Przerażenia', 'Przerażeń'),
  farm: noun('żeton Farmy', 'żetony Farm', 'żetonów Farm'),
  wall: noun('żeton Muru', 'żetony Murów', 'żetonów Murów'),
  tower: noun('żeton Wieży', 'żetony Wież', 'żetonów Wież'),
}

export const ICON: { readonly [icon in Icon]: Noun } = {
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
export const SHOWING: { readonly [icon in Icon]: string } = {
  helm: 'z Hełmem',
  raven: 'z Krukiem',
  tree: 'z Drzewem',
  hammer: 'z Młotem',
  'double-hammer': 'z Podwójnym Młotem',
  shield: 'z Tarczą',
  chest: 'ze Skrzynią',
  ship: 'z Okrętem',
}

/** Of a die. */
export const COLOR: { readonly [color in Color]: Noun } = {
  red: noun('czerwona', 'czerwone', 'czerwonych', 'czerwoną'),
  blue: noun('niebieska', 'niebieskie', 'niebieskich', 'niebieską'),
  yellow: noun('żółta', 'żółte', 'żółtych', 'żółtą'),
}

const card = (of: string, ofMany = of): Noun => noun(`karta ${of}`, `karty ${ofMany}`, `kart ${ofMany}`, `kartę ${of}`)

export const CARD: { readonly [deck in DeckId]: Noun } = {
  reaver: card('Łupieżcy', 'Łupieżców'),
  prophecy: noun('Przepowiednia', 'Przepowiednie', 'Przepowiedni', 'Przepowiednię'),
  'sea-journey': card('Podróży Morskiej'),
  'sea-battle': card('Bitwy Morskiej'),
  village: card('Łupów Wioski'),
  keep: card('Łupów Twierdzy'),
}

/** What the deck is of, in the genitive. */
export const DECK: { readonly [deck in DeckId]: string } = {
  reaver: 'Łupieżców',
  prophecy: 'Przepowiedni',
  'sea-journey': 'Podróży Morskiej',
  'sea-battle': 'Bitwy Morskiej',
  village: 'Łupów Wioski',
  keep: 'Łupów Twierdzy',
}

export const SET: { readonly [set in SetName]: Noun } = {
  armor: card('Zbroi'),
  art: card('Sztuki'),
  treasure: noun('Skarb', 'Skarby', 'Skarbów'),
  tapestry: noun('Arras', 'Arrasy', 'Arrasów'),
}

/** In the nominative and in the accusative. */
export const HOLDING: { readonly [holding in Holding]: readonly [is: string, gives: string] } = {
  artifact: ['artefakt', 'artefakt'],
  leader: ['Jarl', 'Jarla'],
  specialized: ['wyspecjalizowany Łupieżca', 'wyspecjalizowanego Łupieżcę'],
  'ship-upgrade': ['Ulepszenie Okrętu', 'Ulepszenie Okrętu'],
  prophecy: ['Przepowiednia', 'Przepowiednię'],
}

/** Of a territory, in the genitive. */
export const TERRITORY: { readonly [type in TerritoryType]: string } = {
  food: 'Żywności',
  favor: 'Przysługi',
  dice: 'Kości',
}

export const DIE = noun('kość', 'kości', 'kości')
export const COMBAT_DIE = noun('kość Walki', 'kości Walki', 'kości Walki')
export const SUCCESS = noun('sukces', 'sukcesy', 'sukcesów')
export const ATTEMPT = noun('próba', 'próby', 'prób', 'próbę')
export const REWARD = noun('nagroda', 'nagrody', 'nagród', 'nagrodę')
export const ANY_CARD = noun('karta', 'karty', 'kart', 'kartę')

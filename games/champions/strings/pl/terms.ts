import { listedIn, noun, object, subject } from '@longhouse/kernel/wording'
import type { Color, Content, Goods, Rune } from '../../src/content.ts'
import { namesOf } from '../names.ts'
import { type DiceOfType, onlyRune, partsOf, type Thing } from '../table.ts'
import { DAMAGE, DESTINY, FACE, THING, WARRIOR } from './nouns.ts'

const TIMES = noun('raz', 'razy', 'razy')
const SETS = noun('komplet kolorów', 'komplety kolorów', 'kompletów kolorów')

/** `a, b i c`; `nic` for none. */
export const listed = listedIn('pl')

/** The nominative: `1 moneta`. */
export const thing = (what: Thing, n: number): string => subject(n, THING[what])
export const goods = (some: Goods): string => listed(partsOf(some).map(([what, n]) => thing(what, n)))
export const warriors = (n: number): string => subject(n, WARRIOR)
export const times = (n: number): string => subject(n, TIMES)
export const colorSets = (n: number): string => subject(n, SETS)

/** The accusative: `1 monetę`. */
export const theThing = (what: Thing, n: number): string => object(n, THING[what])
export const theGoods = (some: Goods): string => listed(partsOf(some).map(([what, n]) => theThing(what, n)))
export const theDestinies = (n: number): string => object(n, DESTINY)
export const theDamage = (n: number): string => object(n, DAMAGE)

/** The genitive of many: `fechmistrzów`, `monet`. */
export const manyOf = (what: Thing): string => THING[what].many ?? THING[what].other

/** `2 fechmistrzów (trafienie, pusta ścianka) i 1 topornik (dwa trafienia)`, in the case that `say` gives. */
const diceIn =
  (say: (what: Thing, n: number) => string) =>
  (all: readonly DiceOfType[]): string =>
    listed(
      all.map(({ type, count, faces }) => {
        const shown = faces.map(({ face, count: n }) => (n > 1 ? `${FACE[face]} ×${n}` : FACE[face]))
        return `${say(type, count)} (${shown.join(', ')})`
      }),
    )

export const dice = diceIn(thing)
export const theDice = diceIn(theThing)

const COLOR: { readonly [color in Color]: { readonly [gender in Gender]: string } } = {
  red: { masculine: 'czerwony', feminine: 'czerwona', neuter: 'czerwone' },
  yellow: { masculine: 'żółty', feminine: 'żółta', neuter: 'żółte' },
  blue: { masculine: 'niebieski', feminine: 'niebieska', neuter: 'niebieskie' },
}

type Gender = 'masculine' | 'feminine' | 'neuter'

/** By the ending of the first word: Mara, Szczenię Fenrisa, Wielki Warg. */
function genderOf(name: string): Gender {
  const [first = ''] = name.split(' ')
  if (first.endsWith('a')) return 'feminine'
  return /([eęo]|um)$/.test(first) ? 'neuter' : 'masculine'
}

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'pl', (name, color) => `${COLOR[color][genderOf(name)]} ${name}`)
  const { link } = names

  /** What brought something, or took it away: a card, a place or a rule. */
  function because(cause: string): string {
    if (cause === 'bounty') return '(nagroda za monstrum)'
    return cause === 'hunger' ? 'z głodu' : `(${link(cause)})`
  }

  const runeWith = (effect: Rune['effect']['kind']): string => {
    const id = onlyRune(content, effect)
    return id === null ? 'runy' : `runy ${link(id)}`
  }

  return { ...names, content, because, runeWith }
}

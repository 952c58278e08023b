import { plural } from '@longhouse/kernel'
import { listedIn } from '@longhouse/kernel/wording'
import type { Content, Goods, Rune } from '../../src/content.ts'
import { namesOf } from '../names.ts'
import { type DiceOfType, onlyRune, partsOf, type Thing } from '../table.ts'
import { DAMAGE, DESTINY, FACE, THING, WARRIOR } from './nouns.ts'

/** `a, b and c`; `nothing` for none. */
export const listed = listedIn('en')

export const thing = (what: Thing, n: number): string => plural('en', n, THING[what])
export const goods = (some: Goods): string => listed(partsOf(some).map(([what, n]) => thing(what, n)))
export const warriors = (n: number): string => plural('en', n, WARRIOR)
export const destinies = (n: number): string => plural('en', n, DESTINY)
export const damage = (n: number): string => plural('en', n, DAMAGE)

/** `2 swordsmen (hit, blank) and 1 axeman (two hits)`. */
export const dice = (all: readonly DiceOfType[]): string =>
  listed(
    all.map(({ type, count, faces }) => {
      const shown = faces.map(({ face, count: n }) => (n > 1 ? `${FACE[face]} ×${n}` : FACE[face]))
      return `${thing(type, count)} (${shown.join(', ')})`
    }),
  )

export type Terms = ReturnType<typeof termsOf>

/** The words for the things of one content file. */
export function termsOf(content: Content) {
  const names = namesOf(content, 'en', (name, color) => `${color} ${name}`)
  const { link } = names

  /** A place, with its article. */
  function the(place: string): string {
    if (Object.hasOwn(content.stalls, place)) return `the ${link(place)} stall`
    const effect = content.locations[place]?.effect
    if (effect?.kind === 'launch' && effect.longship === 'own-private') return `[their own longship](${place})`
    const isName =
      Object.hasOwn(content.shores, place) || (effect?.kind === 'reserve-combat' && effect.enemy === 'troll')
    return isName ? link(place) : `the ${link(place)}`
  }

  /** A card or a place that brought something. */
  function from(cause: string): string {
    if (cause === 'bounty') return 'as bounty'
    if (content.locations[cause]?.effect.kind === 'gain') return `by [begging](${cause})`
    if (Object.hasOwn(content.enemies, cause)) return `for the ${link(cause)}`
    if (Object.hasOwn(content.runes, cause)) return `by the ${link(cause)} rune`
    if (Object.hasOwn(content.leaders, cause)) return `as ${link(cause)}`
    return `at ${the(cause)}`
  }

  /** What took something away. */
  function to(cause: string): string {
    if (cause === 'hunger') return 'to hunger'
    if (Object.hasOwn(content.enemies, cause)) return `to the ${link(cause)}`
    return `on the journey (${link(cause)})`
  }

  const rune = (id: string): string => `the ${link(id)} rune`
  const runeWith = (effect: Rune['effect']['kind']): string => {
    const id = onlyRune(content, effect)
    return id === null ? 'the rune' : rune(id)
  }

  return { ...names, content, the, from, to, rune, runeWith }
}

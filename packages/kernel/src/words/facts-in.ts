import type { Json } from '../json.ts'
import type { Language } from '../text.ts'
import { count } from '../wording/facts.ts'

/** Facts of the kernel's own refusals, as a language says them; `player`: what it calls who has no name. */
export function factsIn(language: Language, player: string) {
  const joined = {
    and: new Intl.ListFormat(language),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  }
  const listed = (facts: Json | undefined, join: 'and' | 'or'): string =>
    joined[join].format(Array.isArray(facts) ? facts.map(word) : [])
  const nameOf = (seat: Json | undefined, names: readonly string[]): string =>
    names[count(seat)] ?? `${player} ${count(seat) + 1}`
  const named = (seats: Json | undefined, names: readonly string[]): string =>
    listed(Array.isArray(seats) ? seats.map((seat) => nameOf(seat, names)) : [], 'and')
  return { listed, named, nameOf }
}

export const pick = <T>(from: { readonly [key: string]: T }, key: Json | undefined): T | undefined =>
  typeof key === 'string' && Object.hasOwn(from, key) ? from[key] : undefined

export const word = (fact: Json | undefined): string => (typeof fact === 'string' ? fact : JSON.stringify(fact ?? null))

import { type Plural, plural } from '../text.ts'

/**
 * Names of cards, places and players are never inflected, so Polish sentences put them where the nominative stands: first,
 * after a colon, in brackets. Counted things have a nominative (`1 moneta`) and an accusative (`1 monetę`), which differ in
 * the singular.
 */
export interface Noun extends Plural {
  /** The accusative of one. */
  readonly object: string
}

export const noun = (one: string, few: string, many: string, object = one): Noun => ({
  one,
  few,
  many,
  other: few,
  object,
})

/** Of people two or more are counted in the genitive, in both cases. */
export const person = (one: string, object: string, many: string): Noun => noun(one, many, many, object)

export const subject = (n: number, what: Noun): string => plural('pl', n, what)
export const object = (n: number, what: Noun): string => plural('pl', n, { ...what, one: what.object })

import type { Json } from './json.ts'

/**
 * A form says, as data, what may be chosen. The page draws it, a bot samples it, the server checks an answer against it;
 * there is no other list of legal choices. Choices are plain, readable values.
 */
export type Form =
  /** One of the listed values. Choice: that value. */
  | { readonly kind: 'one'; readonly of: readonly Json[] }
  /** Some of the listed things. Choice: their ids, each once. */
  | {
      readonly kind: 'some'
      readonly of: readonly string[]
      readonly min: number
      readonly max: number
      readonly limits?: readonly Limit[]
    }
  /** A whole number. Choice: that number. */
  | { readonly kind: 'amount'; readonly min: number; readonly max: number }
  /** All listed things in an order of one's own. Choice: the ids in that order. */
  | { readonly kind: 'order'; readonly of: readonly string[] }
  /** How many of each kind, with bounds for each and for the total. Choice: `{ wood: 1, coin: 3 }`. */
  | {
      readonly kind: 'mix'
      readonly of: Counts
      readonly min: number
      readonly max: number
      readonly limits?: readonly Limit[]
    }
  /** Which things go to which place. Choice: `{ troll: { axeman: 2 }, … }`. */
  | { readonly kind: 'allocation'; readonly things: Counts; readonly places: readonly Place[]; readonly all: boolean }
  /** One of several ways, each with a form of its own. Choice: `{ [way]: choice }`. */
  | { readonly kind: 'either'; readonly of: { readonly [way: string]: Form } }

export type Counts = { readonly [thing: string]: number }

/** A bound on the sum of weights of the things chosen, each as often as it is taken; things without a weight count 0. */
export interface Limit {
  readonly weights: Counts
  readonly min?: number
  readonly max?: number
}

export interface Place {
  readonly id: string
  /** Which things may go there, and at most how many of each. */
  readonly takes: Counts
  /** How many things fit in all. */
  readonly holds: number
  /** How many things must go there. */
  readonly needs?: number
}

export const one = (of: readonly Json[]): Form => ({ kind: 'one', of })

export const some = (of: readonly string[], min = 0, max = of.length, limits?: readonly Limit[]): Form =>
  limits ? { kind: 'some', of, min, max, limits } : { kind: 'some', of, min, max }

export const amount = (min: number, max: number): Form => ({ kind: 'amount', min, max })

export const order = (of: readonly string[]): Form => ({ kind: 'order', of })

export const mix = (of: Counts, min: number, max = min, limits?: readonly Limit[]): Form => {
  const least = Math.max(0, min)
  return limits ? { kind: 'mix', of, min: least, max, limits } : { kind: 'mix', of, min: least, max }
}

export const allocation = (things: Counts, places: readonly Place[], all = false): Form => ({
  kind: 'allocation',
  things,
  places,
  all,
})

export const either = (of: { readonly [way: string]: Form }): Form => ({ kind: 'either', of })

/** A way that needs no further choice: `either({ pass: yes, … })` is answered `{ pass: true }`. */
export const yes: Form = { kind: 'one', of: [true] }

/** The choice of one way of an `either`. Built like this, because a literal with a computed key takes five times as long. */
export function inWay(way: string, choice: Json): Json {
  const chosen: Record<string, Json> = {}
  chosen[way] = choice
  return chosen
}

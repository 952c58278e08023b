import fc from 'fast-check'
import {
  allocation,
  amount,
  type Counts,
  either,
  type Form,
  type Json,
  type Limit,
  mix,
  one,
  order,
  type Place,
  some,
} from '../src/index.ts'

/*
 * Small forms of every kind at random, and for each the candidates that could be choices, legal or not, with a judgement
 * that is written down directly from what the forms promise and shares no code with the kernel.
 */

const THINGS = ['axe', 'bow', 'cup', 'dye']
const WAYS = ['raid', 'trade', 'pass']

const small = fc.integer({ min: -1, max: 4 })
const things = fc.uniqueArray(fc.constantFrom(...THINGS), { maxLength: 4 })

const countsOf = (max: number) =>
  fc.dictionary(fc.constantFrom(...THINGS), fc.integer({ min: 0, max }), { maxKeys: 3, noNullPrototype: true })

const limit: fc.Arbitrary<Limit> = fc.record(
  { weights: countsOf(3), min: fc.integer({ min: 0, max: 4 }), max: fc.integer({ min: 0, max: 6 }) },
  { requiredKeys: ['weights'], noNullPrototype: true },
)

const limits = fc.option(fc.array(limit, { maxLength: 2 }), { nil: undefined })

const placesOf = fc.uniqueArray(fc.constantFrom('fjord', 'hill', 'isle'), { maxLength: 2 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record<Place>(
        {
          id: fc.constant(id),
          takes: countsOf(2),
          holds: fc.integer({ min: 0, max: 3 }),
          needs: fc.integer({ min: 0, max: 2 }),
        },
        { requiredKeys: ['id', 'takes', 'holds'], noNullPrototype: true },
      ),
    ),
  ),
)

export const formsOfKind = {
  one: fc
    .uniqueArray(fc.oneof(fc.integer({ min: -2, max: 2 }), fc.constantFrom(...THINGS), fc.boolean(), fc.constant(null)))
    .map((of): Form => one(of)),
  some: fc.tuple(things, small, small, limits).map(([of, min, max, limits]): Form => some(of, min, max, limits)),
  amount: fc.tuple(small, small).map(([min, max]): Form => amount(min, max)),
  order: things.map((of): Form => order(of)),
  mix: fc.tuple(countsOf(3), small, small, limits).map(([of, min, max, limits]): Form => mix(of, min, max, limits)),
  allocation: fc
    .tuple(countsOf(2), placesOf, fc.boolean())
    .map(([supply, places, all]): Form => allocation(supply, places, all)),
} satisfies { readonly [kind: string]: fc.Arbitrary<Form> }

const plainForm: fc.Arbitrary<Form> = fc.oneof(...Object.values(formsOfKind))

const eitherOf = (inner: fc.Arbitrary<Form>): fc.Arbitrary<Form> =>
  fc.dictionary(fc.constantFrom(...WAYS), inner, { maxKeys: 3, noNullPrototype: true }).map((of): Form => either(of))

export const nestedForm: fc.Arbitrary<Form> = eitherOf(fc.oneof(plainForm, eitherOf(plainForm)))

export const anyForm: fc.Arbitrary<Form> = fc.oneof(plainForm, plainForm, nestedForm)

/** Everything that could pass for a choice, in the spelling of the listing. */
export function candidatesOf(form: Form): Json[] {
  switch (form.kind) {
    case 'one':
      return [...form.of, 'never offered', 99]
    case 'amount':
      return [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
    case 'some':
      return subsetsOf(form.of)
    case 'order':
      return listsOf(form.of, form.of.length)
    case 'mix':
      return countings(form.of)
    case 'allocation':
      return product(form.places.map(({ id, takes }) => countings(takes).map((given) => [id, given] as const))).map(
        (given) => Object.fromEntries(given.filter(([, counts]) => Object.keys(counts).length > 0)),
      )
    case 'either':
      return Object.entries(form.of).flatMap(([way, inner]) => candidatesOf(inner).map((choice) => ({ [way]: choice })))
  }
}

/** Whether a candidate is legal. */
export function isLegal(form: Form, choice: Json): boolean {
  switch (form.kind) {
    case 'one':
      return form.of.includes(choice)
    case 'amount':
      return (choice as number) >= form.min && (choice as number) <= form.max
    case 'some': {
      const chosen = choice as string[]
      return chosen.length >= form.min && chosen.length <= form.max && keeps(form.limits, chosen)
    }
    case 'order':
      return new Set(choice as string[]).size === form.of.length
    case 'mix': {
      const total = sum(Object.values(choice as Counts))
      const taken = Object.entries(choice as Counts).flatMap(([thing, n]) => new Array<string>(n).fill(thing))
      return isUnder(choice as Counts, form.of) && total >= form.min && total <= form.max && keeps(form.limits, taken)
    }
    case 'allocation': {
      const given = choice as { readonly [place: string]: Counts }
      const used = (thing: string) => sum(Object.values(given).map((counts) => counts[thing] ?? 0))
      const placeFits = ({ id, takes, holds, needs }: Place) => {
        const total = sum(Object.values(given[id] ?? {}))
        return isUnder(given[id] ?? {}, takes) && total <= holds && total >= (needs ?? 0)
      }
      const supplied = THINGS.every((thing) => {
        const there = form.things[thing] ?? 0
        return form.all ? used(thing) === there : used(thing) <= there
      })
      return form.places.every(placeFits) && supplied
    }
    case 'either': {
      const [way, inner] = Object.entries(choice as { readonly [way: string]: Json })[0] as [string, Json]
      return isLegal(form.of[way] as Form, inner)
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

function keeps(limits: readonly Limit[] | undefined, taken: readonly string[]): boolean {
  const weigh = (weights: Counts) => sum(taken.map((id) => weights[id] ?? 0))
  return (limits ?? []).every(({ weights, min, max }) => weigh(weights) >= (min ?? 0) && weigh(weights) <= (max ?? 1e9))
}

const isUnder = (counts: Counts, bounds: Counts): boolean =>
  Object.entries(counts).every(([thing, n]) => n <= (bounds[thing] ?? 0))

function product<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((sofar, list) => sofar.flatMap((head) => list.map((item) => [...head, item])), [[]])
}

const subsetsOf = (of: readonly string[]): string[][] =>
  product(of.map((id) => [[], [id]] as string[][])).map((parts) => parts.flat())

const listsOf = (of: readonly string[], length: number): string[][] => product(Array.from({ length }, () => of))

/** Counts from none to one too many of each kind; kinds of which none is taken are left out. */
const countings = (bounds: Counts): Record<string, number>[] =>
  product(
    Object.entries(bounds).map(([thing, most]) =>
      Array.from({ length: most + 2 }, (_, n) => (n > 0 ? [[thing, n] as const] : [])),
    ),
  ).map((parts) => Object.fromEntries(parts.flat()))

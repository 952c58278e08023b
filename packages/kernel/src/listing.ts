import { type Counts, type Form, inWay } from './forms.ts'
import type { Json } from './json.ts'
import { type Amounts, amountsOf, eachLimitedMix, type Visit } from './mixing.ts'
import { isWithin, totalOf } from './validate-choice.ts'

/** The legal choices of a form, at most `bound` of them. */
export interface Listing {
  readonly choices: readonly Json[]
  /** False if there are more than were asked for. */
  readonly complete: boolean
}

export function listChoices(form: Form, bound: number): Listing {
  const choices: Json[] = []
  const complete = !eachChoice(form, (choice) => {
    if (choices.length === bound) return true
    choices.push(choice)
    return false
  })
  return { choices, complete }
}

/** The one legal choice of a form that leaves no other; undefined if there are several or none. */
export const onlyChoice = (form: Form): Json | undefined => (fewChoices(form) === 1 ? firstChoice(form) : undefined)

function firstChoice(form: Form): Json | undefined {
  if (form.kind === 'one') return form.of[0]
  let first: Json | undefined
  eachChoice(form, (choice) => {
    first = choice
    return true
  })
  return first
}

export const isEmpty = (form: Form): boolean => fewChoices(form) === 0

type Few = 0 | 1 | 2

/** No choice, exactly one, or several (2): asked at every decision, so it lists only where it must. */
export function fewChoices(form: Form): Few {
  switch (form.kind) {
    case 'one':
      return atMostTwo(form.of.length)
    case 'amount':
      return atMostTwo(form.max - form.min + 1)
    case 'order':
      return form.of.length < 2 ? 1 : 2
    case 'mix':
      return form.limits ? atMostTwo(listChoices(form, 2).choices.length) : fewMixes(form)
    case 'either': {
      let total = 0
      for (const way in form.of) {
        total += fewChoices(form.of[way] as Form)
        if (total > 1) return 2
      }
      return total as Few
    }
    case 'allocation':
      if (!form.all && form.places.every((place) => !place.needs)) return takesAnything(form) ? 2 : 1
      return atMostTwo(listChoices(form, 2).choices.length)
    case 'some':
      return form.limits ? atMostTwo(listChoices(form, 2).choices.length) : fewSubsets(form)
  }
}

const takesAnything = ({ things, places }: Extract<Form, { kind: 'allocation' }>): boolean =>
  places.some(({ takes, holds }) => {
    for (const thing in takes) if (holds > 0 && (takes[thing] as number) > 0 && (things[thing] ?? 0) > 0) return true
    return false
  })

const atMostTwo = (n: number): Few => (n <= 0 ? 0 : n === 1 ? 1 : 2)

function fewSubsets({ of, min, max }: Extract<Form, { kind: 'some' }>): Few {
  const least = Math.max(0, min)
  const most = Math.min(max, of.length)
  if (most < least) return 0
  return most === least && (most === 0 || most === of.length) ? 1 : 2
}

function fewMixes({ of, min, max }: Extract<Form, { kind: 'mix' }>): Few {
  let available = 0
  let kinds = 0
  for (const kind in of) {
    available += of[kind] as number
    if ((of[kind] as number) > 0) kinds++
  }
  const most = Math.min(max, available)
  if (most < min) return 0
  return most === min && (most === 0 || most === available || kinds === 1) ? 1 : 2
}

/** Whether the visitor had enough. */
function eachChoice(form: Form, visit: Visit<Json>): boolean {
  switch (form.kind) {
    case 'one':
      return form.of.some((value) => visit(value))
    case 'amount':
      for (let n = form.min; n <= form.max; n++) if (visit(n)) return true
      return false
    case 'some':
      return eachSubset(form, 0, [], visit)
    case 'order':
      return eachOrder(form.of, [], visit)
    case 'mix':
      if (form.limits) return eachLimitedMix(form, visit)
      return eachMix(Object.keys(form.of), Object.values(form.of), form.min, form.max, visit)
    case 'allocation':
      return eachAllocation(form, 0, form.things, [], visit)
    case 'either':
      for (const way in form.of)
        if (eachChoice(form.of[way] as Form, (choice) => visit(inWay(way, choice)))) return true
      return false
  }
}

function eachSubset(
  form: Extract<Form, { kind: 'some' }>,
  from: number,
  chosen: readonly string[],
  visit: Visit<Json>,
): boolean {
  const { of, min, max, limits } = form
  if (chosen.length > max) return false
  if (chosen.length >= min && isWithin(limits, chosen) && visit(chosen)) return true
  if (chosen.length === max) return false
  for (let i = from; i <= of.length - Math.max(min - chosen.length, 1); i++)
    if (eachSubset(form, i + 1, [...chosen, of[i] as string], visit)) return true
  return false
}

function eachOrder(left: readonly string[], placed: readonly string[], visit: Visit<Json>): boolean {
  if (left.length === 0) return visit(placed)
  return left.some((next, i) => eachOrder([...left.slice(0, i), ...left.slice(i + 1)], [...placed, next], visit))
}

/** All ways to take between min and max things, at most `most` of each kind, kinds of which none is taken left out. */
const eachMix = (
  kinds: readonly string[],
  most: readonly number[],
  min: number,
  max: number,
  visit: Visit<Amounts>,
): boolean => eachMixFrom({ kinds, most, taken: [], visit }, 0, min, max, sumOf(most))

interface Mixing {
  readonly kinds: readonly string[]
  readonly most: readonly number[]
  /** How many of each kind, as far as that is settled. */
  readonly taken: number[]
  readonly visit: Visit<Amounts>
}

function eachMixFrom(mixing: Mixing, kind: number, min: number, max: number, available: number): boolean {
  const { kinds, most, taken, visit } = mixing
  if (kind === kinds.length) return min <= 0 && max >= 0 && visit(amountsOf(kinds, taken))
  const bound = most[kind] as number
  const later = available - bound
  for (let n = Math.max(0, min - later); n <= Math.min(bound, max); n++) {
    taken[kind] = n
    if (eachMixFrom(mixing, kind + 1, min - n, max - n, later)) return true
  }
  return false
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

type Allocation = Extract<Form, { kind: 'allocation' }>

function eachAllocation(
  form: Allocation,
  from: number,
  left: Counts,
  given: readonly Amounts[],
  visit: Visit<Json>,
): boolean {
  const place = form.places[from]
  if (!place) return (!form.all || totalOf(left) === 0) && visit(spreadOf(form.places, given))
  const things = Object.keys(place.takes)
  const most = things.map((thing) => Math.min(place.takes[thing] as number, left[thing] ?? 0))
  const least = form.all ? totalOf(left) - roomAfter(form, from) : 0
  return eachMix(things, most, Math.max(place.needs ?? 0, least), place.holds, (amounts) =>
    eachAllocation(form, from + 1, without(left, amounts), [...given, amounts], visit),
  )
}

const roomAfter = ({ places }: Allocation, from: number): number =>
  places.reduce((room, { holds }, i) => (i > from ? room + holds : room), 0)

function without(left: Counts, amounts: Amounts): Counts {
  const rest: Amounts = { ...left }
  for (const thing in amounts) rest[thing] = (rest[thing] as number) - (amounts[thing] as number)
  return rest
}

/** What each place is given; places that get nothing are left out. */
function spreadOf(places: Allocation['places'], given: readonly Amounts[]): Json {
  const spread: Record<string, Amounts> = {}
  for (const [i, { id }] of places.entries()) {
    const amounts = given[i] as Amounts
    for (const _ in amounts) {
      spread[id] = amounts
      break
    }
  }
  return spread
}

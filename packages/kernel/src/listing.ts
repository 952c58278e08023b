import type { Form } from './forms.ts'
import type { Json } from './json.ts'
import { limitedMixes } from './mixing.ts'
import { isWithin, totalOf } from './validate-choice.ts'

/** The legal choices of a form, at most `bound` of them. */
export interface Listing {
  readonly choices: readonly Json[]
  /** False if there are more than were asked for. */
  readonly complete: boolean
}

export function listChoices(form: Form, bound: number): Listing {
  const choices: Json[] = []
  for (const choice of each(form)) {
    if (choices.length === bound) return { choices, complete: false }
    choices.push(choice)
  }
  return { choices, complete: true }
}

/** The one legal choice of a form that leaves no other; undefined if there are several or none. */
export function onlyChoice(form: Form): Json | undefined {
  return few(form) === 1 ? (each(form).next().value as Json) : undefined
}

export const isEmpty = (form: Form): boolean => few(form) === 0

type Few = 0 | 1 | 2

/** No choice, exactly one, or several (2): asked at every decision, so it lists only where it must. */
function few(form: Form): Few {
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
        total += few(form.of[way] as Form)
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

function* each(form: Form): Generator<Json> {
  switch (form.kind) {
    case 'one':
      yield* form.of
      return
    case 'amount':
      for (let n = form.min; n <= form.max; n++) yield n
      return
    case 'some':
      for (const chosen of subsets(form.of, 0, form.min, form.max)) if (isWithin(form.limits, chosen)) yield chosen
      return
    case 'order':
      yield* permutations(form.of)
      return
    case 'mix':
      yield* form.limits ? limitedMixes(form) : mixes(Object.entries(form.of), 0, form.min, form.max)
      return
    case 'allocation':
      yield* allocations(form)
      return
    case 'either':
      for (const way of Object.keys(form.of)) for (const choice of each(form.of[way] as Form)) yield { [way]: choice }
  }
}

function* subsets(of: readonly string[], from: number, min: number, max: number): Generator<string[]> {
  if (min <= 0 && max >= 0) yield []
  if (max <= 0) return
  for (let i = from; i <= of.length - Math.max(min, 1); i++)
    for (const rest of subsets(of, i + 1, min - 1, max - 1))
      if (rest.length >= min - 1) yield [of[i] as string, ...rest]
}

function* permutations(of: readonly string[]): Generator<string[]> {
  if (of.length === 0) yield []
  for (const [i, first] of of.entries())
    for (const rest of permutations([...of.slice(0, i), ...of.slice(i + 1)])) yield [first, ...rest]
}

type Amounts = Record<string, number>

/** All ways to take between min and max things, at most `bounds` of each kind, kinds of which none is taken left out. */
function* mixes(
  bounds: readonly (readonly [string, number])[],
  from: number,
  min: number,
  max: number,
): Generator<Amounts> {
  const bound = bounds[from]
  if (!bound) {
    if (min <= 0 && max >= 0) yield {}
    return
  }
  const [kind, most] = bound
  const later = bounds.slice(from + 1).reduce((sum, [, n]) => sum + n, 0)
  for (let n = Math.max(0, min - later); n <= Math.min(most, max); n++)
    for (const rest of mixes(bounds, from + 1, min - n, max - n)) yield n > 0 ? { [kind]: n, ...rest } : rest
}

function* allocations(
  form: Extract<Form, { kind: 'allocation' }>,
  from = 0,
  left = form.things,
): Generator<Record<string, Amounts>> {
  const place = form.places[from]
  if (!place) {
    if (!form.all || Object.values(left).every((n) => n === 0)) yield {}
    return
  }
  const bounds = Object.entries(place.takes).map(([thing, most]) => [thing, Math.min(most, left[thing] ?? 0)] as const)
  const later = form.places.slice(from + 1).reduce((room, { holds }) => room + holds, 0)
  const least = form.all ? totalOf(left) - later : 0
  for (const given of mixes(bounds, 0, Math.max(place.needs ?? 0, least), place.holds)) {
    const rest = { ...left }
    for (const thing of Object.keys(given)) rest[thing] = (rest[thing] as number) - (given[thing] as number)
    const used = Object.keys(given).length > 0
    for (const others of allocations(form, from + 1, rest)) yield used ? { [place.id]: given, ...others } : others
  }
}

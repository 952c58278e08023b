import type { Counts, Form, Limit } from './forms.ts'
import { isRecord, same } from './json.ts'

/** What is wrong with a choice; null if it is legal. Nothing but what the form offers passes. */
export function validateChoice(form: Form, choice: unknown): string | null {
  switch (form.kind) {
    case 'one':
      return form.of.some((value) => same(value, choice)) ? null : 'not-offered'
    case 'amount':
      return isCount(choice, form.min, form.max) ? null : 'not-an-amount-offered'
    case 'some':
      return flawOfSome(form, choice)
    case 'order':
      if (!isListOfDistinct(choice, form.of)) return 'not-these-things'
      return choice.length === form.of.length ? null : 'not-all-things'
    case 'mix':
      return flawOfMix(form, choice)
    case 'allocation':
      return flawOfAllocation(form, choice)
    case 'either': {
      if (!isRecord(choice)) return 'not-a-way-offered'
      const ways = Object.keys(choice)
      const way = ways[0]
      if (ways.length !== 1 || way === undefined || !Object.hasOwn(form.of, way)) return 'not-a-way-offered'
      return validateChoice(form.of[way] as Form, choice[way])
    }
  }
}

export function isWithin(limits: readonly Limit[] | undefined, chosen: readonly string[], counts?: Counts): boolean {
  return (limits ?? []).every(({ weights, min, max }) => {
    const sum = chosen.reduce((total, id) => total + (weights[id] ?? 0) * (counts?.[id] ?? 1), 0)
    return (min === undefined || sum >= min) && (max === undefined || sum <= max)
  })
}

export const totalOf = (counts: Counts): number => {
  let total = 0
  for (const key in counts) total += counts[key] as number
  return total
}

function flawOfSome(form: Extract<Form, { kind: 'some' }>, choice: unknown): string | null {
  if (!isListOfDistinct(choice, form.of)) return 'not-these-things'
  if (choice.length < form.min) return 'too-few'
  if (choice.length > form.max) return 'too-many'
  return isWithin(form.limits, choice) ? null : 'against-a-limit'
}

function flawOfMix(form: Extract<Form, { kind: 'mix' }>, choice: unknown): string | null {
  if (!isCounts(choice, form.of)) return 'not-these-amounts'
  const total = totalOf(choice)
  if (total < form.min) return 'too-few'
  if (total > form.max) return 'too-many'
  return isWithin(form.limits, Object.keys(choice), choice) ? null : 'against-a-limit'
}

function flawOfAllocation(form: Extract<Form, { kind: 'allocation' }>, choice: unknown): string | null {
  if (!isRecord(choice)) return 'not-these-places'
  const used: Record<string, number> = {}
  const filled: Record<string, number> = {}
  for (const id of Object.keys(choice)) {
    const place = form.places.find((candidate) => candidate.id === id)
    if (!place) return 'not-these-places'
    const given = choice[id]
    if (!isCounts(given, place.takes)) return 'not-these-amounts'
    filled[id] = totalOf(given)
    if (filled[id] > place.holds) return 'too-many'
    for (const thing of Object.keys(given)) used[thing] = (used[thing] ?? 0) + (given[thing] as number)
  }
  for (const { id, needs } of form.places) if ((needs ?? 0) > (filled[id] ?? 0)) return 'too-few'
  for (const thing of Object.keys(used)) if ((used[thing] as number) > (form.things[thing] ?? 0)) return 'too-many'
  if (form.all && totalOf(used) < totalOf(form.things)) return 'too-few'
  return null
}

const isCount = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

const isCounts = (value: unknown, bounds: Counts): value is Counts =>
  isRecord(value) &&
  Object.keys(value).every((key) => Object.hasOwn(bounds, key) && isCount(value[key], 0, bounds[key] as number))

function isListOfDistinct(value: unknown, known: readonly string[]): value is string[] {
  if (!Array.isArray(value) || value.length > known.length) return false
  const ids = new Set<unknown>(value)
  return ids.size === value.length && [...ids].every((id) => known.includes(id as string))
}

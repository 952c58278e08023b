import { type Random, shuffle } from './chance.ts'
import type { Form } from './forms.ts'
import type { Json } from './json.ts'
import { isEmpty, listChoices } from './listing.ts'
import { type Fork, forksOf } from './mixing.ts'
import { isWithin, validateChoice } from './validate-choice.ts'

/** How many times a constrained draw is tried before the choices are listed instead. */
const TRIES = 64
const LISTED = 20_000

/** A legal choice, each with the same chance. The form must offer one. */
export function sampleChoice(form: Form, random: Random): Json {
  switch (form.kind) {
    case 'one':
      return form.of[random.below(form.of.length)] as Json
    case 'amount':
      return form.min + random.below(form.max - form.min + 1)
    case 'order':
      return shuffle([...form.of], random)
    case 'some':
      return sampleSome(form, random)
    case 'mix':
      return form.limits
        ? sampleLimitedMix(form, random)
        : sampleMix(Object.entries(form.of), form.min, form.max, random)
    case 'allocation':
      return sampleAllocation(form, random)
    case 'either': {
      const ways = Object.keys(form.of)
      let at = random.below(ways.reduce((sum, way) => sum + countChoices(form.of[way] as Form), 0))
      const way = ways.find((candidate) => {
        at -= countChoices(form.of[candidate] as Form)
        return at < 0
      }) as string
      return { [way]: sampleChoice(form.of[way] as Form, random) }
    }
  }
}

/**
 * First the way, each with the same chance, then a choice within it: what a person does who picks at random. (Drawn
 * uniformly, "reroll some of eight dice" would outweigh "stop" 255 to 1.)
 */
export function sampleWay(form: Form, random: Random): Json {
  if (form.kind !== 'either') return sampleChoice(form, random)
  const ways = Object.keys(form.of).filter((way) => !isEmpty(form.of[way] as Form))
  const way = ways[random.below(ways.length)] as string
  return { [way]: sampleWay(form.of[way] as Form, random) }
}

/** How many choices a form offers; constrained forms are counted up to a bound. */
export function countChoices(form: Form): number {
  switch (form.kind) {
    case 'one':
      return form.of.length
    case 'amount':
      return Math.max(0, form.max - form.min + 1)
    case 'order':
      return form.of.reduce((product, _, i) => product * (i + 1), 1)
    case 'some':
      return form.limits ? listChoices(form, LISTED).choices.length : sum(sizesOf(form))
    case 'mix':
      return form.limits
        ? (forksOf(form, LISTED)?.ways ?? listChoices(form, LISTED).choices.length)
        : waysToMix(Object.entries(form.of), form.min, form.max)
    case 'allocation':
      return listChoices(form, LISTED).choices.length
    case 'either': {
      let total = 0
      for (const way in form.of) total += countChoices(form.of[way] as Form)
      return total
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** For each size from min to max, how many subsets have it. */
function sizesOf({ of, min, max }: { of: readonly string[]; min: number; max: number }): number[] {
  const sizes: number[] = []
  let ways = 1
  for (let size = 0; size <= Math.min(max, of.length); size++) {
    sizes.push(size < min ? 0 : ways)
    ways = (ways * (of.length - size)) / (size + 1)
  }
  return sizes
}

function pickWeighted(weights: readonly number[], random: Random): number {
  let at = random.below(sum(weights))
  let picked = 0
  while (at >= (weights[picked] as number)) at -= weights[picked++] as number
  return picked
}

function sampleSome(form: Extract<Form, { kind: 'some' }>, random: Random): Json {
  const sizes = sizesOf(form)
  for (let tries = 0; tries < TRIES; tries++) {
    const chosen = pickSubset(form.of, pickWeighted(sizes, random), random)
    if (!form.limits || isWithin(form.limits, chosen)) return chosen
  }
  return sampleListed(form, random)
}

/** Knuth's selection sampling: keeps the order of the things. */
function pickSubset(of: readonly string[], size: number, random: Random): string[] {
  const chosen: string[] = []
  for (let i = 0; chosen.length < size; i++)
    if (random.below(of.length - i) < size - chosen.length) chosen.push(of[i] as string)
  return chosen
}

function sampleListed(form: Form, random: Random): Json {
  const { choices } = listChoices(form, LISTED)
  return choices[random.below(choices.length)] as Json
}

type Bounds = readonly (readonly [string, number])[]

/** ways[i][total]: in how many ways the kinds from the i-th on add up to that total. */
function waysToTotals(bounds: Bounds, max: number): number[][] {
  const nothing = new Array<number>(Math.max(0, max + 1)).fill(0)
  if (max >= 0) nothing[0] = 1
  const ways = [nothing]
  for (let i = bounds.length - 1; i >= 0; i--) {
    const most = (bounds[i] as readonly [string, number])[1]
    const later = ways[0] as number[]
    const withKind: number[] = []
    let window = 0
    for (let total = 0; total <= max; total++) {
      window += later[total] as number
      if (total > most) window -= later[total - most - 1] as number
      withKind.push(window)
    }
    ways.unshift(withKind)
  }
  return ways
}

const waysToMix = (bounds: Bounds, min: number, max: number): number =>
  sum((waysToTotals(bounds, max)[0] as number[]).slice(min))

function sampleMix(bounds: Bounds, min: number, max: number, random: Random): Record<string, number> {
  const ways = waysToTotals(bounds, max)
  let left = min + pickWeighted((ways[0] as number[]).slice(min), random)
  const mixed: Record<string, number> = {}
  for (let i = 0; left > 0 && i < bounds.length; i++) {
    const kind = (bounds[i] as readonly [string, number])[0]
    const later = ways[i + 1] as number[]
    let at = random.below((ways[i] as number[])[left] as number)
    let n = 0
    while (at >= (later[left - n] as number)) at -= later[left - n++] as number
    if (n > 0) mixed[kind] = n
    left -= n
  }
  return mixed
}

/** A few draws that the limits may refuse are quicker than weighing up every fork; where they are in vain, that is sure. */
function sampleLimitedMix(form: Extract<Form, { kind: 'mix' }>, random: Random): Json {
  for (let tries = 0; tries < TRIES; tries++) {
    const mixed = sampleMix(Object.entries(form.of), form.min, form.max, random)
    if (isWithin(form.limits, Object.keys(mixed), mixed)) return mixed
  }
  const first = forksOf(form, LISTED)
  return first ? sampleForks(Object.keys(form.of), first, random) : sampleListed(form, random)
}

function sampleForks(kinds: readonly string[], first: Fork, random: Random): Record<string, number> {
  const mixed: Record<string, number> = {}
  let fork = first
  for (const kind of kinds) {
    const n = pickWeighted(
      fork.next.map(({ ways }) => ways),
      random,
    )
    if (n > 0) mixed[kind] = n
    fork = fork.next[n] as Fork
  }
  return mixed
}

/**
 * Each kind of thing is spread over the places (and over "nowhere") uniformly by itself; spreads that break a place's
 * bounds are thrown away. What is left is uniform over the legal ones.
 */
function sampleAllocation(form: Extract<Form, { kind: 'allocation' }>, random: Random): Json {
  for (let tries = 0; tries < TRIES; tries++) {
    const spread: Record<string, Record<string, number>> = {}
    for (const thing of Object.keys(form.things)) {
      const supply = form.things[thing] as number
      const bounds = form.places.map(
        ({ id, takes, holds }) => [id, Math.min(takes[thing] ?? 0, holds, supply)] as const,
      )
      const given = sampleMix(bounds, form.all ? supply : 0, supply, random)
      for (const id in given) {
        spread[id] ??= {}
        spread[id][thing] = given[id] as number
      }
    }
    if (validateChoice(form, spread) === null) return spread
  }
  return sampleListed(form, random)
}

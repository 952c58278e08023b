import { type Random, shuffle } from './chance.ts'
import { type Form, inWay } from './forms.ts'
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
        : sampleMix(Object.keys(form.of), Object.values(form.of), form.min, form.max, random)
    case 'allocation':
      return sampleAllocation(form, random)
    case 'either': {
      const ways = Object.keys(form.of)
      let at = random.below(ways.reduce((sum, way) => sum + countChoices(form.of[way] as Form), 0))
      const way = ways.find((candidate) => {
        at -= countChoices(form.of[candidate] as Form)
        return at < 0
      }) as string
      return inWay(way, sampleChoice(form.of[way] as Form, random))
    }
  }
}

/**
 * First the way, each with the same chance, then a choice within it: what a person does who picks at random. (Drawn
 * uniformly, "reroll some of eight dice" would outweigh "stop" 255 to 1.)
 */
export function sampleWay(form: Form, random: Random): Json {
  if (form.kind !== 'either') return sampleChoice(form, random)
  const ways: string[] = []
  for (const way in form.of) if (!isEmpty(form.of[way] as Form)) ways.push(way)
  const way = ways[random.below(ways.length)] as string
  return inWay(way, sampleWay(form.of[way] as Form, random))
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
      return form.limits ? listChoices(form, LISTED).choices.length : sumFrom(sizesOf(form), 0)
    case 'mix':
      return form.limits
        ? (forksOf(form, LISTED)?.ways ?? listChoices(form, LISTED).choices.length)
        : sumFrom(waysToTotals(Object.values(form.of), form.max)[0] as number[], form.min)
    case 'allocation':
      return listChoices(form, LISTED).choices.length
    case 'either': {
      let total = 0
      for (const way in form.of) total += countChoices(form.of[way] as Form)
      return total
    }
  }
}

function sumFrom(numbers: readonly number[], first: number): number {
  let sum = 0
  for (let i = first; i < numbers.length; i++) sum += numbers[i] as number
  return sum
}

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

/** A place in the list, from the first on, as likely as its weight says. */
function pickWeighted(weights: readonly number[], random: Random, first = 0): number {
  let at = random.below(sumFrom(weights, first))
  let picked = first
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

/** ways[i][total]: in how many ways the kinds from the i-th on, at most so many of each, add up to that total. */
function waysToTotals(most: readonly number[], max: number): readonly (readonly number[])[] {
  const nothing: number[] = []
  for (let total = 0; total <= max; total++) nothing.push(total === 0 ? 1 : 0)
  const ways = [nothing]
  for (let kind = most.length - 1; kind >= 0; kind--) {
    const bound = most[kind] as number
    const later = ways[ways.length - 1] as number[]
    const withKind: number[] = []
    let window = 0
    for (let total = 0; total <= max; total++) {
      window += later[total] as number
      if (total > bound) window -= later[total - bound - 1] as number
      withKind.push(window)
    }
    ways.push(withKind)
  }
  return ways.reverse()
}

function sampleMix(
  kinds: readonly string[],
  most: readonly number[],
  min: number,
  max: number,
  random: Random,
): Record<string, number> {
  const ways = waysToTotals(most, max)
  let left = pickWeighted(ways[0] as number[], random, min)
  const mixed: Record<string, number> = {}
  for (let i = 0; left > 0 && i < kinds.length; i++) {
    const later = ways[i + 1] as number[]
    let at = random.below((ways[i] as number[])[left] as number)
    let n = 0
    while (at >= (later[left - n] as number)) at -= later[left - n++] as number
    if (n > 0) mixed[kinds[i] as string] = n
    left -= n
  }
  return mixed
}

/** A few draws that the limits may refuse are quicker than weighing up every fork; where they are in vain, that is sure. */
function sampleLimitedMix(form: Extract<Form, { kind: 'mix' }>, random: Random): Json {
  const kinds = Object.keys(form.of)
  const most = Object.values(form.of)
  for (let tries = 0; tries < TRIES; tries++) {
    const mixed = sampleMix(kinds, most, form.min, form.max, random)
    if (isWithin(form.limits, Object.keys(mixed), mixed)) return mixed
  }
  const first = forksOf(form, LISTED)
  return first ? sampleForks(kinds, first, random) : sampleListed(form, random)
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
  const places = form.places.map(({ id }) => id)
  for (let tries = 0; tries < TRIES; tries++) {
    const spread: Record<string, Record<string, number>> = {}
    for (const thing in form.things) {
      const supply = form.things[thing] as number
      const most = form.places.map(({ takes, holds }) => Math.min(takes[thing] ?? 0, holds, supply))
      const given = sampleMix(places, most, form.all ? supply : 0, supply, random)
      for (const id in given) {
        spread[id] ??= {}
        spread[id][thing] = given[id] as number
      }
    }
    if (validateChoice(form, spread) === null) return spread
  }
  return sampleListed(form, random)
}

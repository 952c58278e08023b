import type { Form } from './forms.ts'

/*
 * Mixes under limits, taken kind by kind. The bound on how many things are taken is one limit more, on whose scale
 * everything weighs 1.
 */

type Mix = Extract<Form, { kind: 'mix' }>

/** A limit, seen kind by kind. */
interface Scale {
  readonly min: number
  readonly max: number
  /** What one thing of each kind weighs. */
  readonly weights: readonly number[]
  /** The least and the most that each kind and those after it can add. */
  readonly least: readonly number[]
  readonly most: readonly number[]
}

function scalesOf({ of, min, max, limits = [] }: Mix): readonly Scale[] {
  const bounds = Object.values(of)
  const everything = scaleOf(
    bounds,
    bounds.map(() => 1),
    min,
    max,
  )
  const kinds = Object.keys(of)
  const limiting = limits.map(({ weights, min: least, max: most }) =>
    scaleOf(
      bounds,
      kinds.map((kind) => weights[kind] ?? 0),
      least,
      most,
    ),
  )
  return [everything, ...limiting]
}

function scaleOf(
  bounds: readonly number[],
  weights: readonly number[],
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
): Scale {
  const least = [0]
  const most = [0]
  for (let kind = bounds.length - 1; kind >= 0; kind--) {
    const added = (weights[kind] as number) * (bounds[kind] as number)
    least.push(Math.min(0, added) + (least[least.length - 1] as number))
    most.push(Math.max(0, added) + (most[most.length - 1] as number))
  }
  return { min, max, weights, least: least.reverse(), most: most.reverse() }
}

type Sums = readonly number[]

const plus = (scales: readonly Scale[], sums: Sums, kind: number, n: number): Sums =>
  scales.map(({ weights }, i) => (sums[i] as number) + n * (weights[kind] as number))

/** Whether the kinds from one on can, for each limit by itself, still bring the sums within it; none left: whether they are. */
const canMeet = (scales: readonly Scale[], sums: Sums, from: number): boolean =>
  scales.every(({ min, max, least, most }, i) => {
    const sum = sums[i] as number
    return sum + (most[from] as number) >= min && sum + (least[from] as number) <= max
  })

/** Is told one choice after another; true: that is enough. Programs list so often that generators would be too slow. */
export type Visit<C> = (choice: C) => boolean

export type Amounts = Record<string, number>

/** How many of each kind; kinds of which none is taken are left out. */
export function amountsOf(kinds: readonly string[], taken: readonly number[]): Amounts {
  const amounts: Amounts = {}
  for (let i = 0; i < kinds.length; i++) {
    const n = taken[i] as number
    if (n > 0) amounts[kinds[i] as string] = n
  }
  return amounts
}

interface Search {
  readonly kinds: readonly string[]
  readonly bounds: readonly number[]
  readonly scales: readonly Scale[]
  readonly taken: number[]
  /** Where nothing was found: no dead end is searched twice. */
  readonly dead: Set<string>
  readonly visit: Visit<Amounts>
  found: number
}

/** All mixes within the limits; whether the visitor had enough. */
export function eachLimitedMix(form: Mix, visit: Visit<Amounts>): boolean {
  const scales = scalesOf(form)
  const search: Search = {
    kinds: Object.keys(form.of),
    bounds: Object.values(form.of),
    scales,
    taken: [],
    dead: new Set(),
    visit,
    found: 0,
  }
  return eachMixFrom(
    search,
    0,
    scales.map(() => 0),
  )
}

function eachMixFrom(search: Search, from: number, sums: Sums): boolean {
  const { kinds, bounds, scales, taken, dead, visit } = search
  if (!canMeet(scales, sums, from) || (dead.size > 0 && dead.has(`${from}:${sums}`))) return false
  if (from === kinds.length) {
    search.found++
    return visit(amountsOf(kinds, taken))
  }
  const before = search.found
  for (let n = 0; n <= (bounds[from] as number); n++) {
    taken[from] = n
    if (eachMixFrom(search, from + 1, plus(scales, sums, from, n))) return true
  }
  if (search.found === before) dead.add(`${from}:${sums}`)
  return false
}

/** A point on the way through the kinds. */
export interface Fork {
  /** In how many ways it goes on to a mix within the limits. */
  ways: number
  /** Where taking 0, 1, 2 … of the next kind leads. */
  readonly next: Fork[]
  readonly sums: Sums
}

const DEAD_END: Fork = { ways: 0, next: [], sums: [] }

/** The first fork of a mix under limits; null if the sums differ so much that more than `bound` forks lie side by side. */
export function forksOf(form: Mix, bound: number): Fork | null {
  const scales = scalesOf(form)
  const first: Fork = { ways: 0, next: [], sums: scales.map(() => 0) }
  const layers: Fork[][] = [canMeet(scales, first.sums, 0) ? [first] : []]
  for (const [kind, most] of Object.values(form.of).entries()) {
    const layer = new Map<string, Fork>()
    const at = (sums: Sums): Fork => {
      if (!canMeet(scales, sums, kind + 1)) return DEAD_END
      const fork = layer.get(`${sums}`) ?? { ways: 0, next: [], sums }
      layer.set(`${sums}`, fork)
      return fork
    }
    for (const { sums, next } of layers[kind] as Fork[]) {
      for (let n = 0; n <= most; n++) next.push(at(plus(scales, sums, kind, n)))
      if (layer.size > bound) return null
    }
    layers.push([...layer.values()])
  }
  for (const end of layers.pop() as Fork[]) end.ways = 1
  for (const layer of layers.reverse())
    for (const fork of layer) fork.ways = fork.next.reduce((sum, { ways }) => sum + ways, 0)
  return first
}

import type { Form, Limit } from './forms.ts'

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
  const kinds = Object.keys(of)
  const everything: Limit = { weights: Object.fromEntries(kinds.map((kind) => [kind, 1])), min, max }
  return [everything, ...limits].map((limit) => {
    const weights = kinds.map((kind) => limit.weights[kind] ?? 0)
    const added = kinds.map((kind, i) => (weights[i] as number) * (of[kind] as number))
    return {
      min: limit.min ?? Number.NEGATIVE_INFINITY,
      max: limit.max ?? Number.POSITIVE_INFINITY,
      weights,
      least: sumsToTheEnd(added.map((sum) => Math.min(0, sum))),
      most: sumsToTheEnd(added.map((sum) => Math.max(0, sum))),
    }
  })
}

/** For each place in a list, and for its end, the sum of what follows from there. */
function sumsToTheEnd(numbers: readonly number[]): number[] {
  const sums = [0]
  for (const n of numbers.toReversed()) sums.unshift(n + (sums[0] as number))
  return sums
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

/** All mixes within the limits, kinds of which none is taken left out. No dead end is searched twice. */
export function* limitedMixes(form: Mix): Generator<Record<string, number>> {
  const kinds = Object.entries(form.of)
  const scales = scalesOf(form)
  const dead = new Set<string>()
  function* mixesFrom(from: number, sums: Sums): Generator<Record<string, number>> {
    if (!canMeet(scales, sums, from) || (dead.size > 0 && dead.has(`${from}:${sums}`))) return
    const [kind, most] = kinds[from] ?? []
    if (kind === undefined || most === undefined) {
      yield {}
      return
    }
    let found = false
    for (let n = 0; n <= most; n++)
      for (const rest of mixesFrom(from + 1, plus(scales, sums, from, n))) {
        found = true
        yield n > 0 ? { [kind]: n, ...rest } : rest
      }
    if (!found) dead.add(`${from}:${sums}`)
  }
  yield* mixesFrom(
    0,
    scales.map(() => 0),
  )
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

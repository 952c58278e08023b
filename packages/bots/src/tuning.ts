import {
  type AnyGame,
  apply,
  asksOf,
  contextOf,
  isRefusal,
  type Opening,
  openTable,
  quickRandom,
  resultOf,
  type SideStanding,
  sampleWay,
  type Table,
  type Weight,
} from '@longhouse/kernel'
import { awaitedAsk, type Imagination, quickChoice } from './imagination.ts'
import type { Knowledge } from './worth.ts'

/** How much things are worth, learnt from games: what was measured of a seat, against the score that it ended with. */

export interface Sample {
  readonly measured: readonly number[]
  readonly left: number
  /** What the seat ended with, less what sides that nobody sits at gained meanwhile: a lead counts only what they have. */
  readonly score: number
}

export type Worths = Pick<Knowledge, 'weights' | 'spread'>

/** Choices tried in each decision: quick players, so that there are many games. */
const CHOICES = 8
/** One decision in so many is left to chance, so that positions come up that good players avoid. */
const WHIM_ONE_IN = 12
/** One position in so many is kept, besides the first of each round. */
const KEPT_ONE_IN = 12

/** Plays one game and measures every seat again and again. */
export function playSample(game: AnyGame, knowledge: Knowledge, opening: Opening): readonly Sample[] {
  const table = openTable(game, opening)
  if (isRefusal(table)) throw new Error(`the table was not opened: ${table.refused}`)
  const random = quickRandom(`${opening.seed}:tuning`)
  const imagination: Imagination = { game, knowledge, random }
  const kept: (Omit<Sample, 'score'> & { readonly seat: number; readonly sides: number })[] = []
  let asks = asksOf(game, table)
  let round = Number.NaN
  for (let ask = awaitedAsk(asks); ask; ask = awaitedAsk(asks)) {
    const context = contextOf(game, table)
    const left = knowledge.roundsLeft(context)
    if (left !== round || random.below(KEPT_ONE_IN) === 0) {
      const sides = bestOf(game.sides?.(context))
      for (let seat = 0; seat < table.players; seat++)
        kept.push({ seat, measured: knowledge.measure(context, seat), left, sides })
    }
    round = left
    asks = apply(game, table, ask.seat, chooseQuickly(imagination, table, ask))
  }
  const result = resultOf(game, table)
  const last = bestOf(result?.sides)
  return kept.map(({ seat, measured, left, sides }) => {
    const gained = last - sides
    return { measured, left, score: (result?.scores[seat] as number) - gained }
  })
}

/** What the strongest of the sides has that nobody sits at. */
const bestOf = (sides: readonly SideStanding[] = []): number =>
  sides.reduce((best, { score }) => Math.max(best, score), 0)

function chooseQuickly(imagination: Imagination, table: Table, ask: NonNullable<ReturnType<typeof awaitedAsk>>) {
  const { random } = imagination
  if (ask.aside && random.below(WHIM_ONE_IN) === 0) {
    const aside = sampleWay(ask.aside, random)
    if (!imagination.knowledge.givesAway?.(aside)) return { aside }
  }
  if (ask.form && random.below(WHIM_ONE_IN) === 0) return sampleWay(ask.form, random)
  return quickChoice(imagination, table, ask, CHOICES)
}

/** Keeps weights of things that are rarely seen from running away. */
const RIDGE = 20

/** Least squares: the weights that would have foretold the scores best. */
export function fit(names: readonly string[], samples: readonly Sample[]): Worths {
  const size = names.length * 2
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const { measured, left, score } of samples) {
    const row = measured.flatMap((n) => [n, n * left])
    for (let i = 0; i < size; i++) {
      const x = row[i] as number
      if (x === 0) continue
      const line = matrix[i] as Float64Array
      for (let j = 0; j < size; j++) line[j] = (line[j] as number) + x * (row[j] as number)
      line[size] = (line[size] as number) + x * score
    }
  }
  for (let i = 0; i < size; i++) (matrix[i] as Float64Array)[i] = ((matrix[i] as Float64Array)[i] as number) + RIDGE
  const solved = solve(matrix)
  const weights: Record<string, Weight> = {}
  names.forEach((name, i) => {
    weights[name] = { now: rounded(solved[2 * i] as number), perRound: rounded(solved[2 * i + 1] as number) }
  })
  return { weights, spread: fitSpread(Object.values(weights), samples) }
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000

/** Gauss–Jordan with the greatest pivot. */
function solve(matrix: readonly Float64Array[]): readonly number[] {
  const rows = matrix.slice()
  const size = rows.length
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let k = i + 1; k < size; k++)
      if (Math.abs(rows[k]?.[i] as number) > Math.abs(rows[pivot]?.[i] as number)) pivot = k
    const line = rows[pivot] as Float64Array
    rows[pivot] = rows[i] as Float64Array
    rows[i] = line
    for (let k = 0; k < size; k++) {
      const other = rows[k] as Float64Array
      const factor = (other[i] as number) / (line[i] as number)
      if (k === i || factor === 0) continue
      for (let j = i; j <= size; j++) other[j] = (other[j] as number) - factor * (line[j] as number)
    }
  }
  return rows.map((line, i) => (line[size] as number) / (line[i] as number))
}

/** Of a logistic curve with a given deviation. */
const SCALE_OF_DEVIATION = Math.sqrt(3) / Math.PI

/** The error of a score, for two of them, as a straight line over the rounds left. */
function fitSpread(weights: readonly Weight[], samples: readonly Sample[]): Weight {
  const squares = new Map<number, { sum: number; count: number }>()
  for (const { measured, left, score } of samples) {
    let value = 0
    measured.forEach((n, i) => {
      const { now, perRound } = weights[i] as Weight
      value += n * (now + perRound * left)
    })
    const bin = squares.get(left) ?? { sum: 0, count: 0 }
    bin.sum += (value - score) ** 2
    bin.count++
    squares.set(left, bin)
  }
  const points = [...squares].map(([left, { sum, count }]) => ({
    left,
    error: Math.sqrt((2 * sum) / count) * SCALE_OF_DEVIATION,
  }))
  const meanLeft = points.reduce((sum, { left }) => sum + left, 0) / points.length
  const meanError = points.reduce((sum, { error }) => sum + error, 0) / points.length
  let up = 0
  let across = 0
  for (const { left, error } of points) {
    up += (left - meanLeft) * (error - meanError)
    across += (left - meanLeft) ** 2
  }
  const perRound = across > 0 ? up / across : 0
  return { now: rounded(Math.max(0.5, meanError - perRound * meanLeft)), perRound: rounded(Math.max(0, perRound)) }
}

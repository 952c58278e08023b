import { cloneTable, type Json, quickRandom, seedFrom, type Table } from '@longhouse/kernel'
import { evaluateChoice, type Foresight, type Imagination } from './imagination.ts'
import type { Mind } from './mind.ts'
import { leadAt } from './worth.ts'

/**
 * One way in which the unknown may turn out: a guess, and the luck with which it is played on. What is held against each
 * other is tried on the same trials, so that only its own worth tells it apart.
 */
export interface Trial {
  readonly guess: Table
  readonly luck: string
}

export const trialOf = (mind: Mind): Trial => ({ guess: mind.guess(), luck: seedFrom(mind.random) })

export const trialsOf = (mind: Mind, count: number): readonly Trial[] =>
  Array.from({ length: count }, () => trialOf(mind))

/** Something done besides, an answer, or one after the other; neither: to wait. */
export interface Plan {
  readonly aside?: Json
  readonly answer?: Json
}

/** By how many points the seat is ahead after the plan. */
export function leadOn(
  imagination: Imagination,
  { guess, luck }: Trial,
  seat: number,
  { aside, answer }: Plan,
  foresight: Foresight,
): number {
  const { game, knowledge } = imagination
  const first = aside ?? answer
  if (first === undefined) return leadAt(game, knowledge, guess, seat)
  const lucky = { game, knowledge, random: quickRandom(luck) }
  return evaluateChoice(
    lucky,
    cloneTable(game, guess),
    seat,
    first,
    foresight,
    aside === undefined ? undefined : answer,
  )
}

/** A choice, and by how many points the seat is ahead after it. */
export interface Promising {
  readonly choice: Json
  readonly lead: number
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** What is better by so many standard errors is better by more than luck. */
export const CLEARLY = 2

/** By how much a mean of so many numbers may be wrong. */
export function standardError(numbers: readonly number[]): number {
  const middle = mean(numbers)
  const squares = numbers.reduce((sum, n) => sum + (n - middle) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1) / numbers.length)
}

import type { Json } from '@longhouse/kernel'
import { CLEARLY, mean, standardError } from './trials.ts'

/** A choice, and by how many points the seat was ahead after it on each of the trials, which are the same for all. */
export interface Tried {
  readonly choice: Json
  readonly leads: number[]
  /** It was tried no more, when it was so far behind another. */
  behind?: { readonly other: Tried; readonly by: number }
}

/** Whoever is tried no more stays as far behind. */
export const leadOf = ({ leads, behind }: Tried): number => (behind ? leadOf(behind.other) - behind.by : mean(leads))

/** On fewer trials luck tells choices apart: then the worse half falls out, later whoever is clearly behind. */
const TELLING = 3

/** Those that may be better than the one that looks best, which comes first. One that is the same on every trial is not. */
export function inTheRunning(running: readonly Tried[]): readonly Tried[] {
  const [best, ...others] = [...running].sort((a, b) => mean(b.leads) - mean(a.leads))
  if (!best) return running
  const half = Math.ceil(others.length / 2)
  const hopeful = others.filter((each, place) => {
    const gaps = best.leads.map((lead, trial) => lead - (each.leads[trial] as number))
    const by = mean(gaps)
    const isHopeful = gaps.length < TELLING ? place < half : by < CLEARLY * standardError(gaps)
    if (!isHopeful) each.behind = { other: best, by }
    return isHopeful
  })
  return [best, ...hopeful]
}

import { type Picture, stepsOf } from './picture.ts'

/** When what of a picture is to be seen, in milliseconds. */
export interface Timing {
  /** Until the dice have settled. */
  readonly settles: number
  /** From one thing that is counted to the next. */
  readonly step: number
  /** Until it has been read. */
  readonly ends: number
}

/** Nothing is shown by itself for longer. */
const LONGEST_MS = 5000

/** Parts of the least time for which anything is shown. */
const ROLL = 0.7
const STEP = 0.22
/** What has to be read takes longer than what is only seen. */
const READING: { readonly [kind in Picture['kind']]: number } = {
  throw: 1,
  reveal: 1.3,
  wound: 1,
  won: 1.4,
  round: 2.6,
  score: 1.6,
}
const SLOWLY: Partial<{ readonly [kind in Picture['kind']]: number }> = { score: 2, reveal: 2 }

/**
 * `least`: how long anything is shown at least. Without motion all is there at once, and stays as long as it has to be read; only
 * the items of a scoring still come one by one, each at its place.
 */
export function timingOf(picture: Picture, least: number, still: boolean): Timing {
  const reading = Math.min(LONGEST_MS, least * READING[picture.kind])
  if (still && picture.kind !== 'score') return { settles: 0, step: 0, ends: reading }
  const settles = picture.kind === 'throw' ? least * ROLL : 0
  const steps = stepsOf(picture)
  const step = Math.min(least * STEP * (SLOWLY[picture.kind] ?? 1), (LONGEST_MS - settles - least) / Math.max(1, steps))
  return { settles, step, ends: Math.min(LONGEST_MS, settles + steps * step + reading) }
}

/** Whether it may be put into words: nobody reads what dice show while they are under way, nor who has won while that is counted. */
export const isTold = (picture: Picture, counted: number): boolean =>
  counted >= (picture.kind === 'score' ? stepsOf(picture) : 0)

/** How many things are to be seen after so long; less than none while dice are under way. */
export const countedAfter = ({ settles, step }: Timing, elapsed: number): number =>
  elapsed < settles ? -1 : step === 0 ? Number.POSITIVE_INFINITY : Math.floor((elapsed - settles) / step)

/** How often something was done in a second: the median of several runs, and how far the runs lie apart. */
export interface Rate {
  readonly median: number
  readonly lowest: number
  readonly highest: number
  /** The median per second of processor time, which a busy machine changes little; helper threads count. */
  readonly perProcessorSecond: number
}

interface Run {
  readonly perSecond: number
  readonly perProcessorSecond: number
}

const RUNS = 7

/**
 * Measures pieces of work, each of which tells how much it has done. They are warmed up and then take turns, so that a
 * machine that slows down slows all of them.
 */
export function measure(seconds: number, works: readonly (() => number)[]): Rate[] {
  for (const work of works) runFor(seconds / 2, work)
  const runs: Run[][] = works.map(() => [])
  for (let run = 0; run < RUNS; run++)
    for (const [i, work] of works.entries()) runs[i]?.push(runFor(seconds / RUNS, work))
  return runs.map(summary)
}

function runFor(seconds: number, work: () => number): Run {
  const processorAtStart = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  let now = start
  while (now < end) {
    done += work()
    now = performance.now()
  }
  const { user, system } = process.cpuUsage(processorAtStart)
  return { perSecond: (done * 1e3) / (now - start), perProcessorSecond: (done * 1e6) / (user + system) }
}

function summary(runs: readonly Run[]): Rate {
  const rates = ascending(runs.map(({ perSecond }) => perSecond))
  const byProcessor = ascending(runs.map(({ perProcessorSecond }) => perProcessorSecond))
  const middle = RUNS >> 1
  return {
    median: rates[middle] as number,
    lowest: rates[0] as number,
    highest: rates[RUNS - 1] as number,
    perProcessorSecond: byProcessor[middle] as number,
  }
}

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b)

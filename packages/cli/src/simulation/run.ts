import { Tinypool } from 'tinypool'
import { Mistake } from '../arguments.ts'
import type { GameRecord, Job, Report } from './games.ts'
import type { Plan } from './plan.ts'

/** Games handed to a thread at once; it returns early if they take long. */
const HANDFUL = 32

export interface Run {
  /** In the order of their numbers. */
  readonly records: readonly GameRecord[]
  readonly interrupted: boolean
  readonly seconds: number
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Plays a plan on so many threads, until it is done, a checked game is broken or the user has had enough. */
export async function run(plan: Plan, workers: number, progress: (done: number) => void): Promise<Run> {
  const filename = new URL('./worker.mjs', import.meta.url).href
  const pool = new Tinypool({ filename, name: 'playSome', minThreads: workers, maxThreads: workers })
  const records: GameRecord[] = []
  const todo = handfuls(plan)
  const start = performance.now()
  let stopped = false
  let broken = Number.POSITIVE_INFINITY

  async function work(): Promise<void> {
    for (let range = todo.shift(); range && !stopped; range = todo.shift()) {
      // A broken game ends the simulation, but only when all before it are known to be whole: the first is told.
      if (range.from > broken) continue
      const job: Job = { plan, ...range }
      const report: Report = await pool.run(job)
      if ('mistake' in report) throw new Mistake(report.mistake)
      if (stopped) return
      const played = report.records
      records.push(...played)
      for (const record of played) if (record.broken !== undefined) broken = Math.min(broken, record.number)
      const from = range.from + played.length
      if (from < range.to) todo.unshift({ from, to: range.to })
      progress(records.length)
    }
  }

  const interruption = interrupted()
  try {
    const all = Promise.all(Array.from({ length: workers }, work))
    stopped = await Promise.race([all.then(() => false), interruption.happened])
    const seconds = (performance.now() - start) / 1000
    return { records: records.sort((a, b) => a.number - b.number), interrupted: stopped, seconds }
  } finally {
    stopped = true
    interruption.forget()
    await pool.destroy()
  }
}

function handfuls({ first, games }: Plan): Range[] {
  const ranges: Range[] = []
  for (let from = first; from < first + games; from += HANDFUL)
    ranges.push({ from, to: Math.min(from + HANDFUL, first + games) })
  return ranges
}

/** Ctrl-C once ends the simulation with what is there; twice, the program. */
function interrupted(): { readonly happened: Promise<boolean>; forget(): void } {
  let hear = () => {}
  const happened = new Promise<boolean>((resolve) => {
    hear = () => resolve(true)
  })
  process.once('SIGINT', hear)
  return { happened, forget: () => process.removeListener('SIGINT', hear) }
}

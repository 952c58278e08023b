import { openThreads } from '@longhouse/bot-threads'
import { Mistake } from '../arguments.ts'
import type { Range, Report } from './range.ts'

/** Work on numbered games that threads share. */
export interface Work<R> {
  /** The module that plays in the threads, and its function: see `playSomeOf`. */
  readonly module: URL
  readonly name: string
  readonly workers: number
  readonly todo: readonly Range[]
  /** What a thread gets, to play a range. */
  job(range: Range): unknown
  /** Results come in the order in which they are done. */
  take(results: readonly R[]): void
  /** Nobody waits for these any more. */
  isNeedless?(range: Range): boolean
}

export interface Worked {
  readonly interrupted: boolean
  readonly seconds: number
}

/** Works until all is done or the user has had enough. */
export async function workThrough<R>({ module, name, workers, todo, job, take, isNeedless }: Work<R>): Promise<Worked> {
  if (todo.length === 0) return { interrupted: false, seconds: 0 }
  const threads = openThreads<unknown, Report<R>>(module, name, workers)
  const left = [...todo]
  const start = performance.now()
  let stopped = false

  async function work(): Promise<void> {
    for (let range = left.shift(); range && !stopped; range = left.shift()) {
      if (isNeedless?.(range)) continue
      const report = await threads.run(job(range))
      if ('mistake' in report) throw new Mistake(report.mistake)
      if (stopped) return
      take(report.results)
      const from = range.from + report.results.length
      if (from < range.to) left.unshift({ from, to: range.to })
    }
  }

  const interruption = interrupted()
  try {
    const all = Promise.all(Array.from({ length: workers }, work))
    stopped = await Promise.race([all.then(() => false), interruption.happened])
    return { interrupted: stopped, seconds: (performance.now() - start) / 1000 }
  } finally {
    stopped = true
    interruption.forget()
    await threads.end()
  }
}

/** Ctrl-C once ends the work with what is there; twice, the program. */
function interrupted(): { readonly happened: Promise<boolean>; forget(): void } {
  let hear = () => {}
  const happened = new Promise<boolean>((resolve) => {
    hear = () => resolve(true)
  })
  process.once('SIGINT', hear)
  return { happened, forget: () => process.removeListener('SIGINT', hear) }
}

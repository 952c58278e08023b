import type { GameRecord, Job } from './games.ts'
import type { Plan } from './plan.ts'
import type { Range } from './range.ts'
import { workThrough } from './work.ts'

export interface Run {
  /** In the order of their numbers. */
  readonly records: readonly GameRecord[]
  readonly interrupted: boolean
  readonly seconds: number
}

/** Plays games of a plan on so many threads, until they are done, a checked game is broken or the user has had enough. */
export async function run(
  plan: Plan,
  todo: readonly Range[],
  workers: number,
  heard: (played: readonly GameRecord[]) => void,
): Promise<Run> {
  const records: GameRecord[] = []
  let broken = Number.POSITIVE_INFINITY
  const worked = await workThrough<GameRecord>({
    module: new URL('./games.ts', import.meta.url),
    name: 'playSome',
    workers,
    todo,
    job: (range): Job => ({ plan, range }),
    take(played) {
      records.push(...played)
      for (const record of played) if (record.broken !== undefined) broken = Math.min(broken, record.number)
      heard(played)
    },
    // A broken game ends the simulation, but only when all before it are known to be whole: the first is told.
    isNeedless: ({ from }) => from > broken,
  })
  return { ...worked, records: records.sort((a, b) => a.number - b.number) }
}

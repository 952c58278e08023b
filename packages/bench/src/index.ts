import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Comparison } from './comparison.ts'
import type { GameBench } from './playing.ts'
import { isBusy, paragraphOfComparison, type Report, tableOfGames } from './report.ts'
import { COMPARISON, gamesToMeasure, type Subject } from './subject.ts'

export interface BenchOptions {
  /** How long each measurement takes, its warm-up apart. */
  readonly seconds?: number
  /** Where the report goes as JSON. */
  readonly json?: string
}

const SECONDS = 2
const FILE = 'bench.json'

/** Measures every game and prints what it finds. */
export async function runBench({ seconds = SECONDS, json = FILE }: BenchOptions = {}): Promise<Report> {
  const games: GameBench[] = []
  for (const what of gamesToMeasure()) games.push((await inAThread({ what, seconds })) as GameBench)
  const comparison = (await inAThread({ what: COMPARISON, seconds })) as Comparison
  const processor = cpus()[0]?.model ?? 'unknown'
  const report: Report = { node: process.version, processor, secondsEach: seconds, games, comparison }
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`)
  console.log(`Node ${report.node}, ${processor}; medians of several runs and their spread\n`)
  console.log(`${tableOfGames(games, comparison)}\n\n${paragraphOfComparison(comparison)}\n`)
  const rates = [...games.map(({ decisions }) => decisions), comparison.longhouse, comparison.boardgameIo]
  if (isBusy(rates)) console.log('The machine was busy: what is counted by the clock is too low.')
  console.log(`Written to ${json}.`)
  return report
}

function inAThread(subject: Subject): Promise<GameBench | Comparison> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: subject, env, execArgv: [] })
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { seconds: { type: 'string' }, json: { type: 'string' } } })
  const seconds = Number(values.seconds ?? SECONDS)
  if (seconds > 0) await runBench({ ...values, seconds })
  else console.error(`--seconds must be a number above 0, not ${values.seconds}`)
  process.exitCode = seconds > 0 ? 0 : 2
}

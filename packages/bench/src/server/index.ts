import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aligned } from '../report.ts'
import { boardgameIo } from './boardgame-io-client.ts'
import { type Child, startChild } from './child.ts'
import type { LiveGame, Subject } from './live-game.ts'
import { manyOf, playFor, quantile } from './load.ts'
import { longhouse } from './longhouse-client.ts'
import { startPostgres } from './postgres.ts'

/*
 * Measures the server under load, side by side with boardgame.io's. This process is the load; each server has a process of
 * its own. All of them are open at once and take turns, so that a machine that slows down slows all of them.
 */

const ROUNDS = 3
const GAMES = [50, 200]
const SETTLING_MS = 3_000

interface Running {
  readonly subject: Subject
  readonly child: Child
  readonly games: readonly LiveGame[]
}

interface Measured {
  readonly rates: number[]
  readonly perProcessorSecond: number[]
  readonly latencies: number[]
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, idle: { type: 'string', default: '10000' } },
})
const seconds = Number(values.seconds)
const idle = Number(values.idle)
if (!(seconds > 0) || !(idle >= 0)) {
  console.error('Usage: npm run bench:server -- [--seconds S] [--idle CONNECTIONS]')
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'longhouse-bench-'))
const postgres = await startPostgres()
const children: Child[] = []
try {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}; files in ${tmpdir()}\n`)
  const running = await startAll()
  await measureChoices(running)
  for (const { games } of running) for (const game of games) game.close()
  if (idle > 0) await measureIdle(running)
} finally {
  for (const child of children) await child.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()

async function startAll(): Promise<Running[]> {
  const start = async (script: URL, ...args: string[]): Promise<Child> => {
    const child = await startChild(script, args)
    children.push(child)
    return child
  }
  const opened = async (child: Child, subject: Subject): Promise<Running> => {
    const { made, failure } = await manyOf(Math.max(...GAMES), 20, (number) => subject.openGame(number))
    if (failure) throw failure
    return { subject, child, games: made }
  }
  const ours = new URL('./longhouse-server.ts', import.meta.url)
  const embedded = await start(ours, join(folder, 'embedded'))
  const running = [await opened(embedded, longhouse('longhouse, embedded SQLite', embedded.address))]
  if (postgres) {
    const big = await start(ours, join(folder, 'big'), postgres.url)
    running.push(await opened(big, longhouse('longhouse, PostgreSQL', big.address)))
  } else {
    console.log('Without PostgreSQL: there is no initdb on this machine, or it did not start.\n')
  }
  const peer = await start(new URL('./boardgame-io-server.ts', import.meta.url))
  running.push(await opened(peer, boardgameIo('boardgame.io 0.50.2, in memory', peer.address)))
  return running
}

async function measureChoices(running: readonly Running[]): Promise<void> {
  const rows = [['', 'games', 'choices/s', 'ratio', 'p50 ms', 'p99 ms', 'choices/processor s', 'ratio']]
  for (const count of GAMES) {
    const measured: Measured[] = running.map(() => ({ rates: [], perProcessorSecond: [], latencies: [] }))
    for (const { games } of running) await playFor(1, games.slice(0, count))
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, { child, games }] of running.entries()) {
        const before = await child.usage()
        const stretch = await playFor(seconds, games.slice(0, count))
        const spent = ((await child.usage()).processor - before.processor) / 1000
        measured[i]?.rates.push(stretch.latencies.length / stretch.seconds)
        measured[i]?.perProcessorSecond.push(stretch.latencies.length / spent)
        for (const latency of stretch.latencies) measured[i]?.latencies.push(latency)
      }
    const peer = measured.at(-1) as Measured
    for (const [i, { subject }] of running.entries()) {
      const { rates, perProcessorSecond, latencies } = measured[i] as Measured
      rows.push([
        ...[subject.name, String(count), Math.round(median(rates)).toLocaleString('en-US')],
        (median(rates) / median(peer.rates)).toFixed(2),
        ...[quantile(latencies, 0.5).toFixed(1), quantile(latencies, 0.99).toFixed(1)],
        Math.round(median(perProcessorSecond)).toLocaleString('en-US'),
        (median(perProcessorSecond) / median(peer.perProcessorSecond)).toFixed(2),
      ])
    }
  }
  console.log(`${aligned(rows)}

The toy game auction, 2 players, each with a WebSocket over the loopback; in every game the next choice is sent when both have
heard of the last one; a game that ends is followed by a new one, set up over HTTP. Medians of ${ROUNDS} turns of ${seconds} s. The
latency is from sending a choice until its sender hears that it stands. At Longhouse it is then on disk, checked against
the rules and can be replayed; boardgame.io keeps it in memory. Processor time is the server's process alone, without
PostgreSQL's.
`)
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

async function measureIdle(running: readonly Running[]): Promise<void> {
  const rows = [['', 'idle connections', 'MB before', 'MB after', 'KB each']]
  for (const { subject, child } of running.filter(({ subject }) => !subject.name.includes('PostgreSQL'))) {
    await settle()
    const before = (await child.usage()).rss
    const { made, failure } = await manyOf(idle, 100, (number) => subject.openIdle(number))
    await settle()
    const after = (await child.usage()).rss
    if (failure) console.log(`${subject.name}: no more than ${made.length} connections: ${failure.message}`)
    const each = (after - before) / Math.max(1, made.length) / 1024
    const mega = (bytes: number) => String(Math.round(bytes / 2 ** 20))
    rows.push([subject.name, made.length.toLocaleString('en-US'), mega(before), mega(after), each.toFixed(1)])
    for (const connection of made) connection.close()
  }
  console.log(aligned(rows))
}

/** What was freed goes back, and what was opened comes to rest. */
function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
}

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
const WARM_UP_S = 2
const SETTLING_MS = 3_000
/** So many times what the fastest turn so far needed is prepared for the next one. */
const PLENTY = 1.5

/** A server to be measured; each start is a new one. */
interface Contender {
  readonly name: string
  /** Idle connections are the same whatever the database. */
  readonly idle: boolean
  start(): Promise<Child>
  subject(address: string): Subject
}

interface Running {
  readonly subject: Subject
  readonly child: Child
  readonly games: readonly LiveGame[]
}

interface Measured {
  readonly rates: number[]
  readonly perProcessorSecond: number[]
  readonly latencies: number[]
  readonly rss: number[]
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
  if (!postgres) console.log('Without PostgreSQL: there is no initdb on this machine, or it did not start.\n')
  const running: Running[] = []
  for (const contender of contenders()) running.push(await open(contender))
  await measureChoices(running)
  for (const { child, games } of running) {
    for (const game of games) game.close()
    await child.stop()
  }
  if (idle > 0) await measureIdle(contenders().filter((contender) => contender.idle))
} finally {
  for (const child of children) await child.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
process.exit()

function contenders(): Contender[] {
  const ours = new URL('./longhouse-server.ts', import.meta.url)
  const peers = new URL('./boardgame-io-server.ts', import.meta.url)
  const start = async (script: URL, ...args: string[]): Promise<Child> => {
    const child = await startChild(script, args)
    children.push(child)
    return child
  }
  const place = () => mkdtempSync(join(folder, 'house-'))
  const embedded = 'longhouse, embedded SQLite'
  const big = 'longhouse, PostgreSQL'
  const peer = 'boardgame.io 0.50.2, in memory'
  return [
    { name: embedded, idle: true, start: () => start(ours, place()), subject: (at) => longhouse(embedded, at) },
    ...(postgres
      ? [
          {
            name: big,
            idle: false,
            start: () => start(ours, place(), postgres.url),
            subject: longhouse.bind(null, big),
          },
        ]
      : []),
    { name: peer, idle: true, start: () => start(peers), subject: (at) => boardgameIo(peer, at) },
  ]
}

async function open({ start, subject: of }: Contender): Promise<Running> {
  const child = await start()
  const subject = of(child.address)
  const { made, failure } = await manyOf(Math.max(...GAMES), 20, (number) => subject.openGame(number))
  if (failure) throw failure
  return { subject, child, games: made }
}

async function measureChoices(running: readonly Running[]): Promise<void> {
  const rows = [['', 'games', 'choices/s', 'ratio', 'p50 ms', 'p99 ms', 'choices/processor s', 'ratio', 'MB']]
  const spent = { load: 0, seconds: 0 }
  let unprepared = 0
  for (const count of GAMES) {
    const measured: Measured[] = running.map(() => ({ rates: [], perProcessorSecond: [], latencies: [], rss: [] }))
    const fastest: number[] = []
    for (const { games } of running)
      fastest.push((await playFor(WARM_UP_S, games.slice(0, count))).latencies.length / WARM_UP_S)
    for (let round = 0; round < ROUNDS; round++)
      for (const [i, { child, games }] of running.entries()) {
        const playing = games.slice(0, count)
        const enough = ((fastest[i] as number) * seconds * PLENTY) / count
        const { failure } = await manyOf(count, 20, (number) => (playing[number] as LiveGame).prepare(enough))
        if (failure) throw failure
        const before = await child.usage()
        const lacking = unpreparedOf(playing)
        const own = process.cpuUsage()
        const stretch = await playFor(seconds, playing)
        const { user, system } = process.cpuUsage(own)
        const after = await child.usage()
        unprepared += unpreparedOf(playing) - lacking
        spent.load += (user + system) / 1_000_000
        spent.seconds += stretch.seconds
        const { length } = stretch.latencies
        fastest[i] = Math.max(fastest[i] as number, length / stretch.seconds)
        measured[i]?.rates.push(length / stretch.seconds)
        measured[i]?.perProcessorSecond.push((length / (after.processor - before.processor)) * 1000)
        measured[i]?.rss.push(after.rss)
        for (const latency of stretch.latencies) measured[i]?.latencies.push(latency)
      }
    const peer = measured.at(-1) as Measured
    for (const [i, { subject }] of running.entries()) {
      const { rates, perProcessorSecond, latencies, rss } = measured[i] as Measured
      rows.push([
        ...[subject.name, String(count), Math.round(median(rates)).toLocaleString('en-US')],
        (median(rates) / median(peer.rates)).toFixed(2),
        ...[quantile(latencies, 0.5).toFixed(1), quantile(latencies, 0.99).toFixed(1)],
        Math.round(median(perProcessorSecond)).toLocaleString('en-US'),
        (median(perProcessorSecond) / median(peer.perProcessorSecond)).toFixed(2),
        mega(Math.max(...rss)),
      ])
    }
  }
  console.log(`${aligned(rows)}

The toy game auction, 2 players, each with a WebSocket over the loopback; in every game the next choice is sent when both have
heard of the last one. Medians of ${ROUNDS} turns of ${seconds} s, after a warm-up; quantiles over all turns. Games are set up over HTTP
before each turn: a game that ends is followed by one of these, which both players then begin to watch (${unprepared} had to be
set up in between). The latency is from sending a choice until its sender hears that it stands. At
Longhouse it is then on disk, checked against the rules and can be replayed; boardgame.io keeps it in memory. Processor
time is the server's process alone, with all its threads, without PostgreSQL's; the load itself used ${(spent.load / spent.seconds).toFixed(2)} processors.
MB: what the server's process held at most after a turn.
`)
}

function unpreparedOf(games: readonly LiveGame[]): number {
  return games.reduce((sum, game) => sum + game.unprepared, 0)
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function mega(bytes: number): string {
  return String(Math.round(bytes / 2 ** 20))
}

async function measureIdle(contenders: readonly Contender[]): Promise<void> {
  const rows = [['', 'idle connections', 'MB before', 'MB after', 'KB each']]
  for (const { name, start, subject: of } of contenders) {
    const child = await start()
    const subject = of(child.address)
    await settle()
    const before = (await child.usage()).rss
    const { made, failure } = await manyOf(idle, 100, (number) => subject.openIdle(number))
    await settle()
    const after = (await child.usage()).rss
    if (failure) console.log(`${name}: no more than ${made.length} connections: ${failure.message}`)
    const each = (after - before) / Math.max(1, made.length) / 1024
    rows.push([name, made.length.toLocaleString('en-US'), mega(before), mega(after), each.toFixed(1)])
    for (const connection of made) connection.close()
    await child.stop()
  }
  console.log(`${aligned(rows)}

Connections on which nothing happens, to a server that has just started.
`)
}

/** What was opened comes to rest. */
function settle(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, SETTLING_MS))
}

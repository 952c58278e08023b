import { createInterface } from 'node:readline'
import type { Config } from '../src/index.ts'
import { serve } from '../src/index.ts'
import { furnishing, HOST, stoppedClock } from './online.ts'

export interface ToyHouse extends Partial<Config> {
  readonly limited?: boolean
  /** The folder of the page; else there is an empty one. */
  readonly page?: string
  /** Time passes only by the milliseconds that are written to it, line by line. */
  readonly stopped?: boolean
}

/** A server of its own process, to be killed, or to be listened to: a folder, then settings as JSON. */
const [folder = '', settings = '{}'] = process.argv.slice(2)
const { limited = false, page = folder, stopped = false, ...config } = JSON.parse(settings) as ToyHouse
const { now, pass } = stoppedClock()
if (stopped) createInterface(process.stdin).on('line', (ms) => pass(Number(ms)))
const served = await serve({
  ...{ port: 0, host: HOST, page },
  config: { data: `${folder}/data`, log: 'silent', ...config },
  furnishing: { ...furnishing, limited, ...(stopped && { now }) },
})
if ('refused' in served) throw new Error(JSON.stringify(served))
process.stdout.write(`${served.address}\n`)

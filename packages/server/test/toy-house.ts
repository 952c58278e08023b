import type { Config } from '../src/index.ts'
import { serve } from '../src/index.ts'
import { furnishing, HOST } from './online.ts'

/** A server of its own process, to be killed, or to be listened to: a folder, then settings as JSON. */
const [folder = '', settings = '{}'] = process.argv.slice(2)
const { limited = false, ...config } = JSON.parse(settings) as Partial<Config> & { limited?: boolean }
const served = await serve({
  ...{ port: 0, host: HOST, page: folder },
  config: { data: `${folder}/data`, log: 'silent', ...config },
  furnishing: { ...furnishing, limited },
})
if ('refused' in served) throw new Error(JSON.stringify(served))
process.stdout.write(`${served.address}\n`)

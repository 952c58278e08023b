import { fileURLToPath } from 'node:url'
import { Mistake, readArguments, wholeNumber } from '../arguments.ts'

export const help = `Usage: longhouse serve [options]

Serves the games to browsers, until Ctrl-C.

  --port N    on this port (default: PORT of the environment, or the first free one from 8000 on)
  --host H    on this address (default: HOST of the environment, or 127.0.0.1)
  --page DIR  the folder of the built page (default: where npm start builds it)
  --data DIR  the folder of people and tables (default: LONGHOUSE_DATA of the environment, or .longhouse at home)

DATABASE_URL names a PostgreSQL server to use instead. LONGHOUSE_PROXY=1 believes a proxy's X-Forwarded headers;
LONGHOUSE_SECRET signs cookies; LONGHOUSE_LOG is silent, error, warn, info or debug; LONGHOUSE_THREADS counts the threads
in which programs think; LONGHOUSE_METRICS_TOKEN opens /metrics to others than this machine.
`

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  page: { type: 'string' },
  data: { type: 'string' },
} as const

const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const troubles: { readonly [code: string]: (facts: { readonly [fact: string]: unknown }) => string } = {
  'storage-held': ({ file }) => `another Longhouse has ${file} open; close it, or choose another folder with --data`,
  'storage-unusable': ({ why }) => `people and tables cannot be kept: ${why}`,
  'bad-setting': ({ setting }) => `the environment variable ${setting} is not right; see longhouse serve --help`,
}

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const wanted = values.port ?? process.env.PORT
  const port = wanted === undefined || wanted === '' ? null : wholeNumber('port', wanted, 0, 65_535)
  const host = values.host ?? process.env.HOST ?? '127.0.0.1'
  const page = values.page ?? BUILT_PAGE
  const { serve } = await import('@longhouse/server')
  const served = await serve({ port, host, page, ...(values.data && { config: { data: values.data, url: null } }) })
  if ('refused' in served) {
    if (served.refused === 'page-not-built')
      throw new Mistake(`there is no page in ${page}; npm start builds and serves it`)
    const trouble = troubles[served.refused]
    if (trouble) throw new Mistake(trouble(served.facts))
    throw new Mistake(`cannot listen on ${host}, port ${port}: ${served.refused}`)
  }
  process.stdout.write(`Longhouse is open at ${served.address}\n`)
  await served.closed
  return 0
}

import { fileURLToPath } from 'node:url'
import { Mistake, readArguments, wholeNumber } from '../arguments.ts'

export const help = `Usage: longhouse serve [options]

Serves the games to browsers, until Ctrl-C.

  --port N    on this port (default: PORT of the environment, or the first free one from 8000 on)
  --host H    on this address (default: HOST of the environment, or 127.0.0.1)
  --page DIR  the folder of the built page (default: where npm start builds it)
`

const options = { port: { type: 'string' }, host: { type: 'string' }, page: { type: 'string' } } as const

const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url))

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const wanted = values.port ?? process.env.PORT
  const port = wanted === undefined || wanted === '' ? null : wholeNumber('port', wanted, 0, 65_535)
  const host = values.host ?? process.env.HOST ?? '127.0.0.1'
  const page = values.page ?? BUILT_PAGE
  const { serve } = await import('@longhouse/server')
  const served = await serve({ port, host, page })
  if ('refused' in served) {
    if (served.refused === 'page-not-built')
      throw new Mistake(`there is no page in ${page}; npm start builds and serves it`)
    throw new Mistake(`cannot listen on ${host}, port ${port}: ${served.refused}`)
  }
  process.stdout.write(`Longhouse is open at ${served.address}\n`)
  await served.closed
  return 0
}

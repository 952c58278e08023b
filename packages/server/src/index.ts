import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import { buildApp, furnish } from './app.ts'
import { type Config, configFrom } from './host/config.ts'
import { openMetrics } from './host/metrics.ts'
import { type Furnishing, openServer } from './host/open-server.ts'
import { serveLive } from './live/server.ts'

export type { Config } from './host/config.ts'
export type { Furnishing } from './host/open-server.ts'

const FIRST_PORT = 8000
const PORTS = 100

export interface Serving {
  /** Null: the first free one. */
  readonly port: number | null
  readonly host: string
  /** The folder the page was built into. */
  readonly page: string
  /** Instead of what the environment says. */
  readonly config?: Partial<Config>
  readonly furnishing?: Furnishing
}

export interface Served {
  readonly address: string
  /** Settles when the server has closed, after SIGINT, SIGTERM or `close`. */
  readonly closed: Promise<void>
  close(): Promise<void>
}

/** Opens the house. When it closes, requests under way are finished, and everything is written down. */
export async function serve({ port, host, page, config: given, furnishing }: Serving): Promise<Served | Refusal> {
  if (!existsSync(join(page, 'index.html'))) return refuse('page-not-built')
  const settings = configFrom(process.env)
  if (isRefusal(settings)) return settings
  const config = { ...settings, ...given }
  const app = buildApp(resolve(page), config)
  const metrics = openMetrics()
  const opened = await openServer(config, metrics, app.log, furnishing)
  if (isRefusal(opened)) {
    await app.close()
    return opened
  }
  furnish(app, opened.context, metrics, config.metricsToken)
  const live = serveLive(app.server, opened.context, config)
  metrics.gauge('connections', () => live.size)

  app.addHook('preClose', () => live.close())
  const closed = new Promise<void>((settle) => {
    app.addHook('onClose', async () => {
      await opened.close()
      settle()
    })
  })
  const close = () => app.close()
  const address = await listen(port === null ? freePorts() : [port], (port) => app.listen({ port, host }))
  if (typeof address !== 'string') {
    await close()
    return address
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close)
  return { address, closed, close }
}

const freePorts = (): number[] => [...Array.from({ length: PORTS }, (_, i) => FIRST_PORT + i), 0]

async function listen(ports: readonly number[], open: (port: number) => Promise<string>): Promise<string | Refusal> {
  let refusal: Refusal = refuse('ENOENT')
  for (const port of ports) {
    try {
      return await open(port)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === undefined) throw error
      refusal = refuse(code)
      if (code !== 'EADDRINUSE') break
    }
  }
  return refusal
}

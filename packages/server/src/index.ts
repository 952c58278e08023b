import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Refusal, refuse } from '@longhouse/kernel'
import { buildApp } from './app.ts'

const FIRST_PORT = 8000
const PORTS = 100

export interface Serving {
  /** Null: the first free one. */
  readonly port: number | null
  readonly host: string
  /** The folder the page was built into. */
  readonly page: string
}

export interface Served {
  readonly address: string
  /** Settles when the server has closed, after SIGINT, SIGTERM or `close`. */
  readonly closed: Promise<void>
  close(): Promise<void>
}

/** Serves the page; requests under way are finished before it closes. */
export async function serve({ port, host, page }: Serving): Promise<Served | Refusal> {
  if (!existsSync(join(page, 'index.html'))) return refuse('page-not-built')
  const app = buildApp(resolve(page))
  const closed = new Promise<void>((resolve) => {
    app.addHook('onClose', () => resolve())
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

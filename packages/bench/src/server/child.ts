import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Usage } from './reporting.ts'

export interface Child {
  readonly address: string
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** Starts a server in a process of its own. */
export async function startChild(script: URL, args: readonly string[] = []): Promise<Child> {
  const child = fork(fileURLToPath(script), args, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '' },
  })
  const ended = once(child, 'exit')
  const [address] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
  if (typeof address !== 'string') throw new Error(`${script.pathname} ended before it began`)
  return {
    address,
    async usage() {
      child.send('usage')
      return ((await once(child, 'message')) as [Usage])[0]
    },
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SCRIPT = fileURLToPath(new URL('../../server/test/toy-house.ts', import.meta.url))
const PAGE = fileURLToPath(new URL('../dist', import.meta.url))

interface StoppedHouse {
  readonly address: string
  pass(ms: number): void
  close(): Promise<void>
}

/** A house of its own, in which time passes only when a test says so. */
export async function openStoppedHouse(): Promise<StoppedHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-stopped-'))
  const settings = JSON.stringify({ page: PAGE, stopped: true })
  const server = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [address] = (await once(createInterface(server.stdout), 'line')) as [string]
  return {
    address,
    pass: (ms) => server.stdin.write(`${ms}\n`),
    async close() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
      rmSync(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

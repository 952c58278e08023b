import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ToyHouse } from './toy-house.ts'

const SCRIPT = fileURLToPath(new URL('./toy-house.ts', import.meta.url))

interface Child {
  readonly address: string
  /** As a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>
  /** Everything it has written to its outputs. */
  said(): string
}

interface Nursery {
  /** Where they keep what they know. */
  readonly data: string
  start(settings?: ToyHouse): Promise<Child>
  close(): void
}

/** Servers in processes of their own, all on one folder. */
export function openNursery(): Nursery {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-child-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const started: ChildProcess[] = []
  return {
    data: join(folder, 'data'),
    async start(settings = {}) {
      const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, folder, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      started.push(child)
      let text = ''
      for (const output of [child.stdout, child.stderr])
        output.on('data', (data) => {
          text += data
        })
      const lines = createInterface(child.stdout)
      const found = new Promise<string>((resolve) => {
        lines.on('line', (line) => line.startsWith('http') && resolve(line))
      })
      const address = await Promise.race([found, once(child, 'exit').then(() => Promise.reject(new Error(text)))])
      return {
        address,
        async kill() {
          const gone = once(child, 'exit')
          child.kill('SIGKILL')
          await gone
        },
        said: () => text,
      }
    },
    close() {
      for (const child of started) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, maxRetries: 5 })
    },
  }
}

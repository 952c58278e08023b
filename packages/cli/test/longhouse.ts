import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const BIN = join(import.meta.dirname, '..', 'bin', 'longhouse.mjs')

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Running {
  readonly process: ChildProcess
  readonly ended: Promise<Ended>
  /** Everything written so far. */
  out(): string
}

/** A test that fails may leave its program behind; it ends with the tests at the latest. */
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the real program, in a folder that is not the project's. */
export function start(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [BIN, ...args], { cwd: tmpdir(), env: { ...process.env, ...env } })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk
  })
  // A program that has ended reads no more.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  running.add(child)
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code, out, err })
    })
  })
  return { process: child, ended, out: () => out }
}

export const longhouse = (...args: string[]): Promise<Ended> => start(args).ended

/** A folder for the tests of one file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Longer than anything takes on the most crowded machine. */
const PATIENCE_MS = 300_000

export async function until(happened: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!happened()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

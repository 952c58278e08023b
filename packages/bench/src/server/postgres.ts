import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

export interface TemporaryPostgres {
  readonly url: string
  stop(): void
}

const HOME = '/usr/lib/postgresql'

/** A PostgreSQL server of one's own, as PostgreSQL is by itself: every commit is on disk. Null if there is none here. */
export async function startPostgres(): Promise<TemporaryPostgres | null> {
  const binaries = folderOfBinaries()
  if (binaries === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-postgres-'))
  // PostgreSQL does not run as root.
  const asRoot = process.getuid?.() === 0
  if (asRoot) {
    const user = spawnSync('id', ['-u', 'postgres'])
    if (user.status !== 0) return null
    chownSync(folder, Number(user.stdout), 0)
  }
  const run = (program: string, ...args: string[]): void => {
    const command = [...(asRoot ? ['runuser', '-u', 'postgres', '--'] : []), join(binaries, program), ...args]
    execFileSync(command[0] as string, command.slice(1), { cwd: folder, stdio: 'ignore' })
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const stop = (): void => {
    try {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  try {
    run('initdb', '-D', data, '-A', 'trust', '-U', 'longhouse')
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  return { url: `postgres://longhouse@127.0.0.1:${port}/postgres`, stop }
}

function folderOfBinaries(): string | null {
  const versions = existsSync(HOME) ? readdirSync(HOME).map((version) => join(HOME, version, 'bin')) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
}

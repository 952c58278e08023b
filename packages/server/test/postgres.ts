import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

const PATIENCE_MS = 300_000
const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are; null: tests that need it are skipped. */
function programs(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
}

/** PostgreSQL does not run as root; its package brings a user of its own. */
function runner(): { readonly uid?: number; readonly gid?: number } | null {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' })
  const [uid, gid] = [id('-u'), id('-g')]
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

const folder = programs()
const user = runner()

export const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || (folder !== null && user !== null)
if (!hasPostgres) console.warn('tests on PostgreSQL are skipped, because it is not installed')

export interface Postgres {
  readonly url: string
  stop(): Promise<void>
}

/** A PostgreSQL of one's own in a temporary folder, without a port; or the one that TEST_DATABASE_URL names. */
export async function startPostgres(): Promise<Postgres> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  if (!folder || !user) throw new Error('there is no PostgreSQL')
  const home = mkdtempSync(join(tmpdir(), 'longhouse-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(home, user.uid, user.gid)
  const data = join(home, 'data')
  const as = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(
    join(folder, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
    { ...as, stdio: 'ignore' },
  )
  const settings = ['fsync=on', 'listen_addresses=', `unix_socket_directories=${home}`, 'max_connections=60']
  const server = spawn(join(folder, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...as,
    stdio: 'ignore',
  })
  const stopNow = () => server.kill('SIGQUIT')
  process.once('exit', stopNow)
  // However long a busy machine takes: how long the house waits for a database is not what is tested on it.
  const url = `postgres:///postgres?host=${home}&user=postgres&query_timeout=${PATIENCE_MS}`
  await answering(url)
  return {
    url,
    async stop() {
      process.off('exit', stopNow)
      const exited = once(server, 'exit')
      stopNow()
      await exited
      rmSync(home, { recursive: true })
    },
  }
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

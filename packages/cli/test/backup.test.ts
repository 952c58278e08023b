import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { quickRandom, sampleChoice } from '@longhouse/kernel'
import { hasPostgres, type Postgres, startPostgres } from '@longhouse/server/test/postgres'
import Sqlite from 'libsql'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { snapshotOf } from '../src/backup/snapshot.ts'
import { run as backUp } from '../src/commands/backup.ts'
import { run as restore } from '../src/commands/restore.ts'
import { type Running, start, temporaryFolder, until } from './longhouse.ts'

const folder = temporaryFolder()
const file = join(folder, 'house.backup')
const page = join(folder, 'page')
mkdirSync(page)
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Longhouse</title>')

async function openHouse(env: NodeJS.ProcessEnv): Promise<{ readonly running: Running; readonly api: string }> {
  const running = start(['serve', '--page', page], '', { PORT: '0', DATABASE_URL: '', ...env })
  await until(() => running.out().includes('\n'), 'the house is open')
  const [, address] = /open at (\S+)\n/.exec(running.out()) ?? []
  return { running, api: `${address}/api/v1` }
}

async function closeHouse({ running }: { readonly running: Running }): Promise<void> {
  running.process.kill('SIGTERM')
  await running.ended
}

async function ask(url: string, cookie: string, body?: object) {
  const response = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
  })
  const set = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
  return { status: response.status, cookie: set, body: (await response.json()) as Answer }
}

interface Answer {
  readonly [key: string]: unknown
  readonly person: { readonly name: string }
  readonly table: { readonly id: string }
  readonly number: number
  readonly seen: { readonly ask: { readonly form: Parameters<typeof sampleChoice>[0] | null } | null }
}

const random = quickRandom('backup')

/** Everybody who is asked something chooses; those who did. */
async function chooseOnce(api: string, id: string, people: readonly string[]): Promise<string[]> {
  const chosen: string[] = []
  for (const cookie of people) {
    const { number, seen } = (await ask(`${api}/tables/${id}/seen`, cookie)).body
    const form = seen.ask?.form
    if (!form) continue
    const choice = sampleChoice(form, random)
    const { status } = await ask(`${api}/tables/${id}/choices`, cookie, { key: randomUUID(), number, choice })
    if (status === 200) chosen.push(cookie)
  }
  return chosen
}

/** Two people begin a game and make some choices. */
async function beginGame(api: string) {
  const people = [
    (await ask(`${api}/me`, '', { name: 'Zażółć' })).cookie,
    (await ask(`${api}/me`, '', { name: 'Bjørn' })).cookie,
  ]
  const [host = '', guest = ''] = people
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await ask(`${api}/tables`, host, { game: 'champions', seats })).body.table
  await ask(`${api}/tables/${id}/join`, guest, {})
  await ask(`${api}/tables/${id}/start`, host, {})
  await ask(`${api}/tables/${id}/chat`, guest, { key: randomUUID(), text: 'Skål!' })
  for (let i = 0; i < 20; i++) await chooseOnce(api, id, people)
  await ask(`${api}/me/tokens`, host, { name: 'program' })
  return { host, guest, id }
}

/** A game that ends as soon as both have had a turn, so that there are ratings. */
async function resignGame(api: string, { host, guest }: { host: string; guest: string }): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await ask(`${api}/tables`, host, { game: 'champions', seats })).body.table
  await ask(`${api}/tables/${id}/join`, guest, {})
  await ask(`${api}/tables/${id}/start`, host, {})
  const chosen = new Set<string>()
  while (chosen.size < 2) for (const cookie of await chooseOnce(api, id, [host, guest])) chosen.add(cookie)
  expect((await ask(`${api}/tables/${id}/resign`, guest, {})).status).toBe(200)
}

/** Everything that can be seen of a game. */
const lookAt = async (api: string, { host, guest, id }: { host: string; guest: string; id: string }) => ({
  me: (await ask(`${api}/me`, host)).body.person,
  seen: [(await ask(`${api}/tables/${id}/seen`, host)).body, (await ask(`${api}/tables/${id}/seen`, guest)).body],
  chat: (await ask(`${api}/tables/${id}/chat`, host)).body,
})

let game: Awaited<ReturnType<typeof beginGame>>
let looked: Awaited<ReturnType<typeof lookAt>>

beforeAll(async () => {
  const house = await openHouse({ LONGHOUSE_DATA: join(folder, 'first') })
  game = await beginGame(house.api)
  await resignGame(house.api, game)
  looked = await lookAt(house.api, game)
  expect(await done(['backup', file], { LONGHOUSE_DATA: join(folder, 'first') })).toMatch(
    /: 2 people, 2 tables, \d+ entries/,
  )
  await closeHouse(house)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

async function done(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { code, out, err } = await start(args, '', { DATABASE_URL: '', ...env }).ended
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out
}

function inHouse(data: string, url = ''): string {
  vi.stubEnv('LONGHOUSE_DATA', join(folder, data))
  vi.stubEnv('DATABASE_URL', url)
  return join(folder, data, 'longhouse.db')
}

describe('a backup of a house that is open', () => {
  it('becomes a house in which everybody finds everything as it was', async () => {
    const env = { LONGHOUSE_DATA: join(folder, 'second') }
    expect(await done(['restore', file], env)).toMatch(/^\d+ rows of \d{4}-.* are restored\n$/)
    const house = await openHouse(env)
    expect(await lookAt(house.api, game)).toEqual(looked)
    const { number } = (await ask(`${house.api}/tables/${game.id}/seen`, game.host)).body
    expect(number).toBeGreaterThan(10)
    inHouse('second')
    await expect(restore([file, '--force'])).rejects.toThrow('stop the server first')
    await closeHouse(house)
  })

  it('is nobody else’s to read, and does not replace another by itself', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    inHouse('first')
    await expect(backUp([file])).rejects.toThrow('is there already')
    inHouse('nowhere')
    await expect(backUp([join(folder, 'other')])).rejects.toThrow('there is no house in')
    await expect(backUp([join(folder, 'no', 'folder')])).rejects.toThrow('it does not exist')
  })
})

const linesOf = (of: string) => gunzipSync(readFileSync(of)).toString().trimEnd().split('\n')

/** A backup with other lines, whose end fits them. */
function forged(change: (lines: string[]) => string[]): Buffer {
  const changed = change(linesOf(file).slice(0, -1)).map((line) => `${line}\n`)
  const rows = changed.filter((line) => line.startsWith('[')).length
  const sha256 = createHash('sha256').update(changed.join('')).digest('hex')
  return gzipSync(`${changed.join('')}${JSON.stringify({ rows, sha256 })}\n`)
}

const withHeading = (change: object) => (all: string[]) => [
  JSON.stringify({ ...JSON.parse(all[0] as string), ...change }),
  ...all.slice(1),
]

function lastTwice(all: string[]): string[] {
  const last = all.findLastIndex((line) => line.startsWith('['))
  return all.toSpliced(last, 0, all[last] as string)
}

/** What a backup says, however its rows came to be ordered. */
const rowsOf = (of: string) => linesOf(of).slice(1, -1).sort()

describe('restore', () => {
  it('leaves a house alone that is not empty, unless told otherwise', async () => {
    const env = { LONGHOUSE_DATA: join(folder, 'second'), DATABASE_URL: '' }
    const refused = await start(['restore', file], '', env).ended
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('not empty') })
    await done(['restore', file, '--force', '--data', join(folder, 'second')], { LONGHOUSE_DATA: '/nowhere' })
  })

  it.each<[string, () => Buffer, string]>([
    ['is no backup', () => Buffer.from('hello'), 'not a backup'],
    ['is of something else', () => gzipSync('{"longhouse":1}\n'), 'not a backup'],
    ['is empty', () => gzipSync(''), 'not a backup'],
    ['ends too soon', () => readFileSync(file).subarray(0, -100), 'broken'],
    ['lost a line', () => gzipSync(`${linesOf(file).toSpliced(3, 1).join('\n')}\n`), 'broken'],
    ['lost its end', () => gzipSync(`${linesOf(file).slice(0, -1).join('\n')}\n`), 'broken'],
    ['was changed', () => gzipSync(`${linesOf(file).join('\n').replace('Bjørn', 'Bjarn')}\n`), 'broken'],
    ['goes on after its end', () => gzipSync(`${linesOf(file).join('\n')}\n[]\n`), 'broken'],
    ['is of another format', () => forged(withHeading({ format: 2 })), 'another Longhouse'],
    ['is of another version', () => forged(withHeading({ schema: 99 })), 'another version'],
  ])('refuses a file that %s before it looks at the house', async (_, bytes, why) => {
    const bad = join(folder, 'bad')
    writeFileSync(bad, bytes())
    inHouse('untouched')
    await expect(restore([bad, '--force'])).rejects.toThrow(why)
    expect(existsSync(join(folder, 'untouched'))).toBe(false)
  })

  it('does all of it or nothing', async () => {
    const env = { LONGHOUSE_DATA: join(folder, 'second'), DATABASE_URL: '' }
    const bad = join(folder, 'bad')
    const strange = (all: string[]) => [...all, '{"table":"x","columns":["y"]}', '[1]']
    for (const change of [strange, lastTwice]) {
      writeFileSync(bad, forged(change))
      expect((await start(['restore', bad, '--force'], '', env).ended).code).toBe(2)
    }
    const after = join(folder, 'after')
    await done(['backup', after], env)
    expect(rowsOf(after)).toEqual(rowsOf(file))
  })
})

describe('a snapshot of a file that is being written', () => {
  /** What is written ends by itself, so that however slow the copies are, they come to an end too. */
  const BURSTS = 15
  const BURST = 40

  it('holds one moment', async () => {
    const database = join(folder, 'busy.db')
    // What is written together lies far apart, and the log begins anew so often that copies meet that moment.
    const writer = `
      import Sqlite from 'libsql'
      const db = new Sqlite(${JSON.stringify(database)})
      for (const p of ['locking_mode = exclusive', 'journal_mode = wal', 'wal_autocheckpoint = 30']) db.pragma(p)
      db.exec('create table front (n int); create table pad (b blob); insert into front values (0)')
      db.exec('insert into pad values (zeroblob(40000000)); create table back (n int); insert into back values (0)')
      console.log('writing')
      let n = 0
      for await (const _ of process.stdin) {
        for (let end = n + ${BURST}; n < end; ) {
          n++
          db.exec(\`begin; update front set n = \${n}; update back set n = \${n}; commit\`)
          await new Promise((resolve) => setTimeout(resolve, 8))
        }
        console.log('written')
      }`
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer], {
      ...{ cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'] },
    })
    const writes = async () => {
      child.stdin?.write('on\n')
      await once(child.stdout as NodeJS.ReadableStream, 'data')
    }
    let taken = 0
    let last = 0
    const take = async () => {
      const scratch = join(folder, `snapshot-${taken++}`)
      mkdirSync(scratch)
      const copy = new Sqlite(await snapshotOf(database, scratch))
      const [front, back] = ['front', 'back'].map((table) => copy.prepare(`select n from ${table}`).pluck().all()[0])
      copy.close()
      expect(front).toBe(back)
      expect(Number(front)).toBeGreaterThanOrEqual(last)
      last = Number(front)
      rmSync(scratch, { recursive: true })
    }
    try {
      await once(child.stdout as NodeJS.ReadableStream, 'data')
      for (let i = 0; i < BURSTS; i++) await Promise.all([writes(), take()])
      await take()
      expect(last).toBe(BURSTS * BURST)
    } finally {
      child.kill('SIGKILL')
    }
  })
})

describe.skipIf(!hasPostgres)('with PostgreSQL', () => {
  const name = `longhouse_backup_${process.pid}`
  let postgres: Postgres
  let url: string

  async function onServer(sql: string): Promise<void> {
    const client = new pg.Client(postgres.url)
    await client.connect()
    await client.query(sql)
    await client.end()
  }

  beforeAll(async () => {
    postgres = await startPostgres()
    url = Object.assign(new URL(postgres.url), { pathname: name }).href
    await onServer(`create database ${name}`)
  })

  afterAll(async () => {
    await onServer(`drop database ${name} with (force)`)
    await postgres.stop()
  })

  it('a house moves there and back, and nothing is lost', async () => {
    const env = { DATABASE_URL: url }
    await done(['restore', file], env)
    const house = await openHouse(env)
    expect(await lookAt(house.api, game)).toEqual(looked)
    inHouse('none', url)
    await expect(restore([file, '--force'])).rejects.toThrow('stop them first')
    const back = join(folder, 'back.backup')
    await done(['backup', back], env)
    await closeHouse(house)
    expect(rowsOf(back)).toEqual(rowsOf(file))
  })

  it('is filled wholly or not at all', async () => {
    inHouse('none', url)
    const bad = join(folder, 'bad')
    writeFileSync(bad, forged(lastTwice))
    await expect(restore([bad, '--force'])).rejects.toThrow('cannot be restored')
    await expect(restore([file])).rejects.toThrow('not empty')
  })
})

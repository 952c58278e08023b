import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Batch, type Driver, type Row, type Statement, StorageTrouble, statement, type Value } from './database.ts'

const CHANNEL = 'longhouse'
const EAR = 'longhouse ear '
/** News stand for a statement until all of a transaction are told by one. */
const TELL = 'news'
const TELL_ALL = `select pg_notify('${CHANNEL}', news) from json_array_elements_text(cast(? as json)) as news`
/** A machine that lost its power hangs up on nobody: PostgreSQL is to find out within seconds. */
const WATCHFUL = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2'
const MOST_READERS = 8
const PATIENCE_MS = 10_000
const AGAIN_MS = 1_000
/**
 * Another process held what this one needed, and needed what this one held: one of the two is asked to try again. Or it
 * was first with what there may be only once (23505): then the guard that asked for it sees so now.
 */
const TRY_AGAIN = ['40P01', '40001', '23505']
const MOST_TRIES = 5
const LONGEST_PAUSE_MS = 50

/** PostgreSQL gives whole numbers as text, lest they be too long; ours are moments and counts. */
const types = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
}

interface Known {
  readonly text: string
  /** Under it a connection remembers how the statement is carried out. */
  readonly name: string
}

/** PostgreSQL numbers its arguments. No statement of ours has a question mark in a string. */
const known = new Map<string, Known>()
function knownAs(sql: string): Known {
  let found = known.get(sql)
  if (!found) {
    let count = 0
    found = { text: sql.replace(/\?/g, () => `$${++count}`), name: `statement-${known.size}` }
    known.set(sql, found)
  }
  return found
}

/** A batch of which a part was done and another was not, among others: it must be undone alone. */
class TornBatch extends Error {}

/**
 * Rows are locked as they are written. When everybody writes them in one order, nobody waits for somebody who waits for
 * them. What has no arguments makes or changes tables, and stays as it is.
 */
function inOneOrder(statements: readonly Statement[]): readonly Statement[] {
  if (statements.length < 2 || statements.some(({ args }) => args.length === 0)) return statements
  return [...statements].sort((a, b) => compare(a.sql, b.sql) || compare(rowOf(a), rowOf(b)))
}

const rowOf = ({ args, row }: Statement): string => row ?? String(args[0])
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A server of its own, so that any number of processes may share it. */
export function openPostgres(url: string): Driver {
  // Each process listens under a name of its own, by which others see that it is there.
  const name = randomUUID()
  const settings = {
    connectionString: url,
    types,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'longhouse',
  }
  const readers = new pg.Pool({ ...settings, max: MOST_READERS })
  readers.on('error', () => {})
  const lane = openLane(() => new pg.Client({ ...settings, pipeline: true } as pg.ClientConfig))
  const ear = openEar(() => new pg.Client({ ...settings, application_name: EAR + name, keepAlive: true }))
  const all: Driver['all'] = async (sql, args) => {
    try {
      return (await readers.query(knownAs(sql).text, args as Value[])).rows as Row[]
    } catch (error) {
      throw troubleOf(error)
    }
  }
  return {
    kind: 'postgres',
    all,
    name,
    async others() {
      const ears = `select application_name as ear from pg_stat_activity
        where datname = current_database() and application_name like ?`
      const names = (await all(ears, [`${EAR}%`])).map(({ ear }) => String(ear).slice(EAR.length))
      return names.filter((other) => other !== name)
    },
    transact: lane.transact,
    announcement: (news) => statement(TELL, news),
    onNews: ear.listen,
    async close() {
      await Promise.all([ear.close(), lane.close()])
      await readers.end()
    },
  }
}

/** One connection for all writing: statements are sent without waiting for the answers to those before. */
function openLane(connect: () => pg.Client) {
  let client: pg.Client | null = null

  async function connected(): Promise<pg.Client> {
    if (client) return client
    const fresh = connect()
    const forget = () => {
      if (client === fresh) client = null
    }
    fresh.on('error', forget)
    fresh.on('end', forget)
    await fresh.connect()
    client = fresh
    return fresh
  }

  /** All at once; when one fails the others are still heard out, for they share the connection. */
  async function send(to: pg.Client, statements: readonly Statement[]): Promise<number[]> {
    const answers = await Promise.allSettled(
      statements.map(({ sql, args }) =>
        args.length > 0 ? to.query({ ...knownAs(sql), values: args as Value[] }) : to.query(sql),
      ),
    )
    return answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason
      return answer.value.rowCount ?? 0
    })
  }

  async function transactOn(to: pg.Client, batches: readonly Batch[]): Promise<boolean[]> {
    const ordered = inOneOrder(batches.flatMap(({ guards }) => guards))
    const [, ...counts] = await send(to, [statement('begin'), ...ordered])
    const hits = new Set(ordered.filter((_, i) => (counts[i] ?? 0) > 0))
    const changed = batches.map(({ guards }) => guards.map((guard) => hits.has(guard)))
    const done = changed.map((each) => each.every(Boolean))
    if (changed.some((each, i) => !done[i] && each.includes(true))) {
      if (batches.length > 1) throw new TornBatch()
      await send(to, [statement('rollback')])
      return done
    }
    const rest = batches.flatMap((batch, i) => (done[i] ? (batch.rest ?? []) : []))
    const news = rest.flatMap(({ sql, args }) => (sql === TELL ? args : []))
    const others = [...inOneOrder(rest.filter(({ sql }) => sql !== TELL))]
    if (news.length > 0) others.push(statement(TELL_ALL, JSON.stringify(news)))
    // If one of these fails, so does the commit.
    await send(to, [...others, statement('commit')])
    return done
  }

  async function transactOnce(batches: readonly Batch[]): Promise<boolean[]> {
    const to = await connected()
    try {
      return await transactOn(to, batches)
    } catch (error) {
      await to.query('rollback').catch(() => drop(to))
      throw error
    }
  }

  return {
    async transact(batches: readonly Batch[]): Promise<boolean[]> {
      for (let tries = 1; ; tries++) {
        try {
          return await transactOnce(batches)
        } catch (error) {
          if (tries === MOST_TRIES || !TRY_AGAIN.includes(codeOf(error)))
            throw error instanceof TornBatch ? error : troubleOf(error)
          // Not in step with whoever was in the way.
          await pause(Math.random() * LONGEST_PAUSE_MS * tries)
        }
      }
    },
    async close() {
      await client?.end().catch(() => {})
    },
  }

  /** A connection that does not even roll back is of no more use. */
  function drop(lost: pg.Client): void {
    if (client === lost) client = null
    void lost.end().catch(() => {})
  }
}

/** A connection that only listens. Before it did, and when it was lost, news may have been missed: the listener is told that. */
function openEar(connect: () => pg.Client) {
  let client: pg.Client | null = null
  let closed = false
  let hear: (news: string | null) => void = () => {}

  async function listen(): Promise<void> {
    if (closed) return
    const fresh = connect()
    let over = false
    const again = () => {
      if (over || closed) return
      over = true
      setTimeout(() => void listen(), AGAIN_MS).unref()
    }
    fresh.on('error', again)
    fresh.on('end', again)
    fresh.on('notification', ({ payload }) => hear(payload ?? null))
    try {
      await fresh.connect()
      if (closed) return await fresh.end()
      client = fresh
      await fresh.query(`listen ${CHANNEL}`)
      await fresh.query(WATCHFUL).catch(() => {})
      hear(null)
    } catch {
      again()
    }
  }

  return {
    listen(listener: (news: string | null) => void) {
      hear = listener
      void listen()
    },
    async close() {
      closed = true
      await client?.end().catch(() => {})
    },
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '')

/** Classes of PostgreSQL's codes: 08 connection, 53 out of something, 57 shutting down, 40 and 55 try again. */
function troubleOf(error: unknown): Error {
  const code = codeOf(error)
  if (code === '53100') return new StorageTrouble('storage-full', error)
  // EPIPE and the like are the system's codes, not PostgreSQL's.
  const known = /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code)
  if (!known || /^(08|53|57|40|55|25006)/.test(code)) return new StorageTrouble('storage-away', error)
  return error as Error
}

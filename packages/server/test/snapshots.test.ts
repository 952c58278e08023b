import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { raid } from '@longhouse/example-games'
import { type AnyGame, isRefusal, quickRandom, sampleChoice } from '@longhouse/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openRatings } from '../src/ratings/ratings.ts'
import { type Database, statement } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open.ts'
import { advance } from '../src/tables/advance.ts'
import { choose } from '../src/tables/commands.ts'
import { detached } from '../src/tables/growth.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { playedAgain } from '../src/tables/playing-again.ts'
import { openRemotePresence } from '../src/tables/remote-presence.ts'
import type { Services } from '../src/tables/services.ts'
import { type Snapshot, snapshotOf, tableStateFrom } from '../src/tables/snapshot.ts'
import { insertEntry, insertTable } from '../src/tables/store.ts'
import { awaitedOf, type TableState } from '../src/tables/table-state.ts'
import { type Book, beginning, longBook, planOf, startedBook } from './book.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'

/** All that a state is, as text. */
const textOf = (state: TableState): string => JSON.stringify([snapshotOf(state), state.asks])

/** A game by chance, with choices taken back and people who come and go. */
function playedBook(seed: string): Book {
  const book = startedBook(planOf({ seed, clock: { kind: 'bank', seconds: 600, increment: 5 } }))
  const random = quickRandom(seed)
  for (let i = 0; i < 400 && book.state.status === 'playing'; i++) {
    const seat = awaitedOf(book.state)[0] as number
    const ask = book.state.asks.find((each) => each.seat === seat && each.form)
    const before = detached(book.state)
    try {
      if (random.below(6) === 0) book.write({ kind: 'undo', seat })
      else if (random.below(12) === 0) book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'left' })
      else if (book.state.sitters[seat]?.bot) book.write({ kind: 'return', seat })
      else if (ask?.form) book.write({ kind: 'choice', seat, choice: sampleChoice(ask.form, random) })
    } catch {
      book.state = before
    }
  }
  return book
}

describe('a snapshot', () => {
  it('with the later entries is the table of all entries, wherever it is taken', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const { entries, state } = playedBook(seed)
      expect(entries.some(({ kind }) => kind === 'undo')).toBe(true)
      let copied = beginning(state.plan)
      for (const entry of entries) {
        copied = advance(copied, entry) as TableState
        const snapshot = JSON.parse(JSON.stringify(snapshotOf(copied))) as Snapshot
        const later = entries.slice(copied.number)
        const after = await playedAgain(tableStateFrom(state.game, state.plan, snapshot), later)
        expect(textOf(after)).toBe(textOf(state))
      }
      expect(textOf(copied)).toBe(textOf(state))
    }
  })
})

const kinds = [['SQLite', false] as const, ...(hasPostgres ? [['PostgreSQL', true] as const] : [])]

describe.each(kinds)('snapshots in %s', (_, onPostgres) => {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-snapshots-'))
  let postgres: Postgres | null = null
  let database: Database
  /** From which entry on tables were read. */
  let readFrom: unknown[] = []
  let services: Services

  beforeAll(async () => {
    postgres = onPostgres ? await startPostgres() : null
    const opened = await openDatabase({ data: folder, url: postgres?.url ?? null })
    if (isRefusal(opened)) throw new Error(opened.refused)
    database = opened
    services = {
      database: {
        ...database,
        all(sql, ...args) {
          if (sql.includes('body, key, at from entries')) readFrom.push(args[1])
          return database.all(sql, ...args)
        },
      },
      botThreads: { think: async () => null },
      names: { learn: async () => {}, nameOf: (person) => person },
      log: { warn: () => {}, error: () => {} },
      games: () => ({ load: async () => raid as AnyGame, text: async () => null }),
      now: () => Date.now(),
      ...{ grace: 0, begun: Date.now(), process: 'here', isAlone: () => true, count: () => {} },
      ratings: openRatings(database),
      remotePresence: openRemotePresence(database, { warn: () => {}, error: () => {} }, () => {}),
    }
  })

  afterAll(async () => {
    await database.close()
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  /** A table whose book was written before there were snapshots. */
  async function written(length: number): Promise<{ id: string; text: string }> {
    const { state, entries } = longBook(length)
    const plan = { ...state.plan, id: randomUUID() }
    const rows = entries.map((entry) => insertEntry(plan.id, { entry, key: entry.number === 5 ? 'ola/key-5' : null }))
    await database.write({ guards: [insertTable(plan, state)] })
    // A busy machine writes them in time if they come in pieces.
    for (let i = 0; i < rows.length; i += 1_000) await database.write({ guards: [], rest: rows.slice(i, i + 1_000) })
    return { id: plan.id, text: textOf(state) }
  }

  /** Opens the table in a process of its own and puts it away again. */
  async function opened(id: string, look: (table: Exclude<Opened, { refused: unknown }>) => unknown = () => {}) {
    readFrom = []
    const loadedTables = openLoadedTables(services, () => {})
    const table = await loadedTables.open(id)
    if (isRefusal(table)) throw new Error(table.refused)
    const text = textOf(table.state)
    await look(table)
    await loadedTables.close()
    return text
  }
  type Opened = Awaited<ReturnType<ReturnType<typeof openLoadedTables>['open']>>

  it('are written when a table is put away, and it is opened from there: one of 20,000 entries as well', async () => {
    const { id, text } = await written(20_000)
    expect(await opened(id)).toBe(text)
    expect(readFrom).toEqual([0])
    expect(await opened(id)).toBe(text)
    expect(readFrom).toEqual([19_998])
  })

  it('are written now and then, and keys of requests before them are still known', async () => {
    const { id } = await written(300)
    const number = async () =>
      (await database.one<{ number: number }>('select number from snapshots where table_id = ?', id))?.number ?? 0
    await opened(id, async (table) => {
      const seat = awaitedOf(table.state)[0] as number
      await table.do(() => ({ kind: 'choice', seat, choice: 0 }))
      while ((await number()) === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    })
    expect(await number()).toBe(301)
    await opened(id, async (table) => {
      expect(readFrom).toEqual([301])
      const again = await table.doOnce('ola', 'key-5', (state) => choose(state, 'ola', 0, 0))
      expect(again).toEqual({ number: 5, told: false })
    })
  })

  it.each([
    ['of another format', 'update snapshots set format = format + 1 where table_id = ?'],
    ['of other rules', `update snapshots set rules = 'other' where table_id = ?`],
    ['of an entry that is not there', 'update snapshots set number = number + 100 where table_id = ?'],
    ['of another entry of that number', 'update snapshots set at = at + 1 where table_id = ?'],
    ['that is damaged', `update snapshots set body = 'H4sIAAAA' where table_id = ?`],
  ])('%s are not looked at, and replaced', async (_, change) => {
    const { id, text } = await written(90)
    await opened(id)
    await database.write({ guards: [statement(change, id)] })
    expect(await opened(id)).toBe(text)
    expect(readFrom).toEqual([0])
    expect(await opened(id)).toBe(text)
    expect(readFrom).toEqual([90])
  })

  it('of the past: a moment is played on from one that is remembered', async () => {
    const { id } = await written(1_200)
    await opened(id, async (table) => {
      const at = async (number: number) => textOf((await table.past.stateAfter(number)) as TableState)
      const moment = await at(1_000)
      expect(readFrom.at(-1)).toBe(0)
      await at(1_003)
      expect(readFrom.at(-1)).toBe(1_000)
      await at(70)
      expect(readFrom.at(-1)).toBe(64)
      expect(await at(1_000)).toBe(moment)
      expect(readFrom.at(-1)).toBe(960)
      expect(await table.past.stateAfter(1_201)).toMatchObject({ refused: 'stale' })
    })
  })

  it('of the past: so many wait for different moments, and no more', async () => {
    const { id } = await written(200)
    await opened(id, async (table) => {
      const moments = await Promise.all(Array.from({ length: 60 }, (_, i) => table.past.stateAfter(i + 1)))
      const refused = moments.flatMap((moment) => ('refused' in moment ? [moment.refused] : []))
      expect(refused).toEqual(Array(10).fill('busy'))
      expect(await table.past.stateAfter(60)).toMatchObject({ number: 60 })
    })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@longhouse/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Driver } from '../src/storage/database.ts'
import { type Database, StorageTrouble } from '../src/storage/database.ts'
import { groupCommits } from '../src/storage/group-commit.ts'
import { openDatabase } from '../src/storage/open.ts'
import { clearAway } from '../src/tables/caretaker.ts'
import { choose, join as sitDown, start } from '../src/tables/commands.ts'
import { type LoadedTables, openLoadedTables } from '../src/tables/loaded-tables.ts'
import type { Services } from '../src/tables/services.ts'
import { readInfo } from '../src/tables/store.ts'
import type { TableState } from '../src/tables/table-state.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'
import { until } from './online.ts'

const database = ownDatabase('tables')
let broken: 'storage-away' | 'storage-full' | null = null
let services: Services
let loadedTables: LoadedTables

/** As two processes would have it: each with tables of its own, on one database. */
const hallOf = (more: Partial<Services> = {}): LoadedTables => openLoadedTables({ ...services, ...more }, () => {})

beforeEach(() => {
  broken = null
  const write: Database['write'] = async (batch) => {
    if (broken) throw new StorageTrouble(broken, 'pulled out')
    return database().write(batch)
  }
  services = servicesOn({ ...database(), write })
  loadedTables = hallOf()
})

afterEach(() => {
  vi.useRealTimers()
})

async function startedTable(): Promise<string> {
  const id = await tableFor(services)
  const table = await tableOf(loadedTables, id)
  await table.do((state) => sitDown(state, 'jan', undefined))
  await table.do((state) => start(state, 'ola'))
  return id
}

/** Others may pray meanwhile; the table waits for this one. */
const moverOf = ({ asks, sitters }: TableState): string =>
  sitters[asks.find(({ form }) => form)?.seat ?? 0]?.person ?? ''

async function tableOf(at: LoadedTables, id: string) {
  const table = await at.open(id)
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

describe('a table in memory', () => {
  it('stays as it was when the disk is full, and goes on when there is room again', async () => {
    const table = await tableOf(loadedTables, await startedTable())
    const { state } = table
    const mover = moverOf(state)
    const hire = () => table.doOnce(mover, 'key-1', (now) => choose(now, mover, state.number, 1))
    for (const trouble of ['storage-full', 'storage-away'] as const) {
      broken = trouble
      await expect(hire()).rejects.toMatchObject({ code: trouble })
      expect(table.state).toBe(state)
    }
    broken = null
    expect(await hire()).toMatchObject({ number: state.number + 1 })
  })

  it('learns that another process was first, and answers that the choice is stale', async () => {
    const id = await startedTable()
    const here = await tableOf(loadedTables, id)
    const there = await tableOf(hallOf({ process: 'there' }), id)
    const { state } = here
    const mover = moverOf(state)
    const first = await there.doOnce(mover, 'key-there', (now) => choose(now, mover, state.number, 1))
    expect(first).toMatchObject({ number: state.number + 1 })
    const second = await here.doOnce(mover, 'key-here', (now) => choose(now, mover, state.number, 0))
    expect(second).toMatchObject({ refused: 'stale', facts: { number: state.number + 1 } })
    expect(here.state.history?.table).toEqual(there.state.history?.table)
    const retried = await here.doOnce(mover, 'key-there', (now) => choose(now, mover, state.number, 1))
    expect(retried).toMatchObject({ number: state.number + 1 })
  })

  it('refuses nobody for what another process has changed meanwhile', async () => {
    const id = await tableFor(services)
    const [here, there] = await Promise.all([
      tableOf(hallOf({ isAlone: () => false }), id),
      tableOf(hallOf({ isAlone: () => false, process: 'there' }), id),
    ])
    expect(await here.do((state) => start(state, 'ola'))).toMatchObject({ refused: 'seats-free' })
    await there.do((state) => sitDown(state, 'jan', undefined))
    expect(await here.do((state) => start(state, 'ola'))).toMatchObject({ told: true })
  })

  it('is found as it stands by lists, a little after a choice', async () => {
    const id = await startedTable()
    const table = await tableOf(loadedTables, id)
    const mover = moverOf(table.state)
    const { number } = table.state
    const listed = async () => (await readInfo(database(), id))?.number
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await table.do((now) => choose(now, mover, number, 1))
    expect(await listed()).toBe(number)
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    await until(async () => (await listed()) === number + 1, 'the row')
  })

  it('is found as it stands at once when it is put away', async () => {
    const id = await startedTable()
    const table = await tableOf(loadedTables, id)
    const { number } = table.state
    await table.do((now) => choose(now, moverOf(now), number, 1))
    await table.close()
    expect((await readInfo(database(), id))?.number).toBe(number + 1)
  })

  it('that lists did not hear of before the process died is put right by the next one', async () => {
    const id = await startedTable()
    const mover = moverOf((await tableOf(loadedTables, id)).state)
    const table = await tableOf(loadedTables, id)
    const { number } = table.state
    // The process dies before its time has come.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await table.do((now) => choose(now, mover, number, 1))
    expect((await readInfo(database(), id))?.number).toBe(number)
    await hallOf({ process: 'next' }).putRight()
    expect((await readInfo(database(), id))?.number).toBe(number + 1)
  })
})

describe('what nobody needs', () => {
  const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000
  const openTable = (created: number) => tableFor({ ...services, now: () => created })

  it('is cleared away: tables that never started, and guests who never played', async () => {
    const [old, fresh, running] = [await openTable(daysAgo(8)), await openTable(daysAgo(6)), await startedTable()]
    const people = [
      ['ola', daysAgo(40), null],
      ['idle-guest', daysAgo(31), null],
      ['new-guest', daysAgo(29), null],
      ['keeper', daysAgo(400), 'scrypt$'],
    ] as const
    for (const [id, created, password] of people)
      await database().run(
        'insert into people (id, name, folded, password, version, created) values (?, ?, ?, ?, ?, ?)',
        ...[id, id, null, password, 1, created],
      )
    await clearAway(services, loadedTables)
    expect((await tableOf(loadedTables, old)).state.status).toBe('abandoned')
    expect((await tableOf(loadedTables, fresh)).state.status).toBe('open')
    expect((await tableOf(loadedTables, running)).state.status).toBe('playing')
    const left = await database().all<{ id: string }>('select id from people order by id')
    expect(left.map(({ id }) => id)).toEqual(['keeper', 'new-guest', 'ola'])
  })

  it('is forgotten a month later: what was called off before it began, with all that belongs to it', async () => {
    const [old, fresh, begun] = [await openTable(daysAgo(8)), await openTable(daysAgo(6)), await startedTable()]
    await (await tableOf(loadedTables, begun)).do(() => ({ kind: 'end', seat: null }))
    await (await tableOf(loadedTables, old)).say('ola', 'first-words', 'Is anybody there?')
    await clearAway(services, loadedTables)
    const rowsOf = async (id: string) => {
      const kinds = ['entries', 'seats', 'chat', 'snapshots'].map((kind) =>
        database().all(`select table_id from ${kind} where table_id = ?`, id),
      )
      return (await Promise.all(kinds)).flat().length
    }
    expect(await rowsOf(old)).toBeGreaterThanOrEqual(3)
    const later = { now: () => daysAgo(-31) }
    await clearAway({ ...services, ...later }, hallOf(later))
    expect(await readInfo(database(), old)).toBeNull()
    expect(await rowsOf(old)).toBe(0)
    expect(await hallOf().open(old)).toMatchObject({ refused: 'no-such-table' })
    for (const id of [fresh, begun]) expect((await readInfo(database(), id))?.status).toBe('abandoned')
  })

  it('is cleared away also beside a table that cannot be opened', async () => {
    const [torn, old, haunted] = [await openTable(daysAgo(9)), await openTable(daysAgo(8)), await openTable(daysAgo(1))]
    await database().run("update entries set body = 'torn' where table_id = ?", torn)
    await database().run("update seats set person_id = 'no-more' where table_id = ?", torn)
    await (await tableOf(loadedTables, haunted)).do((state) => sitDown(state, 'nobody', undefined))
    await clearAway(services, loadedTables)
    expect((await tableOf(loadedTables, old)).state.status).toBe('abandoned')
    expect((await tableOf(loadedTables, haunted)).state.sitters.map(({ person }) => person)).not.toContain('nobody')
  })
})

describe('the database', () => {
  it('is refused to a second process', async () => {
    const where = { data: mkdtempSync(join(tmpdir(), 'longhouse-held-')), url: null }
    const first = await openDatabase(where)
    if (isRefusal(first)) throw new Error(first.refused)
    expect(await openDatabase(where)).toMatchObject({ refused: 'storage-held' })
    await first.close()
    rmSync(where.data, { recursive: true })
  })

  it('writes together what arrives together, and one bad batch does not harm the others', async () => {
    const groups: number[] = []
    const transact: Driver['transact'] = async (batches) => {
      groups.push(batches.length)
      if (batches.some(({ guards }) => guards[0]?.sql === 'bad')) throw new Error('bad')
      return batches.map(() => true)
    }
    const { write } = groupCommits({ transact })
    const of = (sql: string) => write({ guards: [{ sql, args: [] }] })
    expect(await Promise.all([of('a'), of('b'), of('c')])).toEqual([true, true, true])
    expect(groups).toEqual([3])
    const mixed = await Promise.allSettled([of('a'), of('bad'), of('c')])
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('undoes a batch of which one guard came too late', async () => {
    const insert = (name: string) => ({
      sql: 'insert into meta (name, value) values (?, ?) on conflict do nothing',
      args: [name, 'x'],
    })
    expect(await database().write({ guards: [insert('a')] })).toBe(true)
    expect(await database().write({ guards: [insert('b'), insert('a')] })).toBe(false)
    expect(await database().all("select name from meta where name in ('a', 'b')")).toEqual([{ name: 'a' }])
  })

  it('undoes it also among others that are written with it', async () => {
    const insert = (name: string) => ({
      sql: 'insert into meta (name, value) values (?, ?) on conflict do nothing',
      args: [name, 'x'],
    })
    const batches = [['c'], ['d', 'c'], ['e', 'f'], ['g']].map((names) => ({ guards: names.map(insert) }))
    const done = await Promise.all(batches.map((batch) => database().write(batch)))
    expect(done).toEqual([true, false, true, true])
    const kept = await database().all("select name from meta where name in ('c', 'd', 'e', 'f', 'g') order by name")
    expect(kept.map(({ name }) => name)).toEqual(['c', 'e', 'f', 'g'])
  })
})

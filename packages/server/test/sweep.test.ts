import { isRefusal, quickRandom, sampleChoice } from '@longhouse/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Database, StorageTrouble } from '../src/storage/database.ts'
import { choose, join as sitDown, start } from '../src/tables/commands.ts'
import { lookAgainAt } from '../src/tables/info.ts'
import { type LoadedTables, openLoadedTables } from '../src/tables/loaded-tables.ts'
import type { Wanted } from '../src/tables/new-table.ts'
import type { Services } from '../src/tables/services.ts'
import { readInfo } from '../src/tables/store.ts'
import { Crowded } from '../src/tables/thinking.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'

const CROWD = 410
/** After so many choices of hers it was somebody else's turn. */
const MOST_CHOICES = 20
const database = ownDatabase('sweep')

/** A table whose clock runs out in 75 seconds, put away. */
async function timedTable(services: Services): Promise<string> {
  const before = openLoadedTables(services, () => {})
  const clock = { kind: 'per-move', seconds: 75 } as const
  const timed = await before.open(await tableFor(services, { clock }))
  if (isRefusal(timed)) throw new Error(timed.refused)
  await timed.do((state) => sitDown(state, 'jan', undefined))
  await timed.do((state) => start(state, 'ola'))
  await before.close()
  return timed.id
}

/** A table of Ola's with a program that is to move, put away. */
async function tableOfPrograms(services: Services, clock: Wanted['clock']): Promise<string> {
  const before = openLoadedTables(services, () => {})
  const seats: Wanted['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'raider' }]
  const table = await before.open(await tableFor(services, { seats, clock }))
  if (isRefusal(table)) throw new Error(table.refused)
  await table.do((state) => start(state, 'ola'))
  for (let i = 0; i < MOST_CHOICES && lookAgainAt(table.state).programs === null; i++) {
    const form = table.state.asks.find((ask) => ask.seat === 0 && ask.form)?.form
    if (!form) throw new Error('Ola is asked nothing')
    await table.do((state) => choose(state, 'ola', state.number, sampleChoice(form, quickRandom(`${i}`))))
  }
  expect(lookAgainAt(table.state).programs).not.toBeNull()
  await before.close()
  return table.id
}

// Only those that a test asks for.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a sweep', () => {
  it('forgets no clock because the database was away for a moment', async () => {
    let now = Date.now()
    let isAway = true
    const flaky: Database = {
      ...database(),
      all: (sql, ...parameters) => {
        if (isAway && sql.includes('from entries')) return Promise.reject(new StorageTrouble('storage-away', 'away'))
        return database().all(sql, ...parameters)
      },
    }
    const services = servicesOn(flaky, { now: () => now })
    isAway = false
    const id = await timedTable(services)
    const loadedTables = openLoadedTables(services, () => {})
    now += 80_000
    isAway = true
    await loadedTables.sweep()
    expect(await loadedTables.present(id)).toBeNull()
    isAway = false
    now += 62_000
    await loadedTables.sweep()
    const found = await loadedTables.present(id)
    await expect.poll(() => found?.state.sitters.some(({ why }) => why === 'clock'), { timeout: 300_000 }).toBe(true)
    await loadedTables.close()
  })

  it('finds a clock that has run out behind any number of tables that are in memory or have nothing to do', async () => {
    let now = Date.now()
    const services = servicesOn(database(), { now: () => now })
    const timed = await timedTable(services)
    const loadedTables = openLoadedTables(services, () => {})
    const crowd: string[] = []
    for (let i = 0; i < CROWD; i++) crowd.push(await tableFor(services))
    // Half of the crowd is in memory already, half is not; all were due long before the clock.
    const [present, absent] = [crowd.slice(0, CROWD / 2), crowd.slice(CROWD / 2)]
    await Promise.all(present.map((id) => loadedTables.open(id)))
    await database().run("update tables set due = ? where status = 'open'", now - 60_000)

    now += 80_000
    await loadedTables.sweep()
    const found = await loadedTables.present(timed)
    await expect.poll(() => found?.state.sitters.some(({ why }) => why === 'clock'), { timeout: 300_000 }).toBe(true)
    expect((await readInfo(database(), timed))?.seats.some(({ why }) => why === 'clock')).toBe(true)

    // What had nothing to do is not looked for again.
    const due = await database().all<{ id: string }>('select id from tables where due is not null')
    expect(due.filter(({ id }) => absent.includes(id))).toEqual([])
    await loadedTables.close()
  })

  it('finds a clock that has run out behind any number of programs that are to move, and those in turn, a few at a time', async () => {
    let now = Date.now()
    const think = () => Promise.reject(new Crowded())
    const services = servicesOn(database(), { now: () => now, botThreads: { think } })
    const most = { clocks: 3, programs: 2 }
    // Tables of other tests do not count.
    await database().run('update tables set due = null, programs_due = null')
    const programs: string[] = []
    // A clock of theirs that runs on for long does not bring them forward.
    for (let i = 0; i < 7; i++)
      programs.push(await tableOfPrograms(services, i < 5 ? null : { kind: 'per-move', seconds: 3_600 }))
    const timed = await timedTable(services)
    let opened: LoadedTables = openLoadedTables(services, () => {}, most)
    const present = async () => {
      const found = await Promise.all(programs.map(async (id) => ((await opened.present(id)) ? [id] : [])))
      return found.flat()
    }

    now += 80_000
    await opened.sweep()
    const found = await opened.present(timed)
    expect(found).not.toBeNull()
    await expect.poll(() => found?.state.sitters.some(({ why }) => why === 'clock'), { timeout: 20_000 }).toBe(true)
    const first = await present()
    expect(first).toHaveLength(2)

    // The next sweeps find others, also those of a process that was started since.
    now += 1_000
    await opened.sweep()
    const seen = new Set(await present())
    expect(seen.size).toBe(4)
    await opened.close()
    opened = openLoadedTables(services, () => {}, most)
    for (const size of [6, 7]) {
      await opened.sweep()
      for (const id of await present()) seen.add(id)
      expect(seen.size).toBe(size)
    }
    // None is looked at again before its time, and then those that have waited longest.
    await opened.sweep()
    const last = await present()
    expect(last).toHaveLength(3)
    await opened.close()
    opened = openLoadedTables(services, () => {}, most)
    now += 70_000
    for (let i = 0; i < 2; i++) await opened.sweep()
    const again = await present()
    expect(again).toEqual(expect.arrayContaining(first))
    expect(again.length).toBeLessThanOrEqual(4)
    await opened.close()
  })

  it('forgets no program of a row that was written when programs and clocks were due in one place', async () => {
    const now = Date.now() + 80_000
    const services = servicesOn(database(), { now: () => now })
    const id = await tableOfPrograms(servicesOn(database()), null)
    await database().run('update tables set due = programs_due, programs_due = null where id = ?', id)
    const loadedTables = openLoadedTables(services, () => {})
    await loadedTables.sweep()
    expect(await loadedTables.present(id)).not.toBeNull()
    const row = await database().one('select due, programs_due from tables where id = ?', id)
    expect(row).toEqual({ due: null, programs_due: now + 60_000 })
    await loadedTables.close()
  })
})

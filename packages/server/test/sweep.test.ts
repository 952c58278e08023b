import { isRefusal } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { type Database, StorageTrouble } from '../src/storage/database.ts'
import { join as sitDown, start } from '../src/tables/commands.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import type { Services } from '../src/tables/services.ts'
import { readInfo } from '../src/tables/store.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'

const CROWD = 410
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
})

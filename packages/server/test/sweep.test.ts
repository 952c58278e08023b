import { isRefusal } from '@longhouse/kernel'
import { describe, expect, it } from 'vitest'
import { join as sitDown, start } from '../src/tables/commands.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { readInfo } from '../src/tables/store.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'

const CROWD = 410
const database = ownDatabase('sweep')

describe('a sweep', () => {
  it('finds a clock that has run out behind any number of tables that are in memory or have nothing to do', async () => {
    let now = Date.now()
    const services = servicesOn(database(), { now: () => now })
    const before = openLoadedTables(services, () => {})
    const clock = { kind: 'per-move', seconds: 75 } as const
    const timed = await before.open(await tableFor(services, { clock }))
    if (isRefusal(timed)) throw new Error(timed.refused)
    await timed.do((state) => sitDown(state, 'jan', undefined))
    await timed.do((state) => start(state, 'ola'))
    await before.close()

    const loadedTables = openLoadedTables(services, () => {})
    const crowd: string[] = []
    for (let i = 0; i < CROWD; i++) crowd.push(await tableFor(services))
    // Half of the crowd is in memory already, half is not; all were due long before the clock.
    const [present, absent] = [crowd.slice(0, CROWD / 2), crowd.slice(CROWD / 2)]
    await Promise.all(present.map((id) => loadedTables.open(id)))
    await database().run("update tables set due = ? where status = 'open'", now - 60_000)

    now += 80_000
    await loadedTables.sweep()
    const found = await loadedTables.present(timed.id)
    await expect.poll(() => found?.state.sitters.some(({ why }) => why === 'clock'), { timeout: 20_000 }).toBe(true)
    expect((await readInfo(database(), timed.id))?.seats.some(({ why }) => why === 'clock')).toBe(true)

    // What had nothing to do is not looked for again.
    const due = await database().all<{ id: string }>('select id from tables where due is not null')
    expect(due.filter(({ id }) => absent.includes(id))).toEqual([])
    await loadedTables.close()
  })
})

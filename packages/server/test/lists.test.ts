import { describe, expect, it } from 'vitest'
import type { Database, Row } from '../src/storage/database.ts'
import { pastOf, roomForOneMore, tablesOf, unfinishedOf } from '../src/tables/lists.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'

const database = ownDatabase('lists')
const MOST = { open: 2, unfinished: 3 }

/** What is asked of the database meanwhile, as the database says that it goes about it. */
async function waysOf(asking: (database: Database) => Promise<unknown>): Promise<string[]> {
  const ways: string[] = []
  await asking({
    ...database(),
    async all<R extends Row>(sql: string, ...args: readonly (string | number | null)[]) {
      const plan = await database().all<{ detail: string }>(`explain query plan ${sql}`, ...args)
      ways.push(...plan.map(({ detail }) => detail))
      return database().all<R>(sql, ...args)
    },
  })
  return ways
}

describe('a list of the tables of one person', () => {
  it.each([
    ['that they play', (of: Database) => tablesOf(of, 'ola', false)],
    ['that they played', (of: Database) => tablesOf(of, 'ola', true)],
    ['that anybody may see', (of: Database) => pastOf(of, 'ola')],
    ['that are to be counted', (of: Database) => roomForOneMore(of, 'ola', MOST)],
    ['that they get up from', (of: Database) => unfinishedOf(of, 'ola')],
  ])('%s is found by their seats and by what they set up, however many tables the house has', async (_, asking) => {
    const ways = await waysOf(asking)
    expect(ways.filter((way) => way.includes('seats'))).toEqual([expect.stringContaining('(person_id=?)')])
    const looks = ways.filter((way) => /(SEARCH|SCAN) tables/.test(way))
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toMatch(/\(id=\?\)|\(led_by=\? AND status=\?\)/)
  })

  it('counts a table once at which they sit and which they set up, and one that they only set up', async () => {
    const services = servicesOn(database())
    const both = await tableFor(services)
    expect(await unfinishedOf(database(), 'ola')).toEqual([both])
    expect(await roomForOneMore(database(), 'ola', MOST)).toBeNull()
    const led = await tableFor(services, { seats: [{ kind: 'open' }, { kind: 'open' }] })
    expect((await unfinishedOf(database(), 'ola')).toSorted()).toEqual([both, led].toSorted())
    expect((await tablesOf(database(), 'ola', false)).map(({ id }) => id)).toEqual([both])
    expect(await roomForOneMore(database(), 'ola', MOST)).toMatchObject({ refused: 'too-many-open' })
    expect(await roomForOneMore(database(), 'ola', { open: 3, unfinished: 2 })).toMatchObject({
      refused: 'too-many-tables',
    })
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@longhouse/kernel'
import type { Refused, TableAnswer, TableInfo } from '@longhouse/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configFrom } from '../src/host/config.ts'
import { openMetrics } from '../src/host/metrics.ts'
import { openServer, type RunningServer } from '../src/host/open-server.ts'
import { peopleHandlers } from '../src/http/people-handlers.ts'
import { tableHandlers } from '../src/http/table-handlers.ts'
import type { Person } from '../src/people/people.ts'
import type { ServerContext } from '../src/server-context.ts'
import { clearAway } from '../src/tables/caretaker.ts'
import { resign, start, join as takeSeat } from '../src/tables/commands.ts'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { furnishing, me, open, openTesting, type Testing, Visitor } from './online.ts'

let testing: Testing
let host: Visitor

beforeAll(async () => {
  testing = await openTesting()
  host = await Visitor.called('Host', testing.address)
})

afterAll(() => testing.close())

const newTable = async (): Promise<string> =>
  (await host.post('/tables', { game: 'auction', seats: [me, open, open] })).body.table.id

const sittersAt = async (table: string): Promise<(string | undefined)[]> => {
  const { body } = await host.get<{ table: TableInfo }>(`/tables/${table}`)
  return body.table.seats.map(({ person }) => person?.id)
}

/** What a request comes with, as far as these need it. */
const asking = (person: Person) => ({
  ...{ person, language: 'en', address: '', known: null },
  signIn: () => {},
  signOut: async () => {},
  afterwards: () => {},
})

describe('an account that is deleted exactly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longhouse-leaving-'))
  let opened: RunningServer
  let owner: Person
  let guest: Person
  let table: string

  beforeEach(async () => {
    const config = configFrom({ LONGHOUSE_DATA: folder })
    if (isRefusal(config)) throw new Error(config.refused)
    const opening = await openServer(config, openMetrics(), { warn: () => {}, error: () => {} }, furnishing)
    if (isRefusal(opening)) throw new Error(opening.refused)
    opened = opening
    const { people } = opened.context
    ;[owner, guest] = (await Promise.all([people.arrive('Owner'), people.arrive('Guest')])) as [Person, Person]
    const seats = [me, open]
    const wanted = {
      game: 'auction',
      seats,
      options: {},
      visibility: 'public',
      spectators: true,
      clock: null,
      reactionTime: null,
    } as const
    const made = await tableHandlers(opened.context).newTable(asking(owner) as never, { body: wanted } as never)
    table = (made as TableAnswer).table.id
  })

  afterEach(() => opened.close())
  afterAll(() => rmSync(folder, { recursive: true }))

  const sitDown = (house: ServerContext) =>
    tableHandlers(house).join(asking(guest) as never, { params: { id: table }, body: {} } as never)
  const goForGood = (house: ServerContext) => peopleHandlers(house).leaveForGood(asking(guest) as never, {} as never)

  const tableOf = async (house: ServerContext, id: string) => {
    const found = await house.loadedTables.open(id)
    if (isRefusal(found)) throw new Error(found.refused)
    return found
  }

  /** The guest's account is deleted when a request of theirs has looked at a table and opens it once more, to sit down. */
  const deletedBeforeSitting = (id: string): ServerContext => {
    const { context } = opened
    let opening = 0
    const open: ServerContext['loadedTables']['open'] = async (wanted) => {
      if (wanted === id && ++opening === 2) await goForGood(context)
      return context.loadedTables.open(wanted)
    }
    return { ...context, loadedTables: { ...context.loadedTables, open } }
  }

  const expectNobody = async (id = table) => {
    const { services } = opened.context
    const found = await tableOf(opened.context, id)
    await found.catchUp()
    expect(found.state.sitters.map(({ person }) => person)).toEqual([owner.id, null])
    expect(await services.database.all('select seat from seats where person_id = ?', guest.id)).toEqual([])
  }

  it('after its seats were looked for leaves none that was taken then', async () => {
    const { context } = opened
    const remove: ServerContext['people']['remove'] = async (person) => {
      expect(isRefusal(await sitDown(context))).toBe(false)
      await context.people.remove(person)
    }
    await goForGood({ ...context, people: { ...context.people, remove } })
    await expectNobody()
  })

  it('after its owner was let in leaves no seat that is taken later', async () => {
    const { context } = opened
    const { database } = context.services
    let gone = false
    const all: typeof database.all = async (sql, ...args) => {
      const rows = await database.all(sql, ...args)
      if (!gone) {
        gone = true
        await goForGood(context)
      }
      return rows as never
    }
    const late = { ...context, services: { ...context.services, database: { ...database, all } } }
    expect(await sitDown(late)).toMatchObject({ refused: 'not-arrived' })
    expect(gone).toBe(true)
    await expectNobody()
  })

  it('after it was seen seated leaves no seat that is taken again', async () => {
    await sitDown(opened.context)
    expect(await sitDown(deletedBeforeSitting(table))).toMatchObject({ refused: 'not-arrived' })
    await expectNobody()
  })

  it('after it was seen seated at the same game again leaves no seat that is taken there', async () => {
    const { context } = opened
    await sitDown(context)
    const before = await tableOf(context, table)
    await before.do((state) => start(state, owner.id))
    await before.do((state) => resign(state, owner.id))
    const again = (house: ServerContext, person: Person) =>
      tableHandlers(house).rematch(asking(person) as never, { params: { id: table } } as never)
    const { id } = ((await again(context, owner)) as TableAnswer).table
    expect(isRefusal(await again(context, guest))).toBe(false)
    expect(await again(deletedBeforeSitting(id), guest)).toMatchObject({ refused: 'not-arrived' })
    await expectNobody(id)
  })

  it('when news of a seat in another process have not come yet leaves none there', async () => {
    const { context } = opened
    const services = { ...context.services, process: 'there', isAlone: () => false }
    const there = { ...context, services, loadedTables: openLoadedTables(services, () => {}) }
    expect(isRefusal(await sitDown(there))).toBe(false)
    await goForGood(context)
    await expectNobody()
    await there.loadedTables.close()
  })

  it('when a process was killed that had just let its owner sit down is put right by the caretaker', async () => {
    const { context } = opened
    const forgetSeats: ServerContext['people']['forgetSeats'] = async (person) => {
      await (await tableOf(context, table)).do((state) => takeSeat(state, person.id, undefined))
      await context.people.forgetSeats(person)
    }
    await goForGood({ ...context, people: { ...context.people, forgetSeats } })
    await clearAway(context.services, context.loadedTables)
    await expectNobody()
  })

  it('before the process was killed is put right by the caretaker', async () => {
    const { context } = opened
    await sitDown(context)
    await context.people.remove(guest)
    await clearAway(context.services, context.loadedTables)
    await expectNobody()
  })
})

describe('an account that is deleted while its owner sits down', () => {
  const orders = {
    'first the seat': (guest: Visitor, join: () => Promise<unknown>) => [join(), guest.ask('DELETE', '/me')],
    'first the end': (guest: Visitor, join: () => Promise<unknown>) => [guest.ask('DELETE', '/me'), join()],
  }
  for (const [order, race] of Object.entries(orders))
    it(`leaves no ghost, and nothing breaks: ${order}`, async () => {
      for (let round = 0; round < 15; round++) {
        const table = await newTable()
        const guest = await Visitor.called('Guest', testing.address)
        const device = new Visitor(testing.address)
        device.cookie = guest.cookie
        const answers: { status: number }[] = []
        const joining = Array.from({ length: 1 + (round % 3) }, () => async () => {
          answers.push(await device.post<TableAnswer | Refused>(`/tables/${table}/join`))
        })
        await Promise.all(race(guest, () => Promise.all(joining.map((join) => join()))))
        for (const { status } of answers) expect([200, 401]).toContain(status)
        expect(await sittersAt(table)).toEqual([host.id, undefined, undefined])
        expect((await host.get(`/people/${guest.id}`)).status).toBe(404)
      }
    })

  it('leaves no table that nobody can start', async () => {
    for (let round = 0; round < 10; round++) {
      const guest = await Visitor.called('Guest', testing.address)
      const device = new Visitor(testing.address)
      device.cookie = guest.cookie
      const [made, gone] = await Promise.all([
        device.post<TableAnswer>('/tables', { game: 'auction', seats: [me, open] }),
        guest.ask('DELETE', '/me'),
      ])
      expect([200, 401]).toContain(made.status)
      expect(gone.status).toBe(200)
      if (made.status !== 200) continue
      expect(await sittersAt(made.body.table.id)).toEqual([undefined, undefined])
    }
  })
})

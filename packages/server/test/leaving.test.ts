import type { Refused, TableAnswer, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { me, open, openTesting, type Testing, Visitor } from './online.ts'

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

import type { Refused, TableAnswer, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { me, open, openTesting, playing, type Testing, Visitor } from './online.ts'

let testing: Testing
let ola: Visitor
let jan: Visitor
let eve: Visitor

beforeAll(async () => {
  testing = await openTesting()
  ola = await Visitor.called('Ola', testing.address)
  jan = await Visitor.called('Jan', testing.address)
  eve = await Visitor.called('Eve', testing.address)
})

afterAll(() => testing.close())

/** A table that Ola set up, with these people at it. */
async function waiting(others: readonly Visitor[], more: object = {}): Promise<string> {
  const { body } = await ola.post('/tables', { game: 'auction', seats: [me, open, open], ...more })
  for (const other of others) await other.post(`/tables/${body.table.id}/join`, { invite: body.invite })
  return body.table.id
}

const tableOf = async (id: string, who = ola): Promise<TableInfo> =>
  (await who.get<TableAnswer>(`/tables/${id}`)).body.table

const peopleAt = ({ seats }: TableInfo): (string | undefined)[] => seats.map(({ person }) => person?.id)

describe('the host of a table that has not started', () => {
  it('may free somebody’s seat, and they do not sit down there again', async () => {
    const id = await waiting([eve])
    await eve.connect()
    eve.say({ watch: id })
    await eve.hears('tableUpdate')
    const removed = await ola.post(`/tables/${id}/remove`, { person: eve.id })
    expect(peopleAt(removed.body.table)).toEqual([ola.id, undefined, undefined])
    expect(await eve.hears('moved', ({ kind }) => kind === 'remove')).toMatchObject({ seat: 1 })
    eve.hangUp()
    const again = await eve.post<Refused>(`/tables/${id}/join`, {}, { 'accept-language': 'pl' })
    expect(again).toMatchObject({ status: 403, body: { refused: 'removed' } })
    expect(again.body.text).toContain('Gospodarz')
    expect(
      (await eve.get<{ tables: TableInfo[] }>('/tables?list=mine')).body.tables.map((each) => each.id),
    ).not.toContain(id)
    expect((await jan.post(`/tables/${id}/join`)).status).toBe(200)
    const opened = await testing.again()
    testing = opened
    for (const each of [ola, jan, eve]) each.address = opened.address
    expect(await eve.post<Refused>(`/tables/${id}/join`)).toMatchObject({ body: { refused: 'removed' } })
  })

  it('alone may do so, to somebody who sits there, and before the game begins', async () => {
    const id = await waiting([jan])
    expect(await jan.post<Refused>(`/tables/${id}/remove`, { person: ola.id })).toMatchObject({ status: 403 })
    expect(await eve.post<Refused>(`/tables/${id}/remove`, { person: jan.id })).toMatchObject({ status: 403 })
    expect(await ola.post<Refused>(`/tables/${id}/remove`, { person: eve.id })).toMatchObject({
      body: { refused: 'nobody-there' },
    })
    const running = await playing([ola, jan])
    expect(await ola.post<Refused>(`/tables/${running}/remove`, { person: jan.id })).toMatchObject({
      body: { refused: 'already-started' },
    })
  })

  it('hands it on by leaving, so that somebody can start; the last one ends it', async () => {
    const id = await waiting([jan, eve])
    await jan.connect()
    jan.say({ watch: id })
    await jan.hears('tableUpdate')
    expect((await ola.post(`/tables/${id}/leave`)).body.table.host).toEqual({ id: jan.id, name: 'Jan' })
    expect((await jan.hears('moved', ({ info }) => info.host !== undefined)).info.host).toEqual({
      id: jan.id,
      name: 'Jan',
    })
    jan.hangUp()
    expect(await ola.post<Refused>(`/tables/${id}/fill`, { bot: 'raider' })).toMatchObject({ status: 403 })
    expect((await jan.post(`/tables/${id}/fill`, { bot: 'raider' })).status).toBe(200)
    expect((await jan.post(`/tables/${id}/start`)).body.table.status).toBe('playing')

    const short = await waiting([])
    expect((await ola.post(`/tables/${short}/leave`)).body.table.status).toBe('abandoned')
  })

  it('hands it on by deleting their account, too', async () => {
    const host = await Visitor.called('Host', testing.address)
    const { body } = await host.post('/tables', { game: 'auction', seats: [me, open] })
    await jan.post(`/tables/${body.table.id}/join`)
    await host.ask('DELETE', '/me')
    expect((await tableOf(body.table.id, jan)).host.id).toBe(jan.id)

    const away = await Visitor.called('Away', testing.address)
    const set = await away.post('/tables', { game: 'auction', seats: [open, open] })
    await jan.post(`/tables/${set.body.table.id}/join`)
    await away.ask('DELETE', '/me')
    expect((await tableOf(set.body.table.id, jan)).status).toBe('abandoned')
  })

  it('who does not sit there keeps it when a guest comes and goes', async () => {
    const { body } = await ola.post('/tables', { game: 'auction', seats: [open, open] })
    await eve.post(`/tables/${body.table.id}/join`)
    const left = await eve.post(`/tables/${body.table.id}/leave`)
    expect(left.body.table).toMatchObject({ status: 'open', host: { id: ola.id } })
  })
})

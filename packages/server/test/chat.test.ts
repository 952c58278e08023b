import { randomUUID } from 'node:crypto'
import { isRefusal } from '@longhouse/kernel'
import type { ChatLine, Refused } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLoadedTables } from '../src/tables/loaded-tables.ts'
import { ownDatabase, servicesOn, tableFor } from './loaded-tables-services.ts'
import { me, open, openTesting, playing, type Testing, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting()
})

afterAll(() => testing.close())

const say = (who: Visitor, table: string, text: string) =>
  who.post<ChatLine | Refused>(`/tables/${table}/chat`, { key: randomUUID(), text })

/** Everything that was said up to now has been told: what is answered after it comes after it. */
async function isHeardOut(who: Visitor, mark: number): Promise<void> {
  who.say({ ping: mark })
  await who.hears('pong', (told) => told === mark)
}

const linesHeard = ({ heard }: Visitor): string[] =>
  heard.flatMap((message) => ('chat' in message ? [message.chat.text] : []))

describe('what is said at a table that nobody else may watch', () => {
  it('is told to those who sit there and to no stranger, neither live nor afterwards', async () => {
    const [ola, jan, eve] = [
      await Visitor.called('Ola', testing.address),
      await Visitor.called('Jan', testing.address),
      await Visitor.called('Eve', testing.address),
    ]
    const nobody = new Visitor(testing.address)
    const table = await playing([ola, jan], { spectators: false })
    const everybody = [ola, jan, eve, nobody]
    for (const each of everybody) {
      await each.connect()
      each.say({ watch: table, since: 0 })
      await each.hears('table')
    }
    expect((await say(ola, table, 'a secret plan')).status).toBe(200)
    await jan.hears('chat', ({ text }) => text === 'a secret plan')
    for (const each of everybody) await isHeardOut(each, 1)
    expect(everybody.map((each) => linesHeard(each).length)).toEqual([1, 1, 0, 0])
    for (const stranger of [eve, nobody])
      expect(await stranger.get(`/tables/${table}/chat`)).toMatchObject({
        status: 403,
        body: { refused: 'no-spectators' },
      })
    expect(await say(eve, table, 'let me in')).toMatchObject({ status: 403 })
    eve.say({ chat: { table, key: randomUUID(), text: 'let me in' } })
    expect(await eve.hears('refused')).toMatchObject({ refused: 'no-spectators' })
    for (const each of everybody) each.hangUp()
  })

  it('is no longer told to somebody who has stood up', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const { body } = await ola.post('/tables', { game: 'auction', seats: [me, open], spectators: false })
    const { id } = body.table
    await jan.post(`/tables/${id}/join`)
    await jan.connect()
    jan.say({ watch: id })
    await jan.hears('tableUpdate')
    await say(ola, id, 'welcome')
    await jan.hears('chat', ({ text }) => text === 'welcome')
    await jan.post(`/tables/${id}/leave`)
    await say(ola, id, 'now that we are alone')
    await isHeardOut(jan, 2)
    expect(linesHeard(jan)).toEqual(['welcome'])
    jan.hangUp()
  })
})

describe('what is said at a table', () => {
  const database = ownDatabase('chat')

  it('is so much and no more', async () => {
    const services = servicesOn(database())
    const id = await tableFor(services)
    await database().run(
      "insert into chat (table_id, number, person_id, text, key, at) values (?, 19999, 'ola', 'hello', 'before', 0)",
      id,
    )
    const loaded = openLoadedTables(services, () => {})
    const table = await loaded.open(id)
    if (isRefusal(table)) throw new Error(table.refused)
    expect(await table.say('ola', 'last', 'farewell')).toMatchObject({ number: 20_000 })
    expect(await table.say('ola', 'more', 'one more thing')).toMatchObject({ refused: 'enough' })
    expect(await table.say('ola', 'last', 'farewell')).toMatchObject({ number: 20_000 })
    expect((await table.chat.linesAfter(19_998)).map(({ text }) => text)).toEqual(['hello', 'farewell'])
    await loaded.close()
  })
})

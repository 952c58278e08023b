import type { Refused, TableAnswer, TableInfo } from '@longhouse/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limitedOnce, me, open, openTesting, playing, type Testing, Visitor } from './online.ts'

const MOST_OPEN = 10
const MOST_MADE = 20
const MOST_CONSIDERED = 60
const MOST_NAMES = 5

let testing: Testing

beforeEach(async () => {
  testing = await openTesting(limitedOnce)
})

afterEach(() => testing.close())

const called = (name: string) => Visitor.called(name, testing.address)
const newTable = (who: Visitor, seats: readonly object[] = [me, open]) =>
  who.post<TableAnswer & Refused>('/tables', { game: 'raid', seats })

const countOf = (answers: readonly { readonly status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

describe('one person', () => {
  it('asks so often what could not be taken back, and no more', async () => {
    const [ola, jan] = [await called('Ola'), await called('Jan')]
    const table = await playing([ola, jan])
    const { number, choice } = (await ola.anyChoice(table)) ?? {}
    const asks = (who: Visitor) => who.post<Refused>(`/tables/${table}/ends-undo`, { number, choices: [choice] })
    const answers = await Promise.all(Array.from({ length: MOST_CONSIDERED + 5 }, () => asks(ola)))
    expect(countOf(answers, 200)).toBe(MOST_CONSIDERED)
    expect(answers.find(({ status }) => status === 429)?.body.refused).toBe('slow-down')
    expect((await asks(jan)).status).toBe(200)
  })

  it('takes so many new names at once, and no more: each is told to all who look at their tables', async () => {
    const [ola, jan, guest] = [await called('Ola'), await called('Jan'), await called('Guest')]
    await jan.post('/me/password', { password: 'a long winter' })
    const table = await playing([ola, jan], { game: 'raid' })
    await guest.connect()
    guest.say({ watch: table })
    await guest.hears('tableUpdate')
    const from = guest.heard.length
    const takes = (name: string) => ola.post<Refused>('/me', { name })
    // Nobody is told of the name that they have, nor of one that they do not get.
    for (const name of ['Ola', ' Ola ', 'JAN', 'OᒪA', 'Ola', 'Jan']) await takes(name)
    for (let i = 1; i <= MOST_NAMES; i++) expect((await takes(`Ola ${i}`)).status).toBe(200)
    const refused = await takes('Olga')
    expect(refused).toMatchObject({ status: 429, body: { refused: 'slow-down', facts: { seconds: 60 } } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await takes(`Ola ${MOST_NAMES}`)).status).toBe(200)
    await jan.post('/me', { name: 'Janek' })
    const isJaneks = ({ seats }: TableInfo): boolean => seats[1]?.person?.name === 'Janek'
    await guest.hears('table', isJaneks)
    const told = guest.heard.slice(from).filter((message) => 'table' in message && !isJaneks(message.table))
    expect(told.length).toBe(MOST_NAMES)
    guest.hangUp()
  })

  it('waits at so many tables and no more, however quickly they ask', async () => {
    const hosts = await Promise.all(['Ada', 'Bea', 'Cia'].map(called))
    const tables: string[] = []
    for (const host of hosts) for (let i = 0; i < 5; i++) tables.push((await newTable(host)).body.table.id)
    const greedy = await called('Greedy')
    const joins = await Promise.all(tables.map((id) => greedy.post<Refused>(`/tables/${id}/join`)))
    expect(countOf(joins, 200)).toBe(MOST_OPEN)
    const refused = joins.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ refused: 'too-many-open', facts: { most: MOST_OPEN } })
    expect(refused?.body.text).toContain('Start one, leave one')
    expect((await newTable(greedy)).body.refused).toBe('too-many-open')
    const sitting = tables[joins.findIndex(({ status }) => status === 200)]
    // Who sits there already is not kept out; and who gets up has room again.
    expect((await greedy.post(`/tables/${sitting}/join`)).status).toBe(200)
    await greedy.post(`/tables/${sitting}/leave`)
    const other = tables[joins.findIndex(({ status }) => status === 409)]
    expect((await greedy.post(`/tables/${other}/join`)).status).toBe(200)
  })

  it('waits at so many and no more also when a game is played again, but keeps a seat that is taken', async () => {
    const [ola, jan] = [await called('Ola'), await called('Jan')]
    const over = await playing([ola, jan], { game: 'raid' })
    await ola.post(`/tables/${over}/resign`)
    for (let i = 0; i < MOST_OPEN; i++) await newTable(ola)
    const again = () => ola.post<TableAnswer & Refused>(`/tables/${over}/rematch`)
    // Whether the table has to be set up first, or somebody waits there already.
    expect(await again()).toMatchObject({ status: 409, body: { refused: 'too-many-open' } })
    const { id } = (await jan.post(`/tables/${over}/rematch`)).body.table
    expect(await again()).toMatchObject({ status: 409, body: { refused: 'too-many-open' } })
    const [waiting] = (await ola.get<{ tables: TableInfo[] }>('/tables?list=mine')).body.tables
    await ola.post(`/tables/${waiting?.id}/leave`)
    for (const _ of ['sits down', 'sits there']) expect(await again()).toMatchObject({ body: { table: { id } } })
  })

  it('sets up so many tables and no more, with a seat at them or without', async () => {
    const ola = await called('Ola')
    const made = await Promise.all(
      Array.from({ length: 14 }, (_, i) => newTable(ola, i % 2 ? [me, open] : [open, open])),
    )
    expect(countOf(made, 200)).toBe(MOST_OPEN)
    expect(made.filter(({ body }) => body.refused === 'too-many-open').length).toBe(4)
    const polish = await ola.post<Refused>('/tables', { game: 'raid', seats: [me, open] }, { 'accept-language': 'pl' })
    expect(polish.body.text).toContain('Na początek gry czekają już')
  })

  it('waits no more at a table that they set up and left: its host does', async () => {
    const [ola, jan] = [await called('Ola'), await called('Jan')]
    for (let i = 0; i < MOST_OPEN; i++) {
      const { table } = (await newTable(ola)).body
      await jan.post(`/tables/${table.id}/join`)
      await ola.post(`/tables/${table.id}/leave`)
    }
    expect((await newTable(ola)).status).toBe(200)
    expect((await newTable(jan)).body.refused).toBe('too-many-open')
  })

  it('is slowed down in making tables whichever way they are made', async () => {
    const ola = await called('Ola')
    const jan = await called('Jan')
    let table = await playing([ola, jan], { game: 'raid' })
    const statuses: number[] = []
    while (statuses.length < MOST_MADE + 10 && !statuses.includes(429)) {
      await ola.post(`/tables/${table}/resign`)
      const again = await ola.post(`/tables/${table}/rematch`)
      statuses.push(again.status)
      if (again.status !== 200) break
      table = again.body.table.id
      await jan.post(`/tables/${table}/join`)
      await ola.post(`/tables/${table}/start`)
    }
    expect(statuses.at(-1)).toBe(429)
    // The first of all was made before.
    expect(statuses.filter((status) => status === 200).length).toBe(MOST_MADE - 1)
    expect((await newTable(ola)).status).toBe(429)
  })
})

describe('the list of open tables', () => {
  it('has a table of every host before the second of anybody: a few with many tables do not hide the others', async () => {
    const honest = await called('Honest')
    const first = (await newTable(honest)).body.table.id
    const greedy = await Promise.all(Array.from({ length: 10 }, (_, i) => called(`Greedy ${i}`)))
    for (const host of greedy) for (let i = 0; i < MOST_OPEN; i++) expect((await newTable(host)).status).toBe(200)
    const { tables } = (await honest.get<{ tables: TableInfo[] }>('/tables?list=open')).body
    expect(tables.length).toBe(100)
    const hosts = tables.map(({ host }) => host.name)
    // The newest first: those of the others are newer.
    expect(new Set(hosts.slice(0, 10)).size).toBe(10)
    expect(tables[10]).toMatchObject({ id: first, host: { name: 'Honest' } })
    for (let round = 11; round + 10 <= 100; round += 10) expect(new Set(hosts.slice(round, round + 10)).size).toBe(10)
  })
})

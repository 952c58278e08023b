import { randomUUID } from 'node:crypto'
import type { Refused, TableAnswer } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitedOnce, me, open, openTesting, playing, type Testing, until, Visitor } from './online.ts'

/** At once, of all together who come from one address. */
const MOST = { messages: 2000, work: 300, tables: 150, lines: 100 }
/** Of one person. */
const OWN = { messages: 200, work: 60, openTables: 10, lines: 8 }

let testing: Testing
let places = 0

beforeAll(async () => {
  testing = await openTesting({ ...limitedOnce, most: { watchingTable: 4, watchingFromAddress: 2 } }, { proxy: true })
})

afterAll(() => testing.close())

const somewhere = (): string => `203.0.113.${++places}`
const called = (name: string, from = somewhere()) => Visitor.called(name, testing.address, from)
const guestsFrom = (place: string, count: number): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => called(`Guest ${i}`, place)))

/** How many answers of each kind, when all have asked so often. */
async function statusesOf<T>(
  guests: readonly Visitor[],
  each: number,
  ask: (guest: Visitor) => Promise<{ readonly status: number; readonly body: T }>,
): Promise<{ [status: number]: number }> {
  const counts: { [status: number]: number } = {}
  for (const guest of guests)
    for (const { status } of await Promise.all(Array.from({ length: each }, () => ask(guest))))
      counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const newTable = (guest: Visitor) => guest.post<TableAnswer & Refused>('/tables', { game: 'raid', seats: [me, open] })

describe('many guests who come from one address', () => {
  it('may together have looked up and worked out so much, and no more', async () => {
    const place = somewhere()
    const [jan, ...guests] = await guestsFrom(place, MOST.work / OWN.work + 1)
    const ola = await called('Ola')
    const table = await playing([ola, jan as Visitor], { game: 'raid' })
    const lists = await statusesOf(guests, OWN.work, (guest) => guest.get('/tables?list=open'))
    expect(lists).toEqual({ 200: MOST.work })
    const paths = [`people/${ola.id}`, ...['log', 'past/1', 'chat', 'replay'].map((what) => `tables/${table}/${what}`)]
    for (const path of ['tables?list=open', ...paths]) {
      expect((await (jan as Visitor).get<Refused>(`/${path}`)).body, path).toMatchObject({ refused: 'slow-down' })
      expect((await ola.get<Refused>(`/${path}`)).status, path).not.toBe(429)
    }
    const tries = { number: 0, choices: ['any'] }
    expect((await (jan as Visitor).post(`/tables/${table}/ends-undo`, tries)).status).toBe(429)
    expect((await ola.post(`/tables/${table}/ends-undo`, tries)).status).not.toBe(429)
    await jan?.connect()
    jan?.say({ watch: table, since: 0 })
    expect(await jan?.hears('refused')).toMatchObject({ refused: 'slow-down' })
    jan?.hangUp()
  })

  it('may set up so many tables, and no more', async () => {
    const [late, ...guests] = await guestsFrom(somewhere(), MOST.tables / OWN.openTables + 1)
    expect(await statusesOf(guests, OWN.openTables, newTable)).toEqual({ 200: MOST.tables })
    expect((await newTable(late as Visitor)).body).toMatchObject({ refused: 'slow-down' })
    expect((await newTable(await called('Elsewhere'))).status).toBe(200)
  })

  it('may say so much, and no more, on the line or by request', async () => {
    const guests = await guestsFrom(somewhere(), Math.ceil(MOST.lines / OWN.lines))
    const ola = await called('Ola')
    const tables = new Map<Visitor, string>()
    for (const guest of guests) tables.set(guest, await playing([guest, ola], { game: 'raid' }))
    const line = () => ({ key: randomUUID(), text: 'Hail!' })
    const said = await statusesOf(guests, OWN.lines, (guest) => guest.post(`/tables/${tables.get(guest)}/chat`, line()))
    expect(said).toEqual({ 200: MOST.lines, 429: guests.length * OWN.lines - MOST.lines })
    const last = guests.at(-1) as Visitor
    await last.connect()
    last.say({ chat: { table: tables.get(last), ...line() } })
    expect(await last.hears('refused')).toMatchObject({ refused: 'slow-down' })
    last.hangUp()
    expect((await ola.post(`/tables/${tables.get(last)}/chat`, line())).status).toBe(200)
  })

  it('may send so many messages, and no more', async () => {
    const each = OWN.messages - 10
    const guests = await guestsFrom(somewhere(), Math.ceil(MOST.messages / each) + 1)
    for (const guest of guests) await guest.connect()
    for (const guest of guests) for (let i = 0; i < each; i++) guest.say({ ping: i })
    const heard = (kind: string) => guests.flatMap((guest) => guest.heard).filter((message) => kind in message).length
    await until(() => heard('pong') + heard('refused') >= guests.length * each, 'an answer to everything')
    // Coming in and connecting were messages, too.
    expect(heard('pong')).toBe(MOST.messages - 2 * guests.length)
    const elsewhere = await called('Elsewhere')
    await elsewhere.connect()
    elsewhere.say({ ping: 7 })
    await elsewhere.hears('pong')
    for (const guest of [...guests, elsewhere]) guest.hangUp()
  })

  it('may not take all places at a table that is looked at', async () => {
    const place = somewhere()
    const [ola, jan] = [await called('Ola', place), await called('Jan')]
    const table = await playing([ola, jan])
    const looks = async (from: string): Promise<Visitor> => {
      const guest = new Visitor(testing.address)
      guest.from = from
      await guest.connect()
      guest.say({ watch: table })
      return guest
    }
    const [first, second] = [await looks(place), await looks(place)]
    for (const guest of [first, second]) await guest.hears('tableUpdate')
    const third = await looks(place)
    expect(await third.hears('refused')).toMatchObject({ refused: 'table-crowded', facts: { most: 2 } })
    const elsewhere = await looks(somewhere())
    await elsewhere.hears('tableUpdate')
    // Whoever sits there may, and who goes makes room.
    await ola.connect()
    ola.say({ watch: table })
    await ola.hears('tableUpdate')
    for (const guest of [ola, first, second]) guest.hangUp()
    await until(async () => {
      const from = third.heard.length
      third.say({ watch: table })
      const answers = () => third.heard.slice(from)
      await until(() => answers().some((message) => 'refused' in message || 'tableUpdate' in message), 'an answer')
      return answers().some((message) => 'tableUpdate' in message)
    }, 'room that was left')
    for (const guest of [third, elsewhere]) guest.hangUp()
  })
})

import { isRefusal } from '@longhouse/kernel'
import type { TableInfo } from '@longhouse/protocol'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, type Session } from '../src/people/cookie.ts'
import { openPeople, type Person, secretOf } from '../src/people/people.ts'
import type { Database } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open.ts'
import { furnishing, openTesting, playing, quickPasswords, type Testing, until, Visitor } from './online.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})

afterAll(() => postgres?.stop())

describe.skipIf(!hasPostgres)('PostgreSQL', () => {
  it('undoes a batch of which one guard came too late, among others that are written with it', async () => {
    const database = await openDatabase({ data: '', url: postgres.url })
    if (isRefusal(database)) throw new Error(database.refused)
    const insert = (name: string) => ({
      sql: 'insert into meta (name, value) values (?, ?) on conflict do nothing',
      args: [name, 'x'],
    })
    const batches = [['c'], ['d', 'c'], ['e', 'f'], ['g'], ['g']].map((names) => ({ guards: names.map(insert) }))
    const done = await Promise.all(batches.map((batch) => database.write(batch)))
    expect(done).toEqual([true, false, true, true, false])
    const kept = await database.all('select name from meta where value = ? order by name', 'x')
    expect(kept.map(({ name }) => name)).toEqual(['c', 'e', 'f', 'g'])
    await database.run('delete from meta where value = ?', 'x')
    await database.close()
  })
})

describe.skipIf(!hasPostgres)('two who write the same rows of PostgreSQL', () => {
  const COUNT = 'update meta set value = ? where name = ?'
  let database: Database
  let other: pg.Client

  beforeEach(async () => {
    const opened = await openDatabase({ data: '', url: postgres.url })
    if (isRefusal(opened)) throw new Error(opened.refused)
    database = opened
    other = new pg.Client({ connectionString: postgres.url })
    await other.connect()
    for (const name of ['row a', 'row b'])
      await database.run("insert into meta (name, value) values (?, '0') on conflict do nothing", name)
  })

  afterEach(async () => {
    await database.run("delete from meta where name in ('row a', 'row b')")
    await database.close()
    await other.end()
  })

  const write = (value: string, row: string) => database.write({ guards: [{ sql: COUNT, args: [value, row], row }] })

  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await other.query(
      "select 1 from pg_stat_activity where application_name = 'longhouse' and wait_event_type = 'Lock'",
    )
    return rows.length > 0
  }

  it('lock them in one order, whatever the order in which they were asked for', async () => {
    await other.query('begin')
    await other.query("update meta set value = '1' where name = 'row b'")
    const written = Promise.all([write('2', 'row b'), write('2', 'row a')])
    await until(isWaiting, 'the lock')
    // Row a was locked first: whoever has it gets row b in the end.
    await other.query('savepoint before')
    await expect(other.query("select 1 from meta where name = 'row a' for update nowait")).rejects.toMatchObject({
      code: '55P03',
    })
    await other.query('rollback to before')
    await other.query('commit')
    expect(await written).toEqual([true, true])
  })

  it('try again when PostgreSQL ends one of them for a deadlock', async () => {
    // The other one is patient: it is always ours that is ended.
    await other.query("set deadlock_timeout = '1h'")
    // PostgreSQL looks for one when ours has waited for a second, and never again: whoever comes too late for that begins anew.
    await other.query("set lock_timeout = '4s'")
    for (let met = false; !met; ) {
      await other.query('begin')
      await other.query("update meta set value = '1' where name = 'row b'")
      const written = Promise.all([write('2', 'row a'), write('2', 'row b')])
      await until(isWaiting, 'the lock')
      met = await other.query("update meta set value = '1' where name = 'row a'").then(
        () => true,
        () => false,
      )
      await other.query(met ? 'commit' : 'rollback')
      expect(await written).toEqual([true, true])
    }
    const rows = await database.all("select value from meta where name in ('row a', 'row b')")
    expect(rows).toEqual([{ value: '2' }, { value: '2' }])
  })
})

describe.skipIf(!hasPostgres)('one process on PostgreSQL', () => {
  it('moves its programs at once when it is started again', async () => {
    const asleep = { botThreads: { think: async () => null, stop: async () => {} } }
    const before = await openTesting(asleep, { url: postgres.url })
    const ola = await Visitor.called('Ola', before.address)
    const table = await playing([ola], { bots: 1 })
    const { number } = (await ola.seen(table)).body
    const think = vi.fn(furnishing.botThreads?.think)
    const after = await before.again({ botThreads: { think, stop: async () => {} } })
    expect(think).toHaveBeenCalledOnce()
    ola.address = after.address
    await until(async () => (await ola.seen(table)).body.number === number + 1, 'the move of the program')
    await after.close()
  })
})

describe.skipIf(!hasPostgres)('two processes on one PostgreSQL', () => {
  let here: Testing
  let there: Testing

  beforeAll(async () => {
    here = await openTesting({}, { url: postgres.url })
    there = await openTesting({}, { url: postgres.url })
  })

  afterAll(async () => {
    await here?.close()
    await there?.close()
  })

  it('play one game: what is chosen at one is told at the other', async () => {
    const ola = await Visitor.called('Ola', here.address)
    const jan = await Visitor.called('Jan', there.address)
    const table = await playing([ola, jan], { bots: 1 })
    await ola.connect()
    await jan.connect()
    ola.say({ watch: table, since: 0 })
    jan.say({ watch: table, since: 0 })
    await jan.hears('tableUpdate')
    ola.say({ lobby: true })
    const chosen = await ola.choose(table)
    const { number = 0 } = chosen?.body ?? {}
    expect(await jan.hears('moved', (moved) => moved.number === number)).toMatchObject({ kind: 'choice', seat: 0 })
    await jan.post(`/tables/${table}/chat`, { key: crypto.randomUUID(), text: 'Heard you' })
    expect(await ola.hears('chat')).toMatchObject({ text: 'Heard you', person: { name: 'Jan' } })
    await until(async () => {
      await ola.choose(table)
      await jan.choose(table)
      return (await ola.seen(table)).body.seen?.result != null
    }, 'the end')
    const end = (await ola.seen(table)).body.number
    await jan.hears('moved', (moved) => moved.number === end)
    const numbers = jan.heard.flatMap((message) => ('moved' in message ? [message.moved.number] : []))
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] as number) + i))
  })

  it('tell each other of a new name, and hang up on who is gone at the other', async () => {
    const ola = await Visitor.called('Ola', here.address)
    const jan = await Visitor.called('Jan', there.address)
    const table = await playing([ola, jan])
    await jan.connect()
    jan.say({ watch: table })
    await jan.hears('tableUpdate')
    const twin = new Visitor(there.address)
    twin.cookie = ola.cookie
    await twin.connect()
    const closed = twin.closed()
    await ola.post('/me', { name: 'Olga' })
    await jan.hears('table', ({ seats }) => seats[0]?.person?.name === 'Olga')
    expect((await twin.get<{ person: { name: string } }>('/me')).body.person.name).toBe('Olga')
    await ola.ask('DELETE', '/me')
    expect(await closed).toBe(4001)
    expect((await twin.get<{ person: unknown }>('/me')).body.person).toBeNull()
  })

  it('hang up on a device that signs out at the other, and on a program whose token is dropped there', async () => {
    const ola = await Visitor.called('Ola', here.address)
    const jan = await Visitor.called('Jan', here.address)
    const { id, token } = (await jan.post<{ id: string; token: string }>('/me/tokens', { name: 'bot' })).body
    const twin = new Visitor(there.address)
    twin.cookie = ola.cookie
    await twin.connect()
    const program = new Visitor(there.address)
    await program.connect({ authorization: `Bearer ${token}` })
    const closed = [twin.closed(), program.closed()]
    await ola.post('/sign-out')
    await jan.ask('DELETE', `/me/tokens/${id}`)
    expect(await Promise.all(closed)).toEqual([4001, 4001])
  })

  it('make up for news of people that were lost, and leave everybody else on the line', async () => {
    const database = await openDatabase({ data: '', url: postgres.url })
    if (isRefusal(database)) throw new Error(database.refused)
    // Nobody tells what is done here, as if nobody had listened.
    const people = openPeople(database, Date.now, quickPasswords)
    const personOf = async ({ id }: Visitor) => (await people.find(id)) as Person
    const [ola, jan, eva, iza, leo, ada] = (await Promise.all(
      ['Ola', 'Jan', 'Eva', 'Iza', 'Leo', 'Ada'].map((name) => Visitor.called(name, there.address)),
    )) as [Visitor, Visitor, Visitor, Visitor, Visitor, Visitor]
    const table = await playing([ola, jan, leo])
    const other = await playing([jan, ada])
    const { id, token } = (await ada.post<{ id: string; token: string }>('/me/tokens', { name: 'bot' })).body
    const program = new Visitor(there.address)
    for (const visitor of [ola, jan, eva, iza, leo, ada]) await visitor.connect()
    await program.connect({ authorization: `Bearer ${token}` })
    for (const watched of [table, other]) {
      jan.say({ watch: watched })
      await jan.hears('tableUpdate', (update) => update.table === watched)
    }
    const from = jan.heard.length
    const closed = [eva, iza, leo, program].map((visitor) => visitor.closed())

    await people.rename(await personOf(ola), 'Olga')
    await people.keep(await personOf(eva), 'a long winter', undefined, '')
    await people.sessions.end(readCookie(iza.cookie, await secretOf(database)) as Session)
    await people.remove(await personOf(leo))
    await people.dropToken(await personOf(ada), id)
    await database.all(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'longhouse ear %'`,
    )
    expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001])
    const names = ({ seats }: TableInfo) => seats.map(({ person }) => person?.name)
    await jan.hears('table', (info) => names(info).join() === 'Olga,Jan,', from)
    for (const visitor of [ola, jan, ada]) {
      visitor.say({ ping: 7 })
      await visitor.hears('pong', (ping) => ping === 7)
    }
    // Nobody at the other table has another name.
    expect(jan.heard.slice(from).filter((message) => 'table' in message && message.table.id === other)).toEqual([])
    for (const visitor of [ola, jan, ada]) visitor.hangUp()
    await database.close()
  })

  it('cannot both be first: of two choices at once one stands, and the other hears that it was late', async () => {
    const ola = await Visitor.called('Ola', here.address)
    const jan = await Visitor.called('Jan', here.address)
    const table = await playing([ola, jan], { game: 'raid' })
    const [mover, other] = (await ola.anyChoice(table)) ? [ola, jan] : [jan, ola]
    const twin = new Visitor(there.address)
    twin.cookie = mover.cookie
    await twin.seen(table)
    const { number = 0 } = (await mover.anyChoice(table)) ?? {}
    const send = (who: Visitor, choice: number) =>
      who.post<{ number?: number; refused?: string }>(`/tables/${table}/choices`, {
        key: crypto.randomUUID(),
        number,
        choice,
      })
    const answers = await Promise.all([send(mover, 0), send(twin, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.refused).toBe('stale')
    expect((await other.seen(table)).body.number).toBe(number + 1)
  })
})

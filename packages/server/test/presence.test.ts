import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNursery } from './child.ts'
import { openTesting, playing, until, Visitor } from './online.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'

describe.skipIf(!hasPostgres)('who is there, across processes on one PostgreSQL', () => {
  const nursery = openNursery()
  let postgres: Postgres

  beforeAll(async () => {
    postgres = await startPostgres()
  })

  afterAll(async () => {
    nursery.close()
    await postgres?.stop()
  })

  const start = () => nursery.start({ url: postgres.url })

  async function comes(visitor: Visitor, table: string): Promise<void> {
    await visitor.connect()
    visitor.say({ watch: table })
    await visitor.hears('presence')
  }

  /** The last that somebody heard of who is at a table. */
  const presence = ({ heard }: Visitor) =>
    heard.flatMap((message) => ('presence' in message ? [message.presence] : [])).at(-1)

  const sees = (visitor: Visitor, seats: readonly boolean[], watching: number) =>
    until(
      () =>
        JSON.stringify(presence(visitor)?.seats) === JSON.stringify(seats) && presence(visitor)?.watching === watching,
      `${seats} and ${watching} watching`,
    )

  const onlineAt = async (visitor: Visitor, table: string) =>
    (await visitor.get<{ table: { seats: { online: boolean }[] } }>(`/tables/${table}`)).body.table.seats.map(
      ({ online }) => online,
    )

  it('is told at once when somebody comes or goes, and soon when a process is killed', async () => {
    const a = await start()
    const b = await start()
    const ola = await Visitor.called('Ola', a.address)
    const jan = await Visitor.called('Jan', b.address)
    const table = await playing([ola, jan])
    await comes(jan, table)
    await sees(jan, [false, true], 1)
    await comes(ola, table)
    await sees(jan, [true, true], 2)
    await sees(ola, [true, true], 2)
    expect(await onlineAt(jan, table)).toEqual([true, true])

    const looker = await Visitor.called('Iza', a.address)
    await comes(looker, table)
    await sees(jan, [true, true], 3)
    looker.hangUp()
    ola.hangUp()
    await sees(jan, [false, true], 1)
    await comes(ola, table)
    await sees(jan, [true, true], 2)

    const c = await start()
    const late = new Visitor(c.address)
    late.cookie = jan.cookie
    await comes(late, table)
    await sees(late, [true, true], 3)

    await a.kill()
    await Promise.all([sees(jan, [false, true], 2), sees(late, [false, true], 2)])
    expect(await onlineAt(jan, table)).toEqual([false, true])
    await c.kill()
    await sees(jan, [false, true], 1)
  })

  it('is told of somebody who looked on and then sits down', async () => {
    const [a, b] = await Promise.all([openTesting({}, postgres), openTesting({}, postgres)])
    const ola = await Visitor.called('Ola', a.address)
    const jan = await Visitor.called('Jan', b.address)
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body } = await ola.post('/tables', { game: 'auction', seats, visibility: 'public' })
    const { id } = body.table
    await comes(ola, id)
    await comes(jan, id)
    await sees(ola, [true, false], 2)
    await jan.post(`/tables/${id}/join`)
    await sees(ola, [true, true], 2)
    await b.close()
    await sees(ola, [true, false], 1)
    await a.close()
  })

  it('is known again after connections to PostgreSQL were lost, with what changed meanwhile', async () => {
    const [a, b] = await Promise.all([openTesting({}, postgres), openTesting({}, postgres)])
    const ola = await Visitor.called('Ola', a.address)
    const jan = await Visitor.called('Jan', b.address)
    const table = await playing([ola, jan])
    const other = await playing([ola, jan])
    await comes(ola, table)
    ola.say({ watch: other })
    await comes(jan, table)
    await sees(jan, [true, true], 2)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'longhouse ear %'`,
    )
    ola.say({ unwatch: table })
    await sees(jan, [false, true], 1)
    ola.say({ watch: table })
    await sees(jan, [true, true], 2)
    // That one process was killed is found by looking which of them live: the other is not missed then.
    const c = await start()
    const iza = await Visitor.called('Iza', c.address)
    await comes(iza, table)
    await sees(jan, [true, true], 3)
    await c.kill()
    await sees(jan, [true, true], 2)
    await client.end()
    await Promise.all([a.close(), b.close()])
  })
})

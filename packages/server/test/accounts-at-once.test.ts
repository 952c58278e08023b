import { isRefusal } from '@longhouse/kernel'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../src/people/cookie.ts'
import { skeletonOf } from '../src/people/look-alikes.ts'
import { openPasswords } from '../src/people/passwords.ts'
import { openPeople, type Person } from '../src/people/people.ts'
import { forgetOldSessions, MOST_ENDED } from '../src/people/sessions.ts'
import type { Database } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open.ts'
import { ownDatabase } from './loaded-tables-services.ts'
import { quickPasswords, until } from './online.ts'
import { hasPostgres, type Postgres, startPostgres } from './postgres.ts'

/** As a process has it that remembers nothing yet. */
const peopleOn = (database: Database, passwords = quickPasswords) => openPeople(database, Date.now, passwords)

function notRefused<T extends object>(answer: T): Exclude<T, { readonly refused: string }> {
  if (isRefusal(answer)) throw new Error(answer.refused)
  return answer as Exclude<T, { readonly refused: string }>
}

const arrived = async (database: Database, name: string) => notRefused(await peopleOn(database).arrive(name)) as Person

describe('a token that is asked for by somebody', () => {
  const database = ownDatabase('tokens')

  it('who has another password meanwhile, or is gone, is not made', async () => {
    const people = peopleOn(database())
    const olga = notRefused(await people.keep(await arrived(database(), 'Olga'), 'a long winter', undefined, ''))
    expect(await people.newToken(olga, 'bot')).toMatchObject({ name: 'bot' })
    const since = notRefused(await people.keep(olga, 'a short summer', 'a long winter', ''))
    expect(await people.newToken(olga, 'bot')).toMatchObject({ refused: 'not-arrived' })
    expect(await people.tokens(olga)).toEqual([])
    expect(await people.newToken(since, 'bot')).toMatchObject({ name: 'bot' })
    await people.remove(since)
    expect(await people.newToken(since, 'bot')).toMatchObject({ refused: 'not-arrived' })
    expect(await database().all('select id from tokens')).toEqual([])
  })
})

describe('a name', () => {
  const database = ownDatabase('names')

  const keptAs = async (id: string) =>
    database().one('select name, folded, password is not null as kept from people where id = ?', id)

  it('is not kept when it became another one while the password was hashed', async () => {
    const hashes: (() => void)[] = []
    const slow = openPasswords(() => new Promise((resolve) => hashes.push(() => resolve(Buffer.alloc(32)))))
    const [here, there] = [peopleOn(database(), slow), peopleOn(database())]
    const sigrid = await arrived(database(), 'Sigrid')
    const keeping = here.keep(sigrid, 'a long winter', undefined, '')
    await until(() => hashes.length > 0, 'the hash')
    await there.rename(sigrid, 'Sigga')
    hashes.shift()?.()
    expect(await keeping).toMatchObject({ refused: 'busy' })
    expect(await keptAs(sigrid.id)).toMatchObject({ name: 'Sigga', folded: null, kept: 0 })
    const again = here.keep(sigrid, 'a long winter', undefined, '')
    await until(() => hashes.length > 0, 'the hash')
    hashes.shift()?.()
    expect(await again).toMatchObject({ name: 'Sigga', kept: true })
    expect(await keptAs(sigrid.id)).toMatchObject({ name: 'Sigga', folded: 'sigga', kept: 1 })
  })

  it('that was kept meanwhile is kept under another, too, and its owner stays signed in', async () => {
    const [here, there] = [peopleOn(database()), peopleOn(database())]
    const guest = await arrived(database(), 'Gudrun')
    const kept = notRefused(await there.keep(guest, 'a long winter', undefined, ''))
    // Here they are still a guest.
    expect(await here.rename(guest, 'Gunna')).toMatchObject({ name: 'Gunna', kept: true, version: kept.version })
    expect(await here.find(guest.id)).toMatchObject({ version: kept.version })
    expect(await here.signIn('Gunna', 'a long winter', '')).toMatchObject({ id: guest.id })
    expect(await there.arrive('GUNNA')).toMatchObject({ refused: 'name-taken' })
  })

  it('of a guest is not kept by being another', async () => {
    const guest = await arrived(database(), 'Leif')
    expect(await peopleOn(database()).rename(guest, 'Leiv')).toMatchObject({ name: 'Leiv', kept: false })
    expect(await keptAs(guest.id)).toMatchObject({ folded: null, kept: 0 })
  })
})

describe.skipIf(!hasPostgres)('what another process writes down in the same moment', () => {
  let postgres: Postgres
  let database: Database
  let other: pg.Client

  beforeAll(async () => {
    postgres = await startPostgres()
    const opened = await openDatabase({ data: '', url: postgres.url })
    if (isRefusal(opened)) throw new Error(opened.refused)
    database = opened
    other = new pg.Client({ connectionString: postgres.url })
    await other.connect()
  })

  afterAll(async () => {
    await other?.end()
    await database?.close()
    await postgres?.stop()
  })

  /** What comes of it when the other process has written and commits only when this one waits for that, or is done. */
  async function beside<T>(sql: string, args: readonly unknown[], work: () => Promise<T>): Promise<T> {
    await other.query('begin')
    await other.query(sql, [...args])
    let isOver = false
    const working = work()
    const over = () => {
      isOver = true
    }
    working.then(over, over)
    await until(async () => {
      const { rows } = await other.query(
        "select 1 from pg_stat_activity where application_name = 'longhouse' and wait_event_type = 'Lock'",
      )
      return isOver || rows.length > 0
    }, 'the lock')
    await other.query('commit')
    return working
  }

  it('as another password lets no token come to be', async () => {
    const olga = await arrived(database, 'Olga')
    const people = peopleOn(database)
    const sql =
      'with ended as (delete from tokens where person_id = $1) update people set version = version + 1 where id = $1'
    expect(await beside(sql, [olga.id], () => people.newToken(olga, 'bot'))).toMatchObject({ refused: 'not-arrived' })
    expect(await people.tokens(olga)).toEqual([])
  })

  it('as another name leaves neither of the two kept', async () => {
    const guest = await arrived(database, 'Astrid')
    const people = peopleOn(database)
    const keep = () => people.keep(guest, 'a long winter', undefined, '')
    expect(await beside("update people set name = 'Asta' where id = $1", [guest.id], keep)).toMatchObject({
      refused: 'busy',
    })
    expect(await people.signIn('Astrid', 'a long winter', '')).toMatchObject({ refused: 'wrong-password' })
    expect(await keep()).toMatchObject({ name: 'Asta', kept: true })
    expect(await people.signIn('Asta', 'a long winter', '')).toMatchObject({ id: guest.id })
  })

  it('as a password keeps the name that follows', async () => {
    const guest = await arrived(database, 'Bera')
    const people = peopleOn(database)
    const kept = "update people set password = 'x', folded = 'bera', version = 2 where id = $1"
    const renamed = await beside(kept, [guest.id], () => people.rename(guest, 'Berta'))
    expect(renamed).toMatchObject({ name: 'Berta', kept: true, version: 2 })
    const row = await database.one('select folded, skeleton from people where id = ?', guest.id)
    expect(row).toEqual({ folded: 'berta', skeleton: skeletonOf('Berta') })
  })
  it('as the same name is taken, and nothing breaks', async () => {
    const [first, second] = [await arrived(database, 'Ragna'), await arrived(database, 'Ragna')]
    const third = await arrived(database, 'Hild')
    const people = peopleOn(database)
    const hild = notRefused(await people.keep(third, 'a long winter', undefined, ''))
    const kept = "update people set password = 'x', folded = 'ragna', version = 2 where id = $1"
    const keep = () => people.keep(second, 'a long winter', undefined, '')
    expect(await beside(kept, [first.id], keep)).toMatchObject({ refused: 'name-taken', facts: { name: 'Ragna' } })
    expect(await people.find(second.id)).toMatchObject({ kept: false, version: 1 })
    const renamed = "update people set name = 'Runa', folded = 'runa' where id = $1"
    const rename = () => people.rename(hild, 'Runa')
    expect(await beside(renamed, [first.id], rename)).toMatchObject({ refused: 'name-taken', facts: { name: 'Runa' } })
    expect(await people.find(third.id)).toMatchObject({ name: 'Hild', kept: true })
  })
  it('does not keep somebody who signs out too often from being signed out everywhere, with cookies of any age', async () => {
    const people = peopleOn(database)
    const frida = notRefused(await people.keep(await arrived(database, 'Frida'), 'a long winter', undefined, ''))
    const sessionOf = (id: string): Session => ({ person: frida.id, version: frida.version, id })
    const [old, own] = [sessionOf('old'), sessionOf('own')]
    const rows = `insert into ended_sessions (person_id, session, ended)
      select $1, 'past ' || n, 0 from generate_series(1, ${MOST_ENDED - 2}) as n`
    await beside(rows, [frida.id], () => people.sessions.end(old))
    expect(await Promise.all([old, own].map(people.sessions.isEnded))).toEqual([true, false])
    expect(await people.find(frida.id)).toMatchObject({ version: frida.version })
    await forgetOldSessions(database, Date.now())
    await people.sessions.end(own)
    expect(await people.find(frida.id)).toMatchObject({ version: frida.version + 1 })
    expect(await database.all('select session from ended_sessions where person_id = ?', frida.id)).toEqual([])
  })
})

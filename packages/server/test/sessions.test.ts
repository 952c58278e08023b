import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Refused } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCookie, type Session, writeCookie } from '../src/people/cookie.ts'
import { openPasswords } from '../src/people/passwords.ts'
import { forgetOldSessions, openSessions } from '../src/people/sessions.ts'
import { ownDatabase } from './loaded-tables-services.ts'
import { openTesting, quickPasswords, stoppedClock, type Testing, until, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting({ passwords: quickPasswords })
})

afterAll(() => testing.close())

const whoIs = async (cookie: string, headers = {}): Promise<string | undefined> => {
  const visitor = new Visitor(testing.address)
  visitor.cookie = cookie
  const { body } = await visitor.get<{ person: { id: string } | null }>('/me', headers)
  return body.person?.id
}

/** Somebody who keeps their name, and is signed in at another device as well. */
async function keeper(name: string): Promise<{ desk: Visitor; phone: Visitor }> {
  const desk = await Visitor.called(name, testing.address)
  await desk.post('/me/password', { password: 'a long winter' })
  const phone = new Visitor(testing.address)
  await phone.post('/sign-in', { name, password: 'a long winter' })
  return { desk, phone }
}

describe('a device that signs out', () => {
  it('leaves a cookie that is worth nothing; other devices stay', async () => {
    const { desk, phone } = await keeper('Sigrid')
    const old = desk.cookie
    expect(await whoIs(old)).toBe(desk.id)
    await desk.post('/sign-out')
    expect(await whoIs(old)).toBeUndefined()
    expect(await whoIs(phone.cookie)).toBe(desk.id)
    const thief = new Visitor(testing.address)
    thief.cookie = old
    expect(await thief.post<Refused>('/me/tokens', { name: 'bot' })).toMatchObject({ status: 401 })
    await expect(
      thief.connect().then(() => thief.hears('hello', ({ person }) => person === null)),
    ).resolves.toBeTruthy()
    thief.hangUp()
  })

  it('is signed out as a guest, too, and after the server was started again', async () => {
    const own = await openTesting({ passwords: quickPasswords })
    const guest = await Visitor.called('Guest', own.address)
    const old = guest.cookie
    await guest.post('/sign-out')
    const after = await own.again()
    const thief = new Visitor(after.address)
    thief.cookie = old
    expect((await thief.get<{ person: unknown }>('/me')).body.person).toBeNull()
    await after.close()
  })
})

describe('another password', () => {
  it('ends the other sessions and all tokens, and only with the right one before it', async () => {
    const { desk, phone } = await keeper('Gudrun')
    const { token } = (await desk.post<{ token: string }>('/me/tokens', { name: 'bot' })).body
    const bearer = { authorization: `Bearer ${token}` }
    const old = desk.cookie
    expect(await whoIs('', bearer)).toBe(desk.id)
    const wrong = await desk.post<Refused>('/me/password', { password: 'a new winter', current: 'a short winter' })
    expect(wrong).toMatchObject({ status: 401, body: { refused: 'wrong-password' } })
    expect(await whoIs('', bearer)).toBe(desk.id)
    await desk.post('/me/password', { password: 'a new winter', current: 'a long winter' })
    expect(await whoIs('', bearer)).toBeUndefined()
    expect(await whoIs(phone.cookie)).toBeUndefined()
    expect(await whoIs(old)).toBeUndefined()
    expect(await whoIs(desk.cookie)).toBe(desk.id)
    expect((await desk.get<{ tokens: unknown[] }>('/me/tokens')).body.tokens).toEqual([])
  })

  it('cuts off the other devices also when whoever set it hung up before the answer', async () => {
    const hashes: (() => void)[] = []
    const passwords = openPasswords(() => new Promise((resolve) => hashes.push(() => resolve(Buffer.alloc(32)))))
    const own = await openTesting({ passwords })
    const owner = await Visitor.called('Thyra', own.address)
    const other = new Visitor(own.address)
    other.cookie = owner.cookie
    await other.connect()
    const closed = other.closed()
    const body = JSON.stringify({ password: 'a long winter' })
    const { hostname, port, host } = new URL(own.address)
    const device = connect(Number(port), hostname)
    device.resume()
    device.write(
      `POST /api/v1/me/password HTTP/1.1\r\nHost: ${host}\r\nCookie: ${owner.cookie}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await until(() => hashes.length > 0, 'the hash')
    device.end()
    // The server has hung up, too: there is nobody to answer.
    await once(device, 'close')
    hashes[0]?.()
    expect(await closed).toBe(4001)
    await own.close()
  })
})

describe('a cookie that is older than browsers keep any', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const SECRET = 'as secret as in every test of cookies'
  const database = ownDatabase('sessions')

  const readOf = (cookie: string): Session => {
    const session = readCookie(cookie.split(';')[0], SECRET)
    if (!session) throw new Error(`nobody's: ${cookie}`)
    return session
  }
  /** As it was written before a date stood in it. */
  const undated = (text: string): Session =>
    readOf(`longhouse=${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`)

  it('is worth nothing, so that one that was signed out never comes back; until then it is good', async () => {
    const { now, pass } = stoppedClock()
    const write = () => readOf(writeCookie({ person: 'sigrid', version: 1, since: now() }, SECRET, false))
    const [used, ended] = [write(), write()]
    await openSessions(database(), now, () => {}).end(ended)
    /** As a process sees it that remembers nothing. */
    const areEnded = async () => {
      await forgetOldSessions(database(), now())
      const sessions = openSessions(database(), now, () => {})
      return Promise.all([used, ended].map(sessions.isEnded))
    }
    expect(await areEnded()).toEqual([false, true])
    pass(399 * DAY_MS)
    expect(await areEnded()).toEqual([false, true])
    pass(DAY_MS)
    expect(await areEnded()).toEqual([true, true])
    pass(2 * DAY_MS)
    expect(await areEnded()).toEqual([true, true])
    expect(await database().all('select session from ended_sessions')).toEqual([])
  })

  it('and has no date yet is as old as the first house that writes any', async () => {
    const { now, pass } = stoppedClock()
    await database().run("delete from meta where name = 'cookies-dated'")
    const [used, shared, ended] = [undated('gudrun.1-own'), undated('gudrun.1'), undated('gudrun.1-signed-out')]
    const insert = 'insert into ended_sessions (person_id, session, ended) values (?, ?, ?)'
    await database().run(insert, ended.person, ended.id, now() - 399 * DAY_MS)
    const areEnded = async () => {
      await forgetOldSessions(database(), now())
      const sessions = openSessions(database(), now, () => {})
      return Promise.all([used, shared, ended].map(sessions.isEnded))
    }
    for (const days of [0, 5, 394]) {
      pass(days * DAY_MS)
      expect(await areEnded()).toEqual([false, false, true])
    }
    pass(DAY_MS)
    expect(await areEnded()).toEqual([true, true, true])
    pass(2 * DAY_MS)
    expect(await areEnded()).toEqual([true, true, true])
    expect(await database().all('select session from ended_sessions')).toEqual([])
  })

  it('is no way in, whoever has it', async () => {
    const { now, pass } = stoppedClock()
    const own = await openTesting({ passwords: quickPasswords, now })
    const sigrid = await Visitor.called('Sigrid', own.address)
    await sigrid.post('/me/password', { password: 'a long winter' })
    const person = async () => (await sigrid.get<{ person: { id: string } | null }>('/me')).body.person
    pass(399 * DAY_MS)
    expect(await person()).toMatchObject({ id: sigrid.id })
    pass(DAY_MS)
    expect(await person()).toBeNull()
    await own.close()
  })
})

import { randomUUID } from 'node:crypto'
import type { ServerMessage } from '@longhouse/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openNursery } from './child.ts'
import { closing, isWell, socketTo } from './hostile.ts'
import { limitedOnce, me, open, openTesting, playing, stoppedClock, type Testing, until, Visitor } from './online.ts'

let testing: Testing
let ola: Visitor
let jan: Visitor

beforeAll(async () => {
  testing = await openTesting()
  ola = await Visitor.called('Ola', testing.address)
  jan = await Visitor.called('Jan', testing.address)
})

afterAll(() => testing.close())

describe('a socket', () => {
  it('that sends what is too large, or not text, is closed; what is not JSON is refused', async () => {
    const answers: ServerMessage[] = []
    const socket = socketTo(testing.address)
    socket.on('message', (data) => answers.push(JSON.parse(String(data)) as ServerMessage))
    await new Promise((resolve) => socket.once('open', resolve))
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{}',
      '{"watch":1}',
      '{"__proto__":{"watch":"x"}}',
      '{"watch":"x","extra":1}',
      '['.repeat(60_000),
    ])
      socket.send(text)
    const refusals = () => answers.filter((message) => 'refused' in message)
    await until(() => refusals().length >= 10, 'ten refusals')
    expect(refusals()).toHaveLength(10)
    socket.send('x'.repeat(70_000))
    expect(await closing(socket)).toBe(1009)
    const binary = socketTo(testing.address)
    await new Promise((resolve) => binary.once('open', resolve))
    binary.send(Buffer.from('{}'))
    expect(await closing(binary)).toBe(1003)
    expect(await isWell(testing.address)).toBe(true)
  })

  it('watches some tables, not all of the house', async () => {
    const made = await Promise.all(
      Array.from({ length: 25 }, () => ola.post('/tables', { game: 'raid', seats: [me, open] })),
    )
    const watcher = new Visitor(testing.address)
    await watcher.connect()
    for (const { body } of made) watcher.say({ watch: body.table.id })
    const heard = (kind: string) => watcher.heard.filter((message) => kind in message).length
    await until(() => heard('refused') + heard('tableUpdate') >= made.length, 'an answer for every table')
    expect([heard('refused'), heard('tableUpdate')]).toEqual([5, 20])
    watcher.hangUp()
  })

  it('ends when its person signs out or is gone; others hear of a new name', async () => {
    const ida = await Visitor.called('Ida', testing.address)
    const table = await playing([ida, jan])
    await jan.connect()
    jan.say({ watch: table })
    await ida.post('/me', { name: 'Idunn' })
    await jan.hears('table', ({ id, seats }) => id === table && seats[0]?.person?.name === 'Idunn')
    const first = socketTo(testing.address, { cookie: ida.cookie })
    await new Promise((resolve) => first.once('open', resolve))
    const phone = new Visitor(testing.address)
    const firstClosed = closing(first)
    await ida.post('/me/password', { password: 'apples of youth' })
    expect(await firstClosed).toBe(4001)
    await phone.post('/sign-in', { name: 'Idunn', password: 'apples of youth' })
    const second = socketTo(testing.address, { cookie: ida.cookie })
    await new Promise((resolve) => second.once('open', resolve))
    const secondClosed = closing(second)
    await ida.post('/sign-out')
    expect(await secondClosed).toBe(4001)
    const third = socketTo(testing.address, { cookie: phone.cookie })
    await new Promise((resolve) => third.once('open', resolve))
    const thirdClosed = closing(third)
    await phone.ask('DELETE', '/me')
    expect(await thirdClosed).toBe(4001)
    await jan.hears('table', ({ id, seats }) => id === table && seats[0]?.person === null)
    jan.hangUp()
  })
})

describe('a flood', () => {
  const { now, pass } = stoppedClock()
  let limited: Testing

  beforeAll(async () => {
    limited = await openTesting({ ...limitedOnce, now, clock: now })
  })

  /** Nobody is slowed down for what was asked in another test. */
  beforeEach(() => pass(10 * 60_000))

  afterAll(() => limited.close())

  const statuses = async (times: number, ask: (i: number) => Promise<{ status: number }>): Promise<number[]> => {
    const answers: number[] = []
    for (let i = 0; i < times; i++) answers.push((await ask(i)).status)
    return answers
  }

  it('of guesses at a password is stopped, by name and by address', async () => {
    const visitor = new Visitor(limited.address)
    const guess = (i: number) => visitor.post('/sign-in', { name: 'Ragnar', password: `guess ${i}` })
    const first = await statuses(12, guess)
    expect(first.filter((status) => status === 401).length).toBe(10)
    expect(first.at(-1)).toBe(429)
    // Another name for each, and an address that was made up: a guess that was refused before is none.
    const behind = await statuses(22, (i) =>
      visitor.post('/sign-in', { name: `Other ${i}`, password: 'x' }, { 'x-forwarded-for': `9.9.9.${i}` }),
    )
    expect(behind.filter((status) => status === 401).length).toBe(20)
    expect(behind.at(-1)).toBe(429)
  })

  it('of lines, tables and requests is slowed down, and a socket that goes on is closed', async () => {
    const bo = await Visitor.called('Bo', limited.address)
    const bu = await Visitor.called('Bu', limited.address)
    const table = await playing([bo, bu])
    const lines = await Promise.all(
      Array.from({ length: 40 }, () => bo.post(`/tables/${table}/chat`, { key: randomUUID(), text: 'hi' })),
    )
    expect(lines.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    // Called off at once, so that it is not their number that stops them.
    const tables = await statuses(30, async () => {
      const made = await bu.post('/tables', { game: 'raid', seats: [me, open] })
      if (made.status === 200) await bu.post(`/tables/${made.body.table.id}/abandon`)
      return made
    })
    expect(tables.filter((status) => status === 429).length).toBeGreaterThan(0)
    const choices = await Promise.all(
      Array.from({ length: 400 }, () =>
        bo.post(`/tables/${table}/choices`, { key: randomUUID(), number: 0, choice: 0 }),
      ),
    )
    expect(choices.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(choices.every(({ status }) => status === 429 || status === 409)).toBe(true)
    const socket = socketTo(limited.address, { cookie: bu.cookie })
    await new Promise((resolve) => socket.once('open', resolve))
    const closed = closing(socket)
    for (let i = 0; i < 3000; i++) socket.send(i % 2 ? '{' : '{"ping":1}')
    expect(await closed).toBe(1008)
  })

  it('of sockets from one person is turned away', async () => {
    const bo = new Visitor(limited.address)
    bo.cookie = (await Visitor.called('Be', limited.address)).cookie
    const sockets = Array.from({ length: 60 }, () => socketTo(limited.address, { cookie: bo.cookie }))
    await until(() => sockets.every(({ readyState }) => readyState !== WebSocket.CONNECTING), 'all answers')
    const open = () => sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
    await until(() => open() <= 50, 'the end of what is too much')
    expect(open()).toBe(50)
    for (const socket of sockets) socket.terminate()
  })
})

describe('the log', () => {
  it('has no seed, password, token, cookie or invitation in it', async () => {
    const nursery = openNursery()
    try {
      const house = await nursery.start({ log: 'debug' })
      const bo = await Visitor.called('Bo', house.address)
      const bu = await Visitor.called('Bu', house.address)
      const secret = 'a password nobody says'
      await bo.post('/me/password', { password: secret })
      await bo.post('/sign-in', { name: 'Bo', password: `${secret} wrong` })
      const { token } = (await bu.post<{ token: string }>('/me/tokens', { name: 'bot' })).body
      const made = (await bo.post('/tables', { game: 'auction', seats: [me, open], visibility: 'invite' })).body
      await bu.get(`/tables/${made.table.id}?invite=${made.invite}`, { authorization: `Bearer ${token}` })
      await bu.post(`/tables/${made.table.id}/join`, { invite: made.invite })
      await bo.post(`/tables/${made.table.id}/start`)
      await bu.connect()
      bu.say({ watch: made.table.id, invite: made.invite })
      await bo.choose(made.table.id)
      await bu.post(`/tables/${made.table.id}/choices`, { key: randomUUID(), number: 4, choice: { nonsense: secret } })
      await bo.get(`/nothing?token=${token}&invite=${made.invite}`)
      await bo.post(`/tables/${made.table.id}/resign`)
      const { seed } = (await bo.get<typeof made>(`/tables/${made.table.id}`)).body.table
      await until(() => house.said().includes(`/api/v1/tables/${made.table.id}/resign`), 'the log')
      const said = house.said()
      bu.hangUp()
      const hidden = {
        token,
        seed,
        secret,
        invite: made.invite,
        bo: bo.cookie.split('.').at(-1),
        bu: bu.cookie.split('.').at(-1),
      }
      for (const [what, text] of Object.entries(hidden))
        expect([what, said.includes(text ?? 'nothing')]).toEqual([what, false])
    } finally {
      nursery.close()
    }
  })
})

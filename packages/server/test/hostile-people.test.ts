import { randomUUID } from 'node:crypto'
import type { Refused, TableUpdate } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openHostile } from './hostile.ts'
import { playing, until, Visitor } from './online.ts'

let testing: Awaited<ReturnType<typeof openHostile>>
let ola: Visitor
let jan: Visitor
let eve: Visitor

beforeAll(async () => {
  testing = await openHostile()
  ;({ ola, jan, eve } = testing)
})

afterAll(() => testing.close())

const raw = (path: string, init?: RequestInit) => ask(`${testing.address}${path}`, init)

/** What nobody but its owner should ever read: the hand of silver of a seat. */
const handOf = ({ seen }: TableUpdate): string[] => (seen?.view as { hand: string[] | null } | undefined)?.hand ?? []

describe('somebody else’s seat', () => {
  it('is not taken by saying so', async () => {
    const table = await playing([ola, jan])
    const { number, choice } = (await ola.anyChoice(table)) ?? {}
    const sent = { key: randomUUID(), number, choice }
    for (const extra of [{ seat: 0 }, { person: ola.id }, { person: { id: ola.id } }, { host: true }])
      expect((await eve.post(`/tables/${table}/choices`, { ...sent, ...extra })).status).toBe(400)
    expect(await eve.post<Refused>(`/tables/${table}/choices`, sent)).toMatchObject({ status: 403 })
    for (const what of ['start', 'resign', 'leave', 'abandon', 'rematch'])
      expect((await eve.post(`/tables/${table}/${what}`)).status).toBe(403)
    expect((await eve.post(`/tables/${table}/join`, { seat: 0 })).status).toBe(409)
    expect((await eve.post(`/tables/${table}/undo`, { key: randomUUID(), number })).status).toBe(403)
    expect((await eve.post(`/tables/${table}/chat`, { key: randomUUID(), text: 'hi' })).status).toBe(403)
    expect((await ola.seen(table)).body.number).toBe(number)
  })

  it('is not taken with a forged cookie, nor with another person’s signature', async () => {
    const part = (visitor: Visitor) => visitor.cookie.split('=')[1]?.split('.') ?? []
    const [id, version, own] = part(ola)
    const [, , others] = part(eve)
    const forged = [
      ...[
        `${id}.${version}.${others}`,
        `${id}.${version}`,
        `${id}.0${version}.${own}`,
        `${id}.1e0.${own}`,
        `${id}..${own}`,
      ],
      ...[
        `${id}.${version}.${own}.x`.replace(own as string, others as string),
        `.${version}.${own}`,
        `__proto__.1.${own}`,
      ],
    ]
    for (const value of forged) {
      const forger = new Visitor(testing.address)
      forger.cookie = `longhouse=${value}`
      expect((await forger.get<{ person: unknown }>('/me')).body.person).toBeNull()
    }
  })

  it('is not taken by a token that is made up, ended, or sent in another way', async () => {
    const { body } = await ola.post<{ id: string; token: string }>('/me/tokens', { name: 'bot' })
    const stranger = new Visitor(testing.address)
    const whoIs = async (headers: object) => (await stranger.get<{ person: unknown }>('/me', headers)).body.person
    expect(await whoIs({ authorization: `Bearer ${body.token}` })).not.toBeNull()
    const wrong = [
      body.token,
      `bearer ${body.token}`,
      `Bearer ${body.token}x`,
      `Bearer ${body.id}`,
      `Basic ${body.token}`,
      'Bearer ',
    ]
    for (const authorization of wrong) expect(await whoIs({ authorization })).toBeNull()
    expect((await raw(`/api/v1/me?token=${body.token}`).then((answer) => answer.json())) as object).toEqual({
      person: null,
    })
    const account = [
      ['POST', '/me', { name: 'Thief' }],
      ['POST', '/me/password', { password: 'mine from now on' }],
      ['POST', '/me/tokens', { name: 'another' }],
      ['DELETE', `/me/tokens/${body.id}`, {}],
      ['DELETE', '/me', {}],
    ] as const
    for (const [method, path, sent] of account)
      expect((await stranger.ask(method, path, sent, { authorization: `Bearer ${body.token}` })).status).toBe(403)
    expect((await eve.ask('DELETE', `/me/tokens/${body.id}`)).status).toBe(404)
  })

  it('keeps its keys: the same key of another person is another request', async () => {
    const table = await playing([ola, jan])
    const key = randomUUID()
    const first = await ola.post<{ number: number }>(`/tables/${table}/choices`, {
      key,
      ...(await ola.anyChoice(table)),
    })
    expect(await eve.post(`/tables/${table}/choices`, { key, number: first.body.number, choice: 'x' })).toMatchObject({
      status: 403,
    })
    const second = await jan.post<{ number: number }>(`/tables/${table}/choices`, {
      key,
      ...(await jan.anyChoice(table)),
    })
    expect(second.body.number).toBe(first.body.number + 1)
    const line = await ola.post<{ text: string }>(`/tables/${table}/chat`, { key, text: 'one' })
    const other = await jan.post<{ text: string }>(`/tables/${table}/chat`, { key, text: 'two' })
    expect([line.body.text, other.body.text]).toEqual(['one', 'two'])
  })
})

describe('what others hide', () => {
  it('is not told by any route while the game runs', async () => {
    const table = await playing([ola, jan])
    await ola.choose(table)
    const tableUpdate = (await ola.seen(table)).body
    const hand = handOf(tableUpdate)
    expect(hand.length).toBeGreaterThan(3)
    const numbers = Array.from({ length: tableUpdate.number + 1 }, (_, i) => i)
    const paths = [
      ...['seen', 'seen?seat=0', 'log', 'log?from=0&seat=0', 'chat', 'replay', `seen?person=${ola.id}`, ''].map(
        (path) => `/tables/${table}/${path}`.replace(/\/$/, ''),
      ),
      ...numbers.flatMap((number) => [`/tables/${table}/past/${number}`, `/tables/${table}/past/${number}?seat=0`]),
      ...['/tables?list=open', '/tables?list=mine', `/people/${ola.id}`],
    ]
    const stranger = new Visitor(testing.address)
    for (const other of [jan, eve, stranger]) {
      const answers = await Promise.all(paths.map(async (path) => JSON.stringify((await other.get(path)).body)))
      await other.connect()
      for (const since of [0, null, 1, 999_999]) other.say({ watch: table, since })
      await until(() => other.heard.filter((message) => 'tableUpdate' in message).length >= 4, 'the table')
      const told = [...answers, JSON.stringify(other.heard)].join('\n')
      for (const card of hand) expect(told).not.toContain(`"${card}"`)
      expect(told).not.toMatch(/"seed":"/)
      other.hangUp()
    }
    expect((await jan.get<TableUpdate>(`/tables/${table}/past/${tableUpdate.number}?seat=0`)).body.seat).toBe(1)
    expect((await eve.get(`/tables/${table}/replay`)).status).toBe(409)
  })

  it('by invitation only is unknown by every route, and to every socket', async () => {
    const table = await playing([ola, jan], { visibility: 'invite' })
    const key = randomUUID()
    const posts = {
      choices: { key, number: 3, choice: 1 },
      undo: { key, number: 3 },
      'ends-undo': { number: 3, choices: [1] },
      chat: { key, text: 'x' },
      fill: { bot: 'raider' },
    }
    for (const what of [
      '',
      '/seen',
      '/log',
      '/past/3',
      '/chat',
      '/replay',
      '/seen?invite=',
      '/seen?invite=AAAAAAAAAAAA',
    ])
      expect((await eve.get(`/tables/${table}${what}`)).status).toBe(404)
    for (const what of ['join', 'leave', 'start', 'resign', 'abandon', 'rematch'])
      expect((await eve.post(`/tables/${table}/${what}`)).status).toBe(404)
    for (const [what, body] of Object.entries(posts))
      expect((await eve.post(`/tables/${table}/${what}`, body)).status).toBe(404)
    await eve.connect()
    const from = eve.heard.length
    eve.say({ lobby: true })
    for (const message of [
      { watch: table },
      { watch: table, invite: 'AAAAAAAAAAAA' },
      { choose: { table, ...posts.choices } },
      { chat: { table, ...posts.chat } },
    ])
      eve.say(message)
    await ola.choose(table)
    await until(() => eve.heard.slice(from).filter((message) => 'refused' in message).length >= 4, 'four refusals')
    // The lobby tells of tables in the order in which they changed: of this one it would have by now.
    const later = await playing([ola, jan])
    await eve.hears('lobby', ({ id, status }) => id === later && status === 'playing')
    const heard = eve.heard.slice(from)
    const refused = heard.flatMap((message) => ('refused' in message ? [message.refused.refused] : []))
    expect(new Set(refused)).toEqual(new Set(['no-such-table']))
    // The lobby may still tell of other tables, but not of this one.
    const besides = heard.filter((message) => !('refused' in message))
    expect(besides.filter((message) => !('lobby' in message))).toEqual([])
    expect(JSON.stringify(besides)).not.toContain(table)
    eve.hangUp()
  })
})

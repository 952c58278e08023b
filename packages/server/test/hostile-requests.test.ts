import { randomUUID } from 'node:crypto'
import { ClientMessage, type Endpoint, endpoints, type Refused, type ServerMessage } from '@longhouse/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arbitraryOf } from './fuzz.ts'
import { answerTo, ask, isWell, openHostile } from './hostile.ts'
import { me, open, playing, until, Visitor } from './online.ts'

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)))

/** As an address spells it, lone halves of letters apart. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))

describe('a request that is not one', () => {
  it('is refused, whatever it is made of, and nothing breaks', async () => {
    const json = { 'content-type': 'application/json', cookie: eve.cookie }
    const bodies = [
      ...['', '{', 'null', '[]', '"x"', '{"name":', '{"name":"x"}}', '\u0000', '{"__proto__":{"name":"x"}}'],
      ...[
        '{"constructor":{"prototype":{"x":1}}}',
        '{"name":{"toString":1}}',
        '{"name":["a"]}',
        '{"name":1e999}',
        'x'.repeat(60_000),
      ],
      `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
    ]
    for (const path of ['/me', '/sign-in', '/tables', '/me/password'])
      for (const body of bodies)
        expect((await raw(`/api/v1${path}`, { method: 'POST', headers: json, body })).status).toBe(400)
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'x',
    ])
      expect(
        (await raw('/api/v1/me', { method: 'POST', headers: { ...json, 'content-type': type }, body: '{"name":"x"}' }))
          .status,
      ).toBe(400)
    const large = await raw('/api/v1/me', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ name: 'x'.repeat(100_000) }),
    })
    expect(large.status).toBe(413)
    for (const method of ['PUT', 'PATCH', 'OPTIONS', 'DELETE'])
      expect((await raw('/api/v1/sign-in', { method, headers: { cookie: eve.cookie } })).status).toBe(404)
    expect(await isWell(testing.address)).toBe(true)
  })

  it('reaches no file outside the page', async () => {
    const paths = [
      ...[
        '/../package.json',
        '/..%2fdata/longhouse.db',
        '/data/longhouse.db/../../x',
        '/%2e%2e/%2e%2e/etc/passwd',
        '/....//etc/passwd',
      ],
      ...[
        '/..\\..\\etc\\passwd',
        '/%00',
        '/index.html%00.js',
        '//etc/passwd',
        '/assets/..%2f..%2fpackage.json',
        '/%',
        '/%c0%ae%c0%ae/',
      ],
    ]
    for (const path of paths) {
      const answer = await answerTo(testing.address, `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /)
      expect(answer).not.toMatch(/root:|"private"|SQLite/)
    }
  })

  it('puts nothing into the headers of an answer, and nothing comes in behind another', async () => {
    const body = JSON.stringify({ name: 'x\r\nset-cookie: a=b' })
    const head = `POST /api/v1/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`
    const split = await answerTo(testing.address, `${head}\r\n${body}`)
    expect(split.split('\r\n\r\n')[0]).not.toContain('a=b')
    expect(split).toMatch(/^HTTP\/1\.1 (200|400)/)
    const smuggled = await answerTo(
      testing.address,
      `${head}transfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nhost: x\r\n\r\n`,
    )
    expect(smuggled).toMatch(/^HTTP\/1\.1 400/)
    expect(smuggled).not.toContain('longhouse_')
    const odd = await answerTo(
      testing.address,
      'GET /api/v1/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    expect(odd).toMatch(/^HTTP\/1\.1 4\d\d/)
  })

  it('from another site is refused, and so is its socket', async () => {
    const foreign = [
      ...[
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `${testing.address}.evil.example` },
        { origin: 'x' },
      ],
      ...[
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: testing.address, 'sec-fetch-site': 'cross-site' },
      ],
    ]
    const table = await playing([ola, jan])
    for (const headers of foreign) {
      for (const path of ['/me', '/sign-out', '/tables', `/tables/${table}/resign`, '/me/tokens'])
        expect((await ola.post(path, {}, headers)).status).toBe(403)
      expect((await ola.ask('DELETE', '/me', undefined, headers)).status).toBe(403)
      await expect(new Visitor(testing.address).connect({ cookie: ola.cookie, ...headers })).rejects.toThrow('403')
    }
    const answer = await raw('/api/v1/me', { headers: { origin: 'https://evil.example', cookie: ola.cookie } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('names and lines', () => {
  it('are text: no control characters, nothing invisible, nothing that turns the line around', async () => {
    const visitor = await Visitor.called('Bo', testing.address)
    const bad = [
      '',
      '   ',
      '\u200b',
      '\u3164\u3164',
      '\u2800',
      '\u0301',
      'a\u202eb',
      'a\u0007b',
      'a\nb\u0000',
      '\ud800',
      'a\u2066b',
      'x'.repeat(25),
      'a\u200db',
      'a\u00adb',
      '\u115f',
    ]
    for (const name of bad) expect((await visitor.post('/me', { name })).status).toBe(400)
    for (const [name, kept] of [
      ['<b>Bo</b>', '<b>Bo</b>'],
      ['  Żółć \t Ø ', 'Żółć Ø'],
      ['e\u0301', 'é'],
      ['Ólafur ⚔\ufe0f', 'Ólafur ⚔\ufe0f'],
    ])
      expect((await visitor.post<{ person: { name: string } }>('/me', { name })).body.person.name).toBe(kept)
    const table = await playing([visitor, jan])
    const say = (text: string) => visitor.post<{ text: string }>(`/tables/${table}/chat`, { key: randomUUID(), text })
    for (const text of ['', ' ', 'a\u202eb', 'a\u0000b', '\ud800', 'x'.repeat(501), 'a\u001b[31m'])
      expect((await say(text)).status).toBe(400)
    expect((await say('<img src=x onerror=alert(1)>')).body.text).toBe('<img src=x onerror=alert(1)>')
    const answer = await raw(`/api/v1/tables/${table}/chat`)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const page = await raw('/<script>alert(1)</script>')
    expect(await page.text()).not.toContain('<script>alert')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  })

  it('that are kept cannot be taken by another spelling', async () => {
    const bo = await Visitor.called('Sigrún Ä', testing.address)
    await bo.post('/me/password', { password: 'a long winter' })
    for (const name of ['SIGRÚN Ä', 'sigrún  ä', 'Ｓigrún Ä', 'Sigru\u0301n A\u0308'])
      expect(await eve.post<Refused>('/me', { name })).toMatchObject({ status: 409, body: { refused: 'name-taken' } })
  })
})

describe('any request at all', () => {
  it('is answered, and never by our own mistake', async () => {
    const table = await playing([ola, jan])
    const opened = (await ola.post('/tables', { game: 'raid', seats: [me, open] })).body.table.id
    const known = [
      table,
      opened,
      ola.id,
      'auction',
      'raid',
      'raider',
      'me',
      'open',
      'bot',
      'Ola',
      'a long winter',
      'ribe-1',
    ]
    const scapegoat = await Visitor.called('Fuzz', testing.address)
    const fuzzed = (Object.values(endpoints) as Endpoint[]).filter(
      ({ path, method }) => path !== '/sign-in' || method === 'GET',
    )
    for (const { method, path, params, query, body } of fuzzed) {
      const part = (schema: typeof body) => (schema ? arbitraryOf(schema, known) : fc.constant(undefined))
      await fc.assert(
        fc.asyncProperty(
          part(params),
          part(query),
          part(body),
          fc.boolean(),
          async (inPath, inQuery, inBody, signedIn) => {
            const values = { id: table, number: 3, ...(typeof inPath === 'object' ? inPath : {}) } as {
              [name: string]: unknown
            }
            const address = path.replace(/:(\w+)/g, (_, name) => encoded(textOf(values[name])))
            const search = new URLSearchParams(
              Object.entries(inQuery ?? {}).map(([name, value]): [string, string] => [name, textOf(value)]),
            )
            const answer = await raw(`/api/v1${address}?${search}`, {
              method,
              headers: {
                ...(inBody !== undefined && { 'content-type': 'application/json' }),
                ...(signedIn && path !== '/me' && { cookie: scapegoat.cookie }),
              },
              ...(inBody !== undefined && { body: JSON.stringify(inBody) }),
            })
            const text = await answer.text()
            if (answer.status >= 500 || !text.startsWith('{'))
              throw new Error(`${method} ${address}: ${answer.status} ${text}`)
          },
        ),
        { numRuns: 30 },
      )
    }
    expect(await isWell(testing.address)).toBe(true)
  })

  it.each(['auction', 'raid', 'champions'])('on a socket too, at a table of %s', async (game) => {
    const table = await playing([eve, jan], { game })
    await eve.connect()
    const from = eve.heard.length
    for (const message of fc.sample(arbitraryOf(ClientMessage, [table, eve.id, 'x', 'AAAAAAAAAAAA']), 150))
      eve.say(message)
    const { number } = (await eve.seen(table)).body
    const deep = `${'['.repeat(30_000)}1${']'.repeat(30_000)}`
    const odd = [
      '"__proto__"',
      '{"__proto__":1}',
      '{"aside":{"__proto__":[]}}',
      '{"aside":null}',
      '{"constructor":1}',
      '-0',
      '1e999',
      deep,
    ]
    const choices = [...odd, ...fc.sample(fc.json(), 150)]
    const keys = choices.map((choice) => {
      const key = randomUUID()
      eve.sayText(`{"choose":{"table":"${table}","key":"${key}","number":${number},"choice":${choice}}}`)
      return key
    })
    eve.say({ ping: 424_242 })
    await eve.hears('pong', (pong) => pong === 424_242, from)
    // Whoever watches is told by the move itself that it was taken.
    const keyOf = (message: ServerMessage): string | null =>
      'settled' in message
        ? message.settled.key
        : 'refused' in message
          ? message.refused.key
          : 'moved' in message
            ? message.moved.key
            : null
    const isAnswered = () => {
      const answered = new Set(eve.heard.slice(from).map(keyOf))
      return keys.every((key) => answered.has(key))
    }
    await until(isAnswered, 'an answer to every choice')
    const told = eve.heard.slice(from).flatMap((message) => ('refused' in message ? [message.refused.refused] : []))
    expect(told).not.toContain('broken')
    for (const choice of odd) {
      const body = `{"key":"${randomUUID()}","number":${number},"choice":${choice}}`
      const headers = { 'content-type': 'application/json', cookie: eve.cookie }
      const answer = await raw(`/api/v1/tables/${table}/choices`, { method: 'POST', headers, body })
      expect([400, 409]).toContain(answer.status)
    }
    eve.hangUp()
  })
})

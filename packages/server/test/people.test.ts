import type { Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitedOnce, openTesting, playing, type Testing, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting()
})

afterAll(() => testing.close())

interface MeAnswer {
  readonly person: { readonly id: string; readonly name: string; readonly kept: boolean } | null
}

describe('people', () => {
  it('arrive as guests, rename themselves, and keep a name with a password', async () => {
    const ola = new Visitor(testing.address)
    expect((await ola.get<MeAnswer>('/me')).body).toEqual({ person: null })
    const arrived = await ola.post<MeAnswer>('/me', { name: '  Ola   Żak ' })
    expect(arrived.body.person).toMatchObject({ name: 'Ola Żak', kept: false })
    expect(arrived.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
    expect((await ola.post<MeAnswer>('/me', { name: 'Olga' })).body.person?.id).toBe(arrived.body.person?.id)
    const guest = ola.cookie
    expect((await ola.post<MeAnswer>('/me/password', { password: 'a long winter' })).body.person?.kept).toBe(true)

    const other = new Visitor(testing.address)
    expect((await other.post<Refused>('/me', { name: 'OLGA' })).body).toMatchObject({ refused: 'name-taken' })
    const wrong = { name: 'Olga', password: 'a short summer' }
    expect(await other.post<Refused>('/sign-in', wrong)).toMatchObject({
      status: 401,
      body: { refused: 'wrong-password' },
    })
    const signedIn = await other.post<MeAnswer>('/sign-in', { name: 'olga', password: 'a long winter' })
    expect(signedIn.body.person?.id).toBe(arrived.body.person?.id)

    const old = new Visitor(testing.address)
    old.cookie = guest
    expect((await old.get<MeAnswer>('/me')).body.person).toBeNull()
    await other.post('/sign-out')
    expect((await other.get<MeAnswer>('/me')).body.person).toBeNull()
  })

  it('cannot make themselves a cookie', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const [, value = ''] = ola.cookie.split('=')
    const [id, version, signature = ''] = value.split('.')
    for (const forged of [`${id}.2.${signature}`, `${id}.${version}.`, `${id}.${version}.${'A'.repeat(43)}`, 'x']) {
      const forger = new Visitor(testing.address)
      forger.cookie = `longhouse=${forged}`
      expect((await forger.get<MeAnswer>('/me')).body.person).toBeNull()
    }
  })

  it('let programs act for them by tokens, which are kept as hashes and can be ended', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const made = await ola.post<{ id: string; token: string }>('/me/tokens', { name: 'my bot' })
    const bearer = { authorization: `Bearer ${made.body.token}` }
    const program = new Visitor(testing.address)
    expect((await program.get<MeAnswer>('/me', bearer)).body.person?.id).toBe(ola.id)
    expect(await program.post<Refused>('/me', { name: 'Eve' }, bearer)).toMatchObject({ status: 403 })
    const listed = await ola.get<{ tokens: object[] }>('/me/tokens')
    expect(listed.body.tokens).toEqual([{ id: made.body.id, name: 'my bot', created: expect.any(Number) }])
    await ola.ask('DELETE', `/me/tokens/${made.body.id}`)
    expect((await program.get<MeAnswer>('/me', bearer)).body.person).toBeNull()
  })

  it('have so many tokens and no more, also if they ask for many at once', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const asked = Array.from({ length: 30 }, (_, i) => ola.post<Refused>('/me/tokens', { name: `bot ${i}` }))
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200)
    expect(refused.length).toBe(10)
    for (const { body } of refused) expect(body).toMatchObject({ refused: 'too-many-tokens', facts: { most: 20 } })
    expect((await ola.get<{ tokens: object[] }>('/me/tokens')).body.tokens.length).toBe(20)
  })

  it('can go for good: programs take their seats, and their names and lines are gone', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const table = await playing([ola, jan])
    await jan.post(`/tables/${table}/chat`, { key: crypto.randomUUID(), text: 'farewell' })
    expect((await jan.ask('DELETE', '/me')).status).toBe(200)
    const { body } = await ola.get<{ table: TableInfo }>(`/tables/${table}`)
    expect(body.table.seats[1]).toMatchObject({ person: null, bot: 'raider' })
    expect((await ola.get<{ lines: unknown[] }>(`/tables/${table}/chat`)).body.lines).toEqual([])
    expect((await ola.get(`/people/${jan.id}`)).status).toBe(404)
  })
})

describe('the edge', () => {
  it('refuses what is not well formed, without saying it back', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const bad = await ola.post<Refused>('/me/password', { password: 'short' })
    expect(bad).toMatchObject({ status: 400, body: { refused: 'bad-request', facts: { where: 'body.password' } } })
    expect((await ola.post<Refused>('/me', { name: 'a\u0000b' })).status).toBe(400)
    expect((await ola.post<Refused>('/me', { name: 'a\u202eb' })).status).toBe(400)
    expect((await ola.post<Refused>('/tables', { game: 'chess', seats: [{ kind: 'me' }] })).body.refused).toBe(
      'no-such-game',
    )
    expect((await ola.post<Refused>('/tables', { game: 'auction', seats: [{ kind: 'me' }] })).body.refused).toBe(
      'bad-players',
    )
    expect((await ola.get<Refused>('/nothing', { 'accept-language': 'pl' })).body.text).toBe(
      'Pod tym adresem nic nie ma.',
    )
    expect((await ola.get<Refused>('/tables/%ff', { lang: 'pl' })).body.text).toBe('Zapytanie jest błędne: path.')
    const huge = await ola.post<Refused>('/me', { name: 'x'.repeat(70_000) })
    expect(huge).toMatchObject({ status: 413, body: { refused: 'too-large' } })
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const response = await fetch(`${testing.address}/api/v1/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: ola.cookie },
      body: `{"game":"auction","seats":[{"kind":"me"},{"kind":"open"}],"options":{"x":${deep}}}`,
    })
    expect(response.status).toBe(400)
  })

  it('takes nothing from other sites', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect(await ola.post<Refused>('/me', { name: 'Eve' }, headers)).toMatchObject({ status: 403 })
    expect((await ola.post('/me', { name: 'Ola' }, { origin: testing.address })).status).toBe(200)
    await expect(ola.connect({ origin: 'https://evil.example' })).rejects.toThrow('403')
  })

  it('slows down who asks too much', async () => {
    const own = await openTesting(limitedOnce)
    const arrive = () => new Visitor(own.address).post<Refused>('/me', { name: 'Guest' })
    const answers = []
    for (let i = 0; i < 31; i++) answers.push(await arrive())
    expect(answers.filter(({ status }) => status === 200).length).toBe(30)
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { refused: 'slow-down' } })
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    await own.close()
  })

  it('explains itself: API, health, metrics', async () => {
    const openapi = await (await fetch(`${testing.address}/api/openapi.json`)).json()
    expect(Object.keys((openapi as { paths: object }).paths)).toContain('/api/v1/tables/{id}/choices')
    const page = await (await fetch(`${testing.address}/api`)).text()
    expect(page).toContain('POST /api/v1/tables/:id/choices')
    expect(page).not.toContain('<script')
    expect(await (await fetch(`${testing.address}/healthz`)).json()).toEqual({ well: true })
    expect(await (await fetch(`${testing.address}/metrics`)).text()).toMatch(/longhouse_commit_seconds_count \d+/)
    const proxied = await fetch(`${testing.address}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })
    expect(proxied.status).toBe(404)
  })
})

import type { ServerMessage } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTesting, playing, type Testing, until, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting()
})

afterAll(() => testing.close())

/** What is hidden in a seat's view: a hand of silver, or destinies. */
const secretsOf = {
  auction: (view: unknown, _: number) => (view as { hand: string[] }).hand,
  champions(view: unknown, seat: number) {
    const { players } = view as { players: { destinies: string[]; openDestinies: string[] }[] }
    // What was scored lies open.
    return players[seat]?.destinies.filter((destiny) => !players[seat]?.openDestinies.includes(destiny))
  },
}

const numberOf = (message: ServerMessage): number =>
  'moved' in message ? message.moved.number : 'tableUpdate' in message ? message.tableUpdate.number : 0

describe.each(['auction', 'champions'] as const)('at a table of %s', (game) => {
  it('nobody hears what another seat hides, nor the seed', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const stranger = new Visitor(testing.address)
    const people = [ola, jan]
    const table = await playing(people, { game, bots: 1 })
    for (const visitor of [ola, jan, stranger]) {
      await visitor.connect()
      visitor.say({ watch: table, since: 0 })
      await visitor.hears('tableUpdate')
    }
    let hidden = 0
    // How soon there is much to hide is a matter of chance.
    for (let chosen = 0; chosen < 15 || hidden <= 20; ) {
      for (const [seat, owner] of people.entries()) {
        const { number, seen } = (await owner.seen(table)).body
        const secrets = secretsOf[game](seen?.view, seat) ?? []
        for (const other of [ola, jan, stranger]) {
          if (other === owner) continue
          await until(() => other.heard.some((message) => numberOf(message) >= number), `entry ${number}`)
          const last = other.heard.filter((message) => numberOf(message) === number)
          hidden += secrets.length * last.length
          for (const secret of secrets) expect(JSON.stringify(last)).not.toContain(`"${secret}"`)
        }
      }
      if ((await ola.choose(table)) ?? (await jan.choose(table))) chosen++
    }
    await ola.post(`/tables/${table}/abandon`)
    const before = [ola, jan, stranger].map((visitor) => JSON.stringify(visitor.heard))
    await jan.post(`/tables/${table}/abandon`)
    const { table: told } = (await ola.get<{ table: { seed: string } }>(`/tables/${table}`)).body
    expect(told.seed).toMatch(/^[0-9a-f]{32}$/)
    for (const text of before) expect(text).not.toContain(told.seed)
    await until(() => JSON.stringify(stranger.heard).includes(told.seed), 'the seed, at the end')
  })
})

describe('a table that is not for everybody', () => {
  it('by invitation is unknown to others, and listed to nobody', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const eva = await Visitor.called('Eva', testing.address)
    const made = await ola.post('/tables', {
      game: 'auction',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'invite',
    })
    const { id } = made.body.table
    expect((await eva.get(`/tables/${id}`)).status).toBe(404)
    expect((await eva.post(`/tables/${id}/join`, {})).status).toBe(404)
    expect((await eva.get(`/tables/${id}?invite=wrongwrong12`)).status).toBe(404)
    expect(JSON.stringify((await eva.get('/tables?list=open')).body)).not.toContain(id)
    expect((await eva.get(`/tables/${id}?invite=${made.body.invite}`)).status).toBe(200)
    expect((await eva.post(`/tables/${id}/join`, { invite: made.body.invite })).status).toBe(200)
    expect((await eva.get(`/tables/${id}`)).status).toBe(200)
  })

  it('without spectators shows them nothing of the game', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const stranger = new Visitor(testing.address)
    const table = await playing([ola, jan], { spectators: false })
    for (const path of ['seen', 'log', 'past/3', 'chat', 'replay'])
      expect((await stranger.get(`/tables/${table}/${path}`)).status).toBe(403)
    await stranger.connect()
    stranger.say({ watch: table, since: 0 })
    await stranger.hears('presence')
    await ola.choose(table)
    await stranger.hears('table', ({ number }) => number === 4)
    expect(
      stranger.heard.filter((message) => 'moved' in message || 'tableUpdate' in message || 'missed' in message),
    ).toEqual([])
  })
})

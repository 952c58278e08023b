import { randomUUID } from 'node:crypto'
import { auction, raid } from '@longhouse/example-games'
import { type Replay, verifyReplay } from '@longhouse/kernel'
import type { EntryView, Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bot, me, open, openTesting, playing, type Testing, until, Visitor } from './online.ts'

let testing: Testing
let ola: Visitor
let jan: Visitor

beforeAll(async () => {
  testing = await openTesting()
  ola = await Visitor.called('Ola', testing.address)
  jan = await Visitor.called('Jan', testing.address)
})

afterAll(() => testing.close())

const infoOf = async (visitor: Visitor, id: string): Promise<TableInfo> =>
  (await visitor.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

/** Everybody chooses whatever they are offered until the game is over. */
async function playOn(table: string, people: readonly Visitor[]): Promise<void> {
  await until(async () => {
    for (const person of people) await person.choose(table)
    return (await infoOf(people[0] as Visitor, table)).status !== 'playing'
  }, 'the end of the game')
}

describe('the life of a table', () => {
  it('is set up, joined, started, played to its end, and its replay is true', async () => {
    const made = await ola.post('/tables', { game: 'auction', seats: [me, open, bot] })
    expect(made.status).toBe(200)
    const { id } = made.body.table
    expect(made.body.invite).toMatch(/^[\w-]{12}$/)
    expect(made.body.table).toMatchObject({ status: 'open', host: { name: 'Ola' }, seed: null, number: 2 })
    const listed = await jan.get<{ tables: TableInfo[] }>('/tables?list=open')
    expect(listed.body.tables.map((table) => table.id)).toContain(id)
    expect((await ola.post<Refused>(`/tables/${id}/start`)).body.refused).toBe('seats-free')
    expect((await jan.post(`/tables/${id}/join`)).body.table.seats[1]?.person).toEqual({ id: jan.id, name: 'Jan' })
    expect((await jan.post<Refused>(`/tables/${id}/start`)).body).toMatchObject({ refused: 'host-only' })
    expect((await ola.post(`/tables/${id}/start`)).body.table.status).toBe('playing')

    await jan.connect()
    jan.say({ watch: id, since: null })
    const { commitment } = (await jan.hears('tableUpdate', ({ table }) => table === id)).seen ?? {}
    await playOn(id, [ola, jan])

    const over = await jan.hears('moved', ({ table, seen }) => table === id && seen?.result != null)
    expect(over.seen?.seed).toMatch(/^[0-9a-f]{32}$/)
    const info = await infoOf(jan, id)
    expect(info).toMatchObject({ status: 'finished', commitment, result: { how: 'played' } })
    expect(info.result?.ratings.map(({ seat }) => seat)).toEqual([0, 1])
    const replay = (await jan.get<Replay>(`/tables/${id}/replay`)).body
    expect(verifyReplay(auction, replay)).toBeNull()
    expect(replay.commitment).toBe(commitment)
    expect(replay.sitters).toEqual([
      { name: 'Ola', program: null },
      { name: 'Jan', program: null },
      { name: null, program: 'raider' },
    ])

    const numbers = jan.heard.flatMap((message) => ('moved' in message ? [message.moved.number] : []))
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] as number) + i))
    const profile = await ola.get<{ ratings: { games: number }[]; results: { place: number }[] }>(`/people/${jan.id}`)
    expect(profile.body.ratings).toMatchObject([{ game: 'auction', games: 1 }])
    expect(profile.body.results[0]).toMatchObject({ table: id, place: info.result?.places[1], players: 3 })

    const first = await ola.post(`/tables/${id}/rematch`)
    const second = await jan.post(`/tables/${id}/rematch`)
    expect(second.body.table.id).toBe(first.body.table.id)
    expect(second.body.table.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Ola', 'Jan', 'raider'])
  })

  it('takes a choice back, and tells everybody which one', async () => {
    const table = await playing([ola, jan], { game: 'raid' })
    await ola.connect()
    ola.say({ watch: table, since: null })
    await ola.hears('tableUpdate', (tableUpdate) => tableUpdate.table === table)
    const mover = (await ola.anyChoice(table)) ? ola : jan
    const before = (await mover.seen(table)).body
    const key = randomUUID()
    const chosen = await mover.post<{ number: number }>(`/tables/${table}/choices`, {
      key,
      number: before.number,
      choice: 0,
    })
    expect(chosen.status).toBe(200)
    const after = (await mover.seen(table)).body
    expect(after.canUndo).toBe(true)
    const undone = await mover.post<{ number: number }>(`/tables/${table}/undo`, {
      key: randomUUID(),
      number: after.number,
    })
    expect(undone.body.number).toBe(after.number + 1)
    expect(await ola.hears('moved', ({ kind }) => kind === 'undo')).toMatchObject({ undoes: [chosen.body.number] })
    expect((await mover.seen(table)).body.seen?.view).toEqual(before.seen?.view)
    const past = await mover.get<{ seen: unknown }>(`/tables/${table}/past/${after.number}`)
    expect(past.body.seen).toEqual(after.seen)
    const log = await mover.get<{ entries: EntryView[] }>(`/tables/${table}/log?from=${before.number}`)
    expect(log.body.entries.map(({ kind }) => kind)).toEqual(['choice', 'undo'])
  })

  it('ends when one of two resigns, and when all agree to abandon it', async () => {
    const resigned = await playing([ola, jan])
    for (const person of [ola, jan]) await person.choose(resigned)
    await jan.post(`/tables/${resigned}/resign`)
    const over = await infoOf(ola, resigned)
    expect(over).toMatchObject({ status: 'finished', result: { how: 'resigned', winners: [0], places: [1, 2] } })
    expect(over.seed).not.toBeNull()
    const ended = (await ola.get<Replay>(`/tables/${resigned}/replay`)).body
    expect(verifyReplay(auction, ended)).toBeNull()

    const abandoned = await playing([ola, jan])
    await ola.post(`/tables/${abandoned}/abandon`)
    expect((await infoOf(ola, abandoned)).status).toBe('playing')
    await jan.post(`/tables/${abandoned}/abandon`)
    expect(await infoOf(ola, abandoned)).toMatchObject({ status: 'abandoned', result: { winners: [], ratings: [] } })
  })

  it('goes on with a program when somebody leaves or resigns among three, and gives a seat back to who only left', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const table = await playing([ola, jan, eva])
    for (const person of [ola, jan, eva]) await person.choose(table)
    const left = await jan.post(`/tables/${table}/leave`)
    expect(left.body.table.seats[1]).toMatchObject({ bot: 'raider', standIn: true, why: 'left' })
    expect((await jan.post(`/tables/${table}/join`)).body.table.seats[1]).toMatchObject({ bot: null, standIn: false })
    await eva.post(`/tables/${table}/resign`)
    expect((await eva.post<Refused>(`/tables/${table}/join`)).body.refused).toBe('resigned')
    await playOn(table, [ola, jan])
    const { result } = await infoOf(ola, table)
    expect(result?.places[2]).toBe(3)
    expect(result?.ratings.map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('keeps its programs playing when the house is shut and opened again', async () => {
    const own = await openTesting()
    const eva = await Visitor.called('Eva', own.address)
    const table = await playing([eva], { game: 'raid', bots: 1 })
    await until(async () => (await eva.anyChoice(table)) !== null, 'her turn')
    const again = await own.again()
    eva.address = again.address
    await playOn(table, [eva])
    const { body } = await eva.get<Replay>(`/tables/${table}/replay`)
    expect(verifyReplay(raid, body)).toBeNull()
    await again.close()
  })
})

describe('a choice', () => {
  it('is done once, however often it is sent with the same key', async () => {
    const table = await playing([ola, jan])
    const chosen = await ola.anyChoice(table)
    const sent = { key: randomUUID(), ...chosen }
    const path = `/tables/${table}/choices`
    const answers = await Promise.all([1, 2, 3].map(() => ola.post<{ number: number }>(path, sent)))
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    await jan.choose(table)
    expect((await ola.post<{ number: number }>(path, sent)).body).toEqual(answers[0]?.body)
    const { number } = await infoOf(ola, table)
    expect(number).toBe((answers[0]?.body.number ?? 0) + 1)
  })

  it('made with an old table before one’s eyes is refused, but a secret answer of somebody else does not make it old', async () => {
    const table = await playing([ola, jan])
    const first = await ola.anyChoice(table)
    const second = await jan.anyChoice(table)
    const send = (who: Visitor, chosen: object | null) =>
      who.post<Refused>(`/tables/${table}/choices`, { key: randomUUID(), ...chosen })
    expect((await send(ola, first)).status).toBe(200)
    expect((await send(jan, second)).status).toBe(200)
    const late = await send(ola, { ...(await ola.anyChoice(table)), number: first?.number })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ refused: 'stale', facts: { number: (first?.number ?? 0) + 2 } })
  })

  it('is refused to those who are not asked, do not sit there, or choose what is not offered, in their language', async () => {
    const table = await playing([ola, jan])
    const eva = await Visitor.called('Eva', testing.address)
    const chosen = await ola.anyChoice(table)
    const send = (who: Visitor, choice: unknown) =>
      who.post<Refused>(
        `/tables/${table}/choices`,
        { key: randomUUID(), number: chosen?.number, choice },
        { lang: 'pl' },
      )
    expect(await send(eva, chosen?.choice)).toMatchObject({ status: 403, body: { refused: 'not-seated' } })
    expect(await send(new Visitor(testing.address), 1)).toMatchObject({ status: 401, body: { refused: 'not-arrived' } })
    const refused = await send(ola, 'ribe-99')
    expect(refused).toMatchObject({ status: 409, body: { refused: 'illegal-choice', text: 'Tego nie ma do wyboru.' } })
    const before = (await ola.seen(table)).body
    expect(before.number).toBe(chosen?.number)
  })
})

describe('whether choices could be taken back', () => {
  it('is told beforehand to whoever is asked, and comes true', async () => {
    const table = await playing([ola, jan])
    const asks = (who: Visitor, sent: object | null) =>
      who.post<{ ends: boolean[] } & Refused>(`/tables/${table}/ends-undo`, sent)
    const first = await ola.anyChoice(table)
    const sent = { number: first?.number, choices: [first?.choice, 'no choice'] }
    expect((await asks(ola, sent)).body.ends).toEqual([false, false])
    await ola.post(`/tables/${table}/choices`, { key: randomUUID(), ...first })
    // An answer can be withdrawn until the last one is in.
    expect((await ola.seen(table)).body.canUndo).toBe(true)
    const last = await jan.anyChoice(table)
    expect((await asks(jan, { number: last?.number, choices: [last?.choice] })).body.ends).toEqual([true])
    await jan.post(`/tables/${table}/choices`, { key: randomUUID(), ...last })
    expect((await jan.seen(table)).body.canUndo).toBe(false)
  })

  it('is told to nobody else, of no older table, and of no more choices than a page shows', async () => {
    const table = await playing([ola, jan])
    const eva = await Visitor.called('Eva', testing.address)
    const asks = (who: Visitor, sent: object) => who.post<Refused>(`/tables/${table}/ends-undo`, sent)
    const { number, choice } = (await ola.anyChoice(table)) ?? { number: 0, choice: null }
    expect((await asks(eva, { number, choices: [choice] })).body.refused).toBe('not-seated')
    expect((await asks(ola, { number: number - 1, choices: [choice] })).body.refused).toBe('stale')
    for (const choices of [[], Array(65).fill(choice)])
      expect((await asks(ola, { number, choices })).body.refused).toBe('bad-request')
  })
})

describe('the lobby', () => {
  it('hears of open public tables, and everybody of their own', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const stranger = new Visitor(testing.address)
    for (const visitor of [eva, stranger]) {
      await visitor.connect()
      visitor.say({ lobby: true })
      visitor.say({ ping: 1 })
      await visitor.hears('pong')
    }
    const table = await playing([ola, eva])
    await stranger.hears('lobby', ({ id, status }) => id === table && status === 'playing')
    const known = stranger.heard.length
    await ola.choose(table)
    await eva.hears('lobby', ({ id, moves }) => id === table && moves === 1)
    expect(stranger.heard.length).toBe(known)
    const secret = await playing([ola, jan], { visibility: 'invite' })
    // Tables are told of in the order in which they changed.
    const later = await playing([ola, eva])
    await stranger.hears('lobby', ({ id, status }) => id === later && status === 'playing')
    expect(JSON.stringify(stranger.heard)).not.toContain(secret)
  })
})

describe('a lost connection', () => {
  it('is taken up where it broke: nothing twice, nothing missed', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const table = await playing([ola, eva])
    await eva.connect()
    eva.say({ watch: table, since: null })
    const { number } = await eva.hears('tableUpdate')
    await ola.choose(table)
    await eva.hears('moved', (moved) => moved.number === number + 1)
    eva.hangUp()
    await eva.choose(table)
    await ola.choose(table)
    eva.heard.length = 0
    await eva.connect()
    eva.say({ watch: table, since: number + 1 })
    const missed = await eva.hears('missed')
    expect(missed.entries.map((entry) => entry.number)).toEqual([number + 2, number + 3])
    expect(missed.entries[0]?.events).toContainEqual(expect.objectContaining({ bids: expect.anything() }))
    expect(await eva.hears('tableUpdate')).toMatchObject({ number: number + 3, seat: 1 })
  })

  it('chooses and hears that it is settled; presence and chat reach the others', async () => {
    const table = await playing([ola, jan])
    const here = jan.heard.length
    await ola.connect()
    ola.say({ watch: table })
    jan.say({ watch: table })
    await jan.hears('presence', ({ table: at, seats }) => at === table && seats.every(Boolean), here)
    const chosen = await ola.anyChoice(table)
    const key = randomUUID()
    ola.say({ choose: { table, key, ...chosen } })
    const number = (chosen?.number ?? 0) + 1
    expect(await ola.hears('moved', (moved) => moved.key === key)).toMatchObject({ number, info: { number } })
    expect(await jan.hears('moved', (moved) => moved.number === number, here)).toMatchObject({ table, key: null })
    ola.say({ choose: { table, key, ...chosen } })
    expect(await ola.hears('settled', (settled) => settled.key === key)).toEqual({ key, number })
    const again = randomUUID()
    ola.say({ choose: { table, key: again, ...chosen } })
    expect(await ola.hears('refused', (refused) => refused.key === again)).toMatchObject({
      refused: 'already-answered',
    })
    ola.say({ chat: { table, key: randomUUID(), text: ' Skål!  ' } })
    expect(await jan.hears('chat')).toMatchObject({ table, text: 'Skål!', person: { name: 'Ola' } })
    ola.say({ nonsense: 1 })
    expect(await ola.hears('refused', ({ refused }) => refused === 'bad-request')).toMatchObject({ key: null })
    ola.say({ ping: 7 })
    expect(await ola.hears('pong')).toBe(7)
  })

  it('to somebody who does not read is given up, before it fills the memory', async () => {
    const own = await openTesting()
    const eva = await Visitor.called('Eva', own.address)
    const table = await playing([eva], { game: 'champions', bots: 1 })
    const deaf = new Visitor(own.address)
    await deaf.connect()
    deaf.pause()
    const connections = async () =>
      Number(/longhouse_connections (\d+)/.exec(await (await fetch(`${own.address}/metrics`)).text())?.[1])
    expect(await connections()).toBe(1)
    for (let i = 0; i < 4000; i++) deaf.say({ watch: table, since: 0 })
    await until(async () => (await connections()) === 0, 'the end of the connection')
    await own.close()
  })
})

import { randomUUID } from 'node:crypto'
import {
  type AnyGame,
  askOf,
  either,
  type Json,
  one,
  reactionWindow,
  rulesOf,
  type Seat,
  vocabulary,
  yes,
} from '@longhouse/kernel'
import type { Moved, Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Furnishing } from '../src/index.ts'
import { lookAgainAt } from '../src/tables/info.ts'
import { timeIsUp } from '../src/tables/time-up.ts'
import { type Book, planOf, startedBook } from './book.ts'
import { furnishing, openTesting, playing, stoppedClock, type Testing, until, Visitor } from './online.ts'

interface Duel {
  state: { said: string[] }
  content: null
  event: { said: string }
  view: readonly string[]
  about: null
}

const { decision } = vocabulary<Duel>()

const say = (t: { state: Duel['state']; tell?(event: Duel['event']): void }, said: string): void => {
  t.state.said.push(said)
  t.tell?.({ said })
}

const struck = decision<null>('struck', {
  seat: () => 1,
  options: () => one(['groan', 'laugh']),
  take: (t, _, choice) => say(t, String(choice)),
})

const parry = reactionWindow<Duel, null>('parry', {
  order: () => [1],
  reactions: () => one(['parry']),
  react: (t, _, reaction, __, window) => {
    say(t, String(reaction))
    t.cancel(window)
  },
  repeats: false,
  chance: { question: 'parries', matters: () => true },
})

/** Seat 0 strikes, and seat 1 may parry: everybody knows that it could. */
const strike = decision<null>('strike', {
  seat: () => 0,
  options: () => either({ strike: yes, rest: yes }),
  take(t, _, choice) {
    if (!('strike' in (choice as object))) return
    say(t, 'strike')
    t.next(parry.open({ facts: null, deed: struck(), otherwise: strike() }))
  },
})

const duel = {
  id: 'duel',
  version: '1',
  players: { min: 2, max: 2 },
  options: [],
  content: null,
  setup: () => ({ said: [] }),
  start: strike(),
  rules: rulesOf<Duel>([strike, struck, ...parry.rules]),
  listeners: {},
  view: (t: { state: Duel['state'] }) => [...t.state.said],
  guess: (t: { state: Duel['state'] }) => t.state,
  result: () => ({ scores: [0, 0], winners: [0], items: [[], []] }),
  turn: () => ({ now: 1, own: 2 }),
  clone: ({ said }: Duel['state']) => ({ said: [...said] }),
  invariantViolations: () => [],
} as AnyGame

const games = (id: string) =>
  id === 'duel' ? { load: async () => duel, text: async () => null } : (furnishing.games?.(id) ?? null)

const PASS = { pass: true }

const botThreads: Furnishing['botThreads'] = {
  think: async ({ table, seat }) => ({
    seat,
    choice: askOf(duel, table, seat)?.step === 'struck' ? 'groan' : PASS,
  }),
  stop: async () => {},
}
const PARRY = { react: 'parry' }

describe('a chance to react', () => {
  const { now, pass } = stoppedClock()
  let testing: Testing
  let ola: Visitor
  let jan: Visitor
  let eva: Visitor

  beforeAll(async () => {
    testing = await openTesting({ now, games, botThreads })
    ola = await Visitor.called('Ola', testing.address)
    jan = await Visitor.called('Jan', testing.address)
    eva = await Visitor.called('Eva', testing.address)
    for (const visitor of [ola, eva]) await visitor.connect()
  })

  afterAll(() => testing.close())

  const chooses = async (who: Visitor, table: string, choice: Json) => {
    const { number } = (await who.seen(table)).body
    return who.post<Refused & { number: number }>(`/tables/${table}/choices`, { key: randomUUID(), number, choice })
  }
  const infoOf = async (table: string) => (await ola.get<{ table: TableInfo }>(`/tables/${table}`)).body.table

  /** Ola has struck, and Jan is asked; Eva looks on. */
  async function struckAt(more: object): Promise<string> {
    const table = await playing([ola, jan], { game: 'duel', ...more })
    for (const visitor of [ola, eva]) visitor.say({ watch: table })
    for (const visitor of [ola, eva]) await visitor.hears('tableUpdate', (update) => update.table === table)
    await chooses(ola, table, { strike: true })
    expect((await infoOf(table)).awaited).toEqual([1])
    return table
  }

  /** The same in a book that is written here. */
  function struckBook(): Book {
    const book = startedBook(planOf({ reactionTime: 1 }), duel)
    book.write({ kind: 'choice', seat: 0, choice: { strike: true } })
    return book
  }

  /** All that somebody heard of a table, with when, as far as it does not name the table. */
  const heardOf = (who: Visitor, table: string) =>
    who.heard.flatMap((message) => {
      const { moved } = message as { readonly moved?: Moved }
      if (moved?.table !== table) return []
      const { number, kind, seat, at, events, seen, info } = moved
      const since = at - begun(who, table)
      return [{ number, kind, seat, since, events, view: seen?.view, step: seen?.step, seats: dueIn(info, who, table) }]
    })
  const begun = (who: Visitor, table: string): number => {
    const first = who.heard.find((message) => (message as { moved?: Moved }).moved?.table === table)
    return (first as { readonly moved: Moved } | undefined)?.moved.at ?? 0
  }
  const dueIn = ({ seats }: Partial<TableInfo>, who: Visitor, table: string) =>
    seats?.map(({ due, left, lapses }) => ({ due: due === null ? null : due - begun(who, table), left, lapses }))

  it('of a fixed time tells nobody who passes at once, who thinks and who is not there', async () => {
    const tables = {
      passes: await struckAt({ reactionTime: 1 }),
      thinks: await struckAt({ reactionTime: 1 }),
      away: await struckAt({ reactionTime: 1 }),
    }
    expect((await infoOf(tables.away)).seats[1]).toMatchObject({ lapses: true, due: now() + 1000 })
    const before = await infoOf(tables.passes)
    const answer = await chooses(jan, tables.passes, PASS)
    expect([answer.status, answer.body.number]).toEqual([200, before.number])
    expect(await infoOf(tables.passes)).toEqual(before)
    pass(999)
    expect((await chooses(jan, tables.thinks, PASS)).status).toBe(200)
    expect(await infoOf(tables.thinks)).toMatchObject({ number: before.number })
    pass(1)
    for (const table of Object.values(tables))
      for (const listener of [ola, eva])
        await listener.hears('moved', (moved) => moved.table === table && moved.seen?.step === 'struck')
    for (const listener of [ola, eva]) {
      const [passes, thinks, away] = Object.values(tables).map((table) => heardOf(listener, table))
      expect(away?.at(-1)).toMatchObject({ kind: 'choice', seat: 1, since: 1000, step: 'struck' })
      expect(passes).toEqual(away)
      expect(thinks).toEqual(away)
    }
  })

  it('is taken at once, however long it would stay open', async () => {
    const table = await struckAt({ reactionTime: 60 })
    expect((await chooses(jan, table, PARRY)).status).toBe(200)
    expect(await infoOf(table)).toMatchObject({ awaited: [0] })
    expect((await ola.seen(table)).body.seen?.view).toEqual(['strike', 'parry'])
  })

  it('of a fixed time is passed over for nobody, and nothing can be said of it', async () => {
    const table = await struckAt({ reactionTime: 60 })
    expect((await jan.seen(table)).body.seen?.questions).toEqual({})
    const { body } = await chooses(jan, table, { questions: { parries: 'never' } })
    expect(body.refused).toBe('no-such-question')
    const quick = await struckAt({})
    expect((await jan.seen(quick)).body.seen?.questions).toEqual({ parries: 'always' })
    expect((await chooses(jan, quick, { questions: { parries: 'not-this-turn' } })).status).toBe(200)
    expect(await infoOf(quick)).toMatchObject({ awaited: [1] })
    expect((await jan.seen(quick)).body.seen?.step).toBe('struck')
  })

  it('has no end without a clock, and with one a short time of its own, in which the clock stands still', async () => {
    const endless = await struckAt({})
    expect((await infoOf(endless)).seats[1]).toMatchObject({ due: null, lapses: false })
    const table = await struckAt({ clock: { kind: 'bank', seconds: 1, increment: 5 } })
    const left = (seat: Seat) => infoOf(table).then(({ seats }) => seats[seat]?.left)
    expect((await infoOf(table)).seats[1]).toMatchObject({ left: 1000, due: now() + 1000, lapses: true })
    pass(1000)
    await until(async () => (await jan.seen(table)).body.seen?.step === 'struck', 'the end of the chance')
    expect(await infoOf(table)).toMatchObject({ awaited: [1], seats: [{}, { bot: null, lapses: false }] })
    expect(await left(1)).toBe(1000)
  })

  it('of a program that passes is over with its time, too', async () => {
    const table = await playing([ola], { game: 'duel', bots: 1, reactionTime: 1 })
    await chooses(ola, table, { strike: true })
    expect((await infoOf(table)).seats[1]).toMatchObject({ lapses: true })
    pass(1000)
    await until(async () => (await infoOf(table)).status === 'finished', 'the end of the program’s chance')
    expect((await ola.seen(table)).body.seen?.view).toEqual(['strike', 'groan'])
  })

  it('that went by is nobody’s own choice: who was not there has not played', async () => {
    const table = await struckAt({ reactionTime: 1 })
    pass(1000)
    await until(async () => (await jan.seen(table)).body.seen?.step === 'struck', 'the end of the chance')
    await ola.post(`/tables/${table}/resign`)
    expect((await infoOf(table)).result).toMatchObject({ unrated: 'no-game', places: [null, null] })
  })

  it('of a fixed time is passed over once: who asks again with the same key afterwards is not refused', async () => {
    const table = await struckAt({ reactionTime: 1 })
    const { number } = (await jan.seen(table)).body
    const sent = { key: randomUUID(), number, choice: PASS }
    const asks = (more: object = {}) => jan.post<Refused>(`/tables/${table}/choices`, { ...sent, ...more })
    expect((await asks()).status).toBe(200)
    pass(1000)
    await until(async () => (await jan.seen(table)).body.seen?.step === 'struck', 'the end of the chance')
    expect((await asks()).status).toBe(200)
    expect((await asks({ key: randomUUID(), choice: PARRY })).body.refused).toBe('stale')
    const other = { ...sent, key: randomUUID() }
    expect((await ola.post<Refused>(`/tables/${table}/choices`, other)).body.refused).toBe('stale')
  })

  it('that went by is not opened again by taking it back', async () => {
    const table = await struckAt({ reactionTime: 1 })
    pass(1000)
    await until(async () => (await jan.seen(table)).body.seen?.step === 'struck', 'the end of the chance')
    const { number, canUndo } = (await jan.seen(table)).body
    expect(canUndo).toBe(false)
    const { body } = await jan.post<Refused>(`/tables/${table}/undo`, { key: randomUUID(), number })
    expect(body.refused).toBe('undo-lapsed')
    expect((await jan.seen(table)).body.seen?.step).toBe('struck')
  })

  it('never ends where the book is full: nothing would come of looking again at once, and for ever', () => {
    const { state } = struckBook()
    const due = state.updated + 1000
    expect(lookAgainAt(state)).toEqual({ clocks: due, programs: null })
    expect(timeIsUp(state, due)).toMatchObject({ kind: 'choice', seat: 1, lapsed: true })
    const full = { ...state, number: 20_000 }
    expect(lookAgainAt(full)).toEqual({ clocks: null, programs: null })
    expect(timeIsUp(full, due)).toBeNull()
  })

  it('is no setting of games without any', async () => {
    const table = await playing([ola, jan], { reactionTime: 5 })
    expect((await infoOf(table)).reactionTime).toBeNull()
  })
})

import { randomUUID } from 'node:crypto'
import type { Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programChooses } from '../src/tables/commands.ts'
import type { Draft, Entry } from '../src/tables/entry.ts'
import { lookAgainAt } from '../src/tables/info.ts'
import { restrained } from '../src/tables/restraint.ts'
import { awaitedOf, type TableState } from '../src/tables/table-state.ts'
import { type Book, longBook, openBook, planOf, prayerFirst, startedBook } from './book.ts'
import { me, open, openTesting, playing, stoppedClock, type Testing, Visitor } from './online.ts'

/** Whether it would be refused now, or so many seconds after the last entry. */
const refusalOf = ({ state }: { readonly state: TableState }, draft: Draft, seconds = 0): string | null =>
  restrained(state, { ...draft, number: state.number + 1, at: state.updated + seconds * 1000 } as Entry)?.refused ??
  null

/** Done again and again, each time after a pause, until it is refused; how often it was done. */
function untilRefused(book: Book, seconds: number, drafts: readonly Draft[]): { times: number; refused: string } {
  for (let times = 0; ; times++) {
    const draft = drafts[times % drafts.length] as Draft
    const refused = refusalOf(book, draft, seconds)
    if (refused !== null) return { times, refused }
    book.pass(seconds)
    book.write(draft)
  }
}

describe('what does not move the game on', () => {
  const offers = (seat: number): Draft[] => [true, false].map((agree) => ({ kind: 'abandon', seat, agree }))

  it('may be done so often at once, then slowly, and in all not for ever', () => {
    const hasty = startedBook()
    expect(untilRefused(hasty, 0, offers(0))).toEqual({ times: 10, refused: 'slow-down' })
    expect(refusalOf(hasty, offers(0)[0] as Draft, 11)).toBeNull()
    expect(refusalOf(hasty, offers(1)[0] as Draft)).toBeNull()
    const patient = startedBook()
    expect(untilRefused(patient, 3600, offers(0))).toEqual({ times: 100, refused: 'enough' })
    expect(refusalOf(patient, { kind: 'abandon', seat: 0, agree: true, ends: true })).toBeNull()
    expect(refusalOf(patient, { kind: 'resign', seat: 0, bot: null })).toBeNull()
  })

  it('is also to leave and to come back', () => {
    const away: Draft[] = [
      { kind: 'stand-in', seat: 0, bot: 'raider', why: 'left' },
      { kind: 'return', seat: 0 },
    ]
    expect(untilRefused(startedBook(), 0, away)).toEqual({ times: 20, refused: 'slow-down' })
    const late = away.map((draft) => (draft.kind === 'stand-in' ? ({ ...draft, why: 'clock' } as const) : draft))
    const book = startedBook()
    expect(untilRefused(book, 60, late)).toEqual({ times: 199, refused: 'enough' })
    expect(book.state.sitters[0]).toMatchObject({ why: 'clock' })
  })

  it('is also to give a seat to one program after the other, alone at the table', () => {
    const others = ['jarl', 'raider'].map(
      (to): Draft => ({ kind: 'hand-over', seat: 0, of: 1, to, agree: true, done: true }),
    )
    expect(untilRefused(startedBook(planOf(), undefined, 'raider'), 0, others)).toEqual({
      times: 10,
      refused: 'slow-down',
    })
  })

  it('is also to choose and take it back', () => {
    const book = startedBook()
    const seat = awaitedOf(book.state)[0] as number
    const loop: Draft[] = [
      { kind: 'choice', seat, choice: 0 },
      { kind: 'undo', seat },
    ]
    expect(untilRefused(book, 0, loop)).toEqual({ times: 81, refused: 'slow-down' })
    const patient = startedBook()
    expect(untilRefused(patient, 60, loop)).toEqual({ times: 1001, refused: 'enough' })
  })

  const switching = (seat: number): Draft[] =>
    ['never', 'always'].map((prayer) => ({ kind: 'choice', seat, choice: { questions: { prayer } } }))

  it('is also to want to be asked, and not', () => {
    const book = startedBook(planOf(), prayerFirst)
    const seat = awaitedOf(book.state)[0] as number
    expect(untilRefused(book, 0, switching(seat))).toEqual({ times: 10, refused: 'slow-down' })
    expect(refusalOf(book, { kind: 'choice', seat, choice: 0 })).toBeNull()
  })

  it('gives nobody time, and makes nobody look again', () => {
    for (const clock of [
      { kind: 'bank', seconds: 60, increment: 5 } as const,
      { kind: 'per-move', seconds: 60 } as const,
    ]) {
      const book = startedBook(planOf({ clock }), prayerFirst)
      const { freshFrom } = book.state
      const seat = awaitedOf(book.state)[0] as number
      book.pass(20)
      for (const draft of switching(seat)) book.write(draft)
      expect(book.state.times?.left[seat]).toBe(40_000)
      expect(book.state.freshFrom).toBe(freshFrom)
    }
  })

  it('does not keep a clock from running out, nor somebody from leaving the house', () => {
    const book = startedBook()
    untilRefused(book, 0, offers(0))
    expect(refusalOf(book, { kind: 'stand-in', seat: 0, bot: 'raider', why: 'clock' })).toBeNull()
    expect(refusalOf(book, { kind: 'sit', seat: 0, person: null, bot: 'raider' })).toBeNull()
  })

  it('wears out nobody’s seat: before the game it is counted by person, and who gets a seat later begins anew', () => {
    const comings = (person: string): Draft[] => [
      { kind: 'sit', seat: 1, person, bot: null },
      { kind: 'sit', seat: 1, person: null, bot: null },
    ]
    const book = openBook()
    book.write({ kind: 'sit', seat: 0, person: 'ola', bot: null })
    expect(untilRefused(book, 11, comings('mal'))).toEqual({ times: 200, refused: 'enough' })
    expect(refusalOf(book, { kind: 'sit', seat: 1, person: null, bot: 'raider' })).toBeNull()
    expect(untilRefused(book, 0, comings('jan'))).toEqual({ times: 20, refused: 'slow-down' })
    book.write({ kind: 'sit', seat: 1, person: 'eva', bot: null })
    book.write({ kind: 'start', seat: null })
    for (const seat of [0, 1]) expect(refusalOf(book, { kind: 'abandon', seat, agree: true })).toBeNull()
    untilRefused(book, 11, offers(1))
    expect(refusalOf(book, { kind: 'return', seat: 1 })).toBe('enough')
    book.write({ kind: 'sit', seat: 1, person: 'jan', bot: null })
    expect(refusalOf(book, { kind: 'return', seat: 1 })).toBeNull()
  })

  it('of a host is also to change programs', () => {
    const book = openBook()
    const programs: Draft[] = ['raider', 'thrall'].map((bot) => ({ kind: 'sit', seat: 1, person: null, bot }))
    expect(untilRefused(book, 0, programs)).toEqual({ times: 10, refused: 'slow-down' })
    expect(refusalOf(book, { kind: 'sit', seat: 1, person: 'jan', bot: null })).toBeNull()
  })

  it('fills a book in the end: then the game can only be ended, and programs wait', () => {
    const book = longBook(19_998)
    const seat = awaitedOf(book.state)[0] as number
    book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'clock' })
    const { state } = book
    expect(lookAgainAt(state).programs).not.toBeNull()
    const full = { ...state, number: 20_000 }
    expect(lookAgainAt(full)).toEqual({ clocks: null, programs: null })
    expect(programChooses(full, seat, 20_000, 0)).toMatchObject({ refused: 'stale' })
    for (const draft of [{ kind: 'choice', seat: 1 - seat, choice: 0 } as const, { kind: 'return', seat } as const])
      expect(refusalOf({ state: full }, draft)).toBe('book-full')
    expect(refusalOf({ state: full }, { kind: 'resign', seat, bot: null })).toBeNull()
  })
})

describe('a house in which somebody is restless', () => {
  let testing: Testing
  let ola: Visitor
  let jan: Visitor

  beforeAll(async () => {
    // However long a busy machine takes, nobody is given time meanwhile.
    testing = await openTesting({ now: stoppedClock().now })
    ola = await Visitor.called('Ola', testing.address)
    jan = await Visitor.called('Jan', testing.address)
  })

  afterAll(() => testing.close())

  const infoOf = async (id: string) => (await ola.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

  it('tells them to wait, also after it was opened again, and goes on for everybody else', async () => {
    const { now } = stoppedClock()
    const own = await openTesting({ now })
    const eva = await Visitor.called('Eva', own.address)
    const bo = await Visitor.called('Bo', own.address)
    const table = await playing([eva, bo])
    const toggle = (i: number) => eva.post<Refused>(`/tables/${table}/abandon`, { agree: i % 2 === 0 })
    const answers = []
    for (let i = 0; i < 30; i++) answers.push(await toggle(i))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(refused[0]?.body).toMatchObject({ refused: 'slow-down' })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const again = await own.again()
    for (const visitor of [eva, bo]) visitor.address = again.address
    const { number, seats } = (await eva.get<{ table: TableInfo }>(`/tables/${table}`)).body.table
    expect(number).toBeLessThan(25)
    expect((await eva.post(`/tables/${table}/abandon`, { agree: !seats[0]?.abandons })).status).toBe(429)
    expect((await bo.choose(table))?.status).toBe(200)
    await again.close()
  })

  it('refuses to let a seat be taken and left for ever', async () => {
    const made = await ola.post('/tables', { game: 'raid', seats: [me, open] })
    const { id } = made.body.table
    const statuses = []
    for (let i = 0; i < 15; i++) {
      statuses.push((await jan.post(`/tables/${id}/join`)).status)
      await jan.post(`/tables/${id}/leave`)
    }
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200))
    expect(statuses.at(-1)).toBe(429)
    expect((await infoOf(id)).number).toBeLessThan(30)
  })

  it('refuses a choice that is made and taken back for ever', async () => {
    const table = await playing([ola, jan], { game: 'raid' })
    const { number, awaited } = await infoOf(table)
    const mover = awaited.includes(0) ? ola : jan
    let known = number
    let last: Refused | { number: number } = { number }
    for (let i = 0; i < 120 && 'number' in last; i++) {
      const path = i % 2 === 0 ? 'choices' : 'undo'
      const body = { key: randomUUID(), number: known, ...(i % 2 === 0 && { choice: 0 }) }
      last = (await mover.post<Refused | { number: number }>(`/tables/${table}/${path}`, body)).body
      if ('number' in last) known = last.number
    }
    expect(last).toMatchObject({ refused: 'slow-down' })
  })
})

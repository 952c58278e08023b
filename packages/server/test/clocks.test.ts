import { type Form, quickRandom, sampleChoice } from '@longhouse/kernel'
import type { Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { steady } from '../src/host/steady-clock.ts'
import { dueOf, freshTimes, leftAt, type Times, timesAfter } from '../src/tables/clocks.ts'
import { join } from '../src/tables/commands.ts'
import { snapshotOf, tableStateFrom } from '../src/tables/snapshot.ts'
import { awaitedOf } from '../src/tables/table-state.ts'
import { type Book, planOf, startedBook } from './book.ts'
import { openTesting, playing, stoppedClock, type Testing, until, Visitor } from './online.ts'

describe('a clock', () => {
  const running = [true, false]
  const stopped = [false, true]

  it('per move begins anew for each decision', () => {
    const clock = { kind: 'per-move', seconds: 10 } as const
    let times = timesAfter(clock, freshTimes(clock, 2), { at: 1000, running, held: [] })
    expect(dueOf(times, 0)).toBe(11_000)
    expect(dueOf(times, 1)).toBeNull()
    times = timesAfter(clock, times, { at: 5000, running, held: [0] })
    expect(dueOf(times, 0)).toBe(11_000)
    times = timesAfter(clock, times, { at: 6000, running: stopped, held: [0], chose: 0 })
    expect(dueOf(times, 1)).toBe(16_000)
    expect(leftAt(times, 0, 7000)).toBe(10_000)
  })

  it('with a bank goes on where it stood, and gets a little back for each choice', () => {
    const clock = { kind: 'bank', seconds: 60, increment: 5 } as const
    let times = timesAfter(clock, freshTimes(clock, 2), { at: 0, running, held: [] })
    times = timesAfter(clock, times, { at: 20_000, running: stopped, held: [0], chose: 0 })
    expect(leftAt(times, 0, 99_000)).toBe(45_000)
    expect(leftAt(times, 1, 30_000)).toBe(50_000)
  })

  it('gives nobody time for taking a choice back', () => {
    for (const clock of [
      { kind: 'bank', seconds: 60, increment: 5 },
      { kind: 'per-move', seconds: 60 },
    ] as const) {
      let times = timesAfter(clock, freshTimes(clock, 2), { at: 0, running, held: [] })
      times = timesAfter(clock, times, { at: 20_000, running, held: [0], chose: 0 })
      times = timesAfter(clock, times, { at: 25_000, running, held: [0], undid: { seat: 0, left: 40_000 } })
      expect(leftAt(times, 0, 25_000)).toBe(35_000)
    }
  })
})

describe('the clock of the house', () => {
  it('goes on from where it was when the machine’s is put back, until that has caught up', () => {
    let shown = 1000
    const now = steady(() => shown)
    const at = (machine: number): number => {
      shown = machine
      return now()
    }
    expect([1500, 900, 1000, 800, 850, 1750, 1800].map(at)).toEqual([1500, 1500, 1600, 1600, 1650, 1750, 1800])
  })
})

describe('a clock of whoever leaves and comes back', () => {
  const CLOCKS = [{ kind: 'per-move', seconds: 60 } as const, { kind: 'bank', seconds: 60, increment: 0 } as const]

  it.each(CLOCKS)('goes on where it stood, for as long as the same is asked: $kind', (clock) => {
    const book = startedBook(planOf({ clock }))
    const seat = awaitedOf(book.state)[0] as number
    book.pass(58)
    for (const seconds of [0, 0, 100]) {
      book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'left' })
      book.pass(seconds)
      book.write({ kind: 'return', seat })
      expect(book.state.times?.left[seat]).toBe(2000)
    }
    expect(dueOf(book.state.times as Times, seat)).toBe(book.state.updated + 2000)
  })

  /** The clock runs out after so many seconds. Who it is that sits there is told. */
  function runsOut(book: Book, seat: number, seconds: number): string {
    book.pass(seconds)
    book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'clock' })
    return book.state.sitters[seat]?.person as string
  }

  /** Whoever sits there is back: how long they have then. */
  function backWith(book: Book, seat: number): number {
    expect(join(book.state, book.state.sitters[seat]?.person as string, undefined)).toEqual({ kind: 'return', seat })
    const { times, updated } = book.write({ kind: 'return', seat })
    return (dueOf(times as Times, seat) ?? updated) - updated
  }

  const TIME_USED_UP = { refused: 'time-used-up' }
  const FULL = { 'per-move': 60_000, bank: 6000 } as const

  it.each(CLOCKS)('has a tenth of its time when it has run out, once for each decision: $kind', (clock) => {
    const book = startedBook(planOf({ clock }))
    const seat = awaitedOf(book.state)[0] as number
    runsOut(book, seat, 60)
    expect(backWith(book, seat)).toBe(6000)
    const person = runsOut(book, seat, 6)
    expect(join(book.state, person, undefined)).toMatchObject(TIME_USED_UP)
    // At a table that has written it down already, it spends nobody's time.
    const { times, updated } = book.write({ kind: 'return', seat })
    expect(dueOf(times as Times, seat)).toBe(updated)
    runsOut(book, seat, 0)
    const random = quickRandom('used up')
    do {
      const asked = awaitedOf(book.state)[0] as number
      const form = book.state.asks.find((ask) => ask.seat === asked && ask.form)?.form as Form
      book.write({ kind: 'choice', seat: asked, choice: sampleChoice(form, random) })
    } while (!awaitedOf(book.state).includes(seat))
    expect(backWith(book, seat)).toBe(FULL[clock.kind])
    runsOut(book, seat, FULL[clock.kind] / 1000)
    if (clock.kind === 'per-move') expect(backWith(book, seat)).toBe(6000)
    else expect(join(book.state, person, undefined)).toMatchObject(TIME_USED_UP)
  })

  it.each(CLOCKS)('has no second tenth for taking the choice back, and a first one all the same: $kind', (clock) => {
    for (const hadOne of [true, false]) {
      const book = startedBook(planOf({ clock }))
      const seat = awaitedOf(book.state)[0] as number
      if (hadOne) runsOut(book, seat, 60)
      if (hadOne) expect(backWith(book, seat)).toBe(6000)
      book.write({ kind: 'choice', seat, choice: 0 })
      book.write({ kind: 'undo', seat })
      const person = runsOut(book, seat, hadOne ? 6 : 60)
      if (hadOne) expect(join(book.state, person, undefined)).toMatchObject(TIME_USED_UP)
      else expect(backWith(book, seat)).toBe(6000)
    }
  })

  it.each(CLOCKS)('has a tenth again where nobody else was there, since no program moved either: $kind', (clock) => {
    const book = startedBook(planOf({ clock }))
    const seat = awaitedOf(book.state)[0] as number
    book.write({ kind: 'stand-in', seat: 1 - seat, bot: 'raider', why: 'left' })
    for (const seconds of [60, 6, 6]) {
      runsOut(book, seat, seconds)
      expect(backWith(book, seat)).toBe(6000)
    }
  })

  it('knows of its tenth also after the table was put away', () => {
    const plan = planOf({ clock: CLOCKS[0] ?? null })
    const book = startedBook(plan)
    const seat = awaitedOf(book.state)[0] as number
    runsOut(book, seat, 60)
    backWith(book, seat)
    const person = runsOut(book, seat, 6)
    const written = JSON.parse(JSON.stringify(snapshotOf(book.state)))
    expect(join(tableStateFrom(book.state.game, plan, written), person, undefined)).toMatchObject(TIME_USED_UP)
    // One that an earlier release wrote says nothing of it.
    delete written.times.comebacks
    expect(join(tableStateFrom(book.state.game, plan, written), person, undefined)).toEqual({ kind: 'return', seat })
  })

  it('per move has all of it for the decision after the one a program took', () => {
    const book = startedBook(planOf({ clock: CLOCKS[0] }))
    const seat = awaitedOf(book.state)[0] as number
    book.pass(50)
    book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'left' })
    const random = quickRandom('away')
    const choose = (asked: number) => {
      const form = book.state.asks.find((ask) => ask.seat === asked)?.form as Form
      return book.write({ kind: 'choice', seat: asked, choice: sampleChoice(form, random) })
    }
    do choose(awaitedOf(book.state)[0] as number)
    while (!awaitedOf(book.state).includes(seat))
    book.write({ kind: 'return', seat })
    expect(dueOf(book.state.times as Times, seat)).toBe(book.state.updated + 60_000)
  })
})

describe('time that is up', () => {
  const { now, pass } = stoppedClock()
  let testing: Testing

  beforeAll(async () => {
    testing = await openTesting({ now })
  })

  afterAll(() => testing.close())

  const infoOf = async (visitor: Visitor, id: string) =>
    (await visitor.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

  it('lets a program stand in, until the person takes the seat back', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const table = await playing([ola, jan], { clock: { kind: 'per-move', seconds: 1 } })
    const begun = await infoOf(ola, table)
    expect(begun.seats.map(({ due }) => due)).toEqual([begun.updated + 1000, begun.updated + 1000])
    await ola.choose(table)
    expect((await infoOf(ola, table)).seats[0]?.due).toBeNull()
    pass(1000)
    await until(async () => (await infoOf(ola, table)).seats[1]?.standIn === true, 'the stand-in')
    expect((await infoOf(ola, table)).seats[1]).toMatchObject({ bot: 'raider', why: 'clock', person: { name: 'Jan' } })
    await until(async () => (await infoOf(ola, table)).moves >= 2, 'its choice')
    const { number } = await infoOf(ola, table)
    const late = { key: crypto.randomUUID(), number, choice: 'ribe-1' }
    expect((await jan.post<Refused>(`/tables/${table}/choices`, late)).body.refused).toBe('stand-in-plays')
    const back = await jan.post(`/tables/${table}/join`)
    expect(back.body.table.seats[1]).toMatchObject({ bot: null, standIn: false, why: null })
    expect((await jan.choose(table))?.status ?? 200).toBe(200)
  })

  it('does not come back: what the program chose stands', async () => {
    const ola = await Visitor.called('Ola', testing.address)
    const jan = await Visitor.called('Jan', testing.address)
    const table = await playing([ola, jan], { game: 'raid', clock: { kind: 'per-move', seconds: 2 } })
    const [seat] = (await infoOf(ola, table)).awaited as [number]
    const mover = seat === 0 ? ola : jan
    pass(2000)
    await until(async () => !(await infoOf(ola, table)).awaited.includes(seat), 'the choices of the program')
    expect((await infoOf(ola, table)).moves).toBeGreaterThanOrEqual(1)
    const { number } = (await mover.post(`/tables/${table}/join`)).body.table
    expect((await mover.seen(table)).body.canUndo).toBe(false)
    const undo = { key: crypto.randomUUID(), number }
    expect((await mover.post<Refused>(`/tables/${table}/undo`, undo)).body.refused).toBe('undo-program')
  })

  it('is up also when the machine’s clock was put back since the house opened', async () => {
    const { now, pass } = stoppedClock()
    const own = await openTesting({ now, grace: 15_000 })
    pass(15_001)
    // The house looks at its clock here.
    const ola = await Visitor.called('Ola', own.address)
    pass(-3_600_000)
    const jan = await Visitor.called('Jan', own.address)
    const table = await playing([ola, jan], { clock: { kind: 'per-move', seconds: 1 } })
    pass(1000)
    await until(async () => (await infoOf(ola, table)).seats.every(({ why }) => why === 'clock'), 'the stand-ins')
    await own.close()
  })

  it('is up also when the house was shut meanwhile and nobody looks', async () => {
    const { now, pass } = stoppedClock()
    const own = await openTesting({ now })
    const ola = await Visitor.called('Ola', own.address)
    const jan = await Visitor.called('Jan', own.address)
    const table = await playing([ola, jan], { clock: { kind: 'bank', seconds: 1, increment: 0 } })
    pass(1000)
    const again = await own.again()
    ola.address = again.address
    await until(async () => (await infoOf(ola, table)).paused, 'a table at which nobody is there')
    const { seats, status } = await infoOf(ola, table)
    expect(seats.map(({ why }) => why)).toEqual(['clock', 'clock'])
    expect(status).toBe('playing')
    await again.close()
  })
})

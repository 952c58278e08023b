import { randomUUID } from 'node:crypto'
import type { Form, Json } from '@longhouse/kernel'
import type { Profile, Refused, TableAnswer, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishing, openTesting, playing, stoppedClock, type Testing, until, Visitor } from './online.ts'

/** So long somebody who is away keeps the seat. */
const KEPT_MS = 5 * 60_000

/** So long others wait for whoever is not ready for the next game, where there is a clock. */
const WEEK_MS = 7 * 24 * 3_600_000

const { now, pass } = stoppedClock()
let testing: Testing
let ola: Visitor
let jan: Visitor

/** Programs think of everything but of being ready for the next game. */
const { botThreads: programs } = furnishing
const botThreads: typeof programs = programs && {
  ...programs,
  async think(thought, ...more) {
    if (thought.table.stack.at(-1)?.step === 'rest') throw new Error('a program thinks about a rest')
    return programs.think(thought, ...more)
  },
}

beforeAll(async () => {
  testing = await openTesting({ now, ...(botThreads && { botThreads }) })
  ola = await Visitor.called('Ola', testing.address)
  jan = await Visitor.called('Jan', testing.address)
})

afterAll(() => testing.close())

const infoOf = async (visitor: Visitor, id: string): Promise<TableInfo> =>
  (await visitor.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

/** Much wood on the fire keeps Winter out, and none lets it in: whatever the dice say. */
type Wood = 'min' | 'max'

const answerTo = (form: Form, wood: Wood): Json => (form.kind === 'amount' ? form[wood] : { ready: true })

/** One answer, if this person is asked. */
async function answer(person: Visitor, table: string, wood: Wood): Promise<void> {
  const { seen, number } = (await person.seen(table)).body
  if (!seen?.ask?.form) return
  const choice = answerTo(seen.ask.form, wood)
  const answered = await person.post(`/tables/${table}/choices`, { key: randomUUID(), number, choice })
  expect(answered.status).toBe(200)
}

async function playToTheEnd(table: string, wood: Wood): Promise<TableInfo> {
  await until(async () => {
    await answer(ola, table, wood)
    return (await infoOf(ola, table)).status === 'finished'
  }, 'the end of the game')
  return infoOf(ola, table)
}

const isResting = async (table: string): Promise<boolean> => (await ola.seen(table)).body.seen?.resting === true

describe('a table for one', () => {
  const alone = { game: 'winters', options: { winters: 1 } }

  it('starts at once, and who loses is second after the side that won', async () => {
    const table = await playing([ola], alone)
    const { result } = await playToTheEnd(table, 'min')
    expect(result).toMatchObject({ how: 'played', winners: [], scores: [0], places: [2] })
    expect(result?.sides).toEqual([{ side: 'winter', score: expect.any(Number), wins: true }])
    expect(result).toMatchObject({ ratings: [], unrated: 'alone' })
  })

  it('is won alone, and never rated', async () => {
    const { result } = await playToTheEnd(await playing([ola], alone), 'max')
    expect(result).toMatchObject({ winners: [0], places: [1], sides: [{ side: 'winter', wins: false }] })
    expect(result).toMatchObject({ ratings: [], unrated: 'alone' })
  })

  it('that is given up is lost to the side, which has no score then', async () => {
    const table = await playing([ola], alone)
    await ola.post(`/tables/${table}/resign`)
    expect((await infoOf(ola, table)).result).toMatchObject({
      ...{ how: 'resigned', winners: [], scores: null, places: [2], unrated: 'alone' },
      sides: [{ side: 'winter', score: null, wins: true }],
    })
  })

  it('is remembered with the place among all sides, and told to lists', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const table = await playing([eva], { ...alone, visibility: 'public' })
    await eva.post(`/tables/${table}/resign`)
    const { results } = (await ola.get<Profile>(`/people/${eva.id}`)).body
    expect(results).toMatchObject([{ table, place: 2, players: 2 }])
    const { tables } = (await eva.get<{ tables: TableInfo[] }>('/tables?list=finished')).body
    expect(tables[0]?.result?.sides).toMatchObject([{ side: 'winter', wins: true }])
  })
})

describe('between two games of a campaign', () => {
  const options = { winters: 3, wolves: false }
  const playToTheRest = (table: string, people: readonly Visitor[]) =>
    until(async () => {
      if (await isResting(table)) return true
      for (const person of people) await answer(person, table, 'max')
      return false
    }, 'the rest')

  it('clocks stand still, and nobody is given time for being ready', async () => {
    const clock = { kind: 'bank', seconds: 60, increment: 5 }
    const table = await playing([ola, jan], { game: 'winters', options, clock })
    expect((await infoOf(ola, table)).seats.map(({ due }) => due)).toEqual([now() + 60_000, now() + 60_000])
    await playToTheRest(table, [ola, jan])
    const before = (await infoOf(ola, table)).seats
    expect(before.map(({ due }) => due)).toEqual([null, null])
    pass(3_600_000)
    for (const person of [ola, jan]) await answer(person, table, 'max')
    expect(await isResting(table)).toBe(false)
    const after = (await infoOf(ola, table)).seats
    expect(after.map(({ left, why }) => ({ left, why }))).toEqual(before.map(({ left }) => ({ left, why: null })))
    expect(after.map(({ left, due }) => due === now() + (left as number))).toEqual([true, true])
  })

  it('at a table with a clock a program plays for whoever keeps others waiting for a week', async () => {
    const clock = { kind: 'bank', seconds: 60, increment: 5 }
    const table = await playing([ola, jan], { game: 'winters', options, clock })
    await playToTheRest(table, [ola, jan])
    // Nobody is kept waiting while nobody is ready.
    pass(WEEK_MS)
    await answer(ola, table, 'max')
    pass(WEEK_MS - 1)
    testing = await testing.again()
    for (const person of [ola, jan]) person.address = testing.address
    expect((await infoOf(ola, table)).awaited).toEqual([1])
    expect(await isResting(table)).toBe(true)
    pass(1)
    await until(async () => !(await isResting(table)), 'the next game')
    expect((await infoOf(ola, table)).seats[1]).toMatchObject({ standIn: true, why: 'clock' })
    await jan.post(`/tables/${table}/join`)
    expect((await infoOf(ola, table)).seats[1]).toMatchObject({ standIn: false, why: null })
  })

  it('programs are ready at once, without a thought', async () => {
    const table = await playing([ola], { game: 'winters', bots: 1, options })
    await playToTheRest(table, [ola])
    await until(async () => (await infoOf(ola, table)).awaited.join() === '0', 'the program to be ready')
    expect(await isResting(table)).toBe(true)
    expect((await ola.seen(table)).body.seen?.results).toHaveLength(1)
    await answer(ola, table, 'max')
    expect(await isResting(table)).toBe(false)
  })

  const handOver = (person: Visitor, table: string, seat: number, to: string | null, agree = true) =>
    person.post<TableAnswer & { refused?: string }>(`/tables/${table}/hand-over`, { seat, to, agree })
  const resting = async (people: readonly Visitor[]) => {
    const table = await playing(people, { game: 'winters', options })
    expect((await handOver(ola, table, 0, null)).body.refused).toBe('not-resting')
    await playToTheRest(table, people)
    return table
  }
  const sittersAt = async (table: string) =>
    (await infoOf(ola, table)).seats.map(({ person, bot }) => person?.name ?? bot)

  it('a seat goes to a program when everybody agrees', async () => {
    const table = await resting([ola, jan])
    expect((await handOver(jan, table, 1, 'nobody')).body.refused).toBe('no-such-bot')
    expect((await handOver(jan, table, 0, 'raider')).body.refused).toBe('seat-taken')
    await handOver(jan, table, 1, 'raider')
    expect((await infoOf(ola, table)).handingOver).toEqual({ seat: 1, to: 'raider', agreed: [1], isFree: false })
    expect(await sittersAt(table)).toEqual(['Ola', 'Jan'])
    await handOver(ola, table, 1, 'raider', false)
    expect((await infoOf(ola, table)).handingOver).toBeNull()
    for (const person of [jan, ola]) await handOver(person, table, 1, 'raider')
    expect(await sittersAt(table)).toEqual(['Ola', 'raider'])
    const mine = async (who: Visitor) =>
      (await who.get<{ tables: TableInfo[] }>('/tables?list=mine')).body.tables.map(({ id }) => id)
    expect([await mine(ola), await mine(jan)].map((ids) => ids.includes(table))).toEqual([true, false])
    expect(
      (await jan.post<{ refused: string }>(`/tables/${table}/choices`, { key: randomUUID(), number: 9, choice: 1 }))
        .body.refused,
    ).toBe('not-seated')
    // Nobody who plays for themselves would be left.
    expect((await handOver(ola, table, 0, 'raider')).body.refused).toBe('nobody-plays')
  })

  it('a seat goes to whoever sits down there, who plays on, and such a campaign is not rated', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const table = await resting([ola, jan])
    expect((await eva.post<{ refused: string }>(`/tables/${table}/join`)).body.refused).toBe('already-started')
    for (const person of [jan, ola]) await handOver(person, table, 1, null)
    expect((await infoOf(ola, table)).handingOver?.isFree).toBe(true)
    await eva.post(`/tables/${table}/join`)
    expect(await sittersAt(table)).toEqual(['Ola', 'Eva'])
    await until(async () => {
      for (const person of [ola, eva]) await answer(person, table, 'max')
      return (await infoOf(ola, table)).status === 'finished'
    }, 'the end of the campaign')
    expect((await infoOf(ola, table)).result).toMatchObject({ how: 'played', ratings: [], unrated: 'handed-over' })
  })

  it('who lets a program play has no say in it, and who comes back keeps the seat', async () => {
    const eva = await Visitor.called('Eva', testing.address)
    const table = await resting([ola, jan])
    await jan.post(`/tables/${table}/leave`)
    expect((await handOver(jan, table, 1, null)).body.refused).toBe('stand-in-plays')
    pass(KEPT_MS)
    await handOver(ola, table, 1, null)
    expect((await handOver(jan, table, 1, null, false)).body.refused).toBe('stand-in-plays')
    expect((await infoOf(ola, table)).handingOver?.isFree).toBe(true)
    await jan.post(`/tables/${table}/join`)
    expect((await infoOf(ola, table)).handingOver).toBeNull()
    expect((await eva.post<{ refused: string }>(`/tables/${table}/join`)).body.refused).toBe('already-started')
    expect(await sittersAt(table)).toEqual(['Ola', 'Jan'])
  })

  it('who has just left keeps the seat for a while, which everybody is told', async () => {
    const table = await resting([ola, jan])
    await jan.post(`/tables/${table}/leave`)
    expect((await infoOf(ola, table)).seats.map(({ keptUntil }) => keptUntil)).toEqual([null, now() + KEPT_MS])
    const body = { seat: 1, to: 'raider' }
    const ask = () => ola.post<Refused>(`/tables/${table}/hand-over`, body, { lang: 'pl' })
    expect((await ask()).body).toMatchObject({ refused: 'seat-kept', facts: { minutes: 5 } })
    pass(KEPT_MS - 1)
    expect((await ask()).body.text).toContain('jeszcze 1 min')
    // Who comes back and leaves again is away since then.
    await jan.post(`/tables/${table}/join`)
    await jan.post(`/tables/${table}/leave`)
    pass(1)
    expect((await ask()).body.refused).toBe('seat-kept')
    pass(KEPT_MS - 1)
    await ask()
    expect(await sittersAt(table)).toEqual(['Ola', 'raider'])
  })

  it('who has just left keeps the seat as long as the clock gives; who resigned, or wanted to hand it over, does not', async () => {
    const clock = { kind: 'per-move', seconds: 86_400 }
    const table = await playing([ola, jan], { game: 'winters', options, clock })
    await playToTheRest(table, [ola, jan])
    await jan.post(`/tables/${table}/leave`)
    expect((await infoOf(ola, table)).seats[1]?.keptUntil).toBe(now() + 86_400_000)
    await jan.post(`/tables/${table}/join`)
    await handOver(jan, table, 1, 'raider')
    await jan.post(`/tables/${table}/leave`)
    await handOver(ola, table, 1, 'raider')
    expect(await sittersAt(table)).toEqual(['Ola', 'raider'])
    const eva = await Visitor.called('Eva', testing.address)
    const three = await resting([ola, jan, eva])
    await eva.post(`/tables/${three}/leave`)
    await eva.post(`/tables/${three}/resign`)
    for (const person of [ola, jan]) await handOver(person, three, 2, 'raider')
    expect(await sittersAt(three)).toEqual(['Ola', 'Jan', 'raider'])
  })

  it('a seat that nobody took stays with who had it when the next game begins', async () => {
    const table = await resting([ola, jan])
    for (const person of [jan, ola]) await handOver(person, table, 1, null)
    expect((await infoOf(ola, table)).handingOver?.isFree).toBe(true)
    for (const person of [ola, jan]) await answer(person, table, 'max')
    expect(await isResting(table)).toBe(false)
    expect((await infoOf(ola, table)).handingOver).toBeNull()
    expect(await sittersAt(table)).toEqual(['Ola', 'Jan'])
  })

  it('weeks pass and the house is closed and opened, and everybody finds the campaign where it was', async () => {
    const table = await resting([ola, jan])
    await answer(ola, table, 'max')
    const before = (await jan.seen(table)).body
    pass(50 * 24 * 3_600_000)
    testing = await testing.again()
    for (const person of [ola, jan]) person.address = testing.address
    expect((await jan.seen(table)).body).toEqual(before)
    expect((await infoOf(ola, table)).awaited).toEqual([1])
    await answer(jan, table, 'max')
    expect(await isResting(table)).toBe(false)
  })
})

import { type Form, quickRandom, sampleChoice } from '@longhouse/kernel'
import type { EntryView, Profile, Refused, TableInfo } from '@longhouse/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abandon } from '../src/tables/commands.ts'
import { partsOf, ratedOf } from '../src/tables/fair-play.ts'
import { lookAgainAt } from '../src/tables/info.ts'
import type { Plan } from '../src/tables/plan.ts'
import { awaitedOf, isPaused, NOBODY, type Standing, type TableState } from '../src/tables/table-state.ts'
import { timeIsUp } from '../src/tables/time-up.ts'
import { type Book, openBook, planOf, startedBook } from './book.ts'
import { bot, openTesting, playing, stoppedClock, type Testing, until, Visitor } from './online.ts'

let testing: Testing

beforeAll(async () => {
  testing = await openTesting()
})

afterAll(() => testing.close())

const people = (...names: readonly string[]): Promise<Visitor[]> =>
  Promise.all(names.map((name) => Visitor.called(name, testing.address)))

const infoOf = async (visitor: Visitor, id: string): Promise<TableInfo> =>
  (await visitor.get<{ table: TableInfo }>(`/tables/${id}`)).body.table

/** Everybody chooses whatever they are offered until the game is over. */
async function playOn(table: string, those: readonly Visitor[]): Promise<TableInfo> {
  await until(async () => {
    for (const person of those) await person.choose(table)
    return (await infoOf(those[0] as Visitor, table)).status !== 'playing'
  }, 'the end of the game')
  return infoOf(those[0] as Visitor, table)
}

const everybodyChooses = async (table: string, those: readonly Visitor[]): Promise<void> => {
  for (const person of those) expect((await person.choose(table))?.status).toBe(200)
}

describe('a table at which nobody is there', () => {
  it('is paused: programs wait, and go on when somebody is back', async () => {
    const [ola] = (await people('Ola')) as [Visitor]
    const table = await playing([ola], { game: 'raid', bots: 1 })
    await until(async () => (await ola.anyChoice(table)) !== null, 'her turn')
    expect((await ola.post(`/tables/${table}/leave`)).body.table).toMatchObject({ paused: true, status: 'playing' })
    const { moves } = await infoOf(ola, table)
    // Whatever is asked of the house now is answered after a program would have moved.
    for (const name of ['Bo', 'Kim', 'Ida']) {
      const other = await Visitor.called(name, testing.address)
      const remotePresence = await playing([other], { game: 'raid', bots: 1 })
      await playOn(remotePresence, [other])
    }
    expect((await infoOf(ola, table)).moves).toBe(moves)
    expect((await ola.post(`/tables/${table}/join`)).body.table.paused).toBe(false)
    expect((await playOn(table, [ola])).status).toBe('finished')
  })

  it('is not set going by people who resigned, but by one who only left', () => {
    const { write } = startedBook()
    expect(isPaused(write({ kind: 'stand-in', seat: 0, bot: 'raider', why: 'left' }))).toBe(false)
    expect(isPaused(write({ kind: 'resign', seat: 1, bot: 'raider' }))).toBe(true)
    expect(isPaused(write({ kind: 'return', seat: 0 }))).toBe(false)
  })

  it('is called off when nobody has come back for a month', () => {
    const { write } = startedBook()
    write({ kind: 'stand-in', seat: 0, bot: 'raider', why: 'clock' })
    const state = write({ kind: 'stand-in', seat: 1, bot: 'raider', why: 'clock' })
    const due = state.updated + 30 * 24 * 60 * 60 * 1000
    expect(lookAgainAt(state)).toEqual({ clocks: due, programs: null })
    expect(timeIsUp(state, due - 1)).toBeNull()
    expect(timeIsUp(state, due)).toEqual({ kind: 'end', seat: null })
    expect(write({ kind: 'end', seat: null })).toMatchObject({ status: 'abandoned', outcome: { unrated: 'abandoned' } })
  })

  it('is ended without a winner by whoever comes first and wants that', async () => {
    const [ola, jan] = (await people('Ola', 'Jan')) as [Visitor, Visitor]
    const table = await playing([ola, jan])
    await ola.post(`/tables/${table}/leave`)
    expect((await infoOf(ola, table)).paused).toBe(false)
    const ended = await jan.post(`/tables/${table}/abandon`)
    expect(ended.body.table).toMatchObject({ status: 'abandoned', result: { unrated: 'abandoned', ratings: [] } })
  })

  it('is not ended by who resigned: others may be back', async () => {
    const [ola, jan, eva] = (await people('Ola', 'Jan', 'Eva')) as [Visitor, Visitor, Visitor]
    const table = await playing([ola, jan, eva])
    await ola.post(`/tables/${table}/resign`)
    for (const person of [jan, eva]) await person.post(`/tables/${table}/leave`)
    const refused = await ola.post<Refused>(`/tables/${table}/abandon`)
    expect(refused).toMatchObject({ status: 409, body: { refused: 'resigned' } })
    expect(await infoOf(ola, table)).toMatchObject({ status: 'playing', paused: true })
    expect((await jan.post(`/tables/${table}/abandon`)).body.table.status).toBe('abandoned')
  })

  it('does not begin', async () => {
    const [ola] = (await people('Ola')) as [Visitor]
    const made = await ola.post('/tables', { game: 'raid', seats: [bot, bot] })
    const start = () => ola.post<Refused>(`/tables/${made.body.table.id}/start`, {}, { lang: 'pl' })
    const refused = await start()
    expect(refused).toMatchObject({ status: 409, body: { refused: 'nobody-plays' } })
    expect(refused.body.text).toContain('przynajmniej jedna osoba')
  })

  it('is over when its last person is no more', async () => {
    const [ola, jan] = (await people('Ola', 'Jan')) as [Visitor, Visitor]
    const table = await playing([ola], { game: 'raid', bots: 1 })
    await ola.ask('DELETE', '/me')
    expect((await infoOf(jan, table)).status).toBe('abandoned')
  })
})

describe('a game is not rated', () => {
  it('and was no game, if it ends before everybody has had a turn', async () => {
    const [ola, jan] = (await people('Ola', 'Jan')) as [Visitor, Visitor]
    const table = await playing([ola, jan])
    await ola.choose(table)
    await jan.post(`/tables/${table}/resign`)
    expect((await infoOf(ola, table)).result).toMatchObject({ unrated: 'no-game', places: [null, null], ratings: [] })
    const profile = await ola.get<{ ratings: unknown[]; results: { place: number | null }[] }>(`/people/${ola.id}`)
    expect(profile.body).toMatchObject({ ratings: [], results: [{ place: null }] })
  })

  it('against programs alone', async () => {
    const [ola] = (await people('Ola')) as [Visitor]
    const table = await playing([ola], { game: 'raid', bots: 1 })
    expect((await playOn(table, [ola])).result).toMatchObject({ unrated: 'alone', ratings: [] })
  })

  it('after the first three that the same two play within a day, also with others at the table', async () => {
    const [ola, jan, eva] = (await people('Ola', 'Jan', 'Eva')) as [Visitor, Visitor, Visitor]
    const ratings: (string | null)[] = []
    const shown = async () =>
      (await eva.get<{ ratings: { rating: number }[] }>(`/people/${ola.id}`)).body.ratings[0]?.rating
    let after: number | undefined
    for (const rival of [null, null, eva, null, eva]) {
      const those = [ola, jan, ...(rival ? [rival] : [])]
      const table = await playing(those)
      await everybodyChooses(table, those)
      if (!rival) await jan.post(`/tables/${table}/resign`)
      const { result } = await playOn(table, those)
      expect(result?.places).not.toContain(null)
      ratings.push(result?.unrated ?? null)
      if (ratings.length === 3) after = await shown()
    }
    expect(ratings).toEqual([null, null, null, 'often', 'often'])
    expect(await shown()).toBe(after)
    const other = await playing([ola, eva])
    await everybodyChooses(other, [ola, eva])
    await eva.post(`/tables/${other}/resign`)
    expect((await infoOf(ola, other)).result?.unrated).toBeNull()
  })

  it('and says so still when the house is opened again', async () => {
    const own = await openTesting()
    const ola = await Visitor.called('Ola', own.address)
    const jan = await Visitor.called('Jan', own.address)
    let last = ''
    for (let i = 0; i < 4; i++) {
      last = await playing([ola, jan])
      await everybodyChooses(last, [ola, jan])
      await jan.post(`/tables/${last}/resign`)
    }
    const again = await own.again()
    ola.address = again.address
    expect((await infoOf(ola, last)).result).toMatchObject({ unrated: 'often', places: [1, 2] })
    await again.close()
  })
})

describe('a game at a clock that only programs can keep up with', () => {
  /** Everybody has a turn, and then the second resigns. */
  const unratedAt = (clock: Plan['clock']) => {
    const book = startedBook(planOf({ clock }))
    const random = quickRandom('too quick')
    while (![0, 1].every((seat) => book.state.standing.some(({ move }) => move.seat === seat))) {
      const seat = awaitedOf(book.state)[0] as number
      const form = book.state.asks.find((ask) => ask.seat === seat && ask.form)?.form as Form
      book.write({ kind: 'choice', seat, choice: sampleChoice(form, random) })
    }
    return book.write({ kind: 'resign', seat: 1, bot: null }).outcome?.unrated
  }
  const perMove = (seconds: number): Plan['clock'] => ({ kind: 'per-move', seconds })
  const bank = (seconds: number): Plan['clock'] => ({ kind: 'bank', seconds, increment: 5 })

  it('is not rated: with less than 10 s for a move, or 60 s for the game, who sits down would lose by the clock', () => {
    expect([perMove(1), perMove(9), perMove(10)].map(unratedAt)).toEqual(['too-quick', 'too-quick', null])
    expect([bank(1), bank(59), bank(60)].map(unratedAt)).toEqual(['too-quick', 'too-quick', null])
    expect(unratedAt(null)).toBeNull()
  })

  it('is no game all the same where somebody had no turn', () => {
    const book = startedBook(planOf({ clock: perMove(1) }))
    const seat = awaitedOf(book.state)[0] as number
    const { outcome } = book.write({ kind: 'resign', seat, bot: null })
    expect(outcome).toMatchObject({ unrated: 'no-game', places: [null, null] })
  })
})

describe('guests who come only to lose', () => {
  const { now, pass } = stoppedClock()
  const DAY_MS = 24 * 60 * 60_000
  let house: Testing

  beforeAll(async () => {
    house = await openTesting({ now })
  })

  afterAll(() => house.close())

  const guests = (...names: readonly string[]): Promise<Visitor[]> =>
    Promise.all(names.map((name) => Visitor.called(name, house.address)))

  /** Everybody makes one choice, then the second resigns; more than two play to the end. */
  async function wonBy(...those: readonly Visitor[]) {
    const table = await playing(those)
    await everybodyChooses(table, those)
    if (those.length === 2) await those[1]?.post(`/tables/${table}/resign`)
    const { result } = await playOn(table, those)
    return { unrated: result?.unrated, moved: result?.ratings.map(({ seat }) => seat) }
  }

  const won = async (times: number, winner: Visitor, loser: Visitor) => {
    for (let i = 0; i < times; i++) await wonBy(winner, loser)
  }

  const ratingOf = async (person: Visitor): Promise<number> =>
    (await person.get<Profile>(`/people/${person.id}`)).body.ratings[0]?.rating ?? 1000

  it('lift nobody more than three games do, also after games among themselves', async () => {
    const [ola, first, ...others] = (await guests('Ola', 'A', 'B', 'C', 'D', 'E')) as [Visitor, Visitor, ...Visitor[]]
    await won(3, ola, first)
    const after = await ratingOf(ola)
    expect(after).toBeGreaterThan(1000)
    for (const guest of others.slice(0, 2)) await won(3, ola, guest)
    const [strong, weak] = others.slice(2) as [Visitor, Visitor]
    await won(3, strong, weak)
    expect(await ratingOf(strong)).toBeGreaterThan(1000)
    expect(await wonBy(ola, strong)).toEqual({ unrated: 'all-new', moved: [] })
    expect(await ratingOf(ola)).toBe(after)
  })

  it('lift nobody who is known, and are rated themselves', async () => {
    const [ola, jan, guest] = (await guests('Ola', 'Jan', 'F')) as [Visitor, Visitor, Visitor]
    await won(3, ola, jan)
    pass(DAY_MS)
    const before = await ratingOf(ola)
    for (let i = 0; i < 3; i++) expect(await wonBy(ola, guest)).toEqual({ unrated: null, moved: [1] })
    expect((await wonBy(ola, guest)).unrated).toBe('often')
    expect(await ratingOf(ola)).toBe(before)
    expect(await ratingOf(guest)).toBeLessThan(1000)
  })

  it('are not those who are new: two are rated in their first three games, and from the next day on', async () => {
    const [ola, jan] = (await guests('Ola', 'Jan')) as [Visitor, Visitor]
    const both = { unrated: null, moved: [0, 1] }
    for (let i = 0; i < 3; i++) expect(await wonBy(ola, jan)).toEqual(both)
    expect((await wonBy(ola, jan)).unrated).toBe('often')
    pass(DAY_MS)
    for (let i = 0; i < 3; i++) expect(await wonBy(jan, ola)).toEqual(both)
  })

  it('are not a club of four: five games of an evening are rated as long as no two have played three', async () => {
    const club = (await guests('Ola', 'Jan', 'Eva', 'Kim')) as [Visitor, Visitor, Visitor, Visitor]
    const [ola, jan, eva, kim] = club
    const evening = async (games: readonly (readonly Visitor[])[]) => {
      const unrated = []
      for (const those of games) unrated.push((await wonBy(...those)).unrated)
      return unrated
    }
    expect(await evening([club, club, club, club, club])).toEqual([null, null, null, 'often', 'often'])
    pass(DAY_MS)
    const mixed = [club, [jan, ola, eva, kim], [eva, kim], [kim, jan, ola], [eva, ola]]
    expect(await evening(mixed)).toEqual([null, null, null, null, null])
  })
})

describe('who lets a program play', () => {
  const random = quickRandom('fair play')

  /** So many choices of the seat that is asked, whoever it is: by themselves, or by a program for them. */
  function choose(book: Book, times: number): void {
    for (let i = 0; i < times && book.state.status === 'playing'; i++) {
      const seat = awaitedOf(book.state)[0] as number
      const ask = book.state.asks.find((each) => each.seat === seat && each.form)
      book.write({ kind: 'choice', seat, choice: sampleChoice(ask?.form as Form, random) })
    }
  }

  it('comes after all who stayed, and gains nothing, also if the program wins', async () => {
    const [ola, jan] = (await people('Ola', 'Jan')) as [Visitor, Visitor]
    const table = await playing([ola, jan])
    await everybodyChooses(table, [ola, jan])
    await jan.post(`/tables/${table}/leave`)
    const { result } = await playOn(table, [ola])
    expect(result?.unrated).toBeNull()
    const change = (seat: number) => {
      const rating = result?.ratings.find((each) => each.seat === seat)
      return (rating?.after ?? 0) - (rating?.before ?? 0)
    }
    expect(change(0)).toBeGreaterThan(0)
    expect(change(1)).toBeLessThan(0)
  })

  it('is everybody: then nobody is rated', () => {
    const book = startedBook()
    choose(book, 8)
    for (const seat of [0, 1]) book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'left' })
    expect(book.write({ kind: 'resign', seat: 1, bot: null }).outcome).toMatchObject({ unrated: 'nobody-stayed' })
  })

  it('does not undo the game by leaving before the first turn and resigning when it goes badly', () => {
    const book = startedBook()
    const away = 1 - (awaitedOf(book.state)[0] as number)
    book.write({ kind: 'stand-in', seat: away, bot: 'raider', why: 'left' })
    while (book.state.standing.every(({ move }) => move.seat !== away)) choose(book, 1)
    const { outcome } = book.write({ kind: 'resign', seat: away, bot: null })
    expect(outcome).toMatchObject({ unrated: null, winners: [1 - away] })
    expect(outcome?.places[away]).toBe(2)
  })

  it.each(['left', 'clock'] as const)(
    'does not undo it by being asked first, and resigning when the program is ahead by a choice: %s',
    (why) => {
      const book = startedBook()
      const away = awaitedOf(book.state)[0] as number
      book.write({ kind: 'stand-in', seat: away, bot: 'raider', why })
      const chosenFor = (seat: number) => book.state.standing.filter(({ move }) => move.seat === seat).length
      while (chosenFor(1 - away) === 0 || chosenFor(away) <= chosenFor(1 - away)) choose(book, 1)
      const state = book.write({ kind: 'resign', seat: away, bot: null })
      expect(state.outcome).toMatchObject({ unrated: null, winners: [1 - away] })
      expect(ratedOf(state)[away]).toMatchObject({ gaveUp: true, place: 2 })
    },
  )

  it.each(['left', 'clock'] as const)('does not take the game from a third who stays until its end: %s', (why) => {
    const book = openBook(planOf({ players: 3 }))
    for (const [seat, person] of ['ola', 'jan', 'eva'].entries()) book.write({ kind: 'sit', seat, person, bot: null })
    book.write({ kind: 'start', seat: null })
    const stays = awaitedOf(book.state)[0] as number
    const gone = [0, 1, 2].filter((seat) => seat !== stays)
    for (const seat of gone) book.write({ kind: 'stand-in', seat, bot: 'raider', why })
    while (book.state.status === 'playing') choose(book, 1)
    const byPrograms = book.state.standing.filter(({ program }) => program).length
    expect(byPrograms).toBeGreaterThan(book.state.standing.length / 2)
    expect(book.state.outcome?.unrated).toBeNull()
    const rated = ratedOf(book.state)
    expect(rated[stays]).toMatchObject({ gaveUp: false, place: 1 })
    for (const seat of gone) expect(rated[seat]).toMatchObject({ gaveUp: true, place: 2 })
  })

  it('has made the game the program’s, if that chose more often than each of the people', () => {
    const book = startedBook()
    while (book.state.standing.every(({ move }) => move.seat === book.state.standing[0]?.move.seat)) choose(book, 1)
    for (const seat of [0, 1]) book.write({ kind: 'stand-in', seat, bot: 'raider', why: 'clock' })
    const isMostlyPrograms = (seat: number): boolean => {
      const choices = book.state.standing.filter(({ move }) => move.seat === seat)
      return choices.filter(({ program }) => program).length > choices.length / 2
    }
    while (![0, 1].every(isMostlyPrograms)) choose(book, 1)
    for (const seat of [0, 1]) book.write({ kind: 'return', seat })
    expect(book.write({ kind: 'resign', seat: 1, bot: null }).outcome).toMatchObject({ unrated: 'programs' })
  })

  it('and is soon back after the clock ran out has not given up; who left on purpose has, with one choice', () => {
    const gaveUp = (why: 'clock' | 'left') => {
      const book = startedBook()
      choose(book, 12)
      const seat = awaitedOf(book.state)[0] as number
      book.write({ kind: 'stand-in', seat, bot: 'raider', why })
      choose(book, 1)
      book.write({ kind: 'return', seat })
      const after: TableState = book.write({ kind: 'resign', seat: 1 - seat, bot: null })
      return ratedOf(after).find((each) => each.seat === seat)?.gaveUp
    }
    expect(gaveUp('clock')).toBe(false)
    expect(gaveUp('left')).toBe(true)
  })

  it('has given up if the clock ran out for more than a quarter of their choices', () => {
    const chosen = (i: number, program: boolean): Standing => {
      const move = { seat: 0, choice: null }
      return { number: i + 1, move, left: 0, program, absence: program ? 'clock' : null }
    }
    const gaveUp = (stoodIn: number) => {
      const standing = Array.from({ length: 8 }, (_, i) => chosen(i, i < stoodIn))
      return partsOf([{ ...NOBODY, person: 'ola' }], standing)[0]?.gaveUp
    }
    expect([gaveUp(2), gaveUp(3)]).toEqual([false, true])
  })
})

describe('who would end the game without a winner', () => {
  const MINUTE_MS = 60_000
  const perMove = (seconds: number) => planOf({ clock: { kind: 'per-move', seconds } })

  /** Whether the game ends when Ola wants that, so many minutes after a program began to play for Jan. */
  const endsAfter = ({ state }: Book, minutes: number): boolean => {
    const intent = abandon(state, 'ola', true, state.updated + minutes * MINUTE_MS)
    return intent !== null && 'ends' in intent
  }

  it.each([
    ['five minutes', 60, 5],
    ['as long as the clock gives', 3600, 60],
  ])('waits for whom the clock ran out: %s', (_, seconds, minutes) => {
    const book = startedBook(perMove(seconds))
    book.write({ kind: 'stand-in', seat: 1, bot: 'raider', why: 'clock' })
    expect([0, minutes - 0.01, minutes].map((passed) => endsAfter(book, passed))).toEqual([false, false, true])
    book.write({ kind: 'return', seat: 1 })
    expect(endsAfter(book, minutes)).toBe(false)
  })

  it('has only offered it until then, and ends it by wanting it once more', () => {
    const book = startedBook(perMove(60))
    const { updated } = book.write({ kind: 'stand-in', seat: 1, bot: 'raider', why: 'clock' })
    const offer = { kind: 'abandon', seat: 0, agree: true } as const
    expect(abandon(book.state, 'ola', true, updated)).toEqual(offer)
    book.write(offer)
    expect(abandon(book.state, 'ola', true, updated + 4 * MINUTE_MS)).toBeNull()
    expect(abandon(book.state, 'ola', true, updated + 5 * MINUTE_MS)).toEqual({ ...offer, ends: true })
  })

  it('need not wait for who left by their own will, nor for who agrees before they are back', () => {
    const left = startedBook()
    left.write({ kind: 'stand-in', seat: 1, bot: 'raider', why: 'left' })
    expect(endsAfter(left, 0)).toBe(true)
    const agreed = startedBook(perMove(60))
    agreed.write({ kind: 'stand-in', seat: 1, bot: 'raider', why: 'clock' })
    agreed.write({ kind: 'abandon', seat: 1, agree: true })
    expect(endsAfter(agreed, 0)).toBe(true)
  })
})

describe('who resigns', () => {
  it('does so before everybody’s eyes', async () => {
    const [ola, jan, eva] = (await people('Ola', 'Jan', 'Eva')) as [Visitor, Visitor, Visitor]
    const watcher = new Visitor(testing.address)
    const table = await playing([ola, jan, eva])
    for (const visitor of [ola, watcher]) {
      await visitor.connect()
      visitor.say({ watch: table })
      await visitor.hears('tableUpdate')
    }
    await jan.post(`/tables/${table}/resign`)
    for (const visitor of [ola, watcher]) {
      const told = await visitor.hears('moved', ({ kind }) => kind === 'resign')
      expect(told).toMatchObject({ seat: 1, key: null })
      expect(told.info.seats?.[1]).toMatchObject({ why: 'resigned', standIn: true })
    }
    const { body } = await ola.get<{ entries: EntryView[] }>(`/tables/${table}/log`)
    expect(body.entries.filter(({ kind }) => kind === 'resign')).toMatchObject([{ seat: 1 }])
    for (const visitor of [ola, watcher]) visitor.hangUp()
  })
})

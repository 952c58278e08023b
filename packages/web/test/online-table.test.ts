import type { AnyGame, Beat, SeatView } from '@longhouse/kernel'
import type { ChatLine, EntryView, Outcome, SeatInfo, TableInfo, TableUpdate } from '@longhouse/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry, Live, Settled, Watching } from '../src/online/live.ts'
import { openOnlineTable } from '../src/online/online-table.ts'
import type { OnlineTable } from '../src/online/online-table-types.ts'
import { sittersAt } from '../src/online/sitters.ts'
import { unratedText } from '../src/online/table/unrated.ts'
import { onlineWordsIn } from '../src/online/words/index.ts'

const words = onlineWordsIn('en')
const PACE = 800

const seat = (n: number, person: string | null, bot: string | null = null): SeatInfo => ({
  seat: n,
  person: person === null ? null : { id: person, name: person },
  bot,
  standIn: person !== null && bot !== null,
  why: null,
  abandons: false,
  goesOn: false,
  online: false,
  left: null,
  due: null,
  lapses: false,
  keptUntil: null,
})

const info: TableInfo = {
  id: 'table-1',
  game: 'toy',
  version: '1',
  kept: null,
  options: {},
  status: 'playing',
  visibility: 'public',
  spectators: true,
  host: { id: 'Orm', name: 'Orm' },
  clock: null,
  reactionTime: null,
  seats: [seat(0, 'Orm'), seat(1, 'Halla'), seat(2, null, 'raider')],
  awaited: [0],
  number: 1,
  moves: 0,
  created: 0,
  updated: 0,
  commitment: '',
  seed: null,
  result: null,
  rematch: null,
  handingOver: null,
  resting: false,
  paused: false,
}

/** What the first seat sees after an entry; it is asked something after each. */
const seenAfter = (number: number, moves: number): SeatView => ({
  game: 'toy',
  version: '1',
  players: 3,
  seat: 0,
  view: { after: number },
  ask: {
    seat: 0,
    step: 'place',
    form: { kind: 'one', of: ['a', 'b'] },
    aside: null,
    rule: null,
  } as unknown as SeatView['ask'],
  step: 'place',
  about: null,
  awaited: [0],
  openAsks: [],
  answered: [],
  answer: null,
  questions: {},
  moves,
  commitment: '',
  seed: null,
  result: null,
  results: [],
  sides: [],
  turnOrder: [0, 1, 2],
  resting: false,
})

const START: EntryView = { number: 1, kind: 'start', seat: null, at: 0, events: ['set up'], undoes: [] }
const choice = (number: number, by: number, ...events: unknown[]): EntryView => ({
  number,
  kind: 'choice',
  seat: by,
  at: 0,
  events,
  undoes: [],
})
const undo = (number: number, by: number, ...undoes: number[]): EntryView => ({
  number,
  kind: 'undo',
  seat: by,
  at: 0,
  events: [],
  undoes,
})
const sightOf = (number: number, moves: number): TableUpdate => ({
  number,
  seat: 0,
  seen: seenAfter(number, moves),
  canUndo: true,
})
const live = (heard: EntryView, moves: number, beats: readonly Beat[] = []): Entry => ({
  heard,
  tableUpdate: { seen: seenAfter(heard.number, moves), canUndo: true },
  beats,
})
const missed = (...entries: readonly EntryView[]): Entry[] =>
  entries.map((heard) => ({ heard, tableUpdate: null, beats: [] }))

let told: Watching
let table: OnlineTable
let requests: { readonly number: number; readonly choice: unknown; settle(settled: Settled): void }[]
let remembered: number[]
let hidden: boolean
let fetched: number[]
let considered: { readonly number: number; readonly choices: readonly unknown[] }[]
let said: readonly ChatLine[]

function open(lastSeen: number | null = null): void {
  const line: Live = {
    line: () => ({ state: 'open' }),
    ahead: () => 0,
    subscribe: () => () => undefined,
    watch(_table, _invite, _since, watching) {
      told = watching
      return () => undefined
    },
    lobby: () => () => undefined,
    choose: (_, number, chosen) => new Promise((settle) => requests.push({ number, choice: chosen, settle })),
    undo: (_, number) => new Promise((settle) => requests.push({ number, choice: 'undo', settle })),
    say: async () => ({ number: 1 }),
    retry: () => undefined,
    doubt: () => undefined,
    greetAnew: () => undefined,
    close: () => undefined,
  }
  table = openOnlineTable(info, {
    live: line,
    serverApi: {
      past: async (_, number) => {
        fetched.push(number)
        return sightOf(number, number - 1)
      },
      endsUndo: async (_, number, choices) => {
        considered.push({ number, choices })
        return { ends: choices.map((choice) => choice === 'roll') }
      },
      chat: async () => ({ lines: said }),
      replay: async () => ({ refused: 'not-finished', facts: {}, rule: null, text: 'Not yet.' }),
    },
    game: { id: 'toy' } as AnyGame,
    invite: undefined,
    person: 'Orm',
    sitters: (told) => sittersAt(told, words),
    pace: () => PACE,
    hidden: () => hidden,
    now: () => Date.now(),
    lastSeen,
    remember: (number) => remembered.push(number),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  remembered = []
  fetched = []
  considered = []
  said = []
  hidden = false
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
})

const shownNow = () => (table.moment().seen.view as { readonly after: number }).after
const settle = () => vi.advanceTimersByTimeAsync(0)

function begun(): void {
  open()
  told.entries(missed(START), true)
  told.tableUpdate(sightOf(1, 0))
}

test('the table is shown as it is; programs have names, and nobody is asked before the first input', () => {
  open()
  expect(table.room().shown).toBe(false)
  told.entries(missed(START, choice(2, 1, 'sat')), true)
  told.tableUpdate(sightOf(2, 1))
  expect(shownNow()).toBe(2)
  expect(table.moment().seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Orm', false],
    ['Halla', false],
    ['Knut', true],
  ])
  expect(table.moment().log).toEqual([
    { move: 0, seat: null, event: 'set up', at: 0 },
    { move: 1, seat: 1, event: 'sat', at: 0 },
  ])
  expect(remembered).toEqual([2])
})

test('which choices end undo is asked of the house, about what is shown and nothing else', async () => {
  begun()
  const { seen } = table.moment()
  expect(await table.endsUndo(seen, ['roll', 'work'])).toEqual([true, false])
  expect(considered).toEqual([{ number: 1, choices: ['roll', 'work'] }])
  told.entries([live(choice(2, 1, 'a'), 1)], false)
  expect(await table.endsUndo(seen, ['roll'])).toBeNull()
  expect(considered).toHaveLength(1)
})

test('moves that come at once are shown one after the other, and nothing is asked in between', () => {
  begun()
  told.entries([live(choice(2, 1, 'a'), 1)], false)
  told.entries([live(choice(3, 2, 'b'), 2)], false)
  expect(shownNow()).toBe(2)
  expect(table.moment().seen.ask).toBeNull()
  expect(table.moment().undoes).toBeNull()
  vi.advanceTimersByTime(PACE)
  expect(shownNow()).toBe(3)
  expect(table.moment().seen.ask).not.toBeNull()
  expect(table.room().away).toBeNull()
})

test('what a choice set off is shown on the way to it, once, after what was told before; whose own clock runs sees how it ended', () => {
  begun()
  const beat = { seen: seenAfter(2, 1), told: 1 }
  const beatsTold: number[][] = []
  table.subscribe(() => beatsTold.push(table.moment().beats.map(({ told: count }) => count)))
  told.entries([live(choice(2, 1, 'a', 'b'), 1, [beat])], false)
  expect(beatsTold.filter((beats) => beats.length > 0)).toEqual([[2]])
  expect(table.beatsOf(1)).toEqual([{ ...beat, told: 2 }])
  vi.advanceTimersByTime(PACE)
  told.info({ ...info, seats: info.seats.map((each) => ({ ...each, due: 1 })) })
  told.entries([live(choice(3, 1, 'c', 'd'), 2, [beat])], false)
  expect(shownNow()).toBe(3)
  expect(beatsTold.filter((beats) => beats.length > 0)).toEqual([[2]])
})

test('what others answer in secret takes nothing from the hand', () => {
  begun()
  told.entries([live(choice(2, 1), 1), live(choice(3, 2), 2)], false)
  expect(shownNow()).toBe(3)
  expect(table.moment().seen.ask).not.toBeNull()
})

test('a choice is sent with the entry it was made after, once, until the house has answered and told', async () => {
  begun()
  table.choose(table.moment().seen, 'a')
  table.choose(table.moment().seen, 'a')
  expect(requests.map(({ number, choice: chosen }) => [number, chosen])).toEqual([[1, 'a']])
  requests[0]?.settle({ number: 2 })
  await settle()
  // Settled, and not yet told: the old question is still there, and must not be answered again.
  expect(table.room().sending).toBe(true)
  table.choose(table.moment().seen, 'b')
  expect(requests).toHaveLength(1)
  told.entries([live(choice(2, 0, 'mine'), 1)], false)
  expect(table.room().sending).toBe(false)
  table.choose(table.moment().seen, 'b')
  expect(requests).toHaveLength(2)
})

test('a pass that the house holds back is said to be taken note of, until the game goes on', async () => {
  begun()
  table.choose(table.moment().seen, { pass: true })
  requests[0]?.settle({ number: 1 })
  await settle()
  expect(table.room()).toMatchObject({ held: true, sending: false })
  expect(table.moment().seen.ask).not.toBeNull()
  told.entries([live(choice(2, 0, 'passed'), 1)], false)
  expect(table.room().held).toBe(false)
})

test('only the present is answered: a choice from a past position is not sent', async () => {
  begun()
  const before = table.moment().seen
  told.entries([live(choice(2, 0, 'mine'), 1)], false)
  const past = await table.past(0)
  expect(past?.ask).toBeNull()
  for (const from of [before, past as SeatView, { ...table.moment().seen }]) table.choose(from, 'a')
  expect(requests).toEqual([])
  table.choose(table.moment().seen, 'a')
  expect(requests).toHaveLength(1)
})

test('a refusal is shown in the words of the house, and goes when one acts', async () => {
  begun()
  table.choose(table.moment().seen, 'c')
  requests[0]?.settle({ refused: 'not-offered', facts: {}, rule: 'T-1', text: 'That is not offered.' })
  await settle()
  expect(table.moment().refusal).toMatchObject({ text: 'That is not offered.', rule: 'T-1' })
  expect(table.room().sending).toBe(false)
  table.dismissRefusal()
  expect(table.moment().refusal).toBeNull()
})

test('what is taken back leaves the log, also from between others', () => {
  begun()
  told.entries([live(choice(2, 0, 'mine'), 1), live(choice(3, 1), 2), live(undo(4, 0, 2), 1)], false)
  vi.advanceTimersByTime(PACE)
  expect(table.moment().log).toEqual([{ move: 0, seat: null, event: 'set up', at: 0 }])
  expect(shownNow()).toBe(4)
})

test('what is taken back with the choices of programs since is said by the own choice, and leaves the log whole', () => {
  begun()
  told.entries([live(choice(2, 0, 'mine'), 1), live(choice(3, 1, 'theirs'), 2)], false)
  vi.advanceTimersByTime(PACE * 2)
  expect(table.moment().undoes).toEqual({ seat: 0, move: 1 })
  told.entries([live(undo(4, 0, 2, 3), 0)], false)
  vi.advanceTimersByTime(PACE)
  expect(table.moment().log).toEqual([{ move: 0, seat: null, event: 'set up', at: 0 }])
})

test('the past is what was shown, or is fetched', async () => {
  open()
  told.entries(missed(START, choice(2, 1, 'a'), choice(3, 2, 'b')), true)
  told.tableUpdate(sightOf(3, 2))
  const past = table.past(1)
  expect(past).toBeInstanceOf(Promise)
  expect(((await past) as SeatView).view).toEqual({ after: 2 })
  expect((table.past(1) as SeatView).view).toEqual({ after: 2 })
  expect(fetched).toEqual([2])
  expect((table.past(2) as SeatView).view).toEqual({ after: 3 })
})

test('who comes back sees what happened meanwhile, move by move', async () => {
  open(2)
  told.entries(missed(START, choice(2, 0, 'mine'), choice(3, 1, 'a'), choice(4, 2, 'b')), true)
  told.tableUpdate(sightOf(4, 3))
  await settle()
  // It begins where it was left.
  expect(shownNow()).toBe(2)
  expect(table.room().away).toEqual({ done: 0, of: 2 })
  await vi.advanceTimersByTimeAsync(PACE)
  expect(shownNow()).toBe(3)
  expect(table.room().away).toEqual({ done: 1, of: 2 })
  expect(table.moment().log.at(-1)).toEqual({ move: 2, seat: 1, event: 'a', at: 0 })
  expect(remembered).toEqual([])
  await vi.advanceTimersByTimeAsync(PACE)
  expect(shownNow()).toBe(4)
  expect(table.moment().seen.ask).not.toBeNull()
  expect(table.room().away).toEqual({ done: 2, of: 2 })
  await vi.advanceTimersByTimeAsync(PACE)
  expect(table.room().away).toBeNull()
  expect(remembered.at(-1)).toBe(4)
})

test('what was missed can be skipped', async () => {
  open(1)
  told.entries(missed(START, choice(2, 1, 'a'), choice(3, 2, 'b'), choice(4, 1, 'c')), true)
  told.tableUpdate(sightOf(4, 3))
  await settle()
  expect(table.room().away).toMatchObject({ of: 3 })
  table.skip()
  expect(shownNow()).toBe(4)
  expect(table.room().away).toBeNull()
  expect(table.moment().log).toHaveLength(4)
})

test('nothing moves while nobody looks, and then everything is shown', () => {
  begun()
  hidden = true
  told.entries([live(choice(2, 1, 'a'), 1)], false)
  told.entries([live(choice(3, 2, 'b'), 2)], false)
  vi.advanceTimersByTime(10 * PACE)
  expect(shownNow()).toBe(1)
  hidden = false
  table.look()
  expect(shownNow()).toBe(1)
  vi.advanceTimersByTime(PACE)
  expect(shownNow()).toBe(2)
  expect(table.room().away).toEqual({ done: 1, of: 2 })
  vi.advanceTimersByTime(PACE)
  expect(shownNow()).toBe(3)
  expect(fetched).toEqual([])
})

test('who was away for very long sees the last moves only', async () => {
  open(1)
  const many = Array.from({ length: 40 }, (_, i) => choice(i + 2, 1, `event ${i}`))
  told.entries(missed(START, ...many), true)
  told.tableUpdate(sightOf(41, 40))
  await settle()
  expect(shownNow()).toBe(29)
  expect(table.moment().log).toHaveLength(29)
  await vi.advanceTimersByTimeAsync(20 * PACE)
  expect(shownNow()).toBe(41)
  expect(table.moment().log).toHaveLength(41)
})

test('a program that plays for somebody is said beside their name', () => {
  begun()
  told.info({
    ...info,
    seats: [seat(0, 'Orm'), { ...seat(1, 'Halla', 'raider'), why: 'clock' }, seat(2, null, 'jarl')],
  })
  expect(table.moment().seats[1]).toMatchObject({ name: 'Halla', bot: true, level: words.standsIn.left, player: null })
})

test('who sits down reads what was said before: until then it may have been none of their business', async () => {
  open()
  told.info({ ...info, status: 'open', seats: [seat(0, null), seat(1, 'Halla'), seat(2, null)] })
  await settle()
  said = [{ number: 1, person: { id: 'Halla', name: 'Halla' }, text: 'Sit down', at: 0 }]
  told.info({ ...info, status: 'open' })
  await settle()
  expect(table.room().chat.map(({ text }) => text)).toEqual(['Sit down'])
})

test('whoever’s rating a game leaves as it is reads why, and whoever’s it moves does not', () => {
  const { table: said } = words
  const places = { how: 'played', winners: [0], scores: null, places: [1, 2, 3] } satisfies Partial<Outcome>
  const result: Outcome = { ...places, ratings: [{ seat: 1, before: 1000, after: 990 }], unrated: null }
  const ended = { ...info, result }
  const read = [0, 1, null].map((seat) => unratedText({ info: ended, seat }, said))
  expect(read).toEqual([said.ratingStays, null, null])
  const unrated: TableInfo = { ...info, result: { ...result, ratings: [], unrated: 'all-new' } }
  expect(unratedText({ info: unrated, seat: null }, said)).toBe(said.unrated['all-new'])
  expect(unratedText({ info, seat: 0 }, said)).toBeNull()
})

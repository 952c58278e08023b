import type { ClientMessage, EntryView, Moved, ServerMessage, TableInfo, TableUpdate } from '@longhouse/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Live, openLive, type Socket, type Watching } from '../src/online/live.ts'

const TABLE = 'table-1'

/** The house's end of a line. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((text: string) => void) | null = null
  readonly sent: ClientMessage[] = []
  closed = false
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close() {
    this.closed = true
  }
  say(...messages: readonly ServerMessage[]) {
    for (const message of messages) this.onmessage?.(JSON.stringify(message))
  }
  cut() {
    this.onclose?.()
  }
}

let sockets: FakeSocket[]
let live: Live
let keys: number
let wantsBeats = false

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  sockets = []
  keys = 0
  wantsBeats = false
  live = openLive({
    connect() {
      const made = new FakeSocket()
      sockets.push(made)
      return made
    },
    key: () => `key-${++keys}`,
    beats: () => wantsBeats,
    now: () => Date.now(),
    random: () => 1,
  })
})

afterEach(() => {
  live.close()
  vi.useRealTimers()
})

const heard = (number: number): EntryView => ({
  number,
  kind: 'choice',
  seat: 0,
  at: 0,
  events: [{ n: number }],
  undoes: [],
})
const moved = (number: number): ServerMessage => ({
  moved: { ...heard(number), table: TABLE, seen: null, canUndo: false, info: { number }, key: null },
})
const missed = (...numbers: readonly number[]): ServerMessage => ({
  missed: { table: TABLE, entries: numbers.map(heard) },
})
const tableUpdate = (number: number): ServerMessage => ({
  tableUpdate: { table: TABLE, number, seat: 0, seen: null, canUndo: false },
})

/** Somebody who writes down what they are told. */
function watcher() {
  const told: (number | `input ${number}`)[] = []
  const missedOnes: boolean[] = []
  const watching: Watching = {
    info: () => undefined,
    entries: (entries, wereMissed) => {
      told.push(...entries.map((entry) => entry.heard.number))
      missedOnes.push(wereMissed)
    },
    tableUpdate: ({ number }: TableUpdate) => told.push(`input ${number}`),
    presence: () => undefined,
    chat: () => undefined,
    refused: () => undefined,
  }
  return { told, missedOnes, watching }
}

test('a table is watched as soon as the line is open, and told entry by entry', () => {
  const { told, missedOnes, watching } = watcher()
  live.watch(TABLE, 'secret', 0, watching)
  expect(socket().sent).toEqual([])
  socket().onopen?.()
  expect(socket().sent).toEqual([{ watch: TABLE, since: 0, invite: 'secret' }])
  socket().say(missed(1, 2), tableUpdate(2), moved(3))
  expect(told).toEqual([1, 2, 'input 2', 3])
  expect(missedOnes).toEqual([true, false])
})

test('who wants to be shown what a choice sets off asks for it, and hears it with the entry', () => {
  wantsBeats = true
  const onTheWay: number[] = []
  live.watch(TABLE, undefined, 2, {
    ...watcher().watching,
    entries: (entries) => onTheWay.push(...entries.map(({ beats }) => beats.length)),
  })
  socket().onopen?.()
  expect(socket().sent).toEqual([{ watch: TABLE, since: 2, beats: true }])
  const { moved: third } = moved(3) as { readonly moved: Moved }
  const beat = { seen: {} as Moved['seen'] & object, told: 1 }
  socket().say({ moved: { ...third, beats: [beat, beat] } }, moved(4))
  expect(onTheWay).toEqual([2, 0])
})

test('what is told twice is heard once, and an old input of the table is not shown', () => {
  const { told, watching } = watcher()
  live.watch(TABLE, undefined, 0, watching)
  socket().onopen?.()
  socket().say(missed(1, 2), moved(2), moved(3), moved(3), missed(1, 2, 3), tableUpdate(2), tableUpdate(3))
  expect(told).toEqual([1, 2, 3, 'input 3'])
})

test('where an entry is missing, it is asked for, and nothing is heard out of order', () => {
  const { told, watching } = watcher()
  live.watch(TABLE, undefined, 0, watching)
  socket().onopen?.()
  socket().say(missed(1), moved(3))
  expect(told).toEqual([1])
  expect(socket().sent.at(-1)).toEqual({ watch: TABLE, since: 1 })
  socket().say(missed(2, 3), tableUpdate(3), moved(4))
  expect(told).toEqual([1, 2, 3, 'input 3', 4])
})

test('what an entry changes of the table is put into what was told of it before', () => {
  const { watching } = watcher()
  const infos: TableInfo[] = []
  live.watch(TABLE, undefined, 0, { ...watching, info: (info) => infos.push(info) })
  socket().onopen?.()
  const info = { id: TABLE, status: 'playing', number: 1, moves: 0 } as TableInfo
  socket().say({ table: info }, missed(1), moved(2), moved(2), moved(4))
  expect(infos).toEqual([info, { ...info, number: 2 }])
})

test('a choice is settled by the entry it became', async () => {
  const { told, watching } = watcher()
  live.watch(TABLE, undefined, 7, watching)
  socket().onopen?.()
  const chosen = live.choose(TABLE, 7, { place: 'smithy' })
  socket().say({ moved: { ...(moved(8) as { moved: Moved }).moved, key: 'key-1' } })
  expect(await chosen).toEqual({ number: 8 })
  expect(told).toEqual([8])
})

test('a line that is cut is dialled again, ever more patiently, and goes on after the last entry', () => {
  const { told, missedOnes, watching } = watcher()
  live.watch(TABLE, undefined, 0, watching)
  socket().onopen?.()
  socket().say(missed(1, 2))
  socket().cut()
  expect(live.line()).toEqual({ state: 'lost', again: Date.now() + 500 })
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  socket().cut()
  expect(live.line()).toEqual({ state: 'lost', again: Date.now() + 1000 })
  vi.advanceTimersByTime(1000)
  socket().cut()
  expect(live.line()).toEqual({ state: 'lost', again: Date.now() + 2000 })
  live.retry()
  expect(sockets).toHaveLength(4)
  socket().onopen?.()
  expect(live.line()).toEqual({ state: 'open' })
  expect(socket().sent).toEqual([{ watch: TABLE, since: 2 }])
  socket().say(missed(3, 4), tableUpdate(4))
  expect(told).toEqual([1, 2, 3, 4, 'input 4'])
  expect(missedOnes.at(-1)).toBe(true)
  // It was patient enough: the next cut is a first one again.
  socket().cut()
  expect(live.line()).toEqual({ state: 'lost', again: Date.now() + 500 })
})

test('a choice that was not answered is sent again with the same key, and settled once', async () => {
  socket().onopen?.()
  const chosen = live.choose(TABLE, 7, { place: 'smithy' })
  const message = { choose: { table: TABLE, key: 'key-1', number: 7, choice: { place: 'smithy' } } }
  expect(socket().sent).toEqual([message])
  socket().cut()
  vi.advanceTimersByTime(500)
  socket().onopen?.()
  expect(socket().sent).toEqual([message])
  socket().say({ settled: { key: 'key-1', number: 8 } })
  expect(await chosen).toEqual({ number: 8 })
  live.lobby(() => undefined)
  socket().cut()
  vi.advanceTimersByTime(500)
  socket().onopen?.()
  expect(socket().sent).toEqual([{ lobby: true }])
})

test('a line that nobody needs is not dialled again before somebody does', () => {
  socket().onopen?.()
  socket().cut()
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  live.watch(TABLE, undefined, 0, watcher().watching)
  expect(sockets).toHaveLength(2)
})

test('a choice made while the line is cut waits for it', async () => {
  socket().cut()
  const chosen = live.choose(TABLE, 1, true)
  vi.advanceTimersByTime(500)
  socket().onopen?.()
  expect(socket().sent).toHaveLength(1)
  const why = { refused: 'stale', facts: {}, rule: null, text: 'The table has changed.' }
  socket().say({ refused: { ...why, key: 'key-1', table: TABLE } })
  expect(await chosen).toEqual(why)
})

test('a house that says nothing is asked, and after as long again the line is dialled anew', () => {
  socket().onopen?.()
  vi.advanceTimersByTime(20_000)
  expect(socket().sent).toEqual([{ ping: Date.now() }])
  socket().say({ pong: 1 })
  vi.advanceTimersByTime(30_000)
  expect(live.line().state).toBe('open')
  vi.advanceTimersByTime(20_000)
  expect(live.line().state).not.toBe('open')
  expect(sockets[0]?.closed).toBe(true)
})

test('a line that never opens is given up and dialled anew', () => {
  const { told, watching } = watcher()
  live.watch(TABLE, undefined, 0, watching)
  vi.advanceTimersByTime(20_000)
  expect(sockets[0]?.closed).toBe(true)
  vi.advanceTimersByTime(500)
  expect(sockets).toHaveLength(2)
  socket().onopen?.()
  socket().say(missed(1), tableUpdate(1))
  expect(told).toEqual([1, 'input 1'])
})

test('the house is greeted anew by somebody else, and what the old line still says is not heard', () => {
  const { told, watching } = watcher()
  live.watch(TABLE, undefined, 0, watching)
  socket().onopen?.()
  const [before] = sockets
  live.greetAnew()
  expect(sockets).toHaveLength(2)
  socket().onopen?.()
  expect(socket().sent).toEqual([{ watch: TABLE, since: 0 }])
  before?.say(missed(1))
  expect(told).toEqual([])
})

test('nobody listens: the table is no longer watched', () => {
  socket().onopen?.()
  const stop = live.watch(TABLE, undefined, 0, watcher().watching)
  const stopOther = live.watch(TABLE, undefined, 0, watcher().watching)
  stop()
  expect(socket().sent.at(-1)).toEqual({ watch: TABLE, since: 0 })
  stopOther()
  expect(socket().sent.at(-1)).toEqual({ unwatch: TABLE })
})

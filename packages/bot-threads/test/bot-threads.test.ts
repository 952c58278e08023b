import { Worker } from 'node:worker_threads'
import { type Bot, botCalled, decide } from '@longhouse/bots'
import {
  type AnyGame,
  type Ask,
  asksOf,
  choose,
  cloneTable,
  isRefusal,
  openTable,
  quickRandom,
  type Table,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { gameCalled } from '@longhouse/registry'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBotThreads, type Thought } from '../src/index.ts'
import { think } from '../src/thought.ts'

const entry = gameCalled('champions')
if (!entry?.ready) throw new Error('no champions')
const game = await entry.load()

/** A position in which somebody must place a worker, and one in which nobody need do anything any more. */
function tables(of: AnyGame, players: number): { readonly asked: Table; readonly over: Table } {
  const table = openTable(of, { players, seed: 'thinkers' })
  if (isRefusal(table)) throw new Error(table.refused)
  let asked: Table | null = null
  playRandomly(of, table, quickRandom('thinkers'), (here, asks) => {
    if (!asked && here.moves > 20 && asks.some(({ step }) => step === 'placeWorker')) asked = cloneTable(of, here)
  })
  return { asked: asked as unknown as Table, over: table }
}

const { asked, over } = tables(game, 4)
const seat = asksOf(game, asked).find(({ form }) => form)?.seat ?? 0
const thought = (bot: string, seed = 'a'): Thought => ({ table: asked, seat, bot, seed })

const threads = openBotThreads(2)
afterAll(() => threads.stop())
// Threads start slowly on a crowded machine.
beforeAll(() => Promise.all(Array.from({ length: 4 }, () => threads.think(thought('random')))))

describe('a thought', () => {
  it('is a legal move, the same for the same seed', async () => {
    const moves = await Promise.all([1, 2, 3].map(() => threads.think(thought('greedy:20'))))
    const [move] = moves
    if (!move) throw new Error('nothing was chosen')
    expect(isRefusal(choose(game, cloneTable(game, asked), move.seat, move.choice))).toBe(false)
    expect(moves).toEqual([move, move, move])
  })

  it('is nothing where the seat is not asked, or has done enough besides', async () => {
    expect(await threads.think({ ...thought('greedy'), table: over })).toBeNull()
    const idle = [0, 1, 2, 3].find((other) => !asksOf(game, asked).some((ask) => ask.seat === other && ask.form))
    expect(await threads.think({ ...thought('greedy'), seat: idle as number, besides: false })).toBeNull()
  })

  it('is refused with a reason where it makes no sense', async () => {
    await expect(threads.think(thought('odin'))).rejects.toThrow('there is no bot odin')
    await expect(threads.think({ ...thought('greedy'), table: { ...asked, game: 'chess' } })).rejects.toThrow('no game')
    await expect(threads.think({ ...thought('greedy'), table: { ...asked, version: '0' } })).rejects.toThrow('version')
    await expect(threads.think({ ...thought('greedy'), content: { game: 'chess' } })).rejects.toThrow('content')
  })

  it('is about the host’s own cards where there are some', async () => {
    const content = { game: 'champions', trolls: [{ id: 'troll-bog', attack: 2 }] }
    const packed = await entry.loadWith(content)
    if (!('rules' in packed)) throw new Error('the pack is refused')
    const table = tables(packed, 2).asked
    const asking = asksOf(packed, table).find(({ form }) => form)?.seat ?? 0
    const move = await threads.think({ table, content, seat: asking, bot: 'greedy:20', seed: 'a' })
    expect(move?.seat).toBe(asking)
  })

  it('ends at once when it is no longer wanted, and others go on', async () => {
    const unwanted = new AbortController()
    const longs = [1, 2].map(() => threads.think(thought('search:600s'), unwanted.signal))
    const waiting = threads.think(thought('random'))
    const ends = Promise.allSettled(longs)
    unwanted.abort()
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
    expect(await waiting).not.toBeNull()
    expect(await threads.think(thought('random'))).not.toBeNull()
  })

  it('is broken off by the program itself when it is no longer wanted, so that its thread goes on', async () => {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const code = 'setTimeout(() => Atomics.store(require("worker_threads").workerData, 0, 1), 200)'
    const whoAsked = new Worker(code, { eval: true, workerData: stop })
    // Here, where no thread can be ended, it would take ten minutes.
    const move = await think({ thought: thought('search:600s'), stop })
    await whoAsked.terminate()
    expect(move === null || move.seat === seat).toBe(true)
  })

  it('takes no longer than it may, however long the program would like to', async () => {
    const move = await threads.think({ ...thought('search:600s'), ms: 100 })
    expect(move?.seat).toBe(seat)
  })

  it('ends with the threads', async () => {
    const others = openBotThreads(1)
    const thoughts = Array.from({ length: 12 }, () => others.think(thought('search:600s')))
    const ends = Promise.allSettled(thoughts)
    await others.stop()
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected' })
    await expect(others.think(thought('random'))).rejects.toThrow(/abort/i)
  })
})

describe('whoever asks', () => {
  it('stays free while eight programs think: none of it is done here', async () => {
    const measure = vi.spyOn(game.bot as NonNullable<AnyGame['bot']>, 'measure')
    const ask = asksOf(game, asked).find(({ form }) => form) as Ask
    decide(game, asked, ask, botCalled('greedy:20') as Bot, quickRandom('here'))
    expect(measure).toHaveBeenCalled()
    measure.mockClear()
    let turns = 0
    const turning = setInterval(() => turns++)
    const moves = await Promise.all(Array.from({ length: 8 }, (_, i) => threads.think(thought('search:300ms', `${i}`))))
    clearInterval(turning)
    expect(moves.every((move) => move?.seat === seat)).toBe(true)
    expect(measure).not.toHaveBeenCalled()
    expect(turns).toBeGreaterThan(0)
  })
})

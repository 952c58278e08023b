import {
  isRefusal,
  type Json,
  openTable,
  quickRandom,
  type Replay,
  sampleChoice,
  verifyReplay,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { gameCalled, games } from '@longhouse/registry'
import { expect, test } from 'vitest'
import { packed, unpacked } from '../src/session/replay-link.ts'
import { seatsOf } from '../src/session/replay-seats.ts'
import { openReplayTable, type ReplayTable } from '../src/session/replay-table.ts'
import type { TablePlan } from '../src/session/saved-table.ts'

async function loaded(id: string) {
  const entry = gameCalled(id)
  if (!entry?.ready) throw new Error('not ready')
  return entry.load()
}

/** A game of two played by chance, or the first moves of it. */
async function watched(id: string, moves?: number): Promise<ReplayTable> {
  const game = await loaded(id)
  const plan: TablePlan = {
    game: id,
    seats: [
      { name: 'Ola', color: 'green', bot: false, player: null },
      { name: 'Halla', color: 'orange', bot: true, player: 'raider' },
    ],
    options: {},
    seed: 'watched',
  }
  const table = openTable(game, { players: 2, options: {}, seed: plan.seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const played = playRandomly(game, table, quickRandom('watched'))
  const opened = openReplayTable(game, plan, played.slice(0, moves), 0)
  if (isRefusal(opened)) throw new Error(opened.refused)
  return opened
}

const READY = games.filter(({ ready }) => ready).map(({ id }) => id)

for (const id of READY)
  test(`a game of ${id} fits into a link, and comes out of it true, with the names of who played`, async () => {
    const replay = (await watched(id)).replay()
    const data = await packed(replay)
    expect(data).toMatch(/^[\w-]{200,8000}$/)
    const read = await unpacked(data ?? '')
    expect(read).toEqual(JSON.parse(JSON.stringify(replay)))
    expect(verifyReplay(await loaded(id), read as Replay)).toBeNull()
    expect(seatsOf(read as Replay, ['Orm']).map(({ name, player }) => [name, player])).toEqual([
      ['Ola', null],
      ['Halla', 'raider'],
    ])
  })

test('a game that is too long for a link gets none, and an address that carries nothing is refused', async () => {
  const replay = (await watched('champions', 3)).replay()
  const random = quickRandom('long')
  const noise: Json[] = Array.from({ length: 9000 }, () => random.below(256))
  expect(await packed({ ...replay, options: { noise } })).toBeNull()
  for (const data of ['', 'saga', 'a-_'.repeat(50)])
    expect(await unpacked(data)).toMatchObject({ refused: 'replay-not-json' })
})

test('a short address that would unpack to very much is let go before it has', async () => {
  const much = new Blob([new Uint8Array(30_000_000).fill(32)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const data = Buffer.from(await new Response(much).arrayBuffer()).toString('base64url')
  expect(data.length).toBeLessThan(60_000)
  expect(await unpacked(data)).toMatchObject({ refused: 'replay-not-json' })
})

test('whoever a replay does not name gets a name that nobody there has', () => {
  const replay = { players: 3, sitters: [{ name: 'Orm', program: null }] } as unknown as Replay
  const unknown = {
    players: 2,
    sitters: [
      { name: null, program: 'allfather' },
      { name: null, program: 'a god' },
    ],
  }
  const usual = ['Astrid', 'Orm', 'Halla', 'Knut']
  expect(seatsOf(replay, usual).map(({ name }) => name)).toEqual(['Orm', 'Astrid', 'Halla'])
  expect(seatsOf(unknown as unknown as Replay, usual)).toMatchObject([
    { name: 'Astrid', player: 'allfather', bot: true },
    { name: 'Orm', player: null, bot: true },
  ])
})

test('at a game that was given up nobody is asked, and it is seen through any eyes', async () => {
  const table = await watched('champions', 20)
  const { seen } = table.moment()
  expect(seen).toMatchObject({ ask: null, step: null, awaited: [], moves: 20, result: null, seed: 'watched' })
  table.choose(seen, sampleChoice({ kind: 'one', of: ['anything'] }, quickRandom('any')))
  expect(table.moves()).toHaveLength(20)
  let told = 0
  table.subscribe(() => told++)
  table.lookAs?.(1)
  expect(told).toBe(1)
  expect(table.moment()).toMatchObject({ viewer: 1, seen: { seat: 1 } })
  expect(table.past(10)).toMatchObject({ seat: 1, moves: 10, ask: null })
})

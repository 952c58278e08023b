import type { BoardInput } from '@longhouse/board'
import {
  type Beat,
  isRefusal,
  quickRandom,
  type SeatView,
  sampleChoice,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { gameCalled, games } from '@longhouse/registry'
import { expect, test, vi } from 'vitest'
import type { BotClient } from '../src/session/bot-client.ts'
import { type LocalTable, openLocalTable } from '../src/session/local-table.ts'
import { newTable, playedOn } from '../src/session/new-table.ts'
import type { TablePlan } from '../src/session/saved-table.ts'
import { asPast } from '../src/session/table.ts'
import { pastInput } from '../src/table/past-input.ts'
import { lookingNow } from '../src/table/use-past.ts'
import { after, before, type Stop, stopOf, stopsLeft, toldAt } from '../src/table/walking-back.ts'

const noBots: BotClient = { think: () => Promise.resolve(null), stop: () => undefined, close: () => undefined }

/** Two people round one device. */
async function tableOf(id: string): Promise<LocalTable> {
  const entry = gameCalled(id)
  if (!entry?.ready) throw new Error('not ready')
  const plan: TablePlan = {
    game: id,
    seats: [
      { name: 'Astrid', color: 'green', bot: false, player: null },
      { name: 'Orm', color: 'orange', bot: false, player: null },
    ],
    options: {},
    seed: 'past',
  }
  const table = openLocalTable(await entry.load(), plan, [], { bots: noBots, keep: () => undefined, pace: () => 0 })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

const READY = games.filter(({ ready }) => ready).map(({ id }) => id)

for (const game of READY)
  test(`at no moment of a game of ${game} is a choice taken that comes from another`, async () => {
    const table = await tableOf(game)
    const random = quickRandom('past')
    const left: SeatView[] = []
    let asks = 0
    for (; table.moment().seen.result === null; asks++) {
      table.openCurtain()
      const { seen } = table.moment()
      const form = seen.ask?.form
      if (!form) throw new Error('nobody is asked')
      const choice = sampleChoice(form, random)
      const before = table.moves().slice()
      // What was seen last, the same moment once more, and now and then a past one: none of them is the present.
      const pasts = asks % 5 === 0 ? [table.past(before.length), table.past(before.length >> 1)] : []
      const others = [left.at(-1), { ...seen }, ...pasts]
      for (const other of others) if (other) table.choose(other, choice)
      expect(table.moves()).toEqual(before)
      expect(table.moment().refusal).toBeNull()
      table.choose(seen, choice)
      expect(table.moves()).toHaveLength(before.length + 1)
      left.push(seen)
    }
    for (let moves = 0; moves < asks; moves += 5) expect(table.past(moves).ask).toBeNull()
  })

const present = (over: Partial<BoardInput>): BoardInput => over as BoardInput

test('what draws a past position has nothing to offer, and its answers lead nowhere', () => {
  const choose = vi.fn()
  const seen = asPast({
    moves: 1,
    ask: { seat: 0, step: 'place', form: { kind: 'one', of: ['a'] } },
  } as unknown as SeatView)
  const options = [{ choice: 'a', thing: 'a', label: 'A' }]
  const log = [0, 1].map((move) => ({ move, seat: 0, event: move }))
  const input = pastInput(present({ options, choose, log: [0, 1, 2] as never }), seen, log)
  input.choose('a')
  expect(choose).not.toHaveBeenCalled()
  expect(input).toMatchObject({ seatView: { ask: null }, options: [], log: [0, 1] })
})

test('only the one who went there looks at the past, and only at what has passed', () => {
  const moment = (viewer: number, moves: number) => ({ viewer, seen: { moves } as SeatView })
  const stop = { move: 3, beat: null }
  const looking = { viewer: 0, stop, playing: true }
  const now = (viewer: number) => ({ viewer, stop: null, playing: false })
  expect(lookingNow(looking, moment(0, 4))).toBe(looking)
  expect(lookingNow(looking, moment(1, 4))).toEqual(now(1))
  expect(lookingNow(looking, moment(0, 3))).toEqual(now(0))
  const onTheWay = { ...looking, stop: { move: 3, beat: 0 } }
  expect(lookingNow(onTheWay, moment(0, 3))).toBe(onTheWay)
  expect(lookingNow({ ...looking, stop: null }, moment(0, 3))).toEqual(now(0))
  // When every secret is told, whoever looks on as somebody else stays where they are.
  const over = { viewer: 1, seen: { moves: 4, seed: 'told' } as SeatView }
  expect(lookingNow(looking, over)).toBe(looking)
})

const told = (...counts: number[]) => counts.map((count) => ({ told: count }) as Beat)
/** The second of three moves has two beats, the last has one. */
const beatsOf = (move: number) => (move === 2 ? told(3, 4) : move === 3 ? told(6) : [])
const log = [0, 1, 2, 2, 2, 3, 3, 3].map((move, event) => ({ move, seat: 0, event }))

test('the past is walked through beat by beat, on and back', () => {
  const way: (Stop | null)[] = [{ move: 0, beat: null }]
  for (let stop = way[0] ?? null; stop; way.push(stop)) stop = after(stop, 3, beatsOf)
  expect(way.map((stop) => stop && [stop.move, stop.beat])).toEqual([
    [0, null],
    [1, null],
    [2, 0],
    [2, 1],
    [2, null],
    [3, 0],
    null,
  ])
  const back: Stop[] = [{ move: 3, beat: null }]
  while (back.length < 8) back.push(before(back.at(-1) as Stop, beatsOf))
  expect(back.map(({ move, beat }) => [move, beat])).toEqual([
    [3, null],
    [3, 0],
    [2, null],
    [2, 1],
    [2, 0],
    [1, null],
    [0, null],
    [0, null],
  ])
})

test('of each place in the past it is known what had been told, and what had just been told', () => {
  const toldThere = (move: number, beat: number | null) => {
    const { log: all, news } = toldAt({ move, beat }, log, beatsOf)
    return [all.length, news.map(({ event }) => event)]
  }
  expect(toldThere(0, null)).toEqual([1, [0]])
  expect(toldThere(1, null)).toEqual([2, [1]])
  expect(toldThere(2, 0)).toEqual([3, [2]])
  expect(toldThere(2, 1)).toEqual([4, [3]])
  expect(toldThere(2, null)).toEqual([5, [4]])
  expect(toldThere(3, 0)).toEqual([6, [5]])
})

test('what was told is shown again from its first stop to its last', () => {
  const stops = log.map((entry) => stopOf(entry, log, beatsOf))
  expect(stops.map(({ move, beat }) => [move, beat])).toEqual([
    [0, null],
    [1, null],
    [2, 0],
    [2, 1],
    [2, null],
    [3, 0],
    [3, null],
    [3, null],
  ])
  const left = (from: number, until: number) => stopsLeft(stops[from] as Stop, stops[until] as Stop, 3, beatsOf)
  expect([left(2, 5), left(5, 5), left(0, 2), left(2, 7)]).toEqual([3, 0, 2, 4])
})

test('what is played on from the past stands where it stood, and the table it was seen at stays', async () => {
  const entry = gameCalled('champions')
  if (!entry?.ready) throw new Error('not ready')
  const game = await entry.load()
  const table = await tableOf('champions')
  const random = quickRandom('past')
  while (table.moves().length < 30) {
    table.openCurtain()
    const { seen } = table.moment()
    if (seen.ask?.form) table.choose(seen, sampleChoice(seen.ask.form, random))
  }
  const kept = newTable('table', game, table.plan, table.moves())
  if (isRefusal(kept)) throw new Error(kept.refused)
  const other = playedOn(game, { ...kept, updates: [3, 20] }, 12)
  if (isRefusal(other)) throw new Error(other.refused)
  expect(other).toMatchObject({ moves: kept.moves.slice(0, 12), updates: [3], plan: { ...kept.plan, fromPast: true } })
  expect(other.id).not.toBe(kept.id)
  expect(seatViewOf(game, other.position as Table, table.moment().viewer).view).toEqual(table.past(12).view)
  expect(other.position).toMatchObject({ moves: 12, seed: kept.plan.seed })
  expect(kept.moves).toHaveLength(30)
})

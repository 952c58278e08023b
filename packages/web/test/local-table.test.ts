import { PLAYER_COLORS } from '@longhouse/board'
import {
  asksOf,
  choose,
  type Form,
  isRefusal,
  type Json,
  listChoices,
  type Move,
  openTable,
  quickRandom,
  sampleChoice,
} from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BotClient } from '../src/session/bot-client.ts'
import { type LocalTable, openLocalTable } from '../src/session/local-table.ts'
import type { TablePlan } from '../src/session/saved-table.ts'

const againstBot: TablePlan = {
  game: 'champions',
  seats: [
    { name: 'Astrid', color: 'green', bot: false, player: null },
    { name: 'Orm', color: 'orange', bot: true, player: 'allfather' },
  ],
  options: { leaders: 'dealt', 'first-player': 0 },
  seed: 'stale',
}

/** Programs that answer when the test says so. */
function slowBots() {
  const asked: { readonly moves: number; answer(move: Move | null): void }[] = []
  const bots: BotClient = {
    think: (_, moves) => new Promise((answer) => asked.push({ moves: moves.length, answer })),
    stop: vi.fn(() => asked.at(-1)?.answer(null)),
    close: vi.fn(),
  }
  return { bots, asked }
}

const people = (...names: readonly string[]): TablePlan => ({
  ...againstBot,
  seats: names.map((name, seat) => ({ name, color: PLAYER_COLORS[seat] ?? 'grey', bot: false, player: null })),
})

async function tableWith(bots: BotClient, plan = againstBot, moves: readonly Move[] = []): Promise<LocalTable> {
  const entry = gameCalled(plan.game)
  if (!entry?.ready) throw new Error('not ready')
  const table = openLocalTable(await entry.load(), plan, moves, { bots, keep: () => undefined, pace: () => 0 })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

/** A place where nothing is left to be decided or drawn, so that it can be taken back. */
const placesOf = (table: LocalTable): readonly Json[] => {
  const form = table.moment().seen.ask?.form
  return form ? listChoices(form, 100).choices : []
}
const settled = () => vi.runAllTimersAsync()

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('which choices end undo is known before they are made', async () => {
  const table = await tableWith(slowBots().bots)
  const { seen } = table.moment()
  const places = placesOf(table)
  const ends = table.endsUndo(seen, places) ?? []
  expect(ends).toHaveLength(places.length)
  expect(ends).toContain(false)
  table.choose(seen, places[ends.indexOf(false)] as Json)
  expect(table.moment().undoes).toEqual({ seat: 0, move: 1 })
  expect(table.endsUndo(seen, places)).toBeNull()
})

test('what a program thought of a table that was taken back is stopped and never played', async () => {
  const { bots, asked } = slowBots()
  const table = await tableWith(bots)
  const smithy: Json = { place: 'blacksmith' }
  expect(placesOf(table)).toContainEqual(smithy)
  table.choose(table.moment().seen, smithy)
  await settled()
  expect(table.moment().thinking).toBe(true)
  const { moves, answer } = asked.at(-1) ?? { moves: 0, answer: () => undefined }
  expect(moves).toBe(1)

  expect(table.moment().undoes).toEqual({ seat: 0, move: 1 })
  table.undo()
  expect(bots.stop).toHaveBeenCalledOnce()
  expect(table.moment().thinking).toBe(false)
  // The same number of choices, and another table.
  table.choose(table.moment().seen, { place: 'butcher' })
  answer({ seat: 1, choice: { place: 'butcher' } })
  await settled()
  expect(table.moves()).toEqual([{ seat: 0, choice: { place: 'butcher' } }])
  expect(table.moment().refusal).toBeNull()
  expect(table.moment().thinking).toBe(true)
})

test('what programs chose since is taken back with the own choice, and they are asked anew', async () => {
  const { bots, asked } = slowBots()
  const table = await tableWith(bots)
  table.choose(table.moment().seen, { place: 'blacksmith' })
  await settled()
  asked.at(-1)?.answer({ seat: 1, choice: { place: 'butcher' } })
  await settled()
  expect(table.moves()).toHaveLength(2)
  expect(table.moment().undoes).toEqual({ seat: 0, move: 1 })
  table.undo()
  expect(table.moves()).toEqual([])
  expect(table.moment().log.filter(({ move }) => move > 0)).toEqual([])
  expect(table.moment().undoes).toBeNull()
  expect(placesOf(table)).toContainEqual({ place: 'butcher' })
})

test('who passes the table on can take the choice back before the next one opens the curtain', async () => {
  const table = await tableWith(slowBots().bots, people('Astrid', 'Orm'))
  table.choose(table.moment().seen, { place: 'blacksmith' })
  expect(table.moment()).toMatchObject({ viewer: 0, curtain: 1, undoes: { seat: 0, move: 1 } })
  table.undo()
  expect(table.moment()).toMatchObject({ viewer: 0, curtain: null, undoes: null })
  table.choose(table.moment().seen, { place: 'blacksmith' })
  table.openCurtain()
  // Orm has nothing to take back: it is Astrid's choice that is, and the table goes back to her.
  expect(table.moment()).toMatchObject({ viewer: 1, curtain: null, undoes: { seat: 0, move: 1 } })
  table.undo()
  expect(table.moment()).toMatchObject({ viewer: 1, curtain: 0 })
  expect(table.moves()).toEqual([])
})

test('who opens a table that is under way may be anybody: the curtain falls before the one who is asked', async () => {
  const { bots } = slowBots()
  const shared = people('Astrid', 'Orm')
  const table = await tableWith(bots, shared)
  expect(table.moment()).toMatchObject({ viewer: 0, curtain: null })
  for (const place of ['blacksmith', 'butcher']) {
    table.choose(table.moment().seen, { place })
    const again = await tableWith(bots, shared, table.moves())
    const { curtain } = again.moment()
    expect(curtain).toBe(table.moment().curtain)
    expect(again.moment().viewer).toBe(1 - (curtain as number))
    table.openCurtain()
  }
  const alone = await tableWith(bots, againstBot, table.moves())
  expect(alone.moment()).toMatchObject({ viewer: 0, curtain: null })
})

test('where the next one sees nothing that the one before may not know, no curtain falls', async () => {
  const open = {
    ...people('Astrid', 'Orm'),
    game: 'reavers',
    options: { 'start-player': 0, 'starting-prophecy': false },
  }
  const table = await tableWith(slowBots().bots, open)
  const whose: (number | null)[] = []
  for (let answers = 0; answers < 4; answers++) {
    const { viewer, curtain, seen } = table.moment()
    expect(curtain).toBeNull()
    whose.push(viewer)
    table.choose(seen, sampleChoice(seen.ask?.form as Form, quickRandom(`${answers}`)))
    table.beatsShown()
  }
  expect(new Set(whose)).toEqual(new Set([0, 1]))
})

test('a table that was left plays nothing any more', async () => {
  const { bots, asked } = slowBots()
  const table = await tableWith(bots)
  table.choose(table.moment().seen, { place: 'blacksmith' })
  await settled()
  table.close()
  expect(bots.close).toHaveBeenCalledOnce()
  asked.at(-1)?.answer({ seat: 1, choice: { place: 'butcher' } })
  await settled()
  expect(table.moves()).toHaveLength(1)
})

test('while a game is played nobody looks through the eyes of another', async () => {
  const table = await tableWith(slowBots().bots)
  expect(table.seenBy(1, 0)).toEqual(table.seenBy(0, 0))
})

test('programs go on when what led here was shown, and each of it was told before what follows', async () => {
  const random = quickRandom('beats')
  const { bots, asked } = slowBots()
  const table = await tableWith(bots)
  const { game } = table
  const anyMove = (): Move => {
    const now = openTable(game, { players: 2, options: againstBot.options, seed: againstBot.seed })
    if (isRefusal(now)) throw new Error(now.refused)
    for (const { seat, choice } of table.moves()) choose(game, now, seat, choice)
    const ask = asksOf(game, now).find(({ form }) => form)
    return { seat: ask?.seat ?? 0, choice: sampleChoice(ask?.form as Form, random) }
  }
  /** Somebody plays on until a choice was shown by itself, and a program is the next to choose. */
  for (;;) {
    await settled()
    const { beats, seen, log } = table.moment()
    if (beats.length > 0 && seen.ask === null) {
      expect(table.moment().thinking).toBe(false)
      const told = beats.map((beat) => beat.told)
      expect(told).toEqual([...new Set(told)].sort((a, b) => a - b))
      expect(told.at(-1)).toBeLessThan(log.length)
      expect(beats.map((beat) => beat.seen.ask)).toEqual(beats.map(() => null))
      break
    }
    table.beatsShown()
    await settled()
    const { seat, choice } = anyMove()
    if (seat === 0) table.choose(table.moment().seen, choice)
    else asked.at(-1)?.answer({ seat, choice })
  }
  table.beatsShown()
  await settled()
  expect(table.moment().thinking).toBe(true)
})

test('a program that has nothing to say yet is not asked again and again, however often the page has shown everything', async () => {
  const think = vi.fn(async () => null)
  const bots: BotClient = { think, stop: vi.fn(), close: vi.fn() }
  const table = await tableWith(bots, { ...againstBot, options: { leaders: 'dealt', 'first-player': 1 } })
  // The page tells so whenever it hears of the table and has nothing to show.
  let shown = 0
  table.subscribe(() => {
    if (shown++ < 20) table.beatsShown()
  })
  await settled()
  expect(think).toHaveBeenCalledTimes(1)
})

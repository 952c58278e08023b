import type { BoardInput, GameBoard } from '@longhouse/board'
import { winters } from '@longhouse/example-games'
import {
  type AnyGame,
  asksOf,
  awaited,
  choose,
  isRefusal,
  isResting,
  type Move,
  type Opening,
  openTable,
  quickRandom,
  type Result,
  type ScoreItem,
  type SeatView,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstDraft } from '../src/pages/new-game/draft.ts'
import { needsWords } from '../src/pages/use-winners.ts'
import type { BotClient } from '../src/session/bot-client.ts'
import { openLocalTable } from '../src/session/local-table.ts'
import { summarise } from '../src/session/summary.ts'
import { SettingsProvider } from '../src/settings.tsx'
import { CampaignSheet } from '../src/table/campaign-sheet.tsx'
import { EndScreen } from '../src/table/end-screen.tsx'
import { TableHeader } from '../src/table/header.tsx'
import { Rivals } from '../src/table/rivals.tsx'
import { leadOf, scoreColumns } from '../src/table/score-columns.ts'

// The page listens to keys from its first line on.
vi.hoisted(() => Object.assign(globalThis, { addEventListener: () => undefined }))

const game = winters as AnyGame
const sitters = [
  { name: 'Astrid', color: 'green', bot: false },
  { name: 'Orm', color: 'orange', bot: true },
] as const
const text = {
  title: 'Three winters',
  side: () => 'Winter',
  score: ({ item }: ScoreItem) => item,
  scoreParts: ({ item }: ScoreItem) => ({ lead: item, rest: '' }),
}

const played = (scores: readonly number[], winners: readonly number[], winter: number): Result => ({
  ...{ scores, winners, items: scores.map((points) => [{ item: 'warmth', points }]) },
  sides: [{ side: 'winter', score: winter, wins: winners.length === 0, items: [{ item: 'cold', points: winter }] }],
})

const inputOf = (seatView: Partial<SeatView>): BoardInput =>
  ({ seatView: { results: [], sides: [], seat: 0, ...seatView }, sitters, text }) as unknown as BoardInput

/** What a reader would read, one after the other. */
function readingOf(drawn: ReactNode, language: 'en' | 'pl' = 'en'): string {
  vi.stubGlobal('navigator', { language })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language }) })
  const markup = renderToStaticMarkup(createElement(SettingsProvider, null, drawn))
  return markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const nothing = () => undefined
const NO_WAYS = { review: nothing, share: nothing, watch: nothing, close: nothing }

describe('a side that nobody sits at', () => {
  test('has a column of its own after the seats, with its items', () => {
    const columns = scoreColumns(played([3, 4], [], 9), sitters, text)
    expect(columns.map(({ name, color, score, won }) => [name, color, score, won])).toEqual([
      ['Astrid', 'green', 3, false],
      ['Orm', 'orange', 4, false],
      ['Winter', null, 9, true],
    ])
    expect(columns[2]?.items).toEqual([{ item: 'cold', points: 9 }])
  })

  test('stands in the header with its score', () => {
    const board = {
      standing: () => ({ round: 1, rounds: 1, phases: [], phase: '', scores: [3, 4] }),
    } as unknown as GameBoard
    const input = inputOf({ sides: [{ side: 'winter', score: 7 }] })
    expect(readingOf(createElement(TableHeader, { input, board }))).toContain('Winter 7')
  })

  test('has its sheet beside the rivals, where a board draws one', () => {
    const board = {
      standing: () => ({ round: 1, rounds: 1, phases: [], phase: '', scores: [3, 4] }),
      Rival: ({ seat }: { readonly seat: number }) => `things of ${seat}`,
      Side: ({ side }: { readonly side: string }) => `sheet of ${side}`,
    } as unknown as GameBoard
    const input = inputOf({ sides: [{ side: 'winter', score: 7 }], awaited: [] })
    expect(readingOf(createElement(Rivals, { input, board, seats: [1] }))).toMatch(/things of 1 ?sheet of winter/)
    const { Side: _, ...without } = board
    expect(readingOf(createElement(Rivals, { input, board: without, seats: [1] }))).not.toContain('sheet')
  })

  test.each([
    ['en', 'Winter wins', 'Total 3 4 9'],
    ['pl', 'Wygrywa Winter', 'Razem 3 4 9'],
  ] as const)('wins on the end screen, and is told with what its score is made of (%s)', (language, won, total) => {
    const board = { scoring: ['warmth', 'cold'] } as unknown as GameBoard
    const drawn = createElement(EndScreen, {
      ...{ result: played([3, 4], [], 9), input: inputOf({}), board, again: null, ending: null },
      ...NO_WAYS,
    })
    const read = readingOf(drawn, language)
    expect(read).toContain(won)
    expect(read).toContain('cold 0 0 9')
    expect(read).toContain(total)
  })

  test('takes a place among the seats, and the header has the totals of the sheet when the game is over', () => {
    const result = played([3, 4], [], 9)
    expect(scoreColumns(result, sitters, text).map(({ place }) => place)).toEqual([3, 2, 1])
    expect(leadOf(scoreColumns(result, sitters, text))).toBe(5)
    expect(leadOf(scoreColumns(played([4, 4], [0], 1), sitters, text))).toBeNull()
    const board = {
      standing: () => ({ round: 1, rounds: 1, phases: [], phase: '', scores: [1, 2] }),
    } as unknown as GameBoard
    const input = inputOf({ sides: [{ side: 'winter', score: 7 }], result })
    expect(readingOf(createElement(TableHeader, { input, board }))).toMatch(/ 4 3 Winter 9/)
  })

  test('that won is kept with a table, for lists', () => {
    const ends = Array.from({ length: 20 }, (_, i) => {
      const table = openTable(game, { players: 1, seed: `${i}` })
      if (isRefusal(table)) throw new Error(table.refused)
      playRandomly(game, table, quickRandom(`${i}`))
      return summarise(game, table, asksOf(game, table))
    })
    const lost = ends.filter(({ winners }) => winners.length === 0)
    expect(lost.length).toBeGreaterThan(0)
    for (const summary of lost) {
      expect(summary.sides).toEqual([{ side: 'winter', wins: true }])
      expect(needsWords(summary)).toBe(true)
    }
    expect(needsWords({ winners: [0] })).toBe(false)
  })
})

test.each([
  ['en', /Astrid gave up .*Rating −9 1491 \+9 1509/],
  ['pl', /Astrid poddanie gry .*Ranking −9 1491 \+9 1509/],
] as const)(
  'who gave up comes last on the sheet, whatever they scored, and ratings are told (%s)',
  (language, told) => {
    const ratings = [
      { seat: 0, before: 1500, after: 1491 },
      { seat: 1, before: 1500, after: 1509 },
    ]
    const ending = { places: [2, 1], gaveUp: [0], ratings, unrated: null }
    const result = { scores: [9, 4], winners: [1], items: [[], []] }
    const board = { scoring: ['warmth'] } as unknown as GameBoard
    const drawn = createElement(EndScreen, { result, input: inputOf({}), board, again: null, ending, ...NO_WAYS })
    const read = readingOf(drawn, language)
    expect(read).toMatch(told)
    expect(read).toMatch(/ 2 +Astrid .* 1 +Orm /)
  },
)

describe('the games of a campaign', () => {
  const input = inputOf({ results: [played([5, 2], [0], 1), played([0, 2], [], 6)] })

  test.each([
    ['en', /Game 1 Astrid wins Watch it again 5 2 1 Game 2 Winter wins 0 2 6/],
    ['pl', /Gra 1 Wygrywa Astrid Obejrzyj jeszcze raz 5 2 1 Gra 2 Wygrywa Winter 0 2 6/],
  ] as const)('are told one by one, with every score, who won and a way to watch it (%s)', (language, told) => {
    const sheet = createElement(CampaignSheet, {
      input,
      results: input.seatView.results,
      games: [0],
      watch: () => undefined,
    })
    expect(readingOf(sheet, language)).toMatch(told)
  })

  test('rest between each other, and a program is ready without being waited for', async () => {
    const opening = { players: 2, seed: 'rest', options: { winters: 3, wolves: false } }
    const moves = movesToTheRest(opening)
    const bots: BotClient = {
      think: async () => ({ seat: 1, choice: { ready: true } }),
      stop: () => undefined,
      close: () => undefined,
    }
    const plan = {
      ...{ game: 'winters', options: opening.options, seed: opening.seed },
      seats: sitters.map((sitter) => ({ ...sitter, player: sitter.bot ? 'raider' : null })),
    }
    const table = openLocalTable(game, plan, moves, { bots, keep: () => undefined, pace: () => 1_000_000_000 })
    if (isRefusal(table)) throw new Error(table.refused)
    await vi.waitFor(() => expect(table.moment().seen.answered).toEqual([1]), { timeout: 300_000 })
    expect(table.moment().seen.resting).toBe(true)
    table.choose(table.moment().seen, { ready: true })
    expect(table.moment().seen.resting).toBe(false)
    table.close()
  })
})

/** Nobody lays wood, until the first winter is over. */
function movesToTheRest(opening: Opening): readonly Move[] {
  const table = openTable(game, opening)
  if (isRefusal(table)) throw new Error(table.refused)
  const moves: Move[] = []
  while (!isResting(game, table)) {
    const [seat] = awaited(asksOf(game, table)) as [number]
    moves.push({ seat, choice: 0 })
    choose(game, table, seat, 0)
  }
  return moves
}

describe('a new game', () => {
  test('has as many seats as it can, whoever played last', () => {
    vi.stubGlobal('localStorage', { getItem: () => null })
    expect(firstDraft({ min: 1, max: 1 }, ['Astrid']).players).toBe(1)
    const alone = firstDraft({ min: 1, max: 4 }, ['Astrid', 'Orm', 'Halla', 'Knut'])
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ players: 1, seats: alone.seats }) })
    expect(firstDraft({ min: 1, max: 4 }, []).players).toBe(1)
    expect(firstDraft({ min: 2, max: 4 }, []).players).toBe(2)
  })
})

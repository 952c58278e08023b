import { readFileSync } from 'node:fs'
import {
  contextOf,
  type Game,
  isRefusal,
  openTable,
  quickRandom,
  resultOf,
  type Table,
  verifyReplay,
  writeReplay,
} from '@longhouse/kernel'
import {
  checkClone,
  checkEndsUndo,
  checkGuess,
  checkJson,
  checkRecording,
  checkUndo,
  checkUndoPast,
  playRandomly,
  playSoundly,
  readRandomGame,
} from '@longhouse/kernel/testing'
import { describe, expect, test } from 'vitest'
import { readContent, rulebookFile } from '../src/content.ts'
import type { Scenario } from '../src/content-file.ts'
import { type Runar, runar } from '../src/index.ts'
import { reader } from './sound-words.ts'

const oneOf = ({ events }: Scenario): Scenario['events'] =>
  'any' in events
    ? { any: { 2: 1, 3: 1, 4: 1 } }
    : Object.fromEntries(Object.entries(events).map(([players, numbers]) => [players, numbers.slice(0, 1)]))

/** The same, but every game has one Event and so is over after a few rounds. */
const short: Game<Runar> = {
  ...runar,
  content: readContent({
    ...rulebookFile,
    destinyBoards: rulebookFile.destinyBoards.map((board) => ({ ...board, eventSlots: 1 })),
    destinyDeck: { ...rulebookFile.destinyDeck, piles: { 1: 1, 2: 1, 3: 1, 4: 1 } },
    scenarios: rulebookFile.scenarios.map((scenario) => ({ ...scenario, events: oneOf(scenario) })),
  }),
}

const TABLES = [2, 3, 4].flatMap((players) =>
  ['destroyers', 'conquerors', 'mixed'].map((play) => ({
    players,
    options: { play },
    seed: `short-${players}-${play}`,
  })),
)

const ALONE = ['a', 'b', 'c', 'd'].map((seed) => ({ players: 1, options: { play: 'conquerors' }, seed }))

/** After the fifth game, or with the last hero that a player alone may lose (RN-29.15). */
function expectEnded({ state: { sheet, over }, players }: Table<Runar['state']>): void {
  const { finished = [], out = [] } = sheet.campaign ?? {}
  expect(over).toBe(true)
  if (players > 1 || out.length < 4) expect(finished).toHaveLength(5)
  else expect(finished.at(-1)?.result).toMatchObject({ winners: [], sides: [{ side: 'nemesis', wins: true }] })
}

/** What single games show already is looked at now and then. */
const NOW_AND_THEN = 60

describe('campaigns of short games', () => {
  test.each([...TABLES, ...ALONE])(
    'everything holds between their games, and now and then in them: %j',
    ({ players, options, seed }) => {
      const random = quickRandom(seed)
      const table = openTable(short, { players, options, seed })
      if (isRefusal(table)) throw new Error(table.refused)
      const moves = playRandomly(short, table, random, (at, asks, move) => {
        expect(short.invariantViolations(contextOf(short, at))).toEqual([])
        if (at.state.sheet.campaign?.stage === null && at.moves % NOW_AND_THEN > 0) return
        checkJson(at)
        checkClone(short, at)
        for (const seat of [...at.state.sheet.order, null]) checkGuess(short, at, seat, random)
        checkUndo(short, at, move, random)
        checkUndoPast(short, at, move, (move.seat + 1) % players, random)
        checkEndsUndo(short, at, move, asks.find(({ seat }) => seat === move.seat)?.form ?? null)
      })
      expect(verifyReplay(short, writeReplay(table, moves))).toBe(null)
      expectEnded(table)
    },
  )

  test('are told, asked, answered and scored in sound words', () => {
    const opening = { players: 3, options: { play: 'conquerors' }, seed: 'words' }
    readRandomGame(short, opening, reader, quickRandom('words'))
    readRandomGame(short, { ...opening, players: 1 }, reader, quickRandom('words'))
  })
})

describe('whole campaigns', () => {
  test.each([1, 2, 3, 4])('alone, %i: played to the end, with heroes lost on the way', (n) => {
    const options = { play: 'conquerors', teams: n % 2 === 0 ? 'draft' : 'recommended', 'obstacle-cards': n > 2 }
    const { table, moves } = playSoundly(runar, { players: 1, options, seed: `alone-${n}` })
    expectEnded(table)
    expect(resultOf(runar, table)).toEqual(table.state.sheet.campaign?.finished.at(-1)?.result)
    expect(verifyReplay(runar, writeReplay(table, moves))).toBe(null)
  })

  test.each([
    { play: 'destroyers', players: 3 },
    { play: 'mixed', players: 4 },
  ])('$play with $players players: played to the end, with a result for each game', ({ play, players }) => {
    const { table } = playSoundly(runar, { players, options: { play }, seed: `whole-${play}` })
    const { sheet, over } = table.state
    expect(over).toBe(true)
    expect(sheet.campaign?.finished.map(({ scenario }) => scenario)).toEqual(sheet.games)
    expect(resultOf(runar, table)).toEqual(sheet.campaign?.finished.at(-1)?.result)
  })

  test('the recorded one still ends as it did', () => {
    checkRecording(runar, 2, readFileSync(new URL('fixtures/campaign-of-2.json', import.meta.url), 'utf8'))
  })
})

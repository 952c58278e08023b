import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Game,
  type GameTypes,
  type Options,
  quickRandom,
  type Replay,
  resultOf,
  sha256Hex,
  verifyReplay,
  writeReplay,
} from '@longhouse/kernel'
import {
  checkGarbageAllGame,
  checkRandomGame,
  checkRecording,
  everyOptions,
  playSoundly,
} from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'

export interface RandomGamesSpec<G extends GameTypes> {
  readonly game: Game<G>
  /** How many ways there are to open a table, for each number of players. */
  readonly openings: readonly number[]
  /** What holds of the state at the end of every game. */
  readonly end: Partial<G['state']>
  /** Openings of games so long that the game's own tests play them. */
  isLong?(options: Options): boolean
  /** One in so many openings is played to the end; every one, if left out: a game may have thousands. */
  readonly everyNthWhole?: number
  /** Everything is checked at every decision after every so many of the openings: it takes long. */
  readonly everyNthOpening: number
  /** Choices that are none, or that are none most of the time. */
  readonly garbage: readonly unknown[]
}

/** From the fewest to the most. */
export const playersOf = <G extends GameTypes>({ players: { min, max } }: Game<G>): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

export function describeRandomGames<G extends GameTypes>(spec: RandomGamesSpec<G>): void {
  const { game, openings, end, isLong = () => false, everyNthWhole = 1, everyNthOpening, garbage } = spec
  const numbers = playersOf(game)
  const optionsOf = (players: number) => everyOptions(game, players).filter((options) => !isLong(options))
  const everyOpening = numbers.flatMap((players) => optionsOf(players).map((options) => ({ players, options })))

  test(`there are ${openings.reduce((sum, n) => sum + n, 0)} ways to open a table`, () => {
    expect(numbers.map((players) => everyOptions(game, players).length)).toEqual(openings)
  })

  test.each(numbers)(
    'whole games of %i under all kinds of options: played to the end, scores that add up, a true replay',
    (players) => {
      for (const [n, options] of optionsOf(players).entries()) {
        if (n % everyNthWhole !== 0) continue
        for (const again of ['a', 'b', 'c']) {
          const { table, moves } = playSoundly(game, { players, options, seed: `random-${players}-${n}-${again}` })
          expect(table.state).toMatchObject(end)
          const result = resultOf(game, table)
          const sums = result?.items.map((items) => items.reduce((sum, { points }) => sum + points, 0))
          expect(result?.scores).toEqual(sums)
          const sides = result?.sides?.filter(({ wins }) => wins) ?? []
          expect([...(result?.winners ?? []), ...sides].length).toBeGreaterThan(0)
          if (again === 'a') expect(verifyReplay(game, writeReplay(table, moves))).toBe(null)
        }
      }
    },
  )

  test.each(everyOpening.filter((_, n) => n % everyNthOpening === 0))(
    'everything holds at every decision: %j',
    ({ players, options }) => {
      const seed = JSON.stringify(options)
      checkRandomGame(game, { players, options, seed }, quickRandom(seed))
    },
  )

  test('choices of any shape are refused without a trace', () => {
    for (const players of numbers)
      checkGarbageAllGame(game, { players, seed: 'garbage' }, garbage, quickRandom(`garbage-${players}`))
  })
}

/** Written by `recordGame` (kernel/testing), which says when to write them anew; the formatter breaks their lines. */
export function describeRecordings<G extends GameTypes>(game: Game<G>, folder: string): void {
  test.each(playersOf(game))('the recorded game of %i still ends as it did', (players) => {
    checkRecording(game, players, recordingOf(folder, players))
  })

  // Recorded anew without another version, old tables would be taken for new ones.
  test('the recorded games are those of this version', () => {
    const versions = JSON.parse(readFileSync(join(folder, 'fixtures', 'versions.json'), 'utf8')) as Record<
      string,
      string
    >
    const ends = playersOf(game).map((players) => (JSON.parse(recordingOf(folder, players)) as Replay).hash)
    expect(versions[game.version], 'raise the version, and add it here').toBe(sha256Hex(ends.join()))
  })
}

const recordingOf = (folder: string, players: number): string =>
  readFileSync(join(folder, 'fixtures', `game-of-${players}.json`), 'utf8')

import {
  type Game,
  type GameTypes,
  isRefusal,
  LANGUAGES,
  type Options,
  openTable,
  quickRandom,
  type Random,
  seatViewOf,
} from '@longhouse/kernel'
import { type Reader, readRandomGame } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { playersOf } from './random-games.ts'

export interface WordsSpec<G extends GameTypes> {
  readonly reader: Reader<G>
  options(random: Random): Options
  /** How many games are read at least, and at most if some decision has not come up. */
  readonly games: readonly [least: number, most: number]
  /** The decisions whose words are read elsewhere: they come up too rarely. */
  readonly readElsewhere: readonly string[]
  /** The decisions for whose choices there are words. */
  readonly worded: readonly string[]
  /** The parts of scores that there are words for. */
  readonly scored: readonly string[]
}

export function describeWords<G extends GameTypes>(game: Game<G>, spec: WordsSpec<G>): void {
  const { reader, options, readElsewhere, worded, scored } = spec

  test('say in words what may be switched off', () => {
    const [players = game.players.min] = playersOf(game)
    const table = openTable(game, { players, seed: 'questions' })
    if (isRefusal(table)) throw new Error(table.refused)
    const switchable = Object.keys(seatViewOf(game, table, 0).questions)
    for (const language of LANGUAGES)
      for (const id of switchable) expect(reader.texts[language].question(id), `${language} ${id}`).not.toBe(id)
  })

  test('say what a choice brings, more or less of everything that is measured', () => {
    for (const language of LANGUAGES)
      for (const id of Object.keys(game.bot?.weights ?? {}))
        for (const by of [1, 2, 5, -1, -3]) {
          const said = reader.texts[language].measure(id, by)
          // They are read one after another, in a sentence.
          if (said !== null) reader.sentence(language, `A: ${said}.`)
        }
  })

  const [least, most] = spec.games
  const numbers = playersOf(game)

  test('are told, asked, answered and scored in sound words, until everything was met', () => {
    const decisions = Object.values(game.rules).flatMap(({ kind, name }) => (kind === 'step' ? [] : [name]))
    const met = { decisions: new Set(readElsewhere), scored: new Set<string>() }
    const isAllMet = () => met.decisions.size >= decisions.length && met.scored.size >= scored.length
    for (let n = 0; n < least || (n < most && !isAllMet()); n++) {
      const seed = `strings-${n}`
      const random = quickRandom(seed)
      const opening = { players: numbers[n % numbers.length] as number, seed, options: options(random) }
      const read = readRandomGame(game, opening, reader, random)
      for (const decision of read.decisions) met.decisions.add(decision)
      for (const item of read.scored) met.scored.add(item)
    }
    expect([...met.decisions].sort()).toEqual(decisions.sort())
    expect([...worded].sort()).toEqual(decisions.sort())
    expect([...met.scored].sort()).toEqual([...scored].sort())
  })
}

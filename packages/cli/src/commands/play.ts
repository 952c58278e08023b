import { randomBytes } from 'node:crypto'
import { type Bot, seatBots } from '@longhouse/bots'
import { type AddressedEvent, isRefusal, LANGUAGES, openTable } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { languageOf, Mistake, readArguments, wholeNumber } from '../arguments.ts'
import { chooseGame, clockFor, gameIdOf, readBots, readOptions } from '../chosen-game.ts'
import { openInput } from '../play/input.ts'
import { playSession } from '../play/session.ts'
import { namesOf } from '../telling.ts'
import { words } from '../words/index.ts'

export const help = `Usage: longhouse play --game GAME [options]

A game in the terminal: you against bots. Choices are numbered; where there are very many, they are asked step by step.

  --game GAME       which game; longhouse games lists them
  --players N       how many play (default: as few as can)
  --seat N          where you sit (default: 1)
  --bots A,B,…      who plays against you, longhouse games lists them; fewer than seats are repeated in turn
                    (default: greedy); at a table for one nobody does
  --options K=V,…   options of the game
  --seed S          the same seed rolls the same dice (default: drawn)
  --lang ${LANGUAGES.join('|')}      in which language (default: ${LANGUAGES[0]})
  --content FILE    cards and boards from a file instead of the game's own

While you play: undo takes your last choice back, and what bots chose since with it, as far as nothing has come out; back
starts an answer over; look shows the table, log what has happened; save FILE writes the game so far as a replay; quit leaves.
`

const options = {
  game: { type: 'string' },
  players: { type: 'string' },
  seat: { type: 'string', default: '1' },
  bots: { type: 'string' },
  options: { type: 'string' },
  seed: { type: 'string' },
  lang: { type: 'string', default: LANGUAGES[0] },
  content: { type: 'string' },
} as const

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const id = gameIdOf(values)
  const language = languageOf(values.lang)
  const chosen = await chooseGame(id, values.content)
  const { game } = chosen
  const { min, max } = game.players
  const players = values.players === undefined ? min : wholeNumber('players', values.players, min, max)
  const seat = wholeNumber('seat', values.seat, 1, players) - 1
  const seed = values.seed ?? randomBytes(16).toString('hex')
  const bots = seatAround(seat, players, rivalsOf(values.bots, players))

  const opening: AddressedEvent<unknown>[] = []
  const settings = { players, options: readOptions(game.options, values.options), seed }
  const table = openTable(game, settings, (told) => opening.push(told))
  if (isRefusal(table)) throw new Mistake(sayRefusal('en', table))

  const input = openInput()
  try {
    await playSession({
      game,
      table,
      opening,
      seat,
      party: seatBots(game, bots, `${seed}:bots`, clockFor(bots)),
      text: await chosen.text(language),
      language,
      words: words[language],
      names: namesOf(players, words[language]),
      input,
      say: (line) => process.stdout.write(`${line}\n`),
    })
  } finally {
    input.close()
  }
  return 0
}

const rivalsOf = (named: string | undefined, players: number): readonly Bot[] =>
  named === undefined && players === 1 ? [] : readBots(named ?? 'greedy')

/** Programs on every seat but one. */
function seatAround(person: number, players: number, bots: readonly Bot[]): (Bot | null)[] {
  if (bots.length >= players) throw new Mistake(`${bots.length} bots do not fit on ${players - 1} seats`)
  let next = 0
  return Array.from({ length: players }, (_, seat) => (seat === person ? null : (bots[next++ % bots.length] ?? null)))
}

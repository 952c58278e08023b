import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type AnyGame, isRefusal, openTable } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { Mistake, type Values, wholeNumber } from '../arguments.ts'
import { chooseGame, gameIdOf, readBots, readOptions } from '../chosen-game.ts'
import type { Plan } from './plan.ts'

/** Options of every command that lets bots play many games. */
export const manyOptions = {
  game: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string' },
  workers: { type: 'string' },
} as const

/** Options of those that seat bots at a table. */
export const seatingOptions = {
  ...manyOptions,
  players: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  content: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const MOST_WORKERS = 256
export const MOST_GAMES = 100_000_000

type Many = Values<typeof manyOptions>

export const workersOf = ({ workers }: Many): number =>
  workers === undefined ? availableParallelism() : wholeNumber('workers', workers, 1, MOST_WORKERS)

export const gamesOf = ({ games }: Many): number => wholeNumber('games', games, 1, MOST_GAMES)

export const seedOf = ({ seed }: Many): string => seed ?? randomBytes(8).toString('hex')

/** The game that is asked for, and a plan to play it; `bots` are those that play if none are named. */
export async function planOf(
  values: Values<typeof seatingOptions>,
  bots: string,
): Promise<{ readonly game: AnyGame; readonly plan: Plan }> {
  const { game } = await chooseGame(gameIdOf(values), values.content)
  const { min, max } = game.players
  const players = values.players === undefined ? max : wholeNumber('players', values.players, min, max)
  const plan: Plan = {
    game: game.id,
    content: values.content ?? null,
    players,
    options: readOptions(game.options, values.options),
    lineup: lineupOf(values.bots ?? bots, players),
    seed: seedOf(values),
    first: 0,
    games: gamesOf(values),
    check: false,
    replays: null,
  }
  mustOpen(game, plan)
  return { game, plan }
}

function lineupOf(text: string, players: number): string[] {
  const bots = readBots(text)
  if (players === 1) return bots.map(({ id }) => id)
  if (bots.length > players) throw new Mistake(`${bots.length} bots do not fit on ${players} seats`)
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length]?.id ?? '')
}

/** Options may be refused together although each is known. */
function mustOpen(game: AnyGame, { players, options, seed }: Plan): void {
  const table = openTable(game, { players, options, seed })
  if (isRefusal(table)) throw new Mistake(sayRefusal('en', table))
}

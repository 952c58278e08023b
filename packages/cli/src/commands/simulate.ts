import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type AnyGame, isRefusal, openTable } from '@longhouse/kernel'
import { sayRefusal } from '@longhouse/registry'
import { Mistake, readArguments, wholeNumber } from '../arguments.ts'
import { chooseGame, readBots, readOptions } from '../chosen-game.ts'
import { makeFolder } from '../files.ts'
import { type Plan, rowLength, seatingOf } from '../simulation/plan.ts'
import { progressBar } from '../simulation/progress.ts'
import { reportOf } from '../simulation/report.ts'
import { type Run, run as runPlan } from '../simulation/run.ts'
import { statisticsOf } from '../simulation/statistics.ts'

export const help = `Usage: longhouse simulate --game GAME [options]

Lets bots play many games and tells who wins how often, how scores spread and how long games are.

  --game GAME       which game; longhouse games lists them
  --players N       how many play (default: as many as can)
  --options K=V,…   options of the game
  --bots A,B,…      who plays; fewer than players are repeated in turn (default: random)
  --games N         how many games (default: 100)
  --seed S          the same seed plays the same games (default: drawn, and told)
  --first N         the number of the first game (default: 0), to play one game of a simulation again
  --workers N       threads (default: one for each processor)
  --check           random play, in which everything is checked that must always hold
  --content FILE    cards and boards from a file instead of the game's own
  --replays DIR     writes every game to this folder
  --json            the statistics as JSON

Bots move on by one seat from game to game, at tables with the same dice and cards, until each has sat on every seat; then
new dice and cards are drawn. Where all bots are the same, every game has its own. A shared victory counts in parts, and the
intervals (Wilson's, 95 %) take games to be independent. The statistics depend on the seed, never on the workers.

Ctrl-C ends the simulation with the statistics of the games that are done, and exit code 130. With --check, the first broken
game is told, and the exit code is 1.
`

const options = {
  game: { type: 'string' },
  players: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string' },
  first: { type: 'string', default: '0' },
  workers: { type: 'string' },
  check: { type: 'boolean', default: false },
  content: { type: 'string' },
  replays: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

const MOST_GAMES = 100_000_000
const MOST_WORKERS = 256

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const workers =
    values.workers === undefined ? availableParallelism() : wholeNumber('workers', values.workers, 1, MOST_WORKERS)
  const plan = await planOf(values)
  if (plan.replays !== null) await makeFolder(plan.replays)
  const progress = progressBar(plan.games)
  const done = await runPlan(plan, Math.min(workers, plan.games), progress.show).finally(progress.clear)
  const code = plan.check ? tellChecked(plan, done) : tellStatistics(plan, done, values.json)
  return done.interrupted ? 130 : code
}

type Values = ReturnType<typeof readArguments<typeof options>>['values']

async function planOf(values: Values): Promise<Plan> {
  if (values.game === undefined) throw new Mistake('--game is missing; longhouse games lists them')
  if (values.check && values.bots !== undefined) throw new Mistake('--check plays at random; leave --bots out')
  if (values.check && values.replays !== undefined) throw new Mistake('--check writes no replays')
  const { game } = await chooseGame(values.game, values.content)
  const players =
    values.players === undefined
      ? game.players.max
      : wholeNumber('players', values.players, game.players.min, game.players.max)
  const plan: Plan = {
    game: game.id,
    content: values.content ?? null,
    players,
    options: readOptions(game.options, values.options),
    lineup: lineupOf(values.bots ?? 'random', players),
    seed: values.seed ?? randomBytes(8).toString('hex'),
    first: wholeNumber('first', values.first, 0, MOST_GAMES),
    games: wholeNumber('games', values.games, 1, MOST_GAMES),
    check: values.check,
    replays: values.replays ?? null,
  }
  mustOpen(game, plan)
  return plan
}

function lineupOf(text: string, players: number): string[] {
  const bots = readBots(text)
  if (bots.length > players) throw new Mistake(`${bots.length} bots do not fit on ${players} seats`)
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length]?.id ?? '')
}

/** Options may be refused together although each is known. */
function mustOpen(game: AnyGame, { players, options, seed }: Plan): void {
  const table = openTable(game, { players, options, seed })
  if (isRefusal(table)) throw new Mistake(sayRefusal('en', table))
}

function tellStatistics(plan: Plan, { records, interrupted, seconds }: Run, json: boolean): number {
  const statistics = statisticsOf(records)
  const perSecond = Math.round(records.reduce((sum, { decisions }) => sum + decisions, 0) / seconds)
  if (json) {
    const { game, players, options, lineup, seed, first, games } = plan
    const asked = { game, players, options, bots: lineup, seed, first, games }
    const timing = { seconds, decisionsPerSecond: perSecond }
    process.stdout.write(`${JSON.stringify({ asked, interrupted, ...statistics, timing }, null, 2)}\n`)
    return 0
  }
  process.stdout.write(`${headline(plan, records.length, interrupted)}\n`)
  if (records.length > 0) process.stdout.write(`\n${reportOf(statistics)}`)
  process.stdout.write(`${perSecond} decisions per second, ${seconds.toFixed(1)} s\n`)
  return 0
}

function headline({ game, players, lineup, seed, games }: Plan, done: number, interrupted: boolean): string {
  const rotated = rowLength(lineup) > 1 ? ', seats rotated at the same tables' : ''
  const count = interrupted ? `interrupted after ${done} of ${games} games` : `${done} games`
  return `${game} for ${players} players, seed ${seed}: ${count}\n${lineup.join(', ')}${rotated}`
}

function tellChecked(plan: Plan, { records, interrupted, seconds }: Run): number {
  const broken = records.find((record) => record.broken !== undefined)
  const { game, players, seed, games } = plan
  if (broken) {
    process.stdout.write(
      `${game} for ${players} players: game ${broken.number} of the seed ${seed} is broken: ${broken.broken}\n` +
        `its table has the seed ${seatingOf(plan, broken.number).seed}; to play it again: ` +
        `longhouse simulate --check --game ${game} --players ${players} --seed ${seed} --first ${broken.number} --games 1\n`,
    )
    return 1
  }
  const count = interrupted ? `interrupted after ${records.length} of ${games} games` : `${records.length} games`
  process.stdout.write(
    `${game} for ${players} players, seed ${seed}: ${count} checked, all whole (${seconds.toFixed(1)} s)\n`,
  )
  return 0
}

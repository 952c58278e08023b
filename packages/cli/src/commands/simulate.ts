import { Mistake, readArguments, type Values, wholeNumber } from '../arguments.ts'
import { makeFolder } from '../files.ts'
import { MOST_GAMES, planOf, seatingOptions, workersOf } from '../simulation/asked.ts'
import { askedIn, type Plan, seatingOf } from '../simulation/plan.ts'
import { progressBar } from '../simulation/progress.ts'
import { handfuls } from '../simulation/range.ts'
import { headline, playersIn, reportOf } from '../simulation/report.ts'
import { type Run, run as runPlan } from '../simulation/run.ts'
import { statisticsOf } from '../simulation/statistics.ts'

export const help = `Usage: longhouse simulate --game GAME [options]

Lets bots play many games and tells who wins how often, how scores spread and how long games are; of a campaign, also of each
of its games.

  --game GAME       which game; longhouse games lists them
  --players N       how many play (default: as many as can)
  --options K=V,…   options of the game
  --bots A,B,…      who plays, longhouse games lists them; fewer than players are repeated in turn
                    (default: random)
  --games N         how many games (default: 100)
  --seed S          the same seed plays the same games (default: drawn, and told)
  --first N         the number of the first game (default: 0), to play one game of a simulation again
  --workers N       threads (default: one for each processor)
  --check           random play, in which everything is checked that must always hold
  --content FILE    cards and boards from a file instead of the game's own
  --replays DIR     writes every game to this folder
  --json            the statistics as JSON

Bots move on by one seat from game to game, at tables with the same dice and cards, until each has sat on every seat; then
new dice and cards are drawn. On a single seat they play one after the other. Where all bots are the same, every game has its own. A shared victory counts in parts, and the
intervals (Wilson's, 95 %) take games to be independent; longhouse arena has finer ones. The statistics depend on the
seed, never on the workers, unless a bot thinks by the clock (search:1s, jarl, allfather).

Ctrl-C ends the simulation with the statistics of the games that are done, and exit code 130. With --check, the first broken
game is told, and the exit code is 1.
`

const options = {
  ...seatingOptions,
  first: { type: 'string', default: '0' },
  check: { type: 'boolean', default: false },
  replays: { type: 'string' },
} as const

/** Games handed to a thread at once; it returns early if they take long. */
const HANDFUL = 32

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const workers = workersOf(values)
  const plan = await simulationOf(values)
  if (plan.replays !== null) await makeFolder(plan.replays)
  const { first, games } = plan
  const progress = progressBar(games)
  const todo = handfuls({ from: first, to: first + games }, HANDFUL)
  const done = await runPlan(plan, todo, Math.min(workers, games), progress.more).finally(progress.clear)
  const code = plan.check ? tellChecked(plan, done) : tellStatistics(plan, done, values.json)
  return done.interrupted ? 130 : code
}

async function simulationOf(values: Values<typeof options>): Promise<Plan> {
  const { check, bots, replays } = values
  if (check && bots !== undefined) throw new Mistake('--check plays at random; leave --bots out')
  if (check && replays !== undefined) throw new Mistake('--check writes no replays')
  const { plan } = await planOf(values, 'random')
  return { ...plan, first: wholeNumber('first', values.first, 0, MOST_GAMES), check, replays: replays ?? null }
}

function tellStatistics(plan: Plan, { records, interrupted, seconds }: Run, json: boolean): number {
  const statistics = statisticsOf(records)
  const perSecond = Math.round(records.reduce((sum, { decisions }) => sum + decisions, 0) / seconds)
  if (json) {
    const timing = { seconds, decisionsPerSecond: perSecond }
    process.stdout.write(`${JSON.stringify({ asked: askedIn(plan), interrupted, ...statistics, timing }, null, 2)}\n`)
    return 0
  }
  process.stdout.write(headline(plan, records.length, interrupted))
  if (records.length > 0) process.stdout.write(`\n${reportOf(statistics)}`)
  process.stdout.write(`${perSecond} decisions per second, ${seconds.toFixed(1)} s\n`)
  return 0
}

function tellChecked(plan: Plan, { records, interrupted, seconds }: Run): number {
  const broken = records.find((record) => record.broken !== undefined)
  const { game, players, seed, games } = plan
  if (broken) {
    process.stdout.write(
      `${game} for ${playersIn(players)}: game ${broken.number} of the seed ${seed} is broken: ${broken.broken}\n` +
        `its table has the seed ${seatingOf(plan, broken.number).seed}; to play it again: ` +
        `longhouse simulate --check --game ${game} --players ${players} --seed ${seed} --first ${broken.number} --games 1\n`,
    )
    return 1
  }
  const count = interrupted ? `interrupted after ${records.length} of ${games} games` : `${records.length} games`
  process.stdout.write(
    `${game} for ${playersIn(players)}, seed ${seed}: ${count} checked, all whole (${seconds.toFixed(1)} s)\n`,
  )
  return 0
}

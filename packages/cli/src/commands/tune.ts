import { fit, type Sample, type Worths } from '@longhouse/bots'
import type { AnyGame } from '@longhouse/kernel'
import { Mistake, readArguments, type Values, wholeNumber } from '../arguments.ts'
import { chooseGame, gameIdOf } from '../chosen-game.ts'
import { writeJson } from '../files.ts'
import { gamesOf, manyOptions, seedOf, workersOf } from '../simulation/asked.ts'
import { pairedOf } from '../simulation/paired.ts'
import { inWholeRows } from '../simulation/plan.ts'
import { progressBar } from '../simulation/progress.ts'
import { handfuls } from '../simulation/range.ts'
import { columns, pairedReportOf } from '../simulation/report.ts'
import { run as runPlan } from '../simulation/run.ts'
import type { Sampled, SampleJob, SamplePlan } from '../simulation/samples.ts'
import { workThrough } from '../simulation/work.ts'

export const help = `Usage: longhouse tune --game GAME [options]

Learns from games between bots how many points each thing is worth that the game measures of a seat.

  --game GAME        which game; longhouse games lists them
  --players N,M,…    how many play, in turn (default: every number that can)
  --games N          games of each generation (default: 600)
  --generations N    how often to play and learn; each plays with what the last has learnt (default: 3)
  --duels N          afterwards so many games of greedy with the new weights against greedy with the old (default: 0)
  --out FILE         writes the weights, as a game's bot-weights.json
  --seed S           the same seed learns the same (default: drawn, and told)
  --workers N        threads (default: one for each processor)

Weights are fitted by least squares to the games of the last two generations. What is learnt depends on the seed, never on
the workers.
`

const options = {
  ...manyOptions,
  games: { type: 'string', default: '600' },
  players: { type: 'string' },
  generations: { type: 'string', default: '3' },
  duels: { type: 'string', default: '0' },
  out: { type: 'string' },
} as const

const MOST_GENERATIONS = 100
const MOST_DUELS = 1_000_000
/** Games handed to a thread at once. */
const HANDFUL = 4
/** The fit uses the samples of so many generations. */
const REMEMBERED = 2

interface Tuning {
  readonly game: AnyGame
  readonly old: Worths
  readonly players: readonly number[]
  readonly games: number
  readonly generations: number
  readonly duels: number
  readonly seed: string
  readonly workers: number
}

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const tuning = await tuningOf(values)
  const { game, players, games, generations, seed, old, duels } = tuning
  process.stdout.write(
    `${game.id} for ${players.join(', ')} players, seed ${seed}: ${generations} generations of ${games} games\n`,
  )
  const worths = await learn(tuning)
  if (!worths) return 130
  process.stdout.write(`\n${tellWorths(worths, old)}\n`)
  if (values.out !== undefined) await writeJson(values.out, worths)
  return duels === 0 || (await duel(tuning, worths)) ? 0 : 130
}

async function tuningOf(values: Values<typeof options>): Promise<Tuning> {
  const { game } = await chooseGame(gameIdOf(values))
  if (!game.bot) throw new Mistake(`${game.id} tells programs nothing about positions`)
  const { weights, spread } = game.bot
  return {
    game,
    old: { weights, spread },
    players: playersOf(game, values.players),
    games: gamesOf(values),
    generations: wholeNumber('generations', values.generations, 1, MOST_GENERATIONS),
    duels: wholeNumber('duels', values.duels, 0, MOST_DUELS),
    seed: seedOf(values),
    workers: workersOf(values),
  }
}

function playersOf({ players: { min, max } }: AnyGame, text: string | undefined): readonly number[] {
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return text.split(',').map((number) => wholeNumber('players', number, min, max))
}

/** Null if the user has had enough. */
async function learn(tuning: Tuning): Promise<Worths | null> {
  const { old, generations } = tuning
  const names = Object.keys(old.weights)
  const remembered: (readonly Sample[])[] = []
  let worths = old
  for (let generation = 1; generation <= generations; generation++) {
    const samples = await sample(tuning, worths, generation)
    if (!samples) return null
    remembered.push(samples)
    worths = fit(names, remembered.slice(-REMEMBERED).flat())
    process.stdout.write(`generation ${generation}: ${samples.length} positions\n`)
  }
  return worths
}

/** In the order of the games, whoever played them: sums depend on the order in their last digits. */
async function sample(tuning: Tuning, worths: Worths, generation: number): Promise<readonly Sample[] | null> {
  const { game, players, games, seed, workers } = tuning
  const plan: SamplePlan = { game: game.id, content: null, players, seed: `${seed}:${generation}`, worths }
  const progress = progressBar(games)
  const sampled: Sampled[] = []
  const { interrupted } = await workThrough<Sampled>({
    module: new URL('../simulation/samples.ts', import.meta.url),
    name: 'sampleSome',
    workers: Math.min(workers, games),
    todo: handfuls({ from: 0, to: games }, HANDFUL),
    job: (range): SampleJob => ({ plan, range }),
    take(played) {
      sampled.push(...played)
      progress.more(played)
    },
  }).finally(progress.clear)
  if (interrupted) return null
  return sampled.sort((a, b) => a.number - b.number).flatMap(({ samples }) => samples)
}

function tellWorths({ weights, spread }: Worths, old: Worths): string {
  const row = (name: string, { now, perRound } = spread, before = old.spread) => [
    name,
    ...[now, perRound, before.now, before.perRound].map((n) => n.toFixed(3)),
  ]
  return columns([
    ['', 'now', 'per round', 'was now', 'was per round'],
    ...Object.keys(weights).map((name) => row(name, weights[name], old.weights[name])),
    row('spread'),
  ])
}

const NEW = 'greedy (new)'
const OLD = 'greedy (old)'

/** Whether it was fought to its end. */
async function duel({ game, old, players, seed, workers, duels }: Tuning, worths: Worths): Promise<boolean> {
  const seats = Math.min(...players)
  const plan = inWholeRows({
    game: game.id,
    content: null,
    players: seats,
    options: {},
    lineup: Array.from({ length: Math.max(2, seats) }, (_, seat) => (seat % 2 === 0 ? NEW : OLD)),
    seed: `${seed}:duels`,
    first: 0,
    games: duels,
    check: false,
    replays: null,
    tuned: { [NEW]: { bot: 'greedy', worths }, [OLD]: { bot: 'greedy', worths: old } },
  })
  const { games } = plan
  const progress = progressBar(games)
  const todo = handfuls({ from: 0, to: games }, 1)
  const done = await runPlan(plan, todo, Math.min(workers, games), progress.more).finally(progress.clear)
  process.stdout.write(pairedReportOf(pairedOf(plan, done.records)))
  return !done.interrupted
}

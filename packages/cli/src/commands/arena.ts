import { Mistake, readArguments, type Values } from '../arguments.ts'
import { planOf, seatingOptions, workersOf } from '../simulation/asked.ts'
import { pairedOf } from '../simulation/paired.ts'
import { askedIn, inWholeRows, type Plan, rowLength } from '../simulation/plan.ts'
import { progressBar } from '../simulation/progress.ts'
import type { Range } from '../simulation/range.ts'
import { openRecordFile, type RecordFile } from '../simulation/record-file.ts'
import { headline, pairedReportOf } from '../simulation/report.ts'
import { run as runPlan } from '../simulation/run.ts'

export const help = `Usage: longhouse arena --game GAME --bots A,B,… [options]

Holds bots against each other: who is stronger, and how sure that is.

  --game GAME       which game; longhouse games lists them
  --players N       how many play (default: as many as can)
  --bots A,B,…      who plays, longhouse games lists them; fewer than players are repeated in turn
  --games N         how many games, made up to whole rows (default: 100)
  --seed S          the same seed plays at the same tables (default: drawn, and told)
  --workers N       threads (default: one for each processor)
  --out FILE        keeps every game in this file as soon as it is done, and goes on with a file that is there
  --options K=V,…   options of the game
  --content FILE    cards and boards from a file instead of the game's own
  --json            the statistics as JSON

The games of a row are played at one table with the same dice and cards, and the bots move on by one seat from game to game;
with --players 1 each plays it alone, one after the other. Intervals (95 %) count rows and not games: Wilson's for the share
of victories, and between two bots Student's for the points that one is ahead, on two seats or alone.

With --out, an arena that was interrupted or killed goes on where it stopped when it is started again with the same words;
more --games play further. The file knows the game's version, not the bots': after a change to a bot take a new file.
`

const options = { ...seatingOptions, out: { type: 'string' } } as const

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, options)
  const workers = workersOf(values)
  const { plan, file } = await arenaOf(values)
  const known = (file?.records ?? []).filter(({ number }) => number < plan.games)
  const todo = missing(plan, new Set(known.map(({ number }) => number)))
  const progress = progressBar(todo.length)
  const done = await runPlan(plan, todo, Math.min(workers, todo.length), (played) => {
    file?.append(played)
    progress.more(played)
  }).finally(progress.clear)
  const records = [...known, ...done.records].sort((a, b) => a.number - b.number)
  const paired = pairedOf(plan, records)
  if (values.json) {
    const { interrupted, seconds } = done
    const told = { asked: askedIn(plan), interrupted, ...paired, timing: { seconds } }
    process.stdout.write(`${JSON.stringify(told, null, 2)}\n`)
  } else {
    process.stdout.write(headline(plan, records.length, done.interrupted) + pairedReportOf(paired))
  }
  return done.interrupted ? 130 : 0
}

async function arenaOf(values: Values<typeof options>): Promise<{ plan: Plan; file: RecordFile | null }> {
  const { bots, out, seed } = values
  if (bots === undefined) throw new Mistake('--bots is missing; longhouse games lists them')
  if (out !== undefined && seed === undefined) throw new Mistake('--out needs a --seed, or nobody could go on with it')
  const { game, plan } = await planOf(values, bots)
  if (rowLength(plan.lineup) === 1) throw new Mistake(`an arena needs different bots, not ${plan.lineup.join(', ')}`)
  const whole = inWholeRows(plan)
  return { plan: whole, file: out === undefined ? null : openRecordFile(out, whole, game.version) }
}

/** One by one: games may be long, and the last of them should not wait for one thread. */
function missing({ games }: Plan, known: ReadonlySet<number>): Range[] {
  const todo: Range[] = []
  for (let from = 0; from < games; from++) if (!known.has(from)) todo.push({ from, to: from + 1 })
  return todo
}

import { join } from 'node:path'
import { type Bot, botCalled, playGame } from '@longhouse/bots'
import { type AnyGame, isRefusal, quickRandom, resultOf, type Seat, writeReplay } from '@longhouse/kernel'
import { checkRandomGame } from '@longhouse/kernel/testing'
import { Mistake } from '../arguments.ts'
import { chooseGame } from '../chosen-game.ts'
import { writeReplayFile } from '../files.ts'
import { type Plan, seatingOf } from './plan.ts'

/** What a simulation keeps of a game. */
export interface GameRecord {
  readonly number: number
  readonly bots: readonly string[]
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  readonly decisions: number
  /** Which promise was broken, if a checked game broke one. */
  readonly broken?: string
}

export interface Job {
  readonly plan: Plan
  /** Games from this number on, up to but without the other. */
  readonly from: number
  readonly to: number
}

/** After this long the thread reports what it has, even if there is more to do. */
const REPORT_MS = 200

/** What a thread sends back: games, or what the user must mend; a thrown mistake would arrive as any other error. */
export type Report = { readonly records: readonly GameRecord[] } | { readonly mistake: string }

export async function playSome(job: Job): Promise<Report> {
  try {
    return { records: await playFor(job) }
  } catch (error) {
    if (error instanceof Mistake) return { mistake: error.message }
    throw error
  }
}

/** Plays games one after another, at least one, and as many as fit into a short while. */
async function playFor({ plan, from, to }: Job): Promise<readonly GameRecord[]> {
  const game = await gameOf(plan)
  const until = performance.now() + REPORT_MS
  const records: GameRecord[] = []
  for (let number = from; number < to && (records.length === 0 || performance.now() < until); number++)
    records.push(plan.check ? checkOne(game, plan, number) : await playOne(game, plan, number))
  return records
}

let loaded: Promise<AnyGame> | undefined

/** A thread serves one simulation, so it loads one game. */
function gameOf({ game, content }: Plan): Promise<AnyGame> {
  loaded ??= chooseGame(game, content ?? undefined).then((chosen) => chosen.game)
  return loaded
}

async function playOne(game: AnyGame, plan: Plan, number: number): Promise<GameRecord> {
  const { bots, seed, botSeed } = seatingOf(plan, number)
  const { players, options, replays } = plan
  const seated = bots.map((id) => botCalled(id) as Bot)
  const played = playGame({ game, opening: { players, options, seed }, bots: seated, seed: botSeed })
  if (isRefusal(played)) throw new Error(`the table was not opened: ${played.refused}`)
  const { table, moves } = played
  if (replays !== null) await writeReplayFile(replayFile(replays, plan, number), writeReplay(table, moves))
  const { scores, winners } = resultOf(game, table) ?? { scores: [], winners: [] }
  return { number, bots, scores, winners, decisions: moves.length }
}

const replayFile = (folder: string, { game }: Plan, number: number): string =>
  join(folder, `${game}-${String(number).padStart(6, '0')}.json`)

function checkOne(game: AnyGame, plan: Plan, number: number): GameRecord {
  const { bots, seed, botSeed } = seatingOf(plan, number)
  const { players, options } = plan
  const record = { number, bots, scores: [], winners: [], decisions: 0 }
  try {
    checkRandomGame(game, { players, options, seed }, quickRandom(botSeed))
    return record
  } catch (error) {
    return { ...record, broken: (error as Error).message }
  }
}

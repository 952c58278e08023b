import { join } from 'node:path'
import { type Bot, botCalled, playGame, type Worths, withKnowledge } from '@longhouse/bots'
import {
  type AnyGame,
  contextOf,
  isRefusal,
  quickRandom,
  type Result,
  resultOf,
  type Seat,
  type SideResult,
  writeReplay,
} from '@longhouse/kernel'
import { checkRandomGame } from '@longhouse/kernel/testing'
import { chooseGame, clockFor } from '../chosen-game.ts'
import { writeReplayFile } from '../files.ts'
import { type Plan, seatingOf } from './plan.ts'
import { playSomeOf, type Range, type Report } from './range.ts'

/** How a game ended, or one of a campaign. */
export interface Ending {
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
  /** Sides that nobody sits at; left out where there are none. */
  readonly sides?: readonly SideRecord[]
}

/** What a simulation keeps of a game. */
export interface GameRecord extends Ending {
  readonly number: number
  readonly bots: readonly string[]
  /** Of a campaign: its games. */
  readonly parts?: readonly Ending[]
  readonly decisions: number
  /** Which promise was broken, if a checked game broke one. */
  readonly broken?: string
}

export type SideRecord = Omit<SideResult, 'items'>

export interface Job {
  readonly plan: Plan
  readonly range: Range
}

/** What a thread does. */
export const playSome = ({ plan, range }: Job): Promise<Report<GameRecord>> =>
  playSomeOf(range, async () => {
    const game = await gameOf(plan)
    return (number) => (plan.check ? checkOne(game, plan, number) : playOne(game, plan, number))
  })

let loaded: Promise<AnyGame> | undefined

/** A thread serves one command, so it loads one game. */
export function gameOf({ game, content }: Pick<Plan, 'game' | 'content'>): Promise<AnyGame> {
  loaded ??= chooseGame(game, content ?? undefined).then((chosen) => chosen.game)
  return loaded
}

async function playOne(game: AnyGame, plan: Plan, number: number): Promise<GameRecord> {
  const { bots, seed, botSeed } = seatingOf(plan, number)
  const { players, options, replays } = plan
  const seated = bots.map((name) => seatedBot(game, plan, name))
  const opening = { players, options, seed }
  const played = playGame({ game, opening, bots: seated, seed: botSeed, clock: clockFor(seated) })
  if (isRefusal(played)) throw new Error(`the table was not opened: ${played.refused}`)
  const { table, moves } = played
  if (replays !== null) await writeReplayFile(replayFile(replays, plan, number), writeReplay(table, moves))
  const parts = game.results?.(contextOf(game, table)).map(endOf) ?? []
  const ended = { ...endOf(resultOf(game, table)), ...(parts.length > 0 && { parts }) }
  return { number, bots, ...ended, decisions: moves.length }
}

function endOf(result: Result | null): Ending {
  if (!result) return { scores: [], winners: [] }
  const { scores, winners, sides } = result
  return { scores, winners, ...(sides && { sides: sides.map(({ side, score, wins }) => ({ side, score, wins })) }) }
}

function seatedBot(game: AnyGame, { tuned }: Plan, name: string): Bot {
  const own = tuned?.[name]
  const bot = botCalled(own?.bot ?? name) as Bot
  return own ? withKnowledge(bot, knowledgeOf(game, own.worths)) : bot
}

export function knowledgeOf(game: AnyGame, worths: Worths): NonNullable<AnyGame['bot']> {
  if (!game.bot) throw new Error(`${game.id} tells programs nothing about positions`)
  return { ...game.bot, ...worths }
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

import { auction } from '@longhouse/example-games'
import {
  type AnyGame,
  type Ask,
  asksOf,
  choose,
  cloneTable,
  countChoices,
  type GameTypes,
  isRefusal,
  type Move,
  type Options,
  openTable,
  quickRandom,
  type Table,
} from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { type Bot, botCalled, type Clock, decide, seatBots } from '../src/index.ts'

export function tableOf(game: AnyGame, players: number, seed = 'a', options: Options = {}): Table {
  const table = openTable(game, { players, seed, options })
  if (isRefusal(table)) throw new Error(table.refused)
  return table
}

export const askedAt = (game: AnyGame, table: Table): Ask => {
  const ask = asksOf(game, table).find(({ form }) => form)
  if (!ask) throw new Error('nobody is asked')
  return ask
}

export function named(name: string): Bot {
  const bot = botCalled(name)
  if (!bot) throw new Error(`no bot ${name}`)
  return bot
}

/** A clock that moves on by itself whenever somebody looks at it. */
export function ticking(ms: number): Clock {
  let now = 0
  return () => {
    now += ms
    return now
  }
}

/** Time as it passes while positions are measured, which is what thinking consists of: no machine is too slow for it. */
export function measuredTime(
  game: AnyGame,
  msAMeasurement: number,
): { readonly timed: AnyGame; readonly clock: Clock } {
  let now = 0
  const knowledge = game.bot as NonNullable<AnyGame['bot']>
  const measure: typeof knowledge.measure = (t, seat) => {
    now += msAMeasurement
    return knowledge.measure(t, seat)
  }
  return { timed: { ...game, bot: { ...knowledge, measure } }, clock: () => now }
}

/** The first moves of a game between programs, each checked like anybody's. */
export function firstMoves(
  game: AnyGame,
  bots: readonly Bot[],
  {
    seed = 'a',
    botSeed = seed,
    most = Infinity,
    clock,
    options,
  }: { seed?: string; botSeed?: string; most?: number; clock?: Clock; options?: Options },
): { readonly table: Table; readonly moves: readonly Move[] } {
  const table = tableOf(game, bots.length, seed, options)
  const party = seatBots(game, bots, botSeed, clock)
  const moves: Move[] = []
  for (let asks = asksOf(game, table); asks.length > 0 && moves.length < most; ) {
    const move = party(table, asks)
    if (!move) throw new Error('nobody answers')
    const next = choose(game, table, move.seat, move.choice)
    if (isRefusal(next)) throw new Error(`${JSON.stringify(move)}: ${next.refused}`)
    moves.push(move)
    asks = next
  }
  return { table, moves }
}

/** Why the choice of a program is against the rules; null if it is not. */
export function flawOfChoice(game: AnyGame, table: Table, bot: Bot, clock?: Clock): string | null {
  const ask = askedAt(game, table)
  const move = decide(game, table, ask, bot, quickRandom('flaw'), clock)
  if (!move) return 'nothing was chosen'
  const next = choose(game, cloneTable(game, table), move.seat, move.choice)
  return isRefusal(next) ? `${JSON.stringify(move)}: ${next.refused}` : null
}

export interface Position {
  readonly step: string
  readonly table: Table
}

/** From a random game, for each step the position that offers most. */
export function positionsIn(game: AnyGame, players: number, seed: string): readonly Position[] {
  const found = new Map<string, Position & { readonly choices: number | bigint }>()
  playRandomly<GameTypes>(game, tableOf(game, players, seed), quickRandom(seed), (table, asks) => {
    const ask = asks.find(({ form }) => form)
    if (!ask?.form) return
    const choices = countChoices(ask.form)
    const known = found.get(ask.step)
    if (!known || choices > known.choices)
      found.set(ask.step, { step: ask.step, table: cloneTable(game, table), choices })
  })
  return [...found.values()]
}

/** The sealed auction, in which all bid at once, with something for programs to go by. */
export const knownAuction = {
  ...auction,
  bot: {
    weights: { treasure: { now: 1, perRound: 0 }, silver: { now: 0, perRound: 0.05 } },
    measure: ({ state, content }, seat) => [
      (state.won[seat] ?? []).reduce((sum, treasure) => sum + (content.treasures[treasure] ?? 0), 0),
      (state.hands[seat] ?? []).reduce((sum, card) => sum + (content.silver[card] ?? 0), 0),
    ],
    roundsLeft: ({ state }) => state.hoard.length,
    chapter: ({ state }) => state.hoard.length,
    spread: { now: 2, perRound: 1 },
  },
} satisfies typeof auction as AnyGame

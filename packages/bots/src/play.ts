import {
  type AnyGame,
  type Ask,
  asksOf,
  choose,
  type Game,
  type GameTypes,
  isRefusal,
  type Listening,
  type Move,
  type Opening,
  openTable,
  quickRandom,
  type Random,
  type Refusal,
  type Seat,
  type Table,
} from '@longhouse/kernel'
import { isAside } from './asides.ts'
import { type Bot, type Clock, mindOf } from './mind.ts'

/** A seat may do so much besides before somebody must decide something; then it is no longer asked. */
const MOST_ASIDES = 6
/** A game this long does not end. */
const MOST_MOVES = 100_000

/** What the programs at a table do next; null: they have nothing to do before somebody else decides. */
export type Party = (table: Table, asks: readonly Ask[]) => Move | null

/** Seats programs: one for each seat, null where a person sits. Without a clock they think as long as their tries last. */
export function seatBots(game: AnyGame, bots: readonly (Bot | null)[], seed: string, clock?: Clock): Party {
  const randoms = bots.map((_, seat) => quickRandom(`${seed}:bot:${seat}`))
  const asides = bots.map(() => 0)
  /** The depth of the stack at which the first of these asides was taken. */
  let depth = 0

  function think(table: Table, ask: Ask): Move | null {
    const { seat } = ask
    const tired = (asides[seat] as number) >= MOST_ASIDES
    const bot = bots[seat]
    if (!bot) return null
    return decide(game, table, tired ? { ...ask, aside: null } : ask, bot, randoms[seat] as Random, clock)
  }

  /** What is answered inside an aside does not make its seat fresh again, or two seats could haggle for ever. */
  function remember(table: Table, ask: Ask, { seat, choice }: Move): void {
    if (isAside(ask, choice)) {
      depth = asides.some((n) => n > 0) ? Math.min(depth, table.stack.length) : table.stack.length
      asides[seat] = (asides[seat] as number) + 1
    } else if (table.stack.length <= depth) {
      asides.fill(0)
    }
  }

  return (table, asks) => {
    for (const ask of besideFirst(asks)) {
      const move = think(table, ask)
      if (!move) continue
      remember(table, ask, move)
      return move
    }
    return null
  }
}

/** What a program does about one ask; null for nothing. */
export function decide(game: AnyGame, table: Table, ask: Ask, bot: Bot, random: Random, clock?: Clock): Move | null {
  if (!ask.form && !ask.aside) return null
  const choice = bot.choose(mindOf(game, table, ask, random, bot.budget, clock))
  return choice === undefined ? null : { seat: ask.seat, choice }
}

/** Those whom nobody waits for are asked first: afterwards it may be too late for them. */
const besideFirst = (asks: readonly Ask[]): readonly Ask[] =>
  asks.length < 2 ? asks : [...asks.filter(({ form }) => !form), ...asks.filter(({ form }) => form)]

export interface BotGame<G extends GameTypes> {
  readonly game: Game<G>
  readonly opening: Opening
  /** One for each seat. */
  readonly bots: readonly Bot[]
  /** Of what the programs decide by chance; the dice follow the opening's. */
  readonly seed: string
  readonly clock?: Clock
  readonly listen?: Listening<G>
}

export interface Played<G extends GameTypes> {
  readonly table: Table<G['state']>
  readonly moves: readonly Move[]
}

/** A whole game between programs. Each of their choices is checked like anybody's. */
export function playGame<G extends GameTypes>(botGame: BotGame<G>): Played<G> | Refusal {
  const { game, opening, bots, seed, clock, listen } = botGame
  const table = openTable(game, opening, listen)
  if (isRefusal(table)) return table
  const party = seatBots(game as AnyGame, bots, seed, clock)
  const moves: Move[] = []
  let asks = asksOf(game, table)
  while (asks.length > 0) {
    const move = party(table, asks)
    if (!move) throw new Error(`${game.id}: nobody answers ${seatsOf(asks)} at ${asks[0]?.step}`)
    const next = choose(game, table, move.seat, move.choice, listen)
    if (isRefusal(next)) throw new Error(`${game.id}: a program chose ${JSON.stringify(move)}: ${next.refused}`)
    if (moves.push(move) > MOST_MOVES) throw new Error(`${game.id} does not end with the seed ${opening.seed}`)
    asks = next
  }
  return { table, moves }
}

const seatsOf = (asks: readonly Ask[]): string => asks.map(({ seat }): Seat => seat).join(', ')

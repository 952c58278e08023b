import {
  type AnyGame,
  type Ask,
  apply,
  asksOf,
  cloneTable,
  type Form,
  isRefusal,
  type Move,
  openTable,
  quickRandom,
  type Random,
  type Replay,
  sampleWay,
  type Table,
  verifyReplay,
  writeReplay,
} from '@longhouse/kernel'
import { measure, type Rate } from './measuring.ts'

/** What is measured of a game, at its highest number of players. */
export interface GameBench {
  readonly game: string
  readonly players: number
  /** Of play-outs by random choices, tables set up anew included. */
  readonly decisions: Rate
  readonly decisionsInAGame: number
  /** Copies of a table in the middle of a game. */
  readonly clones: Rate
  /** Its length as JSON. */
  readonly tableBytes: number
  /** Whole games played again, every choice checked, and their hash compared. */
  readonly replays: Rate
}

const REPLAYS = 20
const CLONES = 500
/** One choice in so many, where something may be done that nobody waits for, is that. */
const ASIDE_ONE_IN = 6

export function benchGame(game: AnyGame, seconds: number): GameBench {
  const played = Array.from({ length: REPLAYS }, (_, i) => playedGame(game, `bench-${i}`))
  const middle = middleOf(game, played[0] as Replay)
  const [decisions] = measure(seconds, [playOuts(game)]) as [Rate]
  const [clones] = measure(seconds, [cloning(game, middle)]) as [Rate]
  const [replays] = measure(seconds, [verifying(game, played)]) as [Rate]
  return {
    game: game.id,
    players: game.players.max,
    decisions,
    decisionsInAGame: played.reduce((sum, { moves }) => sum + moves.length, 0) / REPLAYS,
    clones,
    tableBytes: JSON.stringify(middle).length,
    replays,
  }
}

/** Plays a game to its end; the work done is its decisions. */
export function playOuts(game: AnyGame): () => number {
  const random = quickRandom(`playing ${game.id}`)
  let games = 0
  return () => {
    const table = opened(game, `play-out-${games++}`)
    let asks = asksOf(game, table)
    while (asks.length > 0) {
      const { seat, choice } = randomMove(asks, random)
      asks = apply(game, table, seat, choice)
    }
    return table.moves
  }
}

function opened(game: AnyGame, seed: string): Table {
  const table = openTable(game, { players: game.players.max, seed })
  if (isRefusal(table)) throw new Error(`${game.id} was not opened: ${table.refused}`)
  return table
}

function randomMove(asks: readonly Ask[], random: Random): Move {
  const ask = asks[random.below(asks.length)] as Ask
  if (ask.aside && random.below(ASIDE_ONE_IN) === 0)
    return { seat: ask.seat, choice: { aside: sampleWay(ask.aside, random) } }
  if (ask.form) return { seat: ask.seat, choice: sampleWay(ask.form, random) }
  const awaited = asks.find(({ form }) => form) as Ask
  return { seat: awaited.seat, choice: sampleWay(awaited.form as Form, random) }
}

function playedGame(game: AnyGame, seed: string): Replay {
  const random = quickRandom(seed)
  const table = opened(game, seed)
  const moves: Move[] = []
  for (let asks = asksOf(game, table); asks.length > 0; ) {
    const move = randomMove(asks, random)
    moves.push(move)
    asks = apply(game, table, move.seat, move.choice)
  }
  return writeReplay(table, moves)
}

function middleOf(game: AnyGame, { seed, moves }: Replay): Table {
  const table = opened(game, seed)
  for (const { seat, choice } of moves.slice(0, moves.length / 2)) apply(game, table, seat, choice)
  return table
}

function cloning(game: AnyGame, table: Table): () => number {
  // Each clone is made of the last one, so that none of them can be left out.
  let last = table
  return () => {
    for (let i = 0; i < CLONES; i++) last = cloneTable(game, last)
    return CLONES
  }
}

function verifying(game: AnyGame, played: readonly Replay[]): () => number {
  let next = 0
  return () => {
    const refusal = verifyReplay(game, played[next++ % played.length] as Replay)
    if (refusal) throw new Error(`a replay of ${game.id} is refused: ${refusal.refused}`)
    return 1
  }
}

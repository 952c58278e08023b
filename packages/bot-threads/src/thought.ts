import { type Bot, botCalled, decide } from '@longhouse/bots'
import { type AnyGame, askOf, type Json, type Move, quickRandom, type Seat, type Table } from '@longhouse/kernel'
import { gameCalled, type ReadyGame } from '@longhouse/registry'

/** What a program is to think about. Plain values: it travels to another thread. */
export interface Thought {
  readonly table: Table
  /** The host's own cards that the table is played with. */
  readonly content?: Json
  readonly seat: Seat
  /** As `botCalled` understands it: `greedy`, `jarl`, `search:500ms`. */
  readonly bot: string
  /** Of what the program decides by chance. */
  readonly seed: string
  /** False: the seat has done enough of what nobody waits for. */
  readonly besides?: boolean
  /** It must not take longer, however long the program would like to think. */
  readonly ms?: number
}

/** What a thread is given. */
export interface Task {
  readonly thought: Thought
  /** Shared with whoever asked: no longer 0 when nobody wants the thought any more. */
  readonly stop: Int32Array
}

/** In a thread: what the program does in this seat; null for nothing. */
export async function think({ thought, stop }: Task): Promise<Move | null> {
  const { table, content, seat, bot: name, seed, besides = true, ms } = thought
  const bot = botCalled(name)
  if (!bot) throw new Error(`there is no bot ${name}`)
  const game = await gameOf(table, content)
  const ask = askOf(game, table, seat)
  const isWanted = () => Atomics.load(stop, 0) === 0
  if (!ask || !isWanted()) return null
  const random = quickRandom(`${seed}:${table.moves}:${seat}`)
  const clock = () => (isWanted() ? performance.now() : Number.POSITIVE_INFINITY)
  return decide(game, table, besides ? ask : { ...ask, aside: null }, hurried(bot, ms), random, clock)
}

const hurried = (bot: Bot, ms = Number.POSITIVE_INFINITY): Bot => {
  const { budget } = bot
  return ms < (budget.ms ?? Number.POSITIVE_INFINITY) ? { ...bot, budget: { ...budget, ms } } : bot
}

/** The last game with a host's cards: a thread mostly thinks about the same tables. */
let packed: { readonly key: string; readonly game: AnyGame } | null = null

async function gameOf({ game: id, version }: Table, content: Json | undefined): Promise<AnyGame> {
  const entry = gameCalled(id)
  if (!entry?.ready) throw new Error(`there is no game ${id}`)
  const game = content === undefined ? await entry.load() : await packedGame(entry, content)
  if (game.version !== version) throw new Error(`${id} is here in version ${game.version}, not ${version}`)
  return game
}

async function packedGame(entry: ReadyGame, content: Json): Promise<AnyGame> {
  const key = `${entry.id}:${JSON.stringify(content)}`
  if (packed?.key === key) return packed.game
  const game = await entry.loadWith(content)
  if (!('rules' in game)) throw new Error(`${entry.id} does not take this content`)
  packed = { key, game }
  return game
}

import { type Bot, botCalled, seatBots } from '@longhouse/bots'
import {
  type AnyGame,
  type Ask,
  asksOf,
  choose,
  type Form,
  isRefusal,
  type Move,
  type Options,
  openTable,
  stageOf,
  type Table,
} from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { newTable } from '../src/session/new-table.ts'
import { openedPlan } from '../src/session/opening.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../src/session/saved-table.ts'

export const SITTERS = ['Astrid', 'Orm', 'Halla', 'Knut'] as const
const COLORS = ['green', 'orange', 'purple', 'grey'] as const

const SCENARIOS = [1, 2, 3, 4, 5].flatMap((chapter) => [`scenario-${chapter}a`, `scenario-${chapter}b`])

/** Each game that can be played: how many play, the options of a usual table, those of the nth game by chance, and what a hand holds. */
const GAMES = {
  champions: {
    counts: [2, 3, 4],
    usual: { leaders: 'dealt' },
    nth: (n: number): Options => ({ leaders: n % 5 === 0 ? 'chosen' : 'dealt' }),
    hand: 'destinies',
  },
  reavers: {
    counts: [2, 3, 4],
    usual: { 'start-player': 0 },
    nth: (n: number): Options => ({ 'starting-prophecy': n % 2 === 0 }),
    hand: 'prophecies',
  },
  'tiny-epic-vikings': {
    counts: [2, 3, 4, 1],
    usual: { 'first-player': 0 },
    nth: (): Options => ({}),
    hand: 'hand',
  },
  runar: {
    counts: [2, 3, 4],
    usual: { 'first-player': 0, play: 'scenario-1b' },
    nth: (n: number): Options => ({
      play: SCENARIOS[n % SCENARIOS.length] as string,
      teams: n % 3 === 0 ? 'draft' : 'recommended',
      rank: n % 4 < 2 ? 'explorer' : 'legend',
      'obstacle-cards': n % 2 === 0,
    }),
    hand: 'hand',
  },
} as const

export type Played = keyof typeof GAMES

export const PLAYED = Object.keys(GAMES) as readonly Played[]

/** A table as a test wants it; what it does not say is usual. */
export interface Wanted {
  readonly id?: string
  readonly game?: Played
  readonly players?: number
  /** How many of them are persons; the others are programs that choose by chance, because they think fast. */
  readonly people?: number
  readonly options?: Options
  readonly seed?: string
  /** The moment it has come to. */
  readonly until?: Moment
  /** The program that played up to there. */
  readonly playedBy?: string
}

interface Position {
  readonly asks: readonly Ask[]
  readonly round: number
  /** Everything, as the game itself knows it. */
  readonly state: unknown
  /** The choices that led there. */
  readonly moves: readonly Move[]
}

export type Moment = (position: Position) => boolean

/** Seat 0 is asked for this. */
export const asked =
  (step: string): Moment =>
  ({ asks }) =>
    asks.some((ask) => ask.seat === 0 && ask.form !== null && ask.step === step)

/** Seat 0 may do this besides what is asked of it. */
export const besides =
  (way: string, step: string): Moment =>
  ({ asks }) =>
    asks.some((ask) => ask.seat === 0 && ask.form !== null && ask.step === step && offers(ask.aside, way))

export const offers = (form: Form | null, way: string): boolean =>
  form?.kind === 'either' && Object.hasOwn(form.of, way)

export const over: Moment = ({ asks }) => asks.length === 0

export const lateIn =
  (round: number, moment: Moment): Moment =>
  (position) =>
    position.round >= round && moment(position)

const seatOf = (seat: number, people: number): SeatPlan => ({
  name: SITTERS[seat] ?? `Player ${seat + 1}`,
  color: COLORS[seat] ?? 'grey',
  bot: seat >= people,
  player: seat >= people ? 'random' : null,
})

function planOf({ game = 'champions', players = 2, people = 1, options, seed = 'hearth' }: Wanted): TablePlan {
  const seats = Array.from({ length: players }, (_, seat) => seatOf(seat, people))
  return { game, seats, options: options ?? GAMES[game].usual, seed }
}

/** A table that came to the moment by legal choices. */
export async function savedTable(wanted: Wanted = {}): Promise<SavedTable> {
  const { id = 'table', until, playedBy = 'random' } = wanted
  const plan = planOf(wanted)
  const game = await load(plan.game)
  return tableOf(id, game, plan, until ? movesUntil(game, plan, until, playedBy) : [])
}

function tableOf(id: string, game: AnyGame, plan: TablePlan, moves: readonly Move[]): SavedTable {
  const saved = newTable(id, game, plan, moves)
  if (isRefusal(saved)) throw new Error(saved.refused)
  return saved
}

/** A table that begins where another stands, with something changed by hand. */
export async function tableFrom(saved: SavedTable, change: (table: Table) => void): Promise<SavedTable> {
  const game = await load(saved.plan.game)
  const from = openedPlan(game, saved.plan)
  for (const { seat, choice } of saved.moves) choose(game, from, seat, choice)
  change(from)
  return tableOf(saved.id, game, { ...saved.plan, from }, [])
}

/** The decisions of a game, as the rules name them. */
export async function decisionNames(played: Played): Promise<readonly string[]> {
  const { rules } = await load(played)
  return Object.keys(rules).filter((step) => rules[step]?.kind !== 'step')
}

/** Far more games than any moment needs that comes at all. */
const MOST_GAMES = 4000

export interface Moments {
  readonly [name: string]: Moment
}

/** The number of the first game that is worth playing, and which kind of game, if not one after another. */
export interface Search {
  readonly first: number
  readonly kind?: { readonly players: number; readonly options: Options }
}

const FROM_THE_FIRST: Search = { first: 0 }

/** A table for each of the moments, by its name: games are played by chance, until every moment has come in one of them. */
export async function tablesAt(
  played: Played,
  moments: Moments,
  search: Search = FROM_THE_FIRST,
): Promise<readonly SavedTable[]> {
  const game = await load(played)
  const tables: SavedTable[] = []
  const left = new Map(Object.entries(moments))
  const { first, kind } = search
  for (let n = first; left.size > 0; n++) {
    if (n > first + MOST_GAMES) throw new Error(`never came in ${MOST_GAMES} games: ${[...left.keys()].join(', ')}`)
    const { counts, nth } = GAMES[played]
    const { players, options } = kind ?? { players: counts[n % counts.length] ?? 2, options: nth(n) }
    const plan = planOf({ game: played, players, options, seed: `moment ${n}` })
    for (const position of positionsOf(game, plan, 'random'))
      for (const [name, moment] of left)
        if (moment(position)) {
          left.delete(name)
          tables.push(tableOf(name, game, plan, [...position.moves]))
        }
  }
  return tables
}

/** A table at one moment, in whichever game it comes first. */
export async function tableAt(played: Played, moment: Moment): Promise<SavedTable> {
  const [table] = await tablesAt(played, { table: moment })
  return table as SavedTable
}

/** The table before its last choice, and the place that was chosen. */
export async function lastStepBefore(saved: SavedTable): Promise<readonly [SavedTable, thing: string]> {
  const last = saved.moves.at(-1)?.choice as { readonly place?: string } | undefined
  if (!last?.place) throw new Error('the last choice was no place')
  const before = tableOf(saved.id, await load(saved.plan.game), saved.plan, saved.moves.slice(0, -1))
  return [before, `[data-thing=${last.place}]`]
}

function movesUntil(game: AnyGame, plan: TablePlan, moment: Moment, bot: string): readonly Move[] {
  for (const position of positionsOf(game, plan, bot)) if (moment(position)) return position.moves
  throw new Error(`the game with the seed ${plan.seed} never comes to that moment`)
}

/** A game played to its end by programs, position by position. */
function* positionsOf(game: AnyGame, { seats, options, seed }: TablePlan, bot: string): Generator<Position> {
  const table = openTable(game, { players: seats.length, options, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const party = seatBots(
    game,
    seats.map(() => botCalled(bot) as Bot),
    seed,
  )
  const moves: Move[] = []
  for (let asks = asksOf(game, table); ; asks = asksOf(game, table)) {
    yield { asks, round: stageOf(game, table).round, state: table.state, moves }
    const move = party(table, asks)
    if (!move) return
    choose(game, table, move.seat, move.choice)
    moves.push(move)
  }
}

/** The names of what each seat holds in secret. */
export async function secretNames({ plan, moves }: SavedTable): Promise<readonly (readonly string[])[]> {
  const game = await load(plan.game)
  const table = openTable(game, { players: plan.seats.length, options: plan.options, seed: plan.seed })
  if (isRefusal(table)) throw new Error(table.refused)
  for (const { seat, choice } of moves) choose(game, table, seat, choice)
  const { hand } = GAMES[plan.game as Played]
  const { players } = table.state as { readonly players: readonly { readonly [hand: string]: readonly string[] }[] }
  const names = await contentNames(plan.game as Played)
  return players.map((player) => (player[hand] ?? []).map((id) => names.find((name) => name.id === id)?.en ?? id))
}

/** The names of every card and place of a game in both languages. */
export async function contentNames(played: Played) {
  const { content } = await load(played)
  const { file } = content as { readonly file: { readonly [list: string]: unknown } }
  return Object.values(file)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((entry: { readonly id?: string; readonly name?: { readonly en: string; readonly pl: string } }) =>
      entry.id && entry.name ? [{ id: entry.id, ...entry.name }] : [],
    )
}

async function load(game: string): Promise<AnyGame> {
  const entry = gameCalled(game)
  if (!entry?.ready) throw new Error(`${game} is not ready`)
  return entry.load()
}

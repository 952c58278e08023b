import { type Bot, botCalled, seatBots } from '@longhouse/bots'
import { type Ask, asksOf, choose, isRefusal, type Move, type Options, openTable } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { newTable } from '../src/session/new-table.ts'
import type { SavedTable, SeatPlan, TablePlan } from '../src/session/saved-table.ts'

export const SITTERS = ['Astrid', 'Orm', 'Halla', 'Knut'] as const
const COLORS = ['green', 'orange', 'purple', 'grey'] as const

/** A table as a test wants it; what it does not say is usual. */
export interface Wanted {
  readonly id?: string
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
  readonly phase: string
  readonly round: number
}

export type Moment = (position: Position) => boolean

/** Seat 0 is asked for this. */
const isAsked = ({ asks }: Position, step: string): boolean =>
  asks.some((ask) => ask.seat === 0 && ask.form !== null && ask.step === step)

export const placing: Moment = (position) => isAsked(position, 'placeWorker')
export const assigning: Moment = (position) => isAsked(position, 'assign')
export const fighting: Moment = (position) => isAsked(position, 'afterRoll')
export const choosingPort: Moment = (position) => isAsked(position, 'choosePort')
export const over: Moment = ({ phase }) => phase === 'over'

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

/** A table that came to the moment by legal choices. */
export async function savedTable(wanted: Wanted = {}): Promise<SavedTable> {
  const { id = 'table', players = 2, people = 1, options = { leaders: 'dealt' }, seed = 'hearth' } = wanted
  const { until, playedBy = 'random' } = wanted
  const seats = Array.from({ length: players }, (_, seat) => seatOf(seat, people))
  const plan: TablePlan = { game: 'champions', seats, options, seed }
  const game = await champions()
  const saved = newTable(id, game, plan, until ? await movesUntil(plan, until, playedBy) : [])
  if (isRefusal(saved)) throw new Error(saved.refused)
  return saved
}

/** The table before its last choice, and the place that was chosen. */
export async function lastStepBefore(saved: SavedTable): Promise<readonly [SavedTable, thing: string]> {
  const last = saved.moves.at(-1)?.choice as { readonly place?: string } | undefined
  if (!last?.place) throw new Error('the last choice was no place')
  const before = newTable(saved.id, await champions(), saved.plan, saved.moves.slice(0, -1))
  if (isRefusal(before)) throw new Error(before.refused)
  return [before, `[data-thing=${last.place}]`]
}

async function movesUntil(plan: TablePlan, moment: Moment, bot: string): Promise<readonly Move[]> {
  const { seats, options, seed } = plan
  const game = await champions()
  const table = openTable(game, { players: seats.length, options, seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const party = seatBots(
    game,
    seats.map(() => botCalled(bot) as Bot),
    seed,
  )
  const moves: Move[] = []
  for (let asks = asksOf(game, table); ; asks = asksOf(game, table)) {
    const { phase, round } = table.state as { readonly phase: string; readonly round: number }
    if (moment({ asks, phase, round })) return moves
    const move = party(table, asks)
    if (!move) throw new Error(`the game with the seed ${seed} never comes to that moment`)
    choose(game, table, move.seat, move.choice)
    moves.push(move)
  }
}

/** What each seat holds in secret. */
export async function destinyNames({ plan, moves }: SavedTable): Promise<readonly (readonly string[])[]> {
  const game = await champions()
  const table = openTable(game, { players: plan.seats.length, options: plan.options, seed: plan.seed })
  if (isRefusal(table)) throw new Error(table.refused)
  for (const { seat, choice } of moves) choose(game, table, seat, choice)
  const { players } = table.state as { readonly players: readonly { readonly destinies: readonly string[] }[] }
  const names = await contentNames()
  return players.map(({ destinies }) => destinies.map((id) => names.find((name) => name.id === id)?.en ?? id))
}

/** The names of every card and place in both languages. */
export async function contentNames() {
  const { content } = await champions()
  const { file } = content as { readonly file: { readonly [list: string]: unknown } }
  return Object.values(file)
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((entry: { readonly id?: string; readonly name?: { readonly en: string; readonly pl: string } }) =>
      entry.id && entry.name ? [{ id: entry.id, ...entry.name }] : [],
    )
}

async function champions() {
  const entry = gameCalled('champions')
  if (!entry?.ready) throw new Error('Champions of Midgard is not ready')
  return entry.load()
}

import { botCalled, seatBots } from '@longhouse/bots'
import { asksOf, choose, isRefusal, type Move, openTable, type Table } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import type { TablePlan } from './saved-table.ts'

/** What the page asks of the worker: the table after these choices, and the next one of its programs. */
export interface Thinking {
  readonly id: number
  readonly plan: TablePlan
  readonly moves: readonly Move[]
}

export interface Thought {
  readonly id: number
  readonly move: Move | null
}

interface Seated {
  readonly plan: TablePlan
  readonly table: Table
  readonly game: Awaited<ReturnType<typeof loadGame>>
  readonly party: ReturnType<typeof seatBots>
  played: readonly Move[]
}

let seated: Seated | null = null

async function loadGame(id: string) {
  const entry = gameCalled(id)
  if (!entry?.ready) throw new Error(`no game ${id}`)
  return (await entry.load()) as Awaited<ReturnType<typeof entry.load>>
}

/** The table is kept between questions: only the choices since then are played. */
async function catchUp({ plan, moves }: Thinking): Promise<Seated> {
  const known =
    seated && isPrefix(seated.played, moves) && seated.plan.seed === plan.seed ? seated : await sitDown(plan)
  for (const { seat, choice } of moves.slice(known.played.length)) choose(known.game, known.table, seat, choice)
  known.played = moves
  seated = known
  return known
}

async function sitDown(plan: TablePlan): Promise<Seated> {
  const game = await loadGame(plan.game)
  const table = openTable(game, { players: plan.seats.length, options: plan.options, seed: plan.seed })
  if (isRefusal(table)) throw new Error(table.refused)
  const bots = plan.seats.map(({ player }) => (player ? (botCalled(player) ?? null) : null))
  return { plan, game, table, party: seatBots(game, bots, plan.seed), played: [] }
}

const isPrefix = (shorter: readonly Move[], longer: readonly Move[]): boolean =>
  shorter.length <= longer.length && shorter.every((move, i) => JSON.stringify(move) === JSON.stringify(longer[i]))

addEventListener('message', async ({ data }: MessageEvent<Thinking>) => {
  const { game, table, party } = await catchUp(data)
  const thought: Thought = { id: data.id, move: party(table, asksOf(game, table)) }
  postMessage(thought)
})

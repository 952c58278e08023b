import { randomBytes } from 'node:crypto'
import { hasLapses, isRefusal, openTable, type Refusal, refuse } from '@longhouse/kernel'
import type { endpoints } from '@longhouse/protocol'
import type { z } from 'zod'
import { randomId } from '../random-id.ts'
import { advance } from './advance.ts'
import type { Draft, Entry } from './entry.ts'
import type { Plan } from './plan.ts'
import type { Services } from './services.ts'
import { insertEntry, insertTable, placeSitter } from './store.ts'
import { emptyTableState, type TableState } from './table-state.ts'

export type Wanted = z.output<typeof endpoints.newTable.body>

/** As much chance as a seed holds: nobody can guess one. */
const randomSeed = (): string => randomBytes(16).toString('hex')

/** Sets a table up; its seed is drawn here and told to nobody. */
export async function setUp(
  services: Services,
  host: string,
  wanted: Wanted,
  isBot: (bot: string) => boolean,
  previous: string | null = null,
): Promise<string | Refusal> {
  const game = await services.games(wanted.game)?.load()
  if (!game) return refuse('no-such-game', { game: wanted.game })
  const { seats, clock, visibility, spectators } = wanted
  const reactionTime = hasLapses(game) ? wanted.reactionTime : null
  const players = seats.length
  const opened = openTable(game, { players, options: wanted.options as Plan['options'], seed: 'probe' })
  if (isRefusal(opened)) return opened
  const strange = seats.find((seat) => seat.kind === 'bot' && !isBot(seat.bot))
  if (strange?.kind === 'bot') return refuse('no-such-bot', { bot: strange.bot })
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return refuse('one-seat-each')

  const plan: Plan = {
    ...{ id: randomId(), game: game.id, version: game.version, options: opened.options, players, seed: randomSeed() },
    ...{ clock, reactionTime, visibility, spectators, host, invite: randomId(), previous, created: services.now() },
  }
  const drafts = seats.flatMap((seat, i): Draft<'sit'>[] => {
    if (seat.kind === 'open') return []
    const sitter = seat.kind === 'me' ? { person: host, bot: null } : { person: null, bot: seat.bot }
    return [{ kind: 'sit', seat: i, ...sitter }]
  })
  const entries = drafts.map((draft, i): Entry => ({ ...draft, number: i + 1, at: plan.created }))
  const state = entries.reduce<TableState>(
    (before, entry) => {
      const after = advance(before, entry)
      if (isRefusal(after)) throw new Error(after.refused)
      return after
    },
    emptyTableState(game, plan),
  )
  const news = services.database.announcement(`${services.process} ${plan.id}`)
  await services.database.write({
    guards: [insertTable(plan, state)],
    rest: [
      ...entries.map((entry) => insertEntry(plan.id, { entry, key: null })),
      ...entries.flatMap((entry) => placeSitter(plan.id, entry)),
      ...(news ? [news] : []),
    ],
  })
  await services.names.learn([host])
  return plan.id
}

/** The same again; people of the old table may sit down without an invitation. */
export const againLike = ({ plan, sitters }: TableState, asker: string): Wanted => ({
  ...{ game: plan.game, options: plan.options, visibility: plan.visibility, spectators: plan.spectators },
  clock: plan.clock,
  reactionTime: plan.reactionTime,
  seats: sitters.map(({ person, bot }) => {
    if (person === asker) return { kind: 'me' }
    return person === null && bot !== null ? { kind: 'bot', bot } : { kind: 'open' }
  }),
})

import { isRefusal, type Refusal, refuse, type Seat, writeReplay } from '@longhouse/kernel'
import type { Person } from '../people/people.ts'
import type { ServerContext } from '../server-context.ts'
import { choose, type Intent, onTheMove, undo } from '../tables/commands.ts'
import { endsUndoAt } from '../tables/considering.ts'
import { enter } from '../tables/entering.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { readCarried } from '../tables/store.ts'
import { isOver, seatOf, type TableState } from '../tables/table-state.ts'
import { tableUpdateFor } from '../tables/table-update.ts'
import { maySee, missedBy } from '../tables/watchers.ts'
import type { Handlers } from './asking.ts'
import { tooMuch, tooSoon } from './limited.ts'

type Names = 'seen' | 'past' | 'log' | 'choose' | 'undo' | 'endsUndo' | 'say' | 'chat' | 'replay'

export function playHandlers({ services, loadedTables, limits }: ServerContext): Handlers<Names> {
  /** A table one may look at, and through whose eyes. */
  async function seeing(
    person: Person | null,
    id: string,
    invite: string | undefined,
  ): Promise<{ table: LiveTable; seat: Seat | null } | Refusal> {
    const table = await enter(services, loadedTables, id, person?.id ?? null, invite)
    if (isRefusal(table)) return table
    const seat = seatOf(table.state, person?.id ?? null)
    return maySee(table.state, seat) ? { table, seat } : refuse('no-spectators')
  }

  async function once(person: Person, id: string, key: string, intent: (state: TableState) => Intent) {
    const table = await enter(services, loadedTables, id, person.id)
    if (isRefusal(table)) return table
    const answer = await table.doOnce(person.id, key, intent)
    return isRefusal(answer) ? answer : { number: answer.number }
  }

  return {
    async seen({ person }, { params: { id }, query: { invite } }) {
      const at = await seeing(person, id, invite)
      return isRefusal(at) ? at : tableUpdateFor(at.table.state, at.seat)
    },

    async past({ person }, { params: { id, number }, query: { invite, seat: wanted } }) {
      const at = await seeing(person, id, invite)
      if (isRefusal(at)) return at
      const { state } = at.table
      // When the game is over its seed is told, and with it every secret.
      const eyes = isOver(state) && wanted !== undefined && wanted < state.plan.players ? wanted : at.seat
      const past = await at.table.past.stateAfter(number)
      return isRefusal(past) ? past : tableUpdateFor(past, eyes)
    },

    async log({ person }, { params: { id }, query: { invite, from } }) {
      const at = await seeing(person, id, invite)
      return isRefusal(at) ? at : { entries: missedBy(at.table.state, at.seat, from) }
    },

    async choose({ person }, { params: { id }, body: { key, number, choice } }) {
      return once(person, id, key, (state) => choose(state, person.id, number, choice))
    },

    async undo({ person }, { params: { id }, body: { key, number } }) {
      return once(person, id, key, (state) => undo(state, person.id, number))
    },

    async endsUndo({ person, address }, { params: { id }, body: { number, choices } }) {
      const wait = tooSoon(limits, 'consider', person.id) ?? tooSoon(limits, 'work-from', address)
      if (wait) return wait
      const table = await enter(services, loadedTables, id, person.id)
      if (isRefusal(table)) return table
      const seat = onTheMove(table.state, person.id, number)
      if (isRefusal(seat)) return seat
      const ends = endsUndoAt(table.state, seat, choices)
      return isRefusal(ends) ? ends : { ends }
    },

    async say({ person, address }, { params: { id }, body: { key, text } }) {
      const wait = tooMuch(limits, 'chat', person.id, address)
      if (wait) return wait
      const table = await enter(services, loadedTables, id, person.id)
      return isRefusal(table) ? table : table.say(person.id, key, text)
    },

    async chat({ person }, { params: { id }, query: { invite, from } }) {
      const at = await seeing(person, id, invite)
      return isRefusal(at) ? at : { lines: await at.table.chat.linesAfter(from) }
    },

    async replay({ person }, { params: { id }, query: { invite } }) {
      const at = await seeing(person, id, invite)
      if (isRefusal(at)) return at
      const { state } = at.table
      if ((await readCarried(services.database, id)) !== null) return refuse('replay-other-rules')
      if (!isOver(state) || !state.history) return refuse('not-finished')
      const sitters = at.table.info().seats.map(({ person, bot }) => ({
        name: person?.name ?? null,
        program: person ? null : bot,
      }))
      return writeReplay(state.history.table, state.history.moves, sitters)
    },
  }
}

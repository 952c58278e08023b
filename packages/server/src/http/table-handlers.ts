import { isRefusal, type Refusal, refuse } from '@longhouse/kernel'
import type { TableAnswer } from '@longhouse/protocol'
import type { Person } from '../people/people.ts'
import type { ServerContext } from '../server-context.ts'
import { abandon, fill, goOn, handOver, type Intent, join, leave, remove, resign, start } from '../tables/commands.ts'
import { enter, named } from '../tables/entering.ts'
import { getUp } from '../tables/getting-up.ts'
import { openTables, roomForOneMore, tablesOf } from '../tables/lists.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { againLike, setUp, type Wanted } from '../tables/new-table.ts'
import { openQueues } from '../tables/queue.ts'
import { isOver, seatOf, type TableState } from '../tables/table-state.ts'
import type { Handlers, PersonAsking } from './asking.ts'
import { tooMuch } from './limited.ts'

type Names =
  | 'tables'
  | 'newTable'
  | 'table'
  | 'join'
  | 'leave'
  | 'fill'
  | 'removePerson'
  | 'start'
  | 'resign'
  | 'abandon'
  | 'goOn'
  | 'handOver'
  | 'rematch'

/** The invitation is for those who sit there to pass on, and for the host. */
function answerFor(table: LiveTable, person: Person | null): TableAnswer {
  const { plan, host } = table.state
  const inside = person !== null && (seatOf(table.state, person.id) !== null || host === person.id)
  return { table: table.info(), invite: inside ? plan.invite : null }
}

export function tableHandlers(house: ServerContext): Handlers<Names> {
  const { loadedTables, services, limits, isBot, lobby, people } = house
  const taking = openQueues()

  /** Does something at a table and answers with the table after it. */
  async function doing(
    person: Person,
    id: string,
    intent: (state: TableState) => Intent,
    invite?: string,
  ): Promise<TableAnswer | Refusal> {
    const table = await enter(services, loadedTables, id, person.id, invite)
    if (isRefusal(table)) return table
    const answer = await table.do(intent)
    return isRefusal(answer) ? answer : answerFor(table, person)
  }

  /** Whatever gives somebody one more table: one after the other, so that they can be counted. */
  const oneMore = (person: Person, take: () => Promise<TableAnswer | Refusal>): Promise<TableAnswer | Refusal> =>
    taking.run([person.id], async () => {
      const full = await roomForOneMore(services.database, person.id, limits.tables)
      return full ?? take()
    })

  /** Who has deleted themselves while they sat down gets up again. Deleting looks for seats after it, so one of both sees it. */
  async function stays(person: Person, answer: TableAnswer | Refusal): Promise<TableAnswer | Refusal> {
    if (isRefusal(answer) || (await people.isThere(person))) return answer
    await getUp(loadedTables, answer.table.id, person.id)
    return refuse('not-arrived')
  }

  /** Also who seems to sit there already may have got up meanwhile, and sits down anew. */
  const sitDown = async (person: Person, id: string, seat?: number, invite?: string): Promise<TableAnswer | Refusal> =>
    stays(person, await doing(person, id, (state) => join(state, person.id, seat), invite))

  /** A new table, however it comes about. */
  const makeTable = async (
    { person, address }: PersonAsking,
    wanted: Wanted,
    previous?: string,
  ): Promise<string | Refusal> =>
    tooMuch(limits, 'table', person.id, address) ?? setUp(services, person.id, wanted, isBot, previous)

  async function sitsAgain({ state }: LiveTable, person: Person): Promise<boolean> {
    const again = state.rematch === null ? null : await loadedTables.open(state.rematch)
    return again !== null && !isRefusal(again) && seatOf(again.state, person.id) !== null
  }

  async function tableAgain(table: LiveTable, asking: PersonAsking): Promise<string | Refusal> {
    const { state } = table
    const { person } = asking
    const seat = seatOf(state, person.id)
    if (seat === null) return refuse('not-seated')
    if (!isOver(state)) return refuse('not-finished')
    if (state.rematch !== null) return state.rematch
    const made = await makeTable(asking, againLike(state, person.id), table.id)
    if (isRefusal(made)) return made
    // Two may ask at once: the first one's table counts, the other is called off unseen.
    await table.do((now) => (now.rematch === null ? { kind: 'rematch', seat, table: made } : null))
    const chosen = table.state.rematch ?? made
    if (chosen !== made) await doing(person, made, (now) => abandon(now, person.id, true, services.now()))
    return chosen
  }

  return {
    async tables({ person }, { query: { list } }) {
      if (list !== 'open' && !person) return refuse('not-arrived')
      const { database } = services
      const infos =
        list === 'open' || !person
          ? await openTables(database)
          : await tablesOf(database, person.id, list === 'finished')
      const tables = infos.map(async (info) => (await loadedTables.present(info.id))?.info() ?? named(services, info))
      return { tables: await Promise.all(tables) }
    },

    newTable: (asking, { body }) =>
      oneMore(asking.person, async () => {
        const made = await makeTable(asking, body)
        if (isRefusal(made)) return made
        const table = await loadedTables.open(made)
        if (isRefusal(table)) return table
        lobby.tell(table)
        return stays(asking.person, answerFor(table, asking.person))
      }),

    async table({ person }, { params: { id }, query: { invite } }) {
      const table = await enter(services, loadedTables, id, person?.id ?? null, invite)
      return isRefusal(table) ? table : answerFor(table, person)
    },

    async join({ person }, { params: { id }, body: { seat, invite } }) {
      const table = await enter(services, loadedTables, id, person.id, invite)
      if (isRefusal(table)) return table
      const sit = () => sitDown(person, id, seat, invite)
      return seatOf(table.state, person.id) === null ? oneMore(person, sit) : sit()
    },
    leave: ({ person }, { params: { id } }) => doing(person, id, (state) => leave(state, person.id)),
    start: ({ person }, { params: { id } }) => doing(person, id, (state) => start(state, person.id)),
    resign: ({ person }, { params: { id } }) => doing(person, id, (state) => resign(state, person.id)),
    abandon: ({ person }, { params: { id }, body: { agree } }) =>
      doing(person, id, (state) => abandon(state, person.id, agree, services.now())),

    goOn: ({ person }, { params: { id }, body: { agree } }) =>
      doing(person, id, (state) => goOn(state, person.id, agree)),

    handOver: async ({ person }, { params: { id }, body: { seat: of, to, agree } }) =>
      to !== null && !isBot(to)
        ? refuse('no-such-bot', { bot: to })
        : doing(person, id, (state) => handOver(state, person.id, { of, to, agree }, services.now())),

    removePerson: ({ person }, { params: { id }, body }) =>
      doing(person, id, (state) => remove(state, person.id, body.person)),

    async fill({ person }, { params: { id }, body: { bot, seat } }) {
      if (!isBot(bot)) return refuse('no-such-bot', { bot })
      const filling = () => doing(person, id, (state) => fill(state, person.id, bot, seat))
      let answer = await filling()
      // Each seat is an entry of its own; without a seat named, all that are free.
      while (seat === undefined && !isRefusal(answer) && hasFree(answer)) answer = await filling()
      return answer
    },

    async rematch(asking, { params: { id } }) {
      const { person } = asking
      const table = await enter(services, loadedTables, id, person.id)
      if (isRefusal(table)) return table
      return (await sitsAgain(table, person))
        ? sitDown(person, table.state.rematch as string)
        : oneMore(person, async () => {
            const again = await tableAgain(table, asking)
            return isRefusal(again) ? again : sitDown(person, again)
          })
    },
  }
}

const hasFree = ({ table }: TableAnswer): boolean => table.seats.some(({ person, bot }) => !person && !bot)

import { type Refusal, refuse } from '@longhouse/kernel'
import type { ChatLine, ServerMessage } from '@longhouse/protocol'
import { type Row, statement } from '../storage/database.ts'
import type { Present } from './present.ts'
import type { Services } from './services.ts'
import { seatOf } from './table-state.ts'
import { maySee } from './watchers.ts'

interface ChatRow extends Row {
  readonly number: number
  readonly person_id: string
  readonly text: string
  readonly at: number
}

const MOST_TRIES = 5
/** As many as a table takes of everything else: nobody talks so much, and a disk is not filled with it. */
const MOST_LINES = 20_000

/** What is said at a table. It is kept apart from the game: its lines can be taken away again. */
export interface ChatBook {
  load(): Promise<void>
  say(person: string, key: string, text: string): Promise<ChatLine | Refusal>
  linesAfter(number: number): Promise<ChatLine[]>
  /** What other processes wrote. */
  catchUp(): Promise<void>
}

export function openChat(services: Services, table: Present, tell: (message: ServerMessage) => void): ChatBook {
  const { database, names } = services
  let last = 0

  const dress = (row: ChatRow): ChatLine => ({
    number: row.number,
    person: { id: row.person_id, name: names.nameOf(row.person_id) },
    text: row.text,
    at: row.at,
  })

  async function linesAfter(number: number): Promise<ChatLine[]> {
    const rows = await database.all<ChatRow>(
      'select number, person_id, text, at from chat where table_id = ? and number > ? order by number limit 500',
      table.id,
      number,
    )
    await names.learn(rows.map(({ person_id }) => person_id))
    return rows.map(dress)
  }

  const saidWith = async (key: string): Promise<ChatLine | null> => {
    const row = await database.one<ChatRow>(
      'select number, person_id, text, at from chat where table_id = ? and key = ?',
      table.id,
      key,
    )
    return row && dress(row)
  }

  async function catchUp(): Promise<void> {
    for (const line of await linesAfter(last)) {
      last = line.number
      tell({ chat: { table: table.id, ...line } })
    }
  }

  return {
    linesAfter,
    catchUp,
    async load() {
      const row = await database.one<{ last: number | null }>(
        'select max(number) as last from chat where table_id = ?',
        table.id,
      )
      last = row?.last ?? 0
    },
    async say(person, key, text) {
      const seat = seatOf(table.state, person)
      if (!maySee(table.state, seat)) return refuse('no-spectators')
      if (seat === null) return refuse('not-seated')
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (last >= MOST_LINES) return (await saidWith(key)) ?? refuse('enough')
        const line = { number: last + 1, person_id: person, text, at: services.now() }
        const news = database.announcement(`${services.process} ${table.id}`)
        const first = await database.write({
          guards: [
            statement(
              `insert into chat (table_id, number, person_id, text, key, at) values (?, ?, ?, ?, ?, ?)
               on conflict do nothing`,
              ...[table.id, line.number, person, text, key, line.at],
            ),
          ],
          rest: news ? [news] : [],
        })
        if (first) {
          last = line.number
          services.count('chats')
          const said = dress(line)
          tell({ chat: { table: table.id, ...said } })
          return said
        }
        const before = await saidWith(key)
        if (before) return before
        await catchUp()
      }
      return refuse('busy')
    },
  }
}

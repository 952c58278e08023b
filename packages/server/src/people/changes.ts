import type { Lines } from '../live/lines.ts'
import type { LoadedTables } from '../tables/loaded-tables.ts'
import type { Services } from '../tables/services.ts'
import type { People } from './people.ts'

/** What happens to somebody that others must hear of, or that ends their connections. */
export type Change = 'renamed' | 'signed-out' | 'gone'

export interface Changes {
  /** It happened here: told at every table, and to other processes. */
  tell(person: string, change: Change): Promise<void>
  /** It happened in another process. */
  hear(person: string, change: Change): Promise<void>
}

interface Changing {
  readonly services: Services
  readonly people: People
  readonly loadedTables: LoadedTables
  readonly lines: Lines
}

/** How news of people begins; other news is of tables, by their id. */
export const ABOUT_PEOPLE = 'person:'

export function openChanges({ services, people, loadedTables, lines }: Changing): Changes {
  async function takeEffect(person: string, change: Change): Promise<void> {
    if (change !== 'signed-out') for (const table of loadedTables.presentOf(person)) table.retell()
    if (change !== 'renamed') lines.hangUp(person)
  }

  return {
    async tell(person, change) {
      await takeEffect(person, change)
      const { database, process } = services
      const news = database.announcement(`${process} ${ABOUT_PEOPLE}${person} ${change}`)
      if (news) await database.run(news.sql, ...news.args)
    },
    async hear(person, change) {
      people.forget(person)
      await people.names.learn([person])
      await takeEffect(person, change)
    },
  }
}

import type { Lines } from '../live/lines.ts'
import type { LoadedTables } from '../tables/loaded-tables.ts'
import type { Services } from '../tables/services.ts'
import { endedOf } from './passes.ts'
import type { People } from './people.ts'

/** What happens to somebody that others must hear of, or that ends their connections. */
export type Change = 'renamed' | 'signed-out' | 'gone'

export interface Changes {
  /** It happened here: told at every table, and to other processes. */
  tell(person: string, change: Change): Promise<void>
  /** It happened in another process. */
  hear(person: string, change: Change): Promise<void>
  /** News of other processes may have been missed: everybody here is looked at again. */
  catchUp(): Promise<void>
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
  function retellOf(people: ReadonlySet<string>): void {
    for (const table of loadedTables.presentOf(people)) table.retell()
  }

  async function takeEffect(person: string, change: Change): Promise<void> {
    if (change !== 'signed-out') retellOf(new Set([person]))
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
    async catchUp() {
      people.forgetAll()
      for (const line of await endedOf(services.database, lines.all())) line.hangUp()
      retellOf(await people.names.learnAnew())
    },
  }
}

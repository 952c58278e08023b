import { LEVELS, type LevelId, levelText } from '@longhouse/bots'
import { type Language, type Refusal, refuse } from '@longhouse/kernel'
import type { Refused, TableInfo } from '@longhouse/protocol'
import { sayRefusal } from '@longhouse/registry'
import type { Lines } from './live/lines.ts'
import type { Lobby } from './live/lobby.ts'
import type { Most } from './live/most.ts'
import type { Changes } from './people/changes.ts'
import type { Limits } from './people/limits.ts'
import type { People } from './people/people.ts'
import { serverRefusal } from './refusals-text.ts'
import { StorageTrouble } from './storage/database.ts'
import type { LoadedTables } from './tables/loaded-tables.ts'
import type { Services } from './tables/services.ts'

/** Everything that requests need. */
export interface ServerContext {
  readonly services: Services
  readonly loadedTables: LoadedTables
  readonly people: People
  readonly limits: Limits
  readonly most: Most
  readonly lobby: Lobby
  readonly lines: Lines
  readonly changes: Changes
  /** Cookies are signed with it. */
  readonly secret: string
  isBot(id: string): boolean
}

const isLevel = (id: string): id is LevelId => (LEVELS as readonly string[]).includes(id)

/** What those at a table are called, seat by seat. */
const namesAt = ({ seats }: TableInfo, language: Language): string[] =>
  seats.map(({ person, bot }, seat) => {
    if (person?.name) return person.name
    return bot && isLevel(bot) ? levelText(language, bot).name : `${seat + 1}`
  })

/** A refusal with a sentence for the reader: the server's, the game's, or the kernel's. */
export async function said(
  { services }: ServerContext,
  refusal: Refusal,
  language: Language,
  table: TableInfo | null = null,
): Promise<Refused> {
  const { refused, facts, rule } = refusal
  const own = serverRefusal(language, refusal)
  if (own !== null) return { refused, facts, rule, text: own }
  const source = table && services.games(table.game)
  const text = source ? await source.text(language, (await source.load()).content) : null
  return { refused, facts, rule, text: sayRefusal(language, refusal, text, table ? namesAt(table, language) : []) }
}

/** What went wrong, as far as others may know it. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof StorageTrouble ? refuse(error.code) : refuse('broken')
}

import type { Database } from '../storage/database.ts'
import type { Log } from './log.ts'

/** How news of who is where begin. */
const THERE = 'there:'
/** Everybody is to tell all they know. */
const WHO_IS_THERE = `${THERE}?`
/** What this process told before is void; all that is true follows. */
const AFRESH = `${THERE}!`

export const isAboutPresence = (news: string): boolean => news.startsWith(THERE)

/** Who reloads a page goes and comes in one breath: that is one piece of news, or none. */
const BREATH_MS = 100
const AGAIN_MS = 1_000
/** A process that was killed says no good-bye: while somebody is there, it is looked whether it lives. */
const LOOK_MS = 3_000

/** Who looks at tables in other processes. It is told and remembered, never written down: it ends with its process. */
export interface RemotePresence {
  isOnline(table: string, person: string): boolean
  /** How many look at a table there. */
  watching(table: string): number
  /** Who of those who sit at a table looks at it here, and how many look at all. */
  tell(table: string, sitters: readonly string[], watching: number): void
  /** What another process told. */
  hear(process: string, news: readonly string[]): void
  /** News may have been missed, in both directions. */
  catchUp(): void
  close(): Promise<void>
}

/** How a table is told at which nobody is any more. */
const NOBODY = '0 '

interface Company {
  readonly watching: number
  readonly sitters: readonly string[]
}

interface Neighbour {
  readonly tables: Map<string, Company>
  /** Another number whenever it was heard of. */
  heard: number
}

const nobody: RemotePresence = {
  isOnline: () => false,
  watching: () => 0,
  tell() {},
  hear() {},
  catchUp() {},
  async close() {},
}

/** `changed`: others are at a table than before. */
export function openRemotePresence(database: Database, log: Log, changed: (table: string) => void): RemotePresence {
  const { name } = database
  if (database.announcement('') === null) return nobody

  /** As it is told, by table; what is not in it is told as empty. */
  const here = new Map<string, string>()
  const untold = new Set<string>()
  let asking = false
  let afresh = false
  let telling: NodeJS.Timeout | undefined
  let told: Promise<void> = Promise.resolve()
  const neighbours = new Map<string, Neighbour>()
  let heard = 0
  let looking: NodeJS.Timeout | undefined
  let closed = false

  const companies = (table: string): Company[] =>
    [...neighbours.values()].flatMap(({ tables }) => tables.get(table) ?? [])

  /** One thing after the other: PostgreSQL tells what is said twice in one transaction once. */
  function tellIn(ms: number): void {
    if (closed) return
    telling ??= setTimeout(() => {
      told = tellNow().then((done) => {
        telling = undefined
        if (asking || afresh || untold.size > 0) tellIn(done ? BREATH_MS : AGAIN_MS)
      })
    }, ms)
    telling.unref()
  }

  /** Whether it could be done. */
  async function tellNow(): Promise<boolean> {
    const news = [
      ...(asking ? [WHO_IS_THERE] : []),
      ...(afresh ? [AFRESH] : []),
      ...[...(afresh ? here.keys() : untold)].map((table) => `${THERE}${table} ${here.get(table) ?? NOBODY}`),
    ]
    asking = false
    afresh = false
    untold.clear()
    if (news.length === 0) return true
    try {
      const rest = news.flatMap((each) => database.announcement(`${name} ${each}`) ?? [])
      return await database.write({ guards: [], rest })
    } catch {
      // The database is away; what was to be told is told with everything else.
      asking ||= news.includes(WHO_IS_THERE)
      afresh = true
      return false
    }
  }

  function retell(): void {
    afresh = true
    tellIn(BREATH_MS)
  }

  function remember(process: string, table: string, company: Company): void {
    const neighbour = neighbours.get(process) ?? { tables: new Map(), heard }
    neighbour.heard = ++heard
    if (company.watching > 0) neighbour.tables.set(table, company)
    else neighbour.tables.delete(table)
    if (neighbour.tables.size > 0) neighbours.set(process, neighbour)
    else neighbours.delete(process)
    changed(table)
    lookSoon()
  }

  function lookSoon(): void {
    if (closed || looking || neighbours.size === 0) return
    looking = setTimeout(() => {
      look().catch((error: unknown) => log.warn({ err: error }, 'whether other processes live could not be seen'))
    }, LOOK_MS)
    looking.unref()
  }

  async function look(): Promise<void> {
    // Whoever comes, or comes back, while the answer is on its way may not be in it.
    const before = [...neighbours].map(([process, neighbour]) => [process, neighbour.heard] as const)
    try {
      const alive = new Set(await database.others())
      for (const [process, last] of before)
        if (!alive.has(process) && neighbours.get(process)?.heard === last) forget(process, 'now')
    } finally {
      looking = undefined
      lookSoon()
    }
  }

  /** `told`: those at its tables hear of it. */
  function forget(process: string, told: 'now' | 'in a breath'): void {
    const tables = [...(neighbours.get(process)?.tables.keys() ?? [])]
    neighbours.delete(process)
    const tellAll = () => tables.forEach(changed)
    if (told === 'now') tellAll()
    else setTimeout(tellAll, BREATH_MS).unref()
  }

  return {
    isOnline: (table, person) => companies(table).some(({ sitters }) => sitters.includes(person)),
    watching: (table) => companies(table).reduce((sum, { watching }) => sum + watching, 0),
    tell(table, sitters, watching) {
      const text = `${watching} ${sitters.join(',')}`
      if (text === (here.get(table) ?? NOBODY)) return
      if (watching > 0) here.set(table, text)
      else here.delete(table)
      untold.add(table)
      tellIn(BREATH_MS)
    },
    hear(process, [what = '', watching, sitters]) {
      if (what === WHO_IS_THERE) return retell()
      // What is true again in a moment has not changed.
      if (what === AFRESH) return forget(process, 'in a breath')
      const company = { watching: Number(watching), sitters: sitters ? sitters.split(',') : [] }
      remember(process, what.slice(THERE.length), company)
    },
    catchUp() {
      asking = true
      retell()
    },
    async close() {
      closed = true
      clearTimeout(telling)
      clearTimeout(looking)
      await told
      await tellNow()
    },
  }
}

import { type BotThreads, openBotThreads, usualThreads } from '@longhouse/bot-threads'
import { LEVELS } from '@longhouse/bots'
import { isRefusal, type Refusal } from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { openLines } from '../live/lines.ts'
import { openLobby } from '../live/lobby.ts'
import { MOST, type Most } from '../live/most.ts'
import { ABOUT_PEOPLE, type Change, openChanges } from '../people/changes.ts'
import { openLimits, unlimited } from '../people/limits.ts'
import type { Passwords } from '../people/passwords.ts'
import { openPeople, secretOf } from '../people/people.ts'
import { openRatings } from '../ratings/ratings.ts'
import type { ServerContext } from '../server-context.ts'
import { openDatabase } from '../storage/open.ts'
import { openCaretaker } from '../tables/caretaker.ts'
import { named } from '../tables/entering.ts'
import { openLoadedTables } from '../tables/loaded-tables.ts'
import type { Log } from '../tables/log.ts'
import { isAboutPresence, openRemotePresence } from '../tables/remote-presence.ts'
import type { GameSource, Services } from '../tables/services.ts'
import { readInfo } from '../tables/store.ts'
import { openThinking, type Pool } from '../tables/thinking.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import { steady } from './steady-clock.ts'

/** Whoever was thinking while the server was away is not punished for it. */
const GRACE_MS = 15_000
/** Programs that were about to move when the last process ended are looked at right away. */
const AT_ONCE_MS = 60_000

/** What tests, and hosts with games of their own, bring along. */
export interface Furnishing {
  games?(id: string): GameSource | null
  readonly botThreads?: Pool & { stop(): Promise<void> }
  /** The programs that may sit down. */
  readonly bots?: readonly string[]
  readonly grace?: number
  readonly passwords?: Passwords
  /** The time of the house, in milliseconds. */
  now?(): number
  readonly limited?: boolean
  /** By which limits count, in milliseconds. */
  readonly clock?: () => number
  readonly most?: Partial<Most>
}

export interface RunningServer {
  readonly context: ServerContext
  close(): Promise<void>
}

/** Threads are started when somebody first needs a program. */
function botThreadsWhenNeeded(threads: number): Pool & { stop(): Promise<void> } {
  let botThreads: BotThreads | null = null
  return {
    think(thought, signal) {
      botThreads ??= openBotThreads(threads)
      return botThreads.think(thought, signal)
    },
    stop: async () => botThreads?.stop(),
  }
}

const houseGames = (id: string): GameSource | null => {
  const entry = gameCalled(id)
  return entry?.ready ? entry : null
}

/** The database, the people and the tables. */
export async function openServer(
  config: Config,
  metrics: Metrics,
  log: Log,
  furnishing: Furnishing = {},
): Promise<RunningServer | Refusal> {
  const now = steady(furnishing.now ?? Date.now)
  const database = await openDatabase({
    ...config,
    measured(batches, ms) {
      metrics.time('commit', ms / 1000)
      metrics.count('writes', batches)
    },
  })
  if (isRefusal(database)) return database
  const secret = config.secret ?? (await secretOf(database))
  const threads = config.threads ?? usualThreads()
  const pool = furnishing.botThreads ?? botThreadsWhenNeeded(threads)
  const botThreads = openThinking(pool, threads)
  const people = openPeople(database, now, furnishing.passwords)
  await people.compareLooks()
  const lobby = openLobby()
  let alone = (await database.others()).length === 0
  const remotePresence = openRemotePresence(database, log, (id) => {
    loadedTables.present(id).then(
      (table) => table?.watchers.tellPresence(),
      () => {},
    )
  })
  const services: Services = {
    ...{ database, botThreads, log, now, names: people.names },
    games: furnishing.games ?? houseGames,
    grace: furnishing.grace ?? GRACE_MS,
    begun: now(),
    process: database.name,
    isAlone: () => alone,
    ratings: openRatings(database),
    remotePresence,
    count: metrics.count,
  }
  const loadedTables = openLoadedTables(services, (table) => lobby.tell(table))
  const lines = openLines()
  const changes = openChanges({ services, people, loadedTables, lines })
  metrics.gauge('tables_in_memory', () => loadedTables.size)
  metrics.gauge('thoughts_waiting', () => botThreads.waiting)

  const hearNews = async (news: string | null): Promise<void> => {
    const [process = '', ...words] = news?.split(' ') ?? []
    const [id, change] = words
    if (process === services.process) return
    if (id === undefined) {
      remotePresence.catchUp()
      await Promise.all([changes.catchUp(), loadedTables.catchUp()])
      return
    }
    if (isAboutPresence(id)) return remotePresence.hear(process, words)
    if (id.startsWith(ABOUT_PEOPLE)) return changes.hear(id.slice(ABOUT_PEOPLE.length), change as Change)
    const table = await loadedTables.present(id)
    if (table) return table.catchUp()
    const info = await readInfo(database, id)
    if (!info) return
    const dressed = await named(services, info)
    lobby.tell({ ...dressed, info: () => dressed })
  }
  database.onNews((news) => {
    hearNews(news).catch((error: unknown) => log.warn({ err: error }, 'news could not be followed'))
  })
  await loadedTables.sweep(AT_ONCE_MS)
  // From now on others may come.
  alone = database.kind === 'sqlite'
  await loadedTables.putRight()
  const caretaker = openCaretaker(services, loadedTables)

  const bots: readonly string[] = furnishing.bots ?? LEVELS
  return {
    context: {
      ...{ services, loadedTables, people, lobby, lines, changes, secret },
      limits: furnishing.limited === false ? unlimited : openLimits(furnishing.clock),
      most: { ...MOST, ...furnishing.most },
      isBot: (id) => bots.includes(id),
    },
    async close() {
      caretaker.stop()
      await loadedTables.close()
      await remotePresence.close()
      await pool.stop()
      await database.close()
    },
  }
}

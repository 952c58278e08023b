import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { raid } from '@longhouse/example-games'
import { type AnyGame, isRefusal } from '@longhouse/kernel'
import { afterAll, beforeAll } from 'vitest'
import { openRatings } from '../src/ratings/ratings.ts'
import type { Database } from '../src/storage/database.ts'
import { openDatabase } from '../src/storage/open.ts'
import { setUp, type Wanted } from '../src/tables/new-table.ts'
import { openRemotePresence } from '../src/tables/remote-presence.ts'
import type { Services } from '../src/tables/services.ts'

/** A database of a test file's own, open as long as its tests run. */
export function ownDatabase(name: string): () => Database {
  const folder = mkdtempSync(join(tmpdir(), `longhouse-${name}-`))
  let database: Database | null = null
  beforeAll(async () => {
    const opened = await openDatabase({ data: folder, url: null })
    if (isRefusal(opened)) throw new Error(opened.refused)
    database = opened
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true })
  })
  return () => database as Database
}

const quiet = { warn: () => {}, error: () => {} }

/** What tables need of a house that has one game, and programs that do nothing. */
export const servicesOn = (database: Database, changes: Partial<Services> = {}): Services => ({
  database,
  botThreads: { think: async () => null },
  names: { learn: async () => {}, nameOf: (person) => person },
  log: quiet,
  games: () => ({ load: async () => raid as AnyGame, text: async () => null }),
  now: () => Date.now(),
  grace: 0,
  begun: Date.now(),
  process: 'here',
  isAlone: () => true,
  ratings: openRatings(database),
  remotePresence: openRemotePresence(database, quiet, () => {}),
  count: () => {},
  ...changes,
})

/** Sets up a table of Ola's with a free seat. */
export async function tableFor(services: Services, changes: Partial<Wanted> = {}): Promise<string> {
  const seats: Wanted['seats'] = [{ kind: 'me' }, { kind: 'open' }]
  const wanted: Wanted = {
    game: 'raid',
    options: {},
    visibility: 'public',
    spectators: true,
    clock: null,
    reactionTime: null,
    seats,
  }
  const id = await setUp(services, 'ola', { ...wanted, ...changes }, () => true)
  if (isRefusal(id)) throw new Error(id.refused)
  return id
}

import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Refusal } from '@longhouse/kernel'
import { type Config, configFrom } from '@longhouse/server/config'
import { openDatabase } from '@longhouse/server/storage'
import { Mistake } from '../arguments.ts'
import { openPostgresStore } from './postgres.ts'
import { snapshotOf } from './snapshot.ts'
import { openSqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** Where the house keeps what it knows. */
export type Place = Pick<Config, 'data' | 'url'>

/** As for serve: the folder that was named, else what the environment says. */
export function placeOf(data: string | undefined): Place {
  if (data) return { data, url: null }
  const config = configFrom(process.env)
  if (isRefusal(config)) throw new Mistake(`the setting ${config.facts.setting} is not right`)
  return config
}

const fileIn = (data: string): string => join(data, 'longhouse.db')

/** A store to read everything from as it was at one moment; the house may be open. */
export async function openForReading({ data, url }: Place, scratch: string): Promise<Store> {
  if (url) return connected(url)
  if (!existsSync(fileIn(data))) throw new Mistake(`there is no house in ${data}`)
  return openSqliteStore(await snapshotOf(fileIn(data), scratch))
}

/** A store to write everything into. Its tables are there and up to date; no server may use it. */
export async function openForWriting(place: Place): Promise<Store> {
  if (!place.url) {
    await furnished(place)
    return openSqliteStore(fileIn(place.data))
  }
  const store = await connected(place.url)
  const servers = await store.servers()
  if (servers > 0) {
    await store.close()
    throw new Mistake('servers are connected to the database; stop them first')
  }
  await furnished(place)
  return store
}

async function connected(url: string) {
  try {
    return await openPostgresStore(url)
  } catch (error) {
    throw new Mistake(`cannot reach the database: ${(error as Error).message || (error as { code?: string }).code}`)
  }
}

/** What a new house has. It is asked of one, so that no list of tables can fall behind. */
export async function newHouse(): Promise<{ readonly tables: readonly string[]; readonly schema: number }> {
  const data = await mkdtemp(join(tmpdir(), 'longhouse-new-'))
  try {
    await furnished({ data, url: null })
    const store = openSqliteStore(fileIn(data))
    const names = await store.values("select name from sqlite_master where type = 'table' order by name")
    const [schema] = await store.values("select value from meta where name = 'schema'")
    await store.close()
    return { tables: names.map(String), schema: Number(schema) }
  } finally {
    await rm(data, { recursive: true })
  }
}

async function furnished(place: Place): Promise<void> {
  const database = await openDatabase(place)
  if (isRefusal(database)) throw new Mistake(sentence(database))
  await database.close()
}

function sentence({ refused, facts }: Refusal): string {
  if (refused === 'storage-held') return `another process has ${facts.file} open; stop the server first`
  return `the house cannot be opened: ${facts.why ?? refused}`
}

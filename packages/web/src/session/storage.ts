import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isWhole, type SavedTable } from './saved-table.ts'

/** Tables kept in this browser. What goes wrong is a value: storage may be full, forbidden or gone. */
export type StorageTrouble = 'storage-full' | 'storage-unavailable'

interface Longhouse extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { changed: number } }
}

let opened: Promise<IDBPDatabase<Longhouse>> | undefined

function database(): Promise<IDBPDatabase<Longhouse>> {
  opened ??= openDB<Longhouse>('longhouse', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
    terminated() {
      opened = undefined
    },
  })
  return opened
}

export async function keepTable(table: SavedTable): Promise<StorageTrouble | null> {
  return attempt(async () => {
    await (await database()).put('tables', table)
  })
}

export async function findTable(id: string): Promise<SavedTable | StorageTrouble | null> {
  try {
    return (await (await database()).get('tables', id)) ?? null
  } catch (error) {
    return troubleOf(error)
  }
}

/** The last changed first; what is damaged is left out, and stays where it is. */
export async function listTables(): Promise<readonly SavedTable[] | StorageTrouble> {
  try {
    return (await (await database()).getAllFromIndex('tables', 'changed')).filter(isWhole).reverse()
  } catch (error) {
    return troubleOf(error)
  }
}

export async function dropTable(id: string): Promise<StorageTrouble | null> {
  return attempt(async () => {
    await (await database()).delete('tables', id)
  })
}

async function attempt(work: () => Promise<void>): Promise<StorageTrouble | null> {
  try {
    await work()
    return null
  } catch (error) {
    return troubleOf(error)
  }
}

function troubleOf(error: unknown): StorageTrouble {
  opened = undefined
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable'
}

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isWhole, type SavedTable } from './saved-table.ts'

/** Tables kept in this browser. What goes wrong is a value: storage may be full, forbidden or gone. */
export type StorageTrouble = 'storage-full' | 'storage-unavailable'

interface Longhouse extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { changed: number } }
}

/** A browser that has not answered by then will not. */
const PATIENCE_MS = 10_000

let opened: Promise<IDBPDatabase<Longhouse>> | undefined

/** Why nothing can be kept here; once a browser has refused, it is not asked again until the page is loaded anew. */
let refused: unknown

/** What the browser would not keep lasts as long as the page: a person can always play. */
const held = new Map<string, { readonly table: SavedTable; readonly trouble: StorageTrouble }>()

function database(): Promise<IDBPDatabase<Longhouse>> {
  opened ??= openInTime().catch((error) => {
    refused = error
    throw error
  })
  return opened
}

async function openInTime(): Promise<IDBPDatabase<Longhouse>> {
  if (refused !== undefined) throw refused
  const opening = openDB<Longhouse>('longhouse', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
    terminated() {
      opened = undefined
    },
  })
  let late: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('the browser does not answer')), PATIENCE_MS)
  })
  return Promise.race([opening, patience]).finally(() => clearTimeout(late))
}

/** Keeps it in any case; a trouble says that it lasts only as long as this page. */
export async function keepTable(table: SavedTable): Promise<StorageTrouble | null> {
  try {
    await (await database()).put('tables', table)
    held.delete(table.id)
    return null
  } catch (error) {
    const trouble = troubleOf(error)
    held.set(table.id, { table, trouble })
    return trouble
  }
}

/** Why this table is not kept by the browser; null if it is. */
export const troubleWith = (id: string): StorageTrouble | null => held.get(id)?.trouble ?? null

/** Whether a game would be lost with this page. */
export const isAnyUnkept = (): boolean => held.size > 0

export async function findTable(id: string): Promise<SavedTable | StorageTrouble | null> {
  const known = held.get(id)
  if (known) return known.table
  try {
    return (await (await database()).get('tables', id)) ?? null
  } catch (error) {
    return troubleOf(error)
  }
}

export interface ListedTables {
  /** The last changed first; what is damaged is left out, and stays where it is. */
  readonly tables: readonly SavedTable[]
  readonly trouble: StorageTrouble | null
}

export async function listTables(): Promise<ListedTables> {
  const here = [...held.values()].map(({ table }) => table)
  try {
    const kept = (await (await database()).getAllFromIndex('tables', 'changed')).filter(isWhole)
    const tables = [...kept.filter(({ id }) => !held.has(id)), ...here]
    return { tables: byChange(tables), trouble: [...held.values()][0]?.trouble ?? null }
  } catch (error) {
    return { tables: byChange(here), trouble: troubleOf(error) }
  }
}

const byChange = (tables: readonly SavedTable[]): SavedTable[] => [...tables].sort((a, b) => b.changed - a.changed)

export async function dropTable(id: string): Promise<void> {
  try {
    await (await database()).delete('tables', id)
  } catch (error) {
    // What is left of it is listed again, beside the reason.
    troubleOf(error)
  } finally {
    held.delete(id)
  }
}

function troubleOf(error: unknown): StorageTrouble {
  opened = undefined
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storage-full' : 'storage-unavailable'
}

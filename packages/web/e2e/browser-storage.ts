import type { BrowserContext, Page } from '@playwright/test'
import type { SavedTable } from '../src/session/saved-table.ts'
import type { Settings } from '../src/settings.tsx'

const SETTINGS = 'longhouse:settings'

/** What a person set before they came; nobody here waits for slow bots and moving pieces. */
export async function prepare(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
  const usual: Partial<Settings> = { language: 'en', pace: 'instant', motion: 'none' }
  await context.addInitScript(
    ([key, value]) => {
      // What was changed since then stays changed; a blank page has no storage.
      if (location.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [SETTINGS, JSON.stringify({ ...usual, ...settings })] as const,
  )
}

/** Counts when the page is loaded next. */
export async function changeSettings(page: Page, changed: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([key, added]) => {
      const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object
      localStorage.setItem(key, JSON.stringify({ ...before, ...added }))
    },
    [SETTINGS, changed] as const,
  )
}

/** Something of the house that is not the page. */
const NOT_THE_PAGE = '/icon.svg'

/** Puts tables into the browser's storage as the page keeps them, before the page itself is opened. */
export async function keep(page: Page, ...tables: readonly unknown[]): Promise<void> {
  await page.goto(NOT_THE_PAGE)
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('longhouse', 1)
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('tables', 'readwrite')
          for (const table of kept) transaction.objectStore('tables').put(table)
          transaction.onerror = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    tables,
  )
}

/** The table as it is kept now. */
export function kept(page: Page, id: string): Promise<SavedTable> {
  return page.evaluate(
    (key) =>
      new Promise<SavedTable>((resolve, reject) => {
        const opening = indexedDB.open('longhouse', 1)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').get(key)
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result as SavedTable)
          }
        }
      }),
    id,
  )
}

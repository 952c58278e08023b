import type { Json } from '@longhouse/kernel'
import type { Page } from '@playwright/test'
import type { SavedTable } from '../src/session/saved-table.ts'
import { goToTable, kept, test } from './house.ts'
import { asked, decisionNames, type Played, tablesAt } from './saves.ts'
import { SELDOM } from './seldom.ts'

/** A table for every decision of a game, where seat 0 is asked for it. */
export async function tablesForDecisions(game: Played): Promise<readonly SavedTable[]> {
  const seldom = SELDOM[game] ?? {}
  const often = (await decisionNames(game)).filter((name) => !seldom[name])
  const found = await tablesAt(game, Object.fromEntries(often.map((name) => [name, asked(name)])))
  return [...found, ...(await Promise.all(Object.entries(seldom).map(([name, find]) => find(name))))]
}

/** From table to table the page stays loaded, as for somebody who walks through the hall. */
export async function walkToTable(page: Page, id: string): Promise<void> {
  await page.goto('/#/')
  await page.locator('.table').waitFor({ state: 'detached' })
  await goToTable(page, id)
  await page.locator('.table main').waitFor()
}

/** Walks from table to table, and does at each of them what is to be done. */
export async function atEach(
  page: Page,
  tables: readonly SavedTable[],
  work: (table: SavedTable) => Promise<void>,
): Promise<void> {
  for (const table of tables)
    await test.step(table.id, async () => {
      await walkToTable(page, table.id)
      await work(table)
    })
}

/** What the person chose since the table was kept, in turn. */
export const chosenSince = async (table: SavedTable, page: Page): Promise<readonly Json[]> =>
  (await choicesSince(table, page)).filter((choice) => !isBesides(choice))

/** What the person did besides what was asked. */
export const doneBesides = async (table: SavedTable, page: Page): Promise<readonly Json[]> =>
  (await choicesSince(table, page)).filter(isBesides)

async function choicesSince({ id, moves }: SavedTable, page: Page): Promise<readonly Json[]> {
  const now = await kept(page, id)
  return now.moves
    .slice(moves.length)
    .filter(({ seat }) => seat === 0)
    .map(({ choice }) => choice)
}

const isBesides = (choice: Json): boolean => typeof choice === 'object' && choice !== null && 'aside' in choice

import type { Json } from '@longhouse/kernel'
import type { Page } from '@playwright/test'
import type { SavedTable } from '../src/session/saved-table.ts'
import { expect, goToTable, keep, kept, test } from './house.ts'
import { mouse, playerAt } from './playing.ts'
import { asked, besides, decisionNames, tablesAt } from './saves.ts'

/** Chance reaches some decisions once in a thousand games: what is never seen in play is seen here. */

const RUNES = ['rune-gifts', 'rune-knowledge', 'rune-success', 'rune-wealth']

/** From table to table the page stays loaded, as for somebody who walks through the hall. */
async function goTo(page: Page, id: string): Promise<void> {
  await page.goto('/#/')
  await expect(page.locator('.table')).toHaveCount(0)
  await goToTable(page, id)
  await expect(page.locator('.table main')).toBeVisible()
}

/** What the person chose since the table was kept, in turn or besides. */
async function chosenSince({ id, moves }: SavedTable, page: Page, besidesTurn: boolean): Promise<readonly Json[]> {
  const now = await kept(page, id)
  return now.moves
    .slice(moves.length)
    .filter(({ seat, choice }) => seat === 0 && isBesides(choice) === besidesTurn)
    .map(({ choice }) => choice)
}

const isBesides = (choice: Json): boolean => typeof choice === 'object' && choice !== null && 'aside' in choice

test('every decision is answered by clicks', async ({ page }) => {
  test.slow()
  const names = await decisionNames()
  const tables = await tablesAt(Object.fromEntries(names.map((step) => [step, asked(step)])))
  await keep(page, ...tables)
  for (const table of tables)
    await test.step(table.id, async () => {
      await goTo(page, table.id)
      const player = playerAt(page, mouse)
      await player.playUntil(() => Promise.resolve(true))
      // What comes after the answer is no matter here: nobody waits for the others.
      while ((await chosenSince(table, page, false)).length === 0) await player.answer()
    })
})

test('every rune that may be used at any time is used by clicks', async ({ page }) => {
  const tables = await tablesAt(Object.fromEntries(RUNES.map((rune) => [rune, besides(rune, 'placeWorker')])))
  await keep(page, ...tables)
  for (const table of tables)
    await test.step(table.id, async () => {
      await goTo(page, table.id)
      await page.locator(`.own [data-thing=${table.id}]`).click()
      const more = page.locator('.editor [aria-label^="+"]:enabled')
      while ((await more.count()) > 0) await more.first().click()
      const confirm = page.locator('.editor .primary, .tip.held .primary').first()
      if (await confirm.isVisible()) await confirm.click()
      await expect.poll(() => chosenSince(table, page, true)).toHaveLength(1)
      await expect(page.locator(`.own [data-thing=${table.id}]`)).toHaveClass(/used/)
    })
})

test('turn order is demanded by a click', async ({ page }) => {
  const [table] = await tablesAt({ demand: besides('turnOrder', 'assign') })
  if (!table) throw new Error('no table')
  await keep(page, table)
  await goTo(page, table.id)
  await page.getByRole('button', { name: 'Demand turn order' }).click()
  await expect.poll(() => chosenSince(table, page, true)).toEqual([{ aside: { turnOrder: true } }])
})

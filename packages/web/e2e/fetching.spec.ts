import { en, expect, goToTable, keep, test } from './house.ts'
import { placing } from './moments/champions.ts'
import { savedTable } from './saves.ts'

const BOARD = '**/assets/board-*.js'

test('a part of the page that does not arrive is fetched once more, and then it is told', async ({
  page,
  complaints,
}) => {
  const table = await savedTable({ until: placing })
  await keep(page, table)
  await page.route(BOARD, (route) => route.abort('connectionreset'))
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await goToTable(page, table.id)
  await expect(page.getByRole('alert')).toContainText(en.notFetched.title)
  expect(loads).toBe(2)
  expect(complaints.splice(0)).not.toEqual([])

  await page.unroute(BOARD)
  await page.getByRole('button', { name: en.crash.again }).click()
  await expect(page.locator('.table main')).toBeVisible()
})

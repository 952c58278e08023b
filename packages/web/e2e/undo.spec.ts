import { chosenSince } from './deciding.ts'
import { en, expect, sitDown, test } from './house.ts'
import { asked, savedTable } from './saves.ts'

const { doubt } = en.table

test('a choice is taken back although a bot has chosen since, as long as nothing came out', async ({ page }) => {
  const table = await savedTable()
  await sitDown(page, table)
  const smithy = page.locator('[data-thing=blacksmith]')
  await smithy.click()
  const since = page.getByRole('list', { name: en.table.since })
  await expect(since.getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: en.table.undo }).click()
  await expect(since).toHaveCount(0)
  await expect(smithy).toHaveClass(/glow/)
  expect(await chosenSince(table, page)).toEqual([])
})

test.describe('who wants to be asked before what cannot be undone', () => {
  test.use({ settings: { askFinal: true } })

  test('is asked once, until it is switched off at the table', async ({ page }) => {
    const peeking = await savedTable({ seed: 'sage', until: asked('peek') })
    await sitDown(page, peeking)
    const journey = page.locator('.board .journey.glow').first()
    const asking = page.getByRole('dialog', { name: doubt.title })
    await journey.click()
    await expect(asking).toContainText(doubt.final)
    await asking.getByRole('button', { name: doubt.no }).click()
    await expect(asking).toHaveCount(0)
    expect(await chosenSince(peeking, page)).toEqual([])
    await journey.click()
    await asking.getByRole('button', { name: doubt.yes }).click()
    await expect.poll(() => chosenSince(peeking, page)).toHaveLength(1)

    await sitDown(page, { ...peeking, id: 'again' })
    await page.getByRole('button', { name: en.table.settings }).click()
    await page.getByText(en.pages.settings.askFinal).click()
    await page.keyboard.press('Escape')
    await journey.click()
    await expect(asking).toHaveCount(0)
    await expect.poll(() => chosenSince({ ...peeking, id: 'again' }, page)).toHaveLength(1)
  })
})

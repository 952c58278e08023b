import { en, expect, pl, sitDown, test } from './house.ts'
import { savedTable } from './saves.ts'

const { rules } = en.pages

test('the rules are searched by word and by number', async ({ page }) => {
  await page.goto('/#/rules/champions')
  const search = page.getByRole('searchbox', { name: rules.search })
  const rule = page.locator('#rule-CH-4\\.1, [id$="CH-4.1"]').first()
  await expect(rule).toBeVisible()
  await search.fill('CH-4.1')
  await expect(rule).toBeVisible()
  await search.fill('shipwright')
  await expect(page.getByRole('status').first()).toHaveText(/^\d+ rules? found$/)
  await search.fill('snowmobile')
  await expect(page.getByRole('status').first()).toHaveText(rules.none)
})

test('a rule named at the table is one click away', async ({ page }) => {
  await sitDown(page, await savedTable())
  const link = page.getByRole('region', { name: en.table.prompt }).getByRole('link', { name: /^CH-/ })
  const number = await link.innerText()
  const opening = page.waitForEvent('popup')
  await link.click()
  const rulesPage = await opening
  await expect(rulesPage).toHaveURL(new RegExp(`#/rules/champions/${number}$`))
  await expect(rulesPage.getByText(number, { exact: true }).first()).toBeInViewport()
})

test.describe('in Polish', () => {
  test.use({ settings: { language: 'pl' } })

  test('the rules are Polish', async ({ page }) => {
    await page.goto('/#/rules/champions')
    await expect(page.getByRole('searchbox', { name: pl.pages.rules.search })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Wojownicy Midgardu')
  })
})

import { en, expect, pl, sitDown, test } from './house.ts'
import { savedTable } from './saves.ts'

const { rules } = en.pages

const GAMES = [
  { game: 'champions', series: 'CH', rule: 'CH-4.1', word: 'shipwright', polish: 'Wojownicy Midgardu', count: 354 },
  { game: 'reavers', series: 'RV', rule: 'RV-5.6', word: 'longship', polish: 'Reavers of Midgard', count: 450 },
] as const

for (const { game, series, rule, word, polish, count } of GAMES)
  test.describe(`the rules of ${game}`, () => {
    test('are all there, and searched by word and by number', async ({ page }) => {
      await page.goto(`/#/rules/${game}`)
      const search = page.getByRole('searchbox', { name: rules.search })
      const found = page.getByRole('status').first()
      await expect(found).toHaveText(rules.all(count))
      await search.fill(rule)
      await expect(page.locator(`[id="rule-${rule}"]`)).toBeVisible()
      await search.fill(word)
      await expect(found).toHaveText(/^\d+ rules? found$/)
      await search.fill('snowmobile')
      await expect(found).toHaveText(rules.none)
    })

    test('are one click away from where one of them is named at the table', async ({ page }) => {
      await sitDown(page, await savedTable({ game }))
      const link = page
        .getByRole('region', { name: en.table.prompt })
        .getByRole('link', { name: new RegExp(`^${series}-`) })
      const number = await link.innerText()
      await link.click()
      const drawer = page.getByRole('complementary', { name: en.table.rules })
      const named = drawer.locator(`[id="rule-${number}"]`)
      await expect(named).toBeInViewport()

      // A rule that names another leads on within the drawer, away from nothing.
      await drawer.getByRole('searchbox').fill(rule)
      await drawer.getByRole('link', { name: rule, exact: true }).first().click()
      await expect(drawer.locator(`[id="rule-${rule}"]`)).toBeInViewport()
      await expect(page).toHaveURL(/#\/table\//)

      await drawer.getByText(rules.glance).click()
      await expect(drawer.getByRole('heading', { name: rules.parts.score })).toBeVisible()
      await expect(drawer.locator('.glance svg').first()).toBeVisible()
    })

    test.describe('in Polish', () => {
      test.use({ settings: { language: 'pl' } })

      test('are Polish, and as many', async ({ page }) => {
        await page.goto(`/#/rules/${game}/${rule}`)
        await expect(page.getByRole('searchbox', { name: pl.pages.rules.search })).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(polish)
        await expect(page.getByRole('status').first()).toHaveText(pl.pages.rules.all(count))
        await expect(page.locator(`[id="rule-${rule}"]`)).toBeInViewport()
      })
    })
  })

test('what is written for builders is folded away, and unfolds where one of its rules is named', async ({ page }) => {
  const folded = page.locator('[id="rule-CH-19.1"]')
  await page.goto('/#/rules/champions')
  await expect(page.locator('[id="rule-CH-4.1"]')).toBeVisible()
  await expect(folded).toBeHidden()
  await page.goto('/#/rules/champions/CH-19.1')
  await expect(folded).toBeInViewport()
})

test('the rules of one game lead to those of the other', async ({ page }) => {
  await page.goto('/#/rules/champions')
  await page.getByRole('navigation', { name: rules.games }).getByRole('link', { name: 'Reavers of Midgard' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Reavers of Midgard')
  await expect(page.locator('[id="rule-RV-1.1"]')).toBeVisible()
})

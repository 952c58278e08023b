import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en, expect, keep, promptOf, sitDown, test } from './house.ts'
import { assigning, fighting, type Moment, over, placing, savedTable } from './saves.ts'

async function expectNoViolation(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) }))
    expect(found).toEqual([])
  }
}

for (const [name, address] of [
  ['home', ''],
  ['new game', 'new/champions'],
  ['settings', 'settings'],
  ['about', 'about'],
  ['replay', 'replay'],
] as const) {
  test(`axe finds nothing by day and night on the page ${name}`, async ({ page }) => {
    await keep(page, await savedTable({ id: 'going' }), await savedTable({ id: 'finished', until: over }))
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(en.fetching)).toHaveCount(0)
    await expectNoViolation(page)
  })
}

test('axe finds nothing by day and night on the page rules', async ({ page }) => {
  await page.goto('/#/rules/champions')
  // A part of them stands for all: looking at every rule takes long.
  await page.getByRole('searchbox').fill('CH-4')
  await expect(page.getByRole('status').first()).toHaveText(/found$/)
  await expectNoViolation(page)
})

const MOMENTS: { readonly [name: string]: Moment } = { placing, assigning, fighting, over }

for (const [name, until] of Object.entries(MOMENTS)) {
  test(`axe finds nothing by day and night at the table, ${name}`, async ({ page }) => {
    await sitDown(page, await savedTable({ players: 4, until }))
    await expect(promptOf(page)).toBeAttached()
    await expectNoViolation(page)
  })
}

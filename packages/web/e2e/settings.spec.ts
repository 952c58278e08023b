import type { Page } from '@playwright/test'
import { en, expect, pl, sitDown, test } from './house.ts'
import { savedTable } from './saves.ts'

const { settings } = en.pages

const setting = (name: string) => ({ name })

/** Dark letters by day, light ones by night. */
const inkOf = (page: Page) => page.getByRole('main').evaluate((element) => getComputedStyle(element).color)

test('light, text size and language count at once, everywhere, and are still there after a reload', async ({
  page,
}) => {
  await page.goto('/#/settings')
  const html = page.locator('html')
  const ink = () => inkOf(page)

  await page.getByRole('group', setting(settings.theme)).getByText(settings.themes.light).click()
  const day = await ink()
  await page.getByRole('group', setting(settings.theme)).getByText(settings.themes.dark).click()
  await expect.poll(ink).not.toBe(day)
  const night = await ink()

  const title = page.getByRole('heading', { level: 1 })
  const letters = () => title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const small = await letters()
  await page.getByRole('group', setting(settings.textSize)).getByText('150 %').click()
  await expect.poll(letters).toBeGreaterThan(small * 1.3)

  await page.getByRole('group', setting(settings.language)).getByText(pl.pages.settings.thisLanguage).click()
  await expect(page.getByRole('heading', { level: 1, name: pl.pages.settings.title })).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'pl')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: pl.pages.settings.title })).toBeVisible()
  await expect.poll(ink).toBe(night)
  await expect(page.getByRole('radio', { name: '150 %' })).toBeChecked()

  await sitDown(page, await savedTable())
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('region', { name: pl.table.prompt })).toBeVisible()
})

test('at the table everything is set in a drawer, and put back as it was', async ({ page }) => {
  await sitDown(page, await savedTable())
  const drawer = page.getByRole('complementary', { name: settings.atTable })
  const html = page.locator('html')
  await page.keyboard.press('s')
  await drawer.getByRole('group', setting(settings.theme)).getByText(settings.themes.dark).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const volume = drawer.getByRole('slider', { name: settings.sound })
  await volume.press('End')
  await expect(volume).toHaveValue('100')
  await expect(drawer.getByRole('button', { name: settings.listen })).toBeEnabled()
  await drawer.getByText(settings.paces.slow).click()

  await drawer.getByRole('button', { name: settings.asItWas }).click()
  await expect(html).not.toHaveAttribute('data-theme', 'dark')
  await expect(volume).toHaveValue('0')
  await expect(drawer.getByRole('radio', { name: settings.paces.instant })).toBeChecked()
})

test.describe('a device that is set to night', () => {
  test.use({ colorScheme: 'dark' })

  test('makes it night here too', async ({ page }) => {
    const ink = () => inkOf(page)
    await page.goto('/#/settings')
    await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible()
    const asDevice = await ink()
    await page.getByRole('group', setting(settings.theme)).getByText(settings.themes.dark).click()
    await expect.poll(ink).toBe(asDevice)
    await page.getByRole('group', setting(settings.theme)).getByText(settings.themes.light).click()
    await expect.poll(ink).not.toBe(asDevice)
  })
})

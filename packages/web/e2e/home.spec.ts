import { games } from '@longhouse/registry'
import { en, expect, FAST_PROGRAM, goToTable, keep, kept, pl, promptOf, test } from './house.ts'
import { asked, over, savedTable } from './saves.ts'

const { home, newGame } = en.pages

test('the hall lists every game, and which of them are still to come', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
  for (const { words } of games) await expect(page.getByRole('heading', { name: words.en.title })).toBeVisible()
  await expect(page.getByText(home.coming, { exact: true })).toHaveCount(games.filter(({ ready }) => !ready).length)
  await expect(page.getByText(home.empty)).toBeVisible()
})

test('a game is set up, begun, left, continued and removed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: home.newGame, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: newGame.title })).toBeVisible()
  await page.getByRole('group', { name: newGame.howMany }).getByText('2', { exact: true }).click()
  await page.getByLabel(newGame.nameOf(1)).fill('Sigrun')
  await page
    .getByRole('group', { name: newGame.whoOf(2) })
    .getByText(FAST_PROGRAM)
    .click()
  await page.getByRole('button', { name: newGame.start }).click()

  await expect(page).toHaveURL(/#\/table\/[0-9a-f]+$/)
  await expect(promptOf(page)).toBeVisible()
  const address = page.url()

  await page.goto('/')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Sigrun' }) })
  await row.getByRole('link').click()
  await expect(page).toHaveURL(address)
  await expect(promptOf(page)).toBeVisible()

  await page.goto('/')
  await row.getByRole('button', { name: home.removeThis('Champions of Midgard') }).click()
  await page.getByRole('dialog').getByRole('button', { name: home.confirm.no }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: home.removeThis('Champions of Midgard') }).click()
  await page.getByRole('dialog').getByRole('button', { name: home.confirm.yes }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(home.empty)).toBeVisible()
})

test('a game of Reavers is set up with its own options', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: home.newGame, exact: true }).click()
  await page.getByRole('navigation', { name: newGame.game }).getByRole('link', { name: 'Reavers of Midgard' }).click()
  await expect(page).toHaveURL(/#\/new\/reavers$/)
  await page.getByRole('group', { name: newGame.howMany }).getByText('2', { exact: true }).click()
  await page
    .getByRole('group', { name: newGame.whoOf(2) })
    .getByText(FAST_PROGRAM)
    .click()
  const prophecy = page.getByLabel('Starting Prophecy')
  await expect(prophecy).toBeChecked()
  await prophecy.uncheck()
  await page.getByLabel('Start Player').selectOption('Astrid')
  await page.getByRole('button', { name: newGame.start }).click()
  await expect(page.locator('[data-mood=reavers] main')).toBeVisible()
  await expect(promptOf(page)).toBeVisible()
  const { plan } = await kept(page, page.url().split('/').at(-1) ?? '')
  expect(plan.options).toEqual({ 'starting-prophecy': false, 'start-player': 0 })
  await expect(page.locator('.own .prophecies').getByRole('heading')).toHaveText('Prophecies 0')

  await page.goto('/')
  await expect(page.getByRole('region', { name: home.continue })).toContainText('Reavers of Midgard')
})

test('Runar is set up for one: three of six heroes are fielded, and one is struck after a lost game', async ({
  page,
}) => {
  await keep(
    page,
    await savedTable({ game: 'runar', players: 1, options: { play: 'conquerors' }, until: asked('strikeHero') }),
  )
  await page.goto('/#/new/runar')
  await page.getByRole('group', { name: newGame.howMany }).getByText('1', { exact: true }).click()
  await expect(page.getByText('1A Ice Island')).toHaveCount(0)
  await page.getByText('Campaign of the Conquerors').click()
  await page.getByRole('button', { name: newGame.start }).click()
  for (const chosen of ['boar', 'helga', 'feima', 'orvar']) await page.locator(`[data-thing=${chosen}]`).click()
  for (const hero of ['Bjorn', 'Helga', 'Orvar']) await page.getByRole('button', { name: `${hero}, Explorer` }).click()
  await page.getByRole('button', { name: /^Field these three/ }).click()
  await expect(page.locator('.own .rn-hero .head .name')).toHaveText(['Bjorn', 'Helga', 'Orvar'])
  await expect(page.getByRole('region', { name: 'Your six heroes' })).toContainText('FridaExplorer, waits')

  await goToTable(page, 'table')
  await page.locator('.rn-candidate:enabled').first().click()
  await page.getByRole('button', { name: /^Strike / }).click()
  await expect(page.locator('.rn-candidate.lost')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Your six heroes' })).toContainText('1 of 4 lost')
})

test('two at a table cannot have the same name, and everybody has one', async ({ page }) => {
  await page.goto('/#/new/champions')
  await page.getByLabel(newGame.nameOf(1)).fill('')
  await page.getByLabel(newGame.nameOf(3)).fill('orm')
  await page.getByRole('button', { name: newGame.start }).click()
  await expect(page.getByRole('alert')).toHaveText(newGame.fix)
  await expect(page.getByLabel(newGame.nameOf(1))).toBeFocused()
  await expect(page.getByText(newGame.flaws.empty)).toBeVisible()
  await expect(page.getByText(newGame.flaws.taken)).toBeVisible()
})

test('a finished game is kept to be looked at', async ({ page }) => {
  await keep(page, await savedTable({ until: over }))
  await page.goto('/')
  await page.getByRole('region', { name: home.finished }).getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText(en.table.total)
})

test.describe('a browser that prefers Polish', () => {
  test.use({ locale: 'pl-PL', settings: { language: undefined } })

  test('is spoken to in Polish, and changes its mind on the top-nav', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: pl.pages.home.title })).toBeVisible()
    await page.getByRole('button', { name: en.pages.nav.inThisLanguage.name }).click()
    await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

import type { Page } from '@playwright/test'
import { en, expect, FAST_PROGRAM, promptOf, test } from './house.ts'
import { mouse, playerAt } from './playing.ts'

const { newGame } = en.pages

test.use({ serviceWorkers: 'allow' })

test('after the first visit everything works without a network', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: en.pages.home.title })).toBeVisible()

  for (const [place, title] of [
    ['settings', en.pages.settings.title],
    ['about', en.pages.about.title],
    ['replay', en.pages.replay.title],
    ['rules/champions', en.pages.rules.title],
  ]) {
    await page.goto(`/#/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title as string)
  }

  await page.goto('/#/new/champions')
  await page
    .getByRole('group', { name: newGame.whoOf(2) })
    .getByText(FAST_PROGRAM)
    .click()
  await page.getByRole('group', { name: newGame.howMany }).getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: newGame.start }).click()
  await expect(promptOf(page)).toBeVisible()
  const player = playerAt(page, mouse)
  let answers = 0
  await player.playUntil(async () => answers++ === 3)
})

/** Every place of the page, as the router knows it, and with an id where one belongs. */
const PLACES = [
  'new/champions',
  'table/none',
  'learn/champions',
  'play',
  'play/champions',
  't/none',
  't/none/invite',
  'account',
  'people/none',
  'replay',
  'rules/champions',
  'rules/reavers/RV-1.1',
  'settings',
  'about',
  'nowhere',
]

/** Something stands there: a table, or a page with its title. */
const anything = (page: Page) => page.locator('main h1, .table main').filter({ visible: true }).first()
/** How it begins: at a table programs may choose meanwhile. */
const beginning = async (page: Page) => (await anything(page).innerText()).split('\n')[0]

test('once it works without a network, every place is found by its link, with # and without', async ({
  page,
  complaints,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const place of PLACES)
    await test.step(place, async () => {
      await page.goto('about:blank')
      await page.goto(`/#/${place}`)
      await expect(anything(page)).toBeVisible()
      const shown = await beginning(page)
      await page.goto('about:blank')
      await page.goto(`/${place}`)
      await expect(anything(page)).toBeVisible()
      await expect.poll(() => beginning(page)).toBe(shown)
      await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    })
  // The browser tells of tables and people that the house does not have.
  expect(complaints.splice(0).filter((each) => !/status of 40[04]/.test(each))).toEqual([])
})

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

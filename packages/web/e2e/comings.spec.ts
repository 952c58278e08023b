import { LEVELS } from '@longhouse/bots'
import type { Page } from '@playwright/test'
import { onlineWordsIn } from '../src/online/words/index.ts'
import { wordsIn } from '../src/words/index.ts'
import { expect, test } from './house.ts'
import { stopTime } from './stopped-time.ts'
import { begin, comeIn } from './two-people.ts'

/** Everything that is announced from now on: an announcement stays only until the next. */
async function announcementsOn(page: Page): Promise<() => Promise<readonly string[]>> {
  const heard = await page.getByRole('log').evaluateHandle((log) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(log.textContent ?? '')).observe(log, {
      ...{ childList: true, characterData: true, subtree: true },
    })
    return texts
  })
  return () => heard.jsonValue()
}

for (const language of ['en', 'pl'] as const)
  test(`who leaves, comes back or gives up is noticed by the others (${language})`, async ({ browser }) => {
    const { table: said } = onlineWordsIn(language)
    const { table: words } = wordsIn(language)
    const host = await comeIn(browser, 'Astrid', { settings: { language } })
    const guest = await comeIn(browser, 'Bjorn', { settings: { language } })
    const { page } = host
    // What is told of others goes away by itself.
    await page.clock.install()
    await begin(host, guest, null, [LEVELS[0]])
    await stopTime(page)
    const note = page.locator('.house-note')
    const log = page.getByRole('complementary', { name: words.log })
    const header = page.getByRole('banner')
    const announced = await announcementsOn(page)
    await page.locator('.tab-log').click()
    await guest.page.locator('.tab-house').click()

    await test.step('leaves', async () => {
      await guest.page.getByRole('button', { name: said.leave }).click()
      await expect(note.getByText(said.gone.left('Bjorn'))).toBeVisible()
      await expect(log.getByText(said.botPlaysFor('Bjorn'))).toHaveCount(1)
      await expect(header.getByRole('img', { name: said.botPlaysFor('Bjorn') })).toBeVisible()
    })

    await test.step('comes back', async () => {
      await guest.page.locator('.house-panel').getByRole('button', { name: said.takeBack }).click()
      await expect(note.getByText(said.isBack('Bjorn'))).toBeVisible()
      await expect(log.getByText(said.isBack('Bjorn'))).toHaveCount(1)
      await expect(header.getByRole('img', { name: `Bjorn ${said.here}` })).toBeVisible()
    })

    await test.step('gives up', async () => {
      await guest.page.getByRole('button', { name: said.resign }).click()
      await guest.page.getByRole('dialog').getByRole('button', { name: said.resignAsk.yes }).click()
      await expect(note.getByText(said.gone.resigned('Bjorn'))).toBeVisible()
      await expect(log.getByText(said.over.resigned('Bjorn'))).toHaveCount(1)
      await expect(header.getByRole('img', { name: said.hasGivenUp('Bjorn') })).toBeVisible()
      // A screen reader hears it, too, whatever it hears next.
      await expect.poll(async () => (await announced()).join(' ')).toContain(said.over.resigned('Bjorn'))
    })
  })

test('an offer to end the game is beside an open drawer, and may be hidden until the game ends', async ({
  browser,
}) => {
  const { table: said } = onlineWordsIn('en')
  const [host, guest] = [await comeIn(browser, 'Astrid'), await comeIn(browser, 'Bjorn')]
  await begin(host, guest)
  const note = host.page.locator('.house-note')
  await host.page.locator('.tab-rules').click()

  await guest.page.locator('.tab-house').click()
  await guest.page.getByRole('button', { name: said.abandon }).click()
  await expect(note).toContainText(said.offered('Bjorn'))
  await note.getByRole('button', { name: said.hide }).click()
  await expect(note).toHaveCount(0)
  await expect(host.page.locator('#question')).toBeFocused()

  await host.page.locator('.tab-house').click()
  await host.page.getByRole('button', { name: said.abandon }).click()
  await expect(note).toContainText(said.over.abandoned)
})

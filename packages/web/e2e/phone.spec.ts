import { en, expect, promptOf, sitDown, test } from './house.ts'
import { finger, playerAt } from './playing.ts'
import { savedTable } from './saves.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the first round is played on a phone, within the thumb’s reach', async ({ page }) => {
  await sitDown(page, await savedTable({ players: 3, options: { leaders: 'chosen' } }))
  const second = page.locator('header [aria-current=step]').filter({ hasText: /^2$/ })
  await playerAt(page, finger).playUntil(async () => {
    await expect(promptOf(page)).toBeInViewport({ ratio: 0.9 })
    return (await second.count()) > 0
  })
})

for (const [name, address] of [
  ['hall', '/'],
  ['new game', '/#/new/champions'],
  ['settings', '/#/settings'],
  ['about', '/#/about'],
  ['rules', '/#/rules/champions'],
  ['replays', '/#/replay'],
] as const) {
  test(`the page ${name} is as wide as the phone`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(en.fetching)).toHaveCount(0)
    const [page_, phone] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(page_).toBeLessThanOrEqual(phone as number)
  })
}

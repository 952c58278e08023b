import { en, expect, kept, promptOf, sitDown, test } from './house.ts'
import { finger, playerAt } from './playing.ts'
import { asked, placing, savedTable } from './saves.ts'
import { boardIn, fingersOn } from './touching.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the first round is played on a phone, within the thumb’s reach', async ({ page }) => {
  await sitDown(page, await savedTable({ players: 3, options: { leaders: 'chosen' } }))
  const second = page.locator('header [aria-current=step]').filter({ hasText: /^2$/ })
  await playerAt(page, finger).playUntil(async () => {
    await expect(promptOf(page)).toBeInViewport({ ratio: 0.9 })
    return (await second.count()) > 0
  })
})

test('one finger pans the board, two zoom it about the point between them', async ({ page }) => {
  const saved = await savedTable({ players: 4, until: placing })
  await sitDown(page, saved)
  const { move, drag } = await fingersOn(page)
  const before = await boardIn(page)

  await drag([340, 300], [100, 300])
  await expect.poll(async () => (await boardIn(page)).left).toBeGreaterThan(before.left + 100)

  const near = await boardIn(page)
  await move([
    [
      [170, 300],
      [220, 300],
    ],
    [
      [145, 300],
      [245, 300],
    ],
  ])
  await expect.poll(async () => (await boardIn(page)).scale).toBeGreaterThan(near.scale * 1.5)
  // What lay between the fingers still does, as far as the board reaches.
  const zoomed = await boardIn(page)
  expect(Math.abs(zoomed.at(195, 300).x - near.at(195, 300).x)).toBeLessThan(12)

  await move([
    [
      [60, 300],
      [330, 300],
    ],
    [
      [170, 300],
      [220, 300],
    ],
  ])
  await expect.poll(async () => (await boardIn(page)).scale).toBeLessThan(near.scale)
  expect((await kept(page, 'table')).moves).toEqual(saved.moves)
  await expect(page.locator('.tip')).toHaveCount(0)
})

test('a tap chooses what glows, also on a card that lies on it', async ({ page }) => {
  const saved = await savedTable({ until: placing })
  await sitDown(page, saved)
  await page.locator('.board [data-thing=runesmith] [data-thing^=rune-]').first().tap()
  await expect.poll(async () => (await kept(page, 'table')).moves.at(-1)?.choice).toEqual({ place: 'runesmith' })
})

test('a long press tells what a thing is, and chooses nothing', async ({ page }) => {
  const saved = await savedTable({ until: placing })
  await sitDown(page, saved)
  const { rest } = await fingersOn(page)
  await rest(page.locator('.board [data-thing=runesmith] [data-thing^=rune-]').first())
  await expect(page.locator('.tip.held').getByRole('link', { name: /^CH-13/ })).toBeVisible()
  await page.getByRole('button', { name: en.table.close, exact: true }).click()
  await rest(page.locator('.board [data-thing=butcher]'))
  await expect(page.locator('.tip.held .primary')).toBeVisible()
  expect((await kept(page, 'table')).moves).toEqual(saved.moves)
})

test('a tap on what cannot be taken back asks once more', async ({ page }) => {
  await sitDown(page, await savedTable({ seed: 'sage', until: asked('peek') }))
  await page.locator('.board .journey.glow').first().tap()
  await expect(page.locator('.tip.held')).toContainText(en.table.cannotUndo)
})

test('the board goes to what is lit', async ({ page }) => {
  await sitDown(page, await savedTable({ until: asked('takeRune') }))
  await expect(page.locator('.board .rune.glow').first()).toBeInViewport()
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

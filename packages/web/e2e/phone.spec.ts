import type { Page } from '@playwright/test'
import { atEach, chosenSince, doneBesides, tablesForDecisions } from './deciding.ts'
import { en, expect, keep, kept, promptOf, sitDown, test, visit } from './house.ts'
import { placing } from './moments/champions.ts'
import { raiding, throwingBack } from './moments/reavers.ts'
import { chasing, holdingTreasure } from './moments/runar.ts'
import { finger, playerAt } from './playing.ts'
import { asked, savedTable, tableAt, tablesAt } from './saves.ts'
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

test('a tap tells what a place does, also on a card that lies on it, and one button sends the worker', async ({
  page,
}) => {
  const saved = await savedTable({ until: placing })
  await sitDown(page, saved)
  await page.locator('.board [data-thing=runesmith] [data-thing^=rune-]').first().tap()
  await expect(page.locator('.tip.held')).toBeInViewport({ ratio: 0.9 })
  expect((await kept(page, 'table')).moves).toEqual(saved.moves)
  await page.locator('.tip.held').getByText('Send worker').tap()
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

test.describe('in Reavers', () => {
  test('every decision is as wide as the phone, and asked within the thumb’s reach', async ({ page }) => {
    const tables = await tablesForDecisions('reavers')
    await keep(page, ...tables)
    await atEach(page, tables, async () => {
      await expect(promptOf(page)).toBeInViewport({ ratio: 0.9 })
      await expectNoSidewaysScrolling(page)
    })
  })

  test('a raid is made by touch', async ({ page }) => {
    const saved = await tableAt('reavers', raiding)
    await sitDown(page, saved)
    await expect(page.locator('.board .rv-pair.glow').first()).toBeInViewport()
    await page.locator('.board .rv-pair.glow').first().tap()
    // Who raids first draws cards for it: that is asked once more.
    await expect(page.locator('.tip.held')).toContainText(en.table.cannotUndo)
    await page.locator('.tip.held .primary').tap()
    await expect.poll(() => chosenSince(saved, page)).toEqual([{ activate: 0 }])
    const player = playerAt(page, finger)
    const isOver = async () => (await page.locator('.rv-loc.active[data-thing=raid-villages]').count()) === 0
    await player.playUntil(isOver)
    await expectNoSidewaysScrolling(page)
  })

  test('one rests by touch', async ({ page }) => {
    const saved = await tableAt('reavers', raiding)
    await sitDown(page, saved)
    await promptOf(page).getByRole('button', { name: /^Rest/ }).first().tap()
    await expect.poll(() => chosenSince(saved, page)).toEqual([{ rest: 0 }])
  })

  test('a die is thrown back by touch', async ({ page }) => {
    const saved = await tableAt('reavers', throwingBack)
    await sitDown(page, saved)
    const fresh = page.getByRole('button', { name: /^Throw back:/ })
    const before = await fresh.count()
    await fresh.first().tap()
    await expect.poll(() => doneBesides(saved, page)).toHaveLength(1)
    await expect(fresh).toHaveCount(before - 1)
  })
})

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [wide, phone] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect.soft(wide).toBeLessThanOrEqual(phone as number)
}

const PAGES = [
  '',
  'new/champions',
  'new/reavers',
  'new/runar',
  'settings',
  'about',
  'rules/champions',
  'rules/reavers',
  'rules/runar',
  'replay',
]

test.describe('in Runar', () => {
  test('a Reaction leaves what it answers in sight, and Treasures are at hand', async ({ page }) => {
    const tables = await tablesAt('runar', { chasing, holdingTreasure })
    await keep(page, ...tables)
    await atEach(page, tables, async ({ id }) => {
      if (id === 'holdingTreasure') return expect(page.locator('.rn-own .treasury .worn').first()).toBeInViewport()
      const { height = 0 } = (await page.locator('.rn-stage').boundingBox()) ?? {}
      expect(height).toBeGreaterThan(200)
      await expect(page.locator('.rn-spot .figure.active').first()).toBeInViewport()
    })
  })
})

test('the pages around the tables are as wide as the phone', async ({ page }) => {
  for (const address of PAGES)
    await test.step(`#/${address}`, async () => {
      await visit(page, address)
      await expectNoSidewaysScrolling(page)
    })
})

test('on a small phone all that leads from page to page stands on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, 'settings')
  const tops = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ top, bottom }) => top + bottom))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(20)
})

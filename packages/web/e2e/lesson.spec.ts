import type { Page } from '@playwright/test'
import { wordsIn } from '../src/words/index.ts'
import { expect, promptOf, test } from './house.ts'

const { begun, doIt, leave, leaveAsk, next, step, understood } = wordsIn('en').lesson

const cardOf = (page: Page) => page.locator('.lesson-card')
const cardTitle = (page: Page) => cardOf(page).getByRole('heading')
const button = (page: Page, name: string) => cardOf(page).getByRole('button', { name, exact: true })

test('the lesson is left only after a question, and is there again whenever one comes to learn', async ({ page }) => {
  await page.goto('/#/learn/champions')
  const first = await cardTitle(page).innerText()
  await button(page, next).click()
  await expect(cardTitle(page)).not.toHaveText(first)
  const second = await cardTitle(page).innerText()

  await button(page, leave).click()
  const asking = page.getByRole('dialog', { name: leaveAsk.title })
  await asking.getByRole('button', { name: leaveAsk.no }).click()
  await expect(cardTitle(page)).toHaveText(second)
  await button(page, leave).click()
  await asking.getByRole('button', { name: leaveAsk.yes }).click()
  await expect(cardOf(page)).toHaveCount(0)

  await page.goto('/#/learn/champions')
  await page.getByRole('button', { name: begun.goOn }).click()
  await expect(cardTitle(page)).toHaveText(second)

  await page.goto('/#/learn/champions')
  await page.getByRole('button', { name: begun.again }).click()
  await expect(cardTitle(page)).toHaveText(first)
})

test('no card lies on what it speaks of, and tips wait while one is read', async ({ page }) => {
  await page.goto('/#/learn/champions')
  const [telling, doing] = [button(page, next), button(page, doIt)]
  let card = ''
  // Up to the card at which any choice will do.
  do {
    await expect.poll(() => cardTitle(page).innerText()).not.toBe(card)
    card = await cardTitle(page).innerText()
    await expect.poll(() => hidden(page), { message: card }).toBeLessThan(0.1)
    if (await telling.isVisible()) {
      await page.locator('.top .explained').first().hover({ force: true })
      await expect(page.getByRole('tooltip')).toHaveCount(0)
    }
    await telling.or(doing).click()
  } while (card !== 'Runes')
})

/** How much of what the card points at lies under it. */
const hidden = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [card, thing] = ['.lesson-card', '.lesson-ring'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    )
    if (!card || !thing) return 0
    const wide = Math.min(card.right, thing.right) - Math.max(card.left, thing.left)
    const high = Math.min(card.bottom, thing.bottom) - Math.max(card.top, thing.top)
    return wide > 0 && high > 0 ? (wide * high) / (thing.width * thing.height) : 0
  })

test('the first game of Tiny Epic Vikings is walked to its end, with its battles laid out', async ({ page }) => {
  await page.goto('/#/learn/tiny-epic-vikings')
  const of = Number((await numberOf(page)).split(' ').at(-1))
  expect(of).toBeGreaterThan(20)
  for (let n = 1; n <= of; n++) {
    await expect(page.locator('.lesson-step')).toContainText(step(n, of))
    const rule = await cardOf(page).locator('.rule').innerText()
    // A battle that can be joined lies below the chart; one that was fought is laid out over it again.
    if (rule === 'TV-6.5') await expect(page.locator('.tv-band li.in')).toHaveCount(1)
    if (rule === 'TV-6.37') {
      await page.getByRole('button', { name: 'Lay it out' }).click()
      await expect(page.locator('.tv-field article')).toHaveCount(2)
      await page.getByRole('button', { name: 'See the chart' }).first().click()
      await expect(page.locator('.tv-field')).toHaveCount(0)
    }
    const telling = button(page, n === of ? understood : next)
    if ((await telling.count()) > 0) await telling.click()
    else await doWhatItSays(page, await numberOf(page))
  }
  await expect(cardOf(page)).toHaveCount(0)
  await expect(promptOf(page)).toBeVisible()
})

test('the first campaign is walked from one game to the next on a phone, and nothing of its evening is covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/learn/runar')
  await page.getByRole('button', { name: 'Your first campaign' }).click()
  const of = Number((await numberOf(page)).split(' ').at(-1))
  for (let n = 1; n <= of; n++) {
    await expect(page.locator('.lesson-step')).toContainText(step(n, of))
    if (n === 1) await expect.poll(() => areApart(page, '.rounds .now', '.tab-log')).toBe(true)
    if (n === 3) await expect.poll(() => areApart(page, '.lesson-ring', '.ask-panel')).toBe(true)
    await button(page, n === of ? understood : next)
      .or(button(page, doIt))
      .click()
  }
  await expect(cardOf(page)).toHaveCount(0)
  await expect(promptOf(page)).toBeVisible()
})

async function areApart(page: Page, ...selectors: readonly [string, string]): Promise<boolean> {
  const [a, b] = await Promise.all(selectors.map((selector) => page.locator(selector).first().boundingBox()))
  if (!a || !b) return false
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
}

const numberOf = (page: Page): Promise<string> => page.locator('.lesson-step').innerText()

/** What the card wants is done as a player would where one thing glows, and by the card where an answer is put together. */
async function doWhatItSays(page: Page, card: string): Promise<void> {
  const lit = page.locator('.table [data-thing].glow').filter({ visible: true })
  const answers = page.locator('.table .tip.held .primary')
  if ((await lit.count()) !== 1) return button(page, doIt).click()
  await lit.click()
  await expect.poll(async () => (await numberOf(page)) !== card || (await answers.count()) > 0).toBe(true)
  if ((await numberOf(page)) === card) await answers.click()
}

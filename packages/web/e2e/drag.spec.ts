import type { Locator, Page } from '@playwright/test'
import { chosenSince } from './deciding.ts'
import { expect, sitDown, test } from './house.ts'
import { assigning } from './moments/champions.ts'
import { recruiting } from './moments/reavers.ts'
import { asked, savedTable } from './saves.ts'
import { fingersOn } from './touching.ts'

const sent = (page: Page) => page.getByRole('button', { name: /^Call .* back from/ })
const warrior = (page: Page) => page.locator('.tray-piece').first()
const front = (page: Page) => page.locator('.front').last()

const middleOf = async (thing: Locator): Promise<readonly [number, number]> => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('there is nothing to drag')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test('a worker is dragged to a place', async ({ page }) => {
  const table = await savedTable()
  await sitDown(page, table)
  await page.locator('.hand [data-drag]').first().dragTo(page.locator('.board [data-thing=blacksmith]'))
  await expect.poll(() => chosenSince(table, page)).toEqual([{ place: 'blacksmith' }])
})

test('a warrior is dragged to a front and home again, or sent by a click anywhere on it', async ({ page }) => {
  await sitDown(page, await savedTable({ seed: 'anvil', until: assigning }))
  await warrior(page).dragTo(front(page).locator('h2'))
  await expect(sent(page)).toHaveCount(1)
  expect(await page.evaluate(() => String(getSelection()))).toBe('')
  await sent(page).dragTo(page.locator('.assign-acts'))
  await expect(sent(page)).toHaveCount(0)

  await warrior(page).click()
  await front(page).locator('h2').click()
  await expect(sent(page)).toHaveCount(1)
})

test('a Reaver is dragged to its work, a Viking to the own cards, a boat to where it sails', async ({ page }) => {
  const reaver = await savedTable({ id: 'reaver', game: 'reavers', until: recruiting })
  await sitDown(page, reaver)
  await page.locator('.rv-reaver > [data-drag]').first().dragTo(page.locator('.own .spcol').last())
  const specialized = async () => JSON.stringify(await chosenSince(reaver, page))
  await expect.poll(specialized).toContain('{"specialize":"subdue-territories"}')

  const pick = await savedTable({ id: 'pick', game: 'tiny-epic-vikings', until: asked('pick') })
  await sitDown(page, pick)
  const card = page.locator('.tv-draft [data-drag]').first()
  const viking = await card.getAttribute('data-thing')
  await card.dragTo(page.locator('.own [data-drop=picks]'))
  await expect.poll(() => chosenSince(pick, page)).toEqual([viking])

  const boat = await savedTable({ id: 'boat', game: 'tiny-epic-vikings', until: asked('sail') })
  await sitDown(page, boat)
  await page.locator('.tv-sails.is-chosen').dragTo(page.locator('.tv-fire.glow').first())
  await expect.poll(async () => Object.keys((await chosenSince(boat, page))[0] ?? {})).toEqual(['sail'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a worker is dragged by a finger', async ({ page }) => {
    const table = await savedTable()
    await sitDown(page, table)
    const { drag } = await fingersOn(page)
    const place = page.locator('.board [data-thing=public-small]')
    await expect(place).toBeInViewport()
    await drag(await middleOf(page.locator('.hand [data-drag]').first()), await middleOf(place))
    await expect.poll(() => chosenSince(table, page)).toEqual([{ place: 'public-small' }])
  })
})

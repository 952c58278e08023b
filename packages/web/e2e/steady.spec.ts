import type { Page } from '@playwright/test'
import { en, expect, sitDown, test } from './house.ts'
import { playing } from './moments/tiny-epic-vikings.ts'
import { finger, type Hands, mouse } from './playing.ts'
import { savedTable } from './saves.ts'

/** Where the stage lies. */
const stageAt = (page: Page) => page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().toJSON())

/** From the first question of a game to one after a rival has chosen, and to another of the same turn. */
async function expectSteady(page: Page, take: Hands): Promise<void> {
  await sitDown(page, await savedTable())
  const before = await stageAt(page)
  const choose = async (thing: string) => {
    await take(page.locator(`.board [data-thing=${thing}]`))
    if (take === finger) await take(page.locator('.tip.held .primary'))
  }
  await choose('blacksmith')
  await expect(page.getByRole('list', { name: en.table.since }).getByRole('button').first()).toBeVisible()
  expect(await stageAt(page)).toEqual(before)
  await choose('runesmith')
  await expect(page.locator('.board .rune.glow').first()).toBeVisible()
  expect(await stageAt(page)).toEqual(before)
}

test('the board stays where it is, whatever is asked and told', ({ page }) => expectSteady(page, mouse))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('it does so too', ({ page }) => expectSteady(page, finger))

  test('cards that unfold lie over it', async ({ page }) => {
    await sitDown(page, await savedTable({ game: 'tiny-epic-vikings', until: playing }))
    const before = await stageAt(page)
    const hand = page.locator('.tv-own').getByRole('button', { expanded: true })
    await hand.tap()
    await expect(hand).toHaveCount(0)
    expect(await stageAt(page)).toEqual(before)
    await page.locator('.tv-own').getByRole('button', { name: /^Clan/ }).tap()
    await expect(page.locator('.tv-own .clan')).toBeVisible()
    expect(await stageAt(page)).toEqual(before)
  })
})

import type { Page } from '@playwright/test'
import { en, expect, promptOf, sitDown, test } from './house.ts'
import { assigning } from './moments/champions.ts'
import { sacrificing } from './moments/tiny-epic-vikings.ts'
import { savedTable } from './saves.ts'

const { beat } = en.table

/**
 * An assignment is sealed, and the fights that it sets off wait to be seen. Nothing passes by itself from here on. Before that
 * the program may choose or not, as quick as the machine is: in this game it demands nothing.
 */
async function sealAtTable(page: Page): Promise<void> {
  await page.clock.install()
  await sitDown(page, await savedTable({ seed: 'anvil', until: assigning }))
  const seal = page.locator('.assign-acts .primary')
  // What shows the table may need the page's clock: it stands still only when the question is there.
  await expect(seal).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await seal.click()
  // Nobody is sent: that is asked once more.
  const sure = page.getByRole('dialog', { name: en.table.doubt.title })
  await sure.getByRole('button', { name: en.table.doubt.no }).click()
  await seal.click()
  await sure.getByRole('button', { name: en.table.doubt.yes }).click()
  await passBotsBy(page)
}

/** Programs need no time of the page's clock to think, and wait for the reader: until something is shown by itself. */
async function passBotsBy(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(goOn(page)).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0] })
}

const goOn = (page: Page) => promptOf(page).getByRole('button', { name: beat.next })
const caption = (page: Page) => promptOf(page).getByRole('heading').innerText()

test.describe('what happens is shown one beat after another', () => {
  test.use({ settings: { motion: 'full', pace: 'slow' } })

  test('dice roll, settle and are counted, and nothing is told of them or to be chosen before', async ({ page }) => {
    await sealAtTable(page)
    const dice = page.locator('.picture.of-throw')
    await expect(dice).toHaveAttribute('data-counted', '-1')
    expect(await caption(page)).toBe(beat.rolling)
    await expect(dice.locator('footer')).not.toContainText(/\d/)
    await expect(page.locator('.table .glow')).toHaveCount(0)
    await page.clock.runFor(1300)
    await expect(dice.locator('footer')).toContainText(/\d/)
    const told = await caption(page)
    expect(told).not.toBe(beat.rolling)
    await page.clock.runFor(5000)
    await expect.poll(() => caption(page)).not.toBe(told)
  })

  test('a click on the board goes on, a second one shows how it ended', async ({ page }) => {
    await sealAtTable(page)
    const first = await caption(page)
    await page.locator('main.stage').click({ position: { x: 5, y: 5 } })
    await expect.poll(() => caption(page)).not.toBe(first)
    await page.locator('main.stage').click({ position: { x: 5, y: 5 } })
    await expect(goOn(page)).toHaveCount(0)
  })

  test('keys do the same: Enter goes on, Escape skips', async ({ page }) => {
    await sealAtTable(page)
    const first = await caption(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => caption(page)).not.toBe(first)
    await page.keyboard.press('Escape')
    await expect(goOn(page)).toHaveCount(0)
  })

  test('the pace is set where it is felt, and "instant" ends it at once', async ({ page }) => {
    await sealAtTable(page)
    await promptOf(page).getByText(en.pages.settings.paces.instant).click()
    await expect(goOn(page)).toHaveCount(0)
  })
})

test.describe('without motion', () => {
  test.use({ settings: { motion: 'none', pace: 'slow' } })

  test('the same is told by cards that stand still, and a click goes on', async ({ page }) => {
    await sealAtTable(page)
    const dice = page.locator('.picture.of-throw')
    await expect(dice.locator('footer')).toContainText(/\d/)
    expect(await caption(page)).not.toBe(beat.rolling)
    expect(await dice.evaluate((picture) => picture.getAnimations({ subtree: true }).length)).toBe(0)
    await page.locator('main.stage').click({ position: { x: 5, y: 5 } })
    await expect(dice).toHaveCount(0)
  })
})

test.describe('step by step', () => {
  test.use({ settings: { motion: 'none', pace: 'step' } })

  test('the enemy of a game alone waits after each of its steps, which are listed with their rules and seen again, and the focus stays', async ({
    page,
  }) => {
    await page.clock.install()
    await sitDown(
      page,
      await savedTable({ game: 'tiny-epic-vikings', players: 1, options: {}, seed: 'gold', until: sacrificing }),
    )
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await promptOf(page).locator('.declines').click()
    const turn = page.locator('.tv-enemy-turn')
    await expect(goOn(page)).toBeVisible()
    // Up to its first card.
    await expect(async () => {
      if ((await turn.getByRole('listitem').count()) === 0) await goOn(page).click()
      await expect(turn.getByRole('listitem')).toHaveCount(1, { timeout: 100 })
    }).toPass({ intervals: [0] })
    const first = await caption(page)
    await page.clock.runFor(60_000)
    expect(await caption(page)).toBe(first)
    await goOn(page).click()
    await expect(turn.getByRole('listitem')).toHaveCount(2)
    for (const step of await turn.getByRole('listitem').all()) await expect(step.locator('.rule')).toHaveText(/^TV-/)
    await promptOf(page).getByRole('button', { name: beat.skip }).press('Enter')
    await expect(goOn(page)).toHaveCount(0)
    const focused = page.locator('.table :focus')
    await expect(focused).toHaveCount(1)

    const question = await caption(page)
    await page.getByRole('button', { name: /^Watch the enemy’s turn again/ }).press('Enter')
    expect(await caption(page)).toBe(first)
    await expect(page.locator('#question')).toBeFocused()
    await expect(turn.getByRole('listitem')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(turn.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(goOn(page)).toHaveCount(0)
    expect(await caption(page)).toBe(question)
    await expect(focused).toHaveCount(1)

    // The list and the way to it take each other's place, and the focus stays there.
    const list = page.locator('.tv-see-turn button').last()
    await list.press('Enter')
    await expect(turn.locator('.lay')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(list).toBeFocused()
  })
})

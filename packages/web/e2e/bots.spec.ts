import type { Page } from '@playwright/test'
import { levelNote, programName } from '../src/session/programs.ts'
import { wordsIn } from '../src/words/index.ts'
import { violations } from './axe.ts'
import { en, expect, kept, promptOf, sitDown, test } from './house.ts'
import { placing } from './moments/champions.ts'
import { selecting } from './moments/reavers.ts'
import { over, savedTable, type Wanted } from './saves.ts'

const { home, newGame } = en.pages
const hint = wordsIn('en').hint
const review = wordsIn('en').review
/** A review thinks of every move. */
const REVIEWED = { timeout: 150_000 }

const hintOf = (page: Page) => page.getByRole('complementary', { name: hint.name })
/** Programs of the page are asked, and do not answer before they may. */
async function holdThoughts(page: Page): Promise<() => Promise<void>> {
  const post = await page.evaluateHandle(() => Worker.prototype.postMessage)
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => undefined
  })
  return () =>
    page.evaluate((own) => {
      Worker.prototype.postMessage = own
    }, post)
}

const movesOf = async (page: Page) => (await kept(page, 'table')).moves

test('a level is chosen, explained, seen at the table and in the hall, and remembered', async ({ page }) => {
  await page.goto('/#/new/champions')
  const second = page.getByRole('group', { name: newGame.whoOf(2) })
  const jarl = programName('en', 'jarl') as string
  await expect(page.getByText(levelNote('en', 'raider')).first()).toBeVisible()
  await page.getByRole('group', { name: newGame.howMany }).getByText('2', { exact: true }).click()
  await second.getByText(jarl).click()
  await expect(page.getByText(levelNote('en', 'jarl'))).toBeVisible()
  await page.getByRole('button', { name: newGame.start }).click()
  await expect(page.getByRole('complementary', { name: en.table.rivals })).toContainText(jarl)
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.continue })).toContainText(`Orm (${jarl})`)
  await page.goto('/#/new/champions')
  await expect(second.getByRole('radio', { name: jarl })).toBeChecked()
})

const ON_TURN: readonly Wanted[] = [
  { game: 'champions', until: placing },
  { game: 'reavers', until: selecting },
]

for (const wanted of ON_TURN)
  test(`a hint is asked for by key and by button, looked at, and played only by its button: ${wanted.game}`, async ({
    page,
  }) => {
    const saved = await savedTable(wanted)
    await sitDown(page, saved)
    await expect(page.getByRole('complementary', { name: en.table.rivals })).toContainText('Thrall')

    const letThink = await holdThoughts(page)
    await page.keyboard.press('i')
    await expect(hintOf(page)).toContainText(hint.thinking)
    await page.keyboard.press('Escape')
    await expect(hintOf(page)).toHaveCount(0)
    await letThink()

    await promptOf(page).getByRole('button', { name: hint.name }).click()
    const ways = hintOf(page).getByRole('radio')
    await expect(ways.first()).toBeFocused()
    // How many it looks at in its time, the machine says.
    await expect(ways.nth(1)).toBeVisible()
    await expect(hintOf(page).locator('.hint-chance').first()).toContainText(/^\d+ %/)
    await expect(page.locator('.hint-ring')).toHaveCount(1)
    await expect(hintOf(page).locator('.hint-why')).toContainText(hint.changes)
    expect(await violations(page, { of: ['.hint'] })).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(ways.nth(1)).toBeChecked()
    expect(await movesOf(page)).toHaveLength(saved.moves.length)

    await hintOf(page).getByRole('button', { name: hint.play }).click()
    await expect.poll(async () => (await movesOf(page)).length).toBeGreaterThan(saved.moves.length)
    expect((await movesOf(page))[saved.moves.length]?.seat).toBe(0)
    await expect(hintOf(page)).toHaveCount(0)
  })

test('nobody who plays against people gets a hint', async ({ page }) => {
  await sitDown(page, await savedTable({ players: 3, people: 2, until: placing }))
  await expect(promptOf(page)).toBeVisible()
  await expect(page.getByRole('button', { name: hint.name })).toHaveCount(0)
})

test('a finished game is reviewed: the line, the choices that mattered, and the way to them', async ({ page }) => {
  await sitDown(page, await savedTable({ until: over }))
  const letThink = await holdThoughts(page)
  await page.getByRole('dialog').getByRole('button', { name: review.open }).click()
  const dialog = page.getByRole('dialog', { name: review.title })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await dialog.getByRole('button', { name: review.stop }).click()
  await letThink()
  await dialog.getByRole('button', { name: review.begin }).click()
  const slider = dialog.getByRole('slider', { name: review.slider })
  await expect(slider).toBeVisible(REVIEWED)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /move 0\. Astrid \d+ %, Orm \d+ %/)
  await dialog.getByText(review.table).click()
  await expect(dialog.getByRole('row', { name: review.end })).toContainText(review.percent(100))
  expect(await violations(page, { of: ['dialog'] })).toEqual([])

  const first = dialog.getByRole('listitem').filter({ hasText: review.taken }).first()
  await expect(first).toContainText(review.better)
  await first.getByRole('button', { name: review.watch }).click()
  await expect(dialog).toHaveCount(0)
  const past = page.getByRole('complementary', { name: en.table.past })
  await expect(past.getByRole('slider')).toBeVisible()
  await expect(promptOf(page)).toContainText(en.table.now)
  // What was found once is there at once.
  await promptOf(page).getByRole('button', { name: review.open }).click()
  await expect(slider).toBeVisible()
})

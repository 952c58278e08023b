import type { Page } from '@playwright/test'
import { chosenSince, doneBesides } from './deciding.ts'
import { en, expect, goToTable, keep, kept, promptOf, sitDown, test } from './house.ts'
import { choosingPort, placing } from './moments/champions.ts'
import { PLACES, selecting } from './moments/reavers.ts'
import { withdrawingLast } from './moments/tiny-epic-vikings.ts'
import { keys, playerAt } from './playing.ts'
import { lastStepBefore, over, savedTable, tableAt } from './saves.ts'

const { home, newGame, settings } = en.pages
const { table: words } = en

/** Tab until what is wanted has the focus: what no key reaches cannot be used. */
async function tabTo(page: Page, role: 'link' | 'button' | 'radio' | 'slider', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first()
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`no Tab leads to the ${role} ${name}`)
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)
const told = (page: Page) => page.getByRole('log')

test('from the hall to a game, through it and to the settings and back, by keys alone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, 'link', home.newGame)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: newGame.title })).toBeVisible()
  await tabTo(page, 'radio', '3')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '2', exact: true })).toBeChecked()
  await page
    .getByRole('group', { name: newGame.whoOf(2) })
    .locator('input:checked')
    .focus()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'button', newGame.start)
  await page.keyboard.press('Enter')
  await expect(promptOf(page)).toBeVisible()
  await expect.poll(() => hasFocus(page)).toBe(true)

  let answers = 0
  await playerAt(page, keys).playUntil(async () => answers++ === 4)
  await page.keyboard.press('l')
  await expect(page.getByRole('region', { name: words.log })).toBeFocused()
  await page.keyboard.press('h')
  await expect(page.getByRole('slider')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(promptOf(page)).toContainText(words.now)
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('slider')).toHaveCount(0)
  expect(await hasFocus(page)).toBe(true)
  await page.keyboard.press('?')
  await expect(page.getByRole('complementary', { name: words.keys.name })).toContainText(words.undo.toLowerCase())
  await page.keyboard.press('Escape')

  await tabTo(page, 'link', en.nav.home)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
  await tabTo(page, 'link', en.nav.settings)
  await page.keyboard.press('Enter')
  await tabTo(page, 'radio', settings.themes.system)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goBack()
  await page.goBack()
  await expect(promptOf(page)).toBeVisible()
})

test('the focus is never lost, and what happened is told once', async ({ page }) => {
  const [before, place] = await lastStepBefore(await savedTable({ until: choosingPort }))
  await sitDown(page, before)
  // What happened before one came is not news.
  await expect(told(page)).toBeEmpty()
  await page.locator(place).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await kept(page, 'table')).moves.length).toBe(before.moves.length + 1)
  await expect(told(page)).toContainText('Astrid')
  await expect(page.locator('[role=status]').filter({ hasText: /shore/ })).toHaveCount(1)
  expect(await hasFocus(page)).toBe(true)
  await page.keyboard.press('u')
  await expect(told(page)).toHaveText(words.undone)
  await expect.poll(() => hasFocus(page)).toBe(true)
})

test('an activation of Reavers is played by keys alone, from one selection to the next', async ({ page }) => {
  const saved = await savedTable({ game: 'reavers', until: selecting })
  await sitDown(page, saved)
  await playerAt(page, keys).playUntil(async () => {
    const chosen = await chosenSince(saved, page)
    if (chosen.length > 0) await expect.poll(() => hasFocus(page)).toBe(true)
    return chosen.filter((choice) => PLACES.includes(String(choice))).length === 2
  })
  await expect(told(page)).not.toBeEmpty()
})

test('the last settler of an island stays in reach while the island is shown without it', async ({ page }) => {
  const saved = await tableAt('tiny-epic-vikings', withdrawingLast)
  await sitDown(page, saved)
  const back = page.locator('.tv-isle .withdraw').first()
  // The chart takes the size of its frame a moment later: this waits until it stands still.
  await back.scrollIntoViewIfNeeded()
  const before = await back.boundingBox()
  await back.hover()
  await expect(page.locator('.tv-isle .leaves')).toHaveCount(1)
  expect(await back.boundingBox()).toEqual(before)
  await page.mouse.move(0, 0)
  await keys(back)
  await expect.poll(() => doneBesides(saved, page)).toHaveLength(1)
})

test('dialogs give the focus back', async ({ page }) => {
  await keep(page, await savedTable({ id: 'over', until: over }), await savedTable({ people: 2, until: placing }))
  await goToTable(page, 'over')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#question')).toBeFocused()

  await goToTable(page, 'table')
  const orm = page.getByRole('dialog', { name: en.curtain.pass('Orm') })
  await playerAt(page, keys).playUntil(() => orm.isVisible())
  await expect(told(page)).toBeEmpty()
  await page.keyboard.press('Enter')
  await expect(orm).toHaveCount(0)
  await expect(told(page)).not.toBeEmpty()
  expect(await hasFocus(page)).toBe(true)

  await page.goto('/')
  const remove = page.getByRole('region', { name: home.continue }).getByRole('button')
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: home.confirm.no })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: home.confirm.no })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en, expect, goToTable, keep, kept, promptOf, sitDown, test } from './house.ts'
import { assigning, placing, rerolling } from './moments/champions.ts'
import { mouse, playerAt, sightOf } from './playing.ts'
import { savedTable } from './saves.ts'

const { otherTab, broken } = en.table

/** Until a person is asked and nothing moves any more. */
async function atRest(page: Page): Promise<string> {
  await expect.poll(async () => (await kept(page, 'table')).summary.awaited).toEqual([0])
  await expect(page.locator('[data-thing][role=button]').first()).toBeVisible()
  let before = ''
  await expect
    .poll(async () => {
      const now = await sightOf(page)
      const still = now === before
      before = now
      return still
    })
    .toBe(true)
  return before
}

async function downloaded(page: Page): Promise<unknown> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: broken.save }).click()
  return JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
}

test('a table reloaded in the middle of a game is at the same moment', async ({ page }) => {
  await sitDown(page, await savedTable())
  const player = playerAt(page, mouse)
  for (let choices = 0; choices < 3; choices++) {
    await atRest(page)
    await player.answer()
  }
  const before = await atRest(page)
  const { moves } = await kept(page, 'table')
  expect(moves.length).toBeGreaterThanOrEqual(3)
  await page.reload()
  await expect(promptOf(page)).toBeVisible()
  expect(await atRest(page)).toBe(before)
  expect((await kept(page, 'table')).moves).toEqual(moves)
})

test('picked dice and a half-made assignment are the same after a reload', async ({ page }) => {
  const sent = page.getByRole('button', { name: /^Call .* back from/ })
  await keep(
    page,
    await savedTable({ id: 'fight', until: rerolling }),
    await savedTable({ id: 'assign', seed: 'anvil', until: assigning }),
  )
  await goToTable(page, 'fight')
  const dice = page.getByRole('region', { name: 'Your throw' }).getByRole('button')
  await dice.first().click()
  await expect(dice.first()).toHaveAttribute('aria-pressed', 'true')
  const fight = await sightOf(page)
  await page.reload()
  await expect.poll(() => sightOf(page)).toBe(fight)

  await goToTable(page, 'assign')
  await page
    .getByRole('button', { name: /^Send / })
    .first()
    .click()
  await expect(sent).toHaveCount(1)
  await page.reload()
  await expect(promptOf(page)).toBeVisible()
  await expect(sent).toHaveCount(1)
})

test('a second tab is told that the table is open, and can take it over', async ({ page, context }) => {
  await sitDown(page, await savedTable({ until: placing }))
  const second = await context.newPage()
  await goToTable(second, 'table')
  await expect(second.getByRole('alert')).toContainText(otherTab.title)
  await second.getByRole('button', { name: otherTab.take }).click()
  await expect(promptOf(second)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(otherTab.title)
})

test('a table that was left in another tab is free again', async ({ page, context }) => {
  await sitDown(page, await savedTable({ until: placing }))
  await page.close()
  const second = await context.newPage()
  await goToTable(second, 'table')
  await expect(promptOf(second)).toBeVisible()
})

test('a table played by other rules says so and gives its file, and goes on by those of now', async ({ page }) => {
  const table = await savedTable({ until: placing })
  const { position } = table
  // By its own rules it had come elsewhere.
  const saved = { ...table, version: '0.0.1', position: position && { ...position, ids: position.ids + 1 } }
  await keep(page, saved)
  await goToTable(page, 'table')
  await expect(page.getByRole('alert')).toContainText(broken.version)
  expect(await downloaded(page)).toEqual(saved)
  await expect(page.getByRole('heading', { name: broken.earlier })).toBeVisible()
  await page.getByRole('button', { name: broken.goOn }).click()
  await expect(promptOf(page)).toBeVisible()
})

test('a table played by other rules that lead to the same position goes on, and says so', async ({ page }) => {
  await sitDown(page, { ...(await savedTable({ until: placing })), version: '0.0.1' })
  await expect(page.getByText(en.table.otherRules).first()).toBeAttached()
})

test('a table whose choices are against the rules says so, and gives its file', async ({ page }) => {
  const saved = { ...(await savedTable()), moves: [{ seat: 0, choice: { place: 'valhalla' } }] }
  await keep(page, saved)
  await goToTable(page, 'table')
  await expect(page.getByRole('alert')).toContainText(broken.illegal)
  expect(await downloaded(page)).toEqual(saved)
})

test('a table of which only ruins are left says so, and the hall still opens', async ({ page }) => {
  const { plan, ...ruins } = await savedTable()
  await keep(page, { ...ruins, plan: { ...plan, seats: null } })
  await goToTable(page, 'table')
  await expect(page.getByRole('alert')).toContainText(broken.illegal)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: en.pages.home.title })).toBeVisible()
})

test('a table that is not here says so', async ({ page }) => {
  await goToTable(page, 'nowhere')
  await expect(page.getByRole('alert')).toContainText(broken.missing)
  await page.getByRole('link', { name: en.crash.home }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.pages.home.title })).toBeVisible()
})

test('a crash shows a way back, and the way works', async ({ page, complaints }) => {
  await page.goto('/')
  await page.route('**/assets/settings-*.js', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: en.nav.settings }).click()
  await expect(page.getByRole('alert')).toContainText(en.crash.title)
  await expect(page.getByRole('alert')).toContainText(en.crash.safe)
  expect(complaints.splice(0)).not.toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: en.crash.again }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.pages.settings.title })).toBeVisible()
})

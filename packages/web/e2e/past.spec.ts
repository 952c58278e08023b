import type { Page } from '@playwright/test'
import { PACE } from '../src/session/pace.ts'
import type { SeatPlan } from '../src/session/saved-table.ts'
import { atEach, chosenSince, doneBesides } from './deciding.ts'
import { en, expect, keep, promptOf, sitDown, test } from './house.ts'
import { askedAgain, tablesWithPasts } from './looking-back.ts'
import { assigning, placing } from './moments/champions.ts'
import { mouse, playerAt } from './playing.ts'
import { savedTable, WALKED } from './saves.ts'
import { begin, comeIn, playPast, sightFor } from './two-people.ts'

const { table: words, curtain } = en

/** Whatever a player could press on the board and around the question, but the ways through the past and back to now. */
const PRESSABLE = ':is(.stage, .own, .prompt) :is(button, [role=button], input):not(:disabled, .walk *, .walk-ways *)'
const OFFERED = ':is(.stage, .own, .prompt) :is(.glow, .glow-btn, .declines, .editor, .assign, .choice-card:enabled)'

const wayBack = (page: Page) => promptOf(page).getByRole('button', { name: words.now })

async function goBackTo(page: Page, move: number): Promise<void> {
  await page.getByRole('button', { name: words.past, exact: true }).click()
  await page.getByRole('slider').fill(String(move))
  await expect(wayBack(page)).toBeVisible()
}

/** Presses everything that can be pressed there, by mouse and by key. */
async function tryEverything(page: Page): Promise<void> {
  const pressable = page.locator(PRESSABLE).filter({ visible: true, hasNotText: words.now })
  for (const each of await pressable.all()) {
    if (!(await each.isVisible())) continue
    await each.click({ force: true })
    await each.press('Enter')
  }
}

for (const game of WALKED)
  test(`at no decision of ${game} can anything be chosen in the past`, async ({ page }) => {
    test.setTimeout(480_000)
    const pasts = await tablesWithPasts(game)
    const moveAt = new Map(pasts.map(({ table, move }) => [table.id, move]))
    const tables = pasts.map(({ table }) => table)
    await keep(page, ...tables)
    await atEach(page, tables, async (table) => {
      const end = page.getByRole('dialog').getByRole('button', { name: words.close, exact: true })
      if (table.summary.over) await end.click()
      await goBackTo(page, moveAt.get(table.id) ?? 0)
      await expect(page.locator(OFFERED).filter({ visible: true })).toHaveCount(0)
      await tryEverything(page)
      await expect(wayBack(page)).toBeVisible()
      expect(await chosenSince(table, page)).toEqual([])
      expect(await doneBesides(table, page)).toEqual([])
    })
  })

test('an old assignment cannot be sealed again, and the one that is being made stays as it was', async ({ page }) => {
  const { table, move } = await askedAgain(assigning, { seed: 'anvil' })
  expect(move).toBeLessThan(table.moves.length)
  await sitDown(page, table)
  const sent = page.getByRole('button', { name: /^Call .* back from/ })
  await page
    .getByRole('button', { name: /^Send / })
    .first()
    .click()
  await expect(sent).toHaveCount(1)

  await goBackTo(page, move)
  await expect(page.getByRole('button', { name: /^Seal/ })).toHaveCount(0)
  await expect(sent).toHaveCount(0)
  // A reload would not lose it either.
  await page.reload()
  await expect(sent).toHaveCount(1)

  await goBackTo(page, move)
  await wayBack(page).click()
  await expect(sent).toHaveCount(1)
  expect(await chosenSince(table, page)).toEqual([])
})

test.describe('programs that take their time', () => {
  test.use({ settings: { pace: 'slow' } })

  test('whoever the device is passed to sees the present, though the one before looked at the past', async ({
    page,
  }) => {
    // Programs move when the test lets time pass.
    await page.clock.install()
    const saved = await savedTable({ players: 3, people: 2, until: placing })
    const [astrid, orm, program] = saved.plan.seats as readonly [SeatPlan, SeatPlan, SeatPlan]
    await sitDown(page, { ...saved, plan: { ...saved.plan, seats: [astrid, program, orm] } })
    const passed = page.getByRole('dialog', { name: curtain.pass(orm.name) })
    await page.clock.pauseAt(Date.now() + 1000)
    await playerAt(page, mouse).answer()
    await goBackTo(page, 0)
    await expect
      .poll(async () => {
        await page.clock.runFor(PACE.slow)
        return passed.isVisible()
      })
      .toBe(true)
    await passed.getByRole('button', { name: curtain.open(orm.name) }).click()
    await expect(passed).toHaveCount(0)
    await expect(wayBack(page)).toHaveCount(0)
    await expect(page.locator('.stage .glow').first()).toBeVisible()
  })
})

test('online an old assignment cannot be sealed again', async ({ browser }) => {
  test.slow()
  const host = await comeIn(browser, 'Astrid')
  const match = await begin(host, await comeIn(browser, 'Bjorn'))
  const { page } = host
  const { asked, now } = await playPast(match, host, 'assign')
  await page.getByRole('button', { name: words.past, exact: true }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(now))
  await page.getByRole('slider').fill(String(asked))
  await expect(wayBack(page)).toBeVisible()
  await expect(page.locator(OFFERED).filter({ visible: true })).toHaveCount(0)
  await tryEverything(page)
  await wayBack(page).click()
  expect((await sightFor(host, match.id)).seen?.moves).toBe(now)
})

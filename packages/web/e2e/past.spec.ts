import { PACE } from '../src/session/pace.ts'
import type { SeatPlan } from '../src/session/saved-table.ts'
import { chosenSince } from './deciding.ts'
import { en, expect, sitDown, test } from './house.ts'
import { askedAgain, expectNothingToChoose, goBackTo, wayBack } from './looking-back.ts'
import { assigning, placing } from './moments/champions.ts'
import { mouse, playerAt } from './playing.ts'
import { savedTable } from './saves.ts'
import { stopTime } from './stopped-time.ts'
import { begin, comeIn, playPast, sightFor } from './two-people.ts'

const { table: words, curtain } = en

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
  const marked = page.locator('.own .sent-to')
  await expect(marked).toHaveCount(1)

  await goBackTo(page, move)
  await expect(page.getByRole('button', { name: /^Seal/ })).toHaveCount(0)
  await expect(sent).toHaveCount(0)
  await expect(marked).toHaveCount(0)
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
    await page.getByRole('button', { name: curtain.open(astrid.name) }).click()
    const passed = page.getByRole('dialog', { name: curtain.pass(orm.name) })
    await stopTime(page)
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
  const host = await comeIn(browser, 'Astrid')
  const match = await begin(host, await comeIn(browser, 'Bjorn'))
  const { page } = host
  const { asked, now } = await playPast(match, host, 'assign')
  await page.getByRole('button', { name: words.past, exact: true }).click()
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(now))
  await page.getByRole('slider').fill(String(asked))
  await expect(wayBack(page)).toBeVisible()
  await expectNothingToChoose(page)
  await wayBack(page).click()
  expect((await sightFor(host, match.id)).seen?.moves).toBe(now)
})

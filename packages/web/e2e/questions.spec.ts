import { chosenSince } from './deciding.ts'
import { en, expect, goToTable, keep, promptOf, test } from './house.ts'
import { lastStepBefore, type Moment, tableAt } from './saves.ts'

const { questions } = en.table
const { settings } = en.pages

/** Seat 0 went to the shrine, where it can buy one thing only, and holds a rune that could come before it. */
const prayerWithoutChoice: Moment = ({ asks, moves }) =>
  moves.at(-1)?.seat === 0 &&
  asks.some(({ seat, step, form }) => seat === 0 && step === 'pray' && form?.kind === 'one' && form.of.length === 1)

test('a question that leaves no choice is switched off, and from then on it is not asked', async ({ page }) => {
  const asked = await tableAt('champions', prayerWithoutChoice)
  const [earlier, shrine] = await lastStepBefore(asked)
  const before = { ...earlier, id: 'before' }
  await keep(page, asked, before)

  await goToTable(page, asked.id)
  await expect(promptOf(page)).toContainText('How much favor')

  await goToTable(page, before.id)
  await expect(promptOf(page)).toContainText('Place a worker')
  const drawer = page.getByRole('complementary', { name: settings.atTable })
  const runes = drawer.getByRole('group', { name: 'A rune before something is paid' })
  const wish = (name: string) => runes.getByRole('radio', { name })
  await page.getByRole('button', { name: en.table.settings }).click()
  await expect(wish(questions.always)).toBeChecked()
  await runes.getByText(questions.never).click()
  await expect(wish(questions.never)).toBeChecked()

  // What is not yet kept is lost with the page.
  await expect.poll(() => chosenSince(before, page)).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: en.table.settings }).click()
  await expect(wish(questions.never)).toBeChecked()
  await drawer.getByRole('button', { name: en.table.close }).click()
  await page.locator(shrine).first().click()

  // The favor was bought by itself: what the table waits for is the rune at the end of the turn, a real choice.
  await expect(promptOf(page)).toContainText('You may use a rune before the turn ends')
  expect(await chosenSince(before, page)).toEqual([{ questions: { runes: 'never' } }, { place: 'shrine' }])
  await expect(promptOf(page).locator('.declines')).toHaveText('Use no rune')

  await page.getByRole('button', { name: en.table.settings }).click()
  await runes.getByText(questions.always).click()
  await expect(wish(questions.always)).toBeChecked()

  // Who wants that chance only where it would change something is not asked at the end of a turn.
  await drawer.getByRole('group', { name: 'A rune at the end' }).getByText(questions.useful).click()
  await expect(promptOf(page)).not.toContainText('You may use a rune')
})

import { onlineWordsIn } from '../src/online/words/index.ts'
import { en, expect, promptOf, test } from './house.ts'
import { comeIn, type Person, playUntil, seatFor } from './two-people.ts'

const { table: words } = onlineWordsIn('en')

test('between two games of a campaign a seat goes to somebody who comes, and the saga goes on', async ({ browser }) => {
  test.slow()
  const [astrid, bjorn, halla] = [
    await comeIn(browser, 'Astrid'),
    await comeIn(browser, 'Bjorn'),
    await comeIn(browser, 'Halla'),
  ]
  const match = await seatFor(astrid, bjorn, { game: 'runar', options: { play: 'conquerors' } })
  await playUntil(match, 'rest')
  const saga = ({ page }: Person) => page.locator('.rn-saga')
  for (const person of [astrid, bjorn, halla]) {
    await person.page.goto(`/#/t/${match.id}`)
    await expect(saga(person)).toBeVisible()
  }

  const { handing } = words
  await bjorn.page.getByRole('button', { name: words.house, exact: true }).click()
  await bjorn.page.getByRole('button', { name: handing.offer }).click()
  await astrid.page.getByRole('button', { name: handing.agree }).click()
  await halla.page.getByRole('button', { name: handing.sit }).click()
  await expect(saga(halla).locator('.you')).toContainText('Halla')
  await expect(saga(bjorn).locator('.you')).toHaveCount(0)

  for (const { page } of [astrid, halla]) await promptOf(page).getByRole('button', { name: 'Ready' }).click()
  for (const person of [astrid, bjorn, halla]) await expect(saga(person)).toHaveCount(0)
  await expect(halla.page.getByRole('main', { name: en.table.board })).toBeVisible()
})

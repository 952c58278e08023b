import { onlineWordsIn } from '../src/online/words/index.ts'
import { en, expect, promptOf, test } from './house.ts'
import { comeIn, type Person, playUntil, seatFor } from './two-people.ts'

const { table: words } = onlineWordsIn('en')

test('a campaign is played by two who come and go: a game is watched again, a seat handed over, and all five are won', async ({
  browser,
}) => {
  test.slow()
  const [astrid, bjorn, halla] = [
    await comeIn(browser, 'Astrid'),
    await comeIn(browser, 'Bjorn'),
    await comeIn(browser, 'Halla'),
  ]
  const match = await seatFor(astrid, bjorn, { game: 'runar', options: { play: 'conquerors' } })
  await playUntil(match, 'rest')
  const sagaOf = ({ page }: Person) => page.locator('.rn-saga').filter({ visible: true })
  for (const person of [astrid, bjorn, halla]) {
    await person.page.goto(`/#/t/${match.id}`)
    await expect(sagaOf(person)).toBeVisible()
  }

  await astrid.page.getByRole('button', { name: en.table.campaign, exact: true }).click()
  await astrid.page.getByRole('button', { name: en.table.watchReplay }).click()
  await expect(sagaOf(astrid)).toHaveCount(0)
  await promptOf(astrid.page).getByRole('button', { name: en.table.now }).click()
  await expect(sagaOf(astrid)).toBeVisible()

  const { handing } = words
  await bjorn.page.getByRole('button', { name: words.house, exact: true }).click()
  await bjorn.page.getByRole('button', { name: handing.offer }).click()
  await astrid.page.getByRole('button', { name: handing.agree }).click()
  await halla.page.getByRole('button', { name: handing.sit }).click()
  await expect(sagaOf(halla).locator('.you')).toContainText('Halla')
  await expect(sagaOf(bjorn).locator('.you')).toHaveCount(0)

  // They go on through all five games, and look at each of the rests.
  const saga = { id: match.id, mover: astrid, other: halla }
  for (let games = 1; games < 5; games++) {
    for (const person of [astrid, halla]) {
      await expect(sagaOf(person).locator('.rn-stones .over')).toHaveCount(games)
      await promptOf(person.page).getByRole('button', { name: 'Ready' }).click()
    }
    for (const person of [astrid, bjorn, halla]) await expect(sagaOf(person)).toHaveCount(0)
    await playUntil(saga, games < 4 ? 'rest' : null)
  }
  for (const { page } of [astrid, halla]) await expect(page.locator('dialog.end')).toBeVisible()
})

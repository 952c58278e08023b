import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onlineWordsIn } from '../src/online/words/index.ts'
import { en, expect, promptOf, sitDown, test } from './house.ts'
import { keys, mouse, playerAt } from './playing.ts'
import { asked, over, savedTable } from './saves.ts'
import { comeIn, type Person, playUntil, seatFor } from './two-people.ts'

const { table: words } = onlineWordsIn('en')
const { replay } = en.pages
const CLI = 'packages/cli/bin/longhouse.mjs'
/** Two people at one device. */
const HOT_SEAT = { game: 'runar', people: 2, options: { play: 'conquerors', 'first-player': 0 } } as const

test('a campaign is played by two who come and go: a game is watched again, a seat handed over, and all five are won', async ({
  browser,
}) => {
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

  // They go on through all five games, and look at each of the rests. The pages draw every move, long after it was made.
  const caughtUp = { timeout: 1_800_000 }
  const saga = { id: match.id, mover: astrid, other: halla }
  for (let games = 1; games < 5; games++) {
    for (const person of [astrid, halla]) {
      await expect(sagaOf(person).locator('.rn-stones .over')).toHaveCount(games, caughtUp)
      await promptOf(person.page).getByRole('button', { name: 'Ready' }).click()
    }
    for (const person of [astrid, bjorn, halla]) await expect(sagaOf(person)).toHaveCount(0, caughtUp)
    await playUntil(saga, games < 4 ? 'rest' : null)
  }
  for (const { page } of [astrid, halla]) await expect(page.locator('dialog.end')).toBeVisible(caughtUp)
})

test('two at one device play by keys from one game into the next, and their file goes on in another browser', async ({
  page,
  browser,
}) => {
  await sitDown(page, await savedTable({ ...HOT_SEAT, until: asked('promote') }))
  const begun = promptOf(page).getByText('Keep 3 cards')
  let answers = 0
  await playerAt(page, keys).playUntil(async () => {
    if (answers++ > 0) await expect(page.locator(':focus')).toHaveCount(1)
    return begun.isVisible()
  })
  await page.getByRole('button', { name: en.table.past, exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: en.table.broken.save }).click()

  const { page: elsewhere } = await comeIn(browser, 'Halla')
  await elsewhere.goto('/#/replay')
  await elsewhere.locator('input[type=file]').setInputFiles(await (await downloading).path())
  await expect(elsewhere.getByRole('status')).toContainText(replay.kept)
  await expect(elsewhere.getByRole('main')).toContainText('Astrid, Orm')
  await elsewhere.getByRole('button', { name: replay.goOn }).click()
  await expect(promptOf(elsewhere)).toContainText('Keep 3 cards')
  const curtain = elsewhere.locator('dialog.curtain')
  await playerAt(elsewhere, mouse).playUntil(() => curtain.isVisible())
  await expect(curtain).toContainText(/Astrid|Orm/)
})

test('the file of a whole campaign is true, and each of its games is watched by itself', async ({ page }) => {
  const saved = await savedTable({ ...HOT_SEAT, until: over })
  await sitDown(page, saved)
  await page.getByRole('dialog').getByRole('button', { name: en.table.share.name }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: en.table.downloadReplay }).click()
  const file = await (await downloading).path()
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, 'verify', file])
  expect(stdout).toContain(`true. runar for 2 players, ${saved.moves.length} moves`)

  await page.goto('/#/replay')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: replay.open }).click()
  const slider = page.getByRole('slider')
  const shown = async () => Number(await slider.inputValue())
  await expect(slider).toHaveValue('0')
  let later = saved.moves.length
  for (const game of [4, 3, 2, 1]) {
    await page.getByRole('button', { name: en.table.campaign, exact: true }).click()
    await page.getByRole('button', { name: en.table.watchReplay }).nth(game).click()
    await expect.poll(shown).toBeLessThan(later)
    await expect.poll(shown).toBeGreaterThan(0)
    later = await shown()
  }
})

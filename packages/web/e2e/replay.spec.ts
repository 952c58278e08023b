import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en, expect, keep, sitDown, test } from './house.ts'
import { over, type Played, SITTERS, savedTable } from './saves.ts'
import { begin, choose, comeIn } from './two-people.ts'

const { replay } = en.pages
const { share, step, moveOf } = en.table

/** The file that the dialog hands out. */
async function download(page: Page): Promise<string> {
  await page.getByRole('dialog').getByRole('button', { name: share.name }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog', { name: share.title }).getByRole('button', { name: en.table.downloadReplay }).click()
  return (await downloading).path()
}

/** A replay is open at its beginning: it is stepped through with captions, and its board is that of the game. */
async function isWatched(page: Page, game: Played, moves: number): Promise<void> {
  const walk = page.getByRole('complementary', { name: en.table.past })
  await expect(page.locator(`.table[data-mood=${game}] main`)).toBeVisible()
  await expect(walk.getByText(moveOf(0, moves))).toBeVisible()
  await walk.getByRole('button', { name: step.on, exact: true }).click()
  await expect(walk.getByText(moveOf(1, moves))).toBeVisible()
  await walk.getByRole('button', { name: step.play }).click()
  await expect.poll(async () => Number(await walk.getByRole('slider').inputValue())).toBeGreaterThan(2)
  await walk.getByRole('slider').fill('1')
  await expect(walk.getByRole('button', { name: step.play })).toBeVisible()
}

test('a replay is shared at the end as a file, which is checked, tells who played and is watched', async ({ page }) => {
  const saved = await savedTable({ until: over })
  await sitDown(page, saved)
  const file = await download(page)

  await page.goto('/#/replay')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('status')).toContainText(replay.verified)
  await expect(page.getByRole('status')).toContainText(SITTERS.slice(0, 2).join(', '))
  await page.getByRole('button', { name: replay.open }).click()
  await expect(page).toHaveURL(/#\/replay\/here\/replay-/)
  await isWatched(page, 'champions', saved.moves.length)
  await page.getByRole('button', { name: en.table.glory }).click()
  await expect(page.getByRole('dialog')).toContainText(en.table.total)
})

test('a finished game is listed among the replays, and its link carries it to anybody', async ({ page, browser }) => {
  const saved = await savedTable({ game: 'tiny-epic-vikings', players: 1, options: {}, until: over })
  await keep(page, saved, await savedTable({ id: 'going' }))
  await page.goto('/#/replay')
  const mine = page.getByRole('region', { name: replay.mine })
  await expect(mine.getByRole('listitem')).toHaveCount(1)
  await mine.getByRole('button', { name: share.name }).click()
  const link = await page.getByLabel(share.link).inputValue()
  await page.keyboard.press('Escape')
  await mine.getByRole('link').click()
  await isWatched(page, 'tiny-epic-vikings', saved.moves.length)

  const { page: other } = await comeIn(browser, 'Halla')
  await other.goto(link)
  await isWatched(other, 'tiny-epic-vikings', saved.moves.length)
  const there = await other.getByRole('slider').inputValue()
  await other.getByLabel(en.table.eyes.name).selectOption('Astrid')
  await expect(other.locator('.own')).toBeVisible()
  await expect(other.getByRole('slider')).toHaveValue(there)
})

test('a game with friends is watched at its address, by who played it and by who may see it', async ({ browser }) => {
  const astrid = await comeIn(browser, 'Astrid')
  const { id, mover, other } = await begin(astrid, await comeIn(browser, 'Bjorn'))
  for (let made = 0; made < 4; made++) await choose(mover, id).catch(() => choose(other, id))
  await other.context.request.post(`/api/v1/tables/${id}/resign`, { data: {} })
  const { page } = astrid
  await page.goto('/#/replay')
  const mine = page.getByRole('region', { name: replay.mine })
  await expect(mine.getByRole('listitem')).toContainText('Astrid, Bjorn')
  await mine.getByRole('button', { name: share.name }).click()
  const link = await page.getByLabel(share.link).inputValue()
  expect(link).toMatch(new RegExp(`#/replay/house/${id}`))

  const { page: anybody } = await comeIn(browser, 'Halla')
  await anybody.goto(link)
  await isWatched(anybody, 'champions', 4)
  await expect(anybody.locator('.rivals')).toContainText('Bjorn')
  await anybody.goto(`${link}x`)
  await expect(anybody.getByRole('heading', { name: replay.watch.title })).toBeVisible()
})

test('a replay that somebody changed is refused, and so is what is no replay; the file of a table is told for what it is', async ({
  page,
}) => {
  const saved = await savedTable({ until: over })
  await sitDown(page, saved)
  const told = JSON.parse(await readFile(await download(page), 'utf8')) as { moves: unknown[] }
  const give = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  await page.goto('/#/replay')
  await give(JSON.stringify({ ...told, moves: told.moves.slice(0, -1) }))
  const verdict = page.getByRole('status')
  await expect(verdict).toContainText(replay.refused)
  const why = await verdict.innerText()
  await give('a saga')
  await expect(verdict).not.toHaveText(why)
  await expect(verdict).toContainText(replay.refused)
  await give(JSON.stringify(saved))
  await expect(verdict).toContainText(replay.keptOver)
  await give(JSON.stringify(await savedTable()))
  await expect(verdict).toContainText(replay.kept)
  await expect(verdict.getByRole('button', { name: replay.goOn })).toBeVisible()
})

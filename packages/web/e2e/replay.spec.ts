import { readFile } from 'node:fs/promises'
import { en, expect, sitDown, test } from './house.ts'
import { over, savedTable } from './saves.ts'

const { replay } = en.pages

test('a replay is downloaded at the end, checked on the replay page and looked at again', async ({ page }) => {
  await sitDown(page, await savedTable({ until: over }))
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: en.table.downloadReplay }).click()
  const file = await (await downloading).path()

  await page.goto('/#/replay')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('status')).toContainText(replay.verified)
  await page.getByRole('button', { name: replay.open }).click()
  await expect(page).toHaveURL(/#\/table\/replay-/)
  await expect(page.getByRole('dialog')).toContainText(en.table.total)
})

test('a replay that somebody changed is refused, and so is what is no replay', async ({ page }) => {
  await sitDown(page, await savedTable({ until: over }))
  const downloading = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: en.table.downloadReplay }).click()
  const told = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { moves: unknown[] }
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
})

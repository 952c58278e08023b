import { en, expect, sitDown, test } from './house.ts'
import { keys, mouse, playerAt } from './playing.ts'
import { savedTable, type Wanted } from './saves.ts'

const TABLES: readonly Wanted[] = [{ game: 'champions', options: { leaders: 'chosen' } }, { game: 'reavers' }]

test.describe('a whole game against a bot', () => {
  test.slow()

  for (const wanted of TABLES)
    test(`is played with the mouse: ${wanted.game}`, async ({ page }) => {
      await sitDown(page, await savedTable(wanted))
      await playerAt(page, mouse).playToTheEnd()
      await expect(page.getByRole('dialog')).toContainText(en.table.total)
    })

  test('is played by keys alone', async ({ page }) => {
    await sitDown(page, await savedTable({ options: { leaders: 'chosen' }, seed: 'anvil' }))
    await playerAt(page, keys).playToTheEnd()
    await expect(page.getByRole('dialog')).toContainText(en.table.total)
  })
})

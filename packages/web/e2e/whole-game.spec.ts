import { en, expect, sitDown, test } from './house.ts'
import { keys, mouse, playerAt } from './playing.ts'
import { savedTable } from './saves.ts'

test.describe('a whole game against a bot', () => {
  test.slow()

  test('is played with the mouse', async ({ page }) => {
    await sitDown(page, await savedTable({ options: { leaders: 'chosen' } }))
    await playerAt(page, mouse).playToTheEnd()
    await expect(page.getByRole('dialog')).toContainText(en.table.total)
  })

  test('is played by keys alone', async ({ page }) => {
    await sitDown(page, await savedTable({ options: { leaders: 'chosen' }, seed: 'anvil' }))
    await playerAt(page, keys).playToTheEnd()
    await expect(page.getByRole('dialog')).toContainText(en.table.total)
  })
})

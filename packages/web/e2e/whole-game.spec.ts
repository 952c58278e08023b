import { en, expect, sitDown, test } from './house.ts'
import { keys, mouse, playerAt } from './playing.ts'
import { savedTable, type Wanted } from './saves.ts'

const TABLES: readonly Wanted[] = [
  { game: 'champions', options: { leaders: 'chosen' } },
  { game: 'reavers' },
  { game: 'tiny-epic-vikings' },
]

const BY_KEYS: readonly Wanted[] = [
  { game: 'champions', options: { leaders: 'chosen' }, seed: 'anvil' },
  { game: 'tiny-epic-vikings', players: 1, options: {} },
]

test.describe('a whole game against a bot', () => {
  for (const wanted of TABLES)
    test(`is played with the mouse: ${wanted.game}`, async ({ page }) => {
      await sitDown(page, await savedTable(wanted))
      await playerAt(page, mouse).playToTheEnd()
      await expect(page.getByRole('dialog')).toContainText(en.table.total)
    })

  for (const wanted of BY_KEYS)
    test(`is played by keys alone, and the focus is never lost: ${wanted.game}`, async ({ page }) => {
      await sitDown(page, await savedTable(wanted))
      let answers = 0
      await playerAt(page, keys).playUntil(async () => {
        if (answers++ > 0) await expect(page.locator(':focus')).toHaveCount(1)
        return page.locator('dialog.end').isVisible()
      })
      await expect(page.getByRole('dialog')).toContainText(en.table.total)
    })
})

import type { Page } from '@playwright/test'
import type { SavedTable } from '../src/session/saved-table.ts'
import { en, expect, promptOf } from './house.ts'
import { type Moment, savedTable, type Wanted } from './saves.ts'

const { table: words } = en

/** Whatever a player could press on the board and around the question, but the ways through the past and back to now. */
const PRESSABLE = ':is(.stage, .own, .prompt) :is(button, [role=button], input):not(:disabled, .walk *, .walk-ways *)'
const OFFERED = ':is(.stage, .own, .prompt) :is(.glow, .glow-btn, .declines, .editor, .assign, .choice-card:enabled)'

export const wayBack = (page: Page) => promptOf(page).getByRole('button', { name: words.now })

export async function goBackTo(page: Page, move: number): Promise<void> {
  await page.getByRole('button', { name: words.past, exact: true }).click()
  await page.getByRole('slider').fill(String(move))
  await wayBack(page).waitFor()
}

/** Nothing is offered there, and whatever can be pressed, by mouse and by key, leaves one there. */
export async function expectNothingToChoose(page: Page): Promise<void> {
  await expect(page.locator(OFFERED).filter({ visible: true })).toHaveCount(0)
  const pressable = page.locator(PRESSABLE).filter({ visible: true, hasNotText: words.now })
  for (const each of await pressable.all()) {
    if (!(await each.isVisible())) continue
    await each.click({ force: true })
    await each.press('Enter')
  }
  await expect(wayBack(page)).toBeVisible()
}

/** A table, and the number of moves after which something was asked that is past by now. */
interface LookedBack {
  readonly table: SavedTable
  readonly move: number
}

/** A table at which a moment has come again, in a later round, and when it came for the first time. */
export async function askedAgain(moment: Moment, wanted: Wanted): Promise<LookedBack> {
  let first: { readonly round: number; readonly move: number } | null = null
  const table = await savedTable({
    ...wanted,
    until: (position) => {
      if (!moment(position)) return false
      first ??= { round: position.round, move: position.moves.length }
      return position.round > first.round
    },
  })
  return { table, move: (first as { readonly move: number } | null)?.move ?? 0 }
}

import type { Page } from '@playwright/test'

/** Farther ahead than the page has come by the time it is told. */
const AHEAD_MS = 10_000

/** Time stands still in a page: what would soon go away by itself stays to be looked at. The clock goes on with `resume`. */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What night changes: it has other colours, and nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Parts {
  /** Only these. */
  readonly of?: readonly string[]
  /** By night only these, which have all of its colours. */
  readonly atNight?: readonly string[]
}

/** What axe finds by day, and in the colours of the night. */
export async function violations(page: Page, { of = [], atNight = of }: Parts = {}): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme)
    // Drawings that are used elsewhere are hidden where they lie, and many.
    const axe = new AxeBuilder({ page }).exclude('.sprite')
    for (const part of theme === 'light' ? of : atNight) axe.include(part)
    const { violations } = await (theme === 'light' ? axe : axe.withRules(COLOURS)).analyze()
    found.push(...violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) })))
  }
  return found
}

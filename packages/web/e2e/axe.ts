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

/** What axe finds by day, and in the colours of the night. Of colours it is asked in English: no language has others. */
export async function violations(page: Page, { of = [], atNight = of }: Parts = {}): Promise<readonly unknown[]> {
  const found: unknown[] = []
  const html = page.locator('html')
  const hasColours = (await html.getAttribute('lang')) === 'en'
  for (const theme of hasColours ? ['light', 'dark'] : ['light']) {
    await html.evaluate((element, chosen) => element.setAttribute('data-theme', chosen), theme)
    // Drawings that are used elsewhere are hidden where they lie, and many.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude('.sprite')
    // No page has frames, and only for these it would open a page of its own each time.
    axe.setLegacyMode()
    for (const part of theme === 'light' ? of : atNight) axe.include(part)
    if (theme === 'dark') axe.withRules(COLOURS)
    else if (!hasColours) axe.disableRules(COLOURS)
    const { violations } = await axe.analyze()
    found.push(...violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) })))
  }
  return found
}

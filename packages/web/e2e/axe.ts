import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What night changes: it has other colours, and nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block']
const NO_COLOURS = Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }]))

interface Parts {
  /** Only these. */
  readonly of?: readonly string[]
  /** By night only these, which have all of its colours. */
  readonly atNight?: readonly string[]
}

/** What axe finds by day, and in the colours of the night. Of colours it is asked in English: no language has others. */
export async function violations(page: Page, { of = [], atNight = of }: Parts = {}): Promise<readonly unknown[]> {
  // It stays as long as the page is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const hasColours = (await page.locator('html').getAttribute('lang')) === 'en'
  const byDay = await look(page, 'light', of, hasColours ? {} : { rules: NO_COLOURS })
  return hasColours ? [...byDay, ...(await look(page, 'dark', atNight, { runOnly: COLOURS }))] : byDay
}

/** Only what is wrong leaves the page: all that axe looked at is many times the page itself. */
const look = (page: Page, theme: string, of: readonly string[], rules: RunOptions): Promise<readonly unknown[]> =>
  page.evaluate(
    async ({ theme, of, options }) => {
      document.documentElement.setAttribute('data-theme', theme)
      // Drawings that are used elsewhere are hidden where they lie, and many.
      const context = { exclude: ['.sprite'], ...(of.length > 0 ? { include: [...of] } : {}) }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options)
      return violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) }))
    },
    { theme, of, options: { resultTypes: ['violations'], ...rules } as RunOptions },
  )

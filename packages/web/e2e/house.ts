import { LEVELS } from '@longhouse/bots'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { programName } from '../src/session/programs.ts'
import type { SavedTable } from '../src/session/saved-table.ts'
import type { Settings } from '../src/settings.tsx'
import { wordsIn } from '../src/words/index.ts'
import { keep, prepare } from './browser-storage.ts'
import { complaintsOf } from './two-people.ts'

export { changeSettings, keep, kept } from './browser-storage.ts'
export { expect }

interface Fixtures {
  /** What a person set before they came. */
  settings: Partial<Settings>
  /** What the browser complained about; a test that expects a complaint takes it out. */
  complaints: string[]
  /** Whoever a test brought in a browser window of their own leaves with it: nobody plays on behind the next test. */
  leaving: undefined
}

/** Where a test failed, what the others saw is part of why. */
async function tellOf(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').innerText()
    process.stdout.write(`${[page.url(), ...complaintsOf(context), shown].join('\n')}\n`)
  }
}

export const test = base.extend<Fixtures>({
  settings: [{}, { option: true }],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  leaving: [
    async ({ browser, context }, use, info) => {
      await use(undefined)
      const others = browser.contexts().filter((other) => other !== context)
      if (info.status !== info.expectedStatus) for (const other of others) await tellOf(other)
      await Promise.all(others.map((other) => other.close()))
    },
    { auto: true },
  ],
  context: async ({ context, settings }, use) => {
    await prepare(context, settings)
    await use(context)
  },
})

/** The program that thinks the least: nobody waits here. */
export const FAST_PROGRAM = programName('en', LEVELS[0]) ?? ''

export const en = wordsIn('en')
export const pl = wordsIn('pl')

/** Comes to a page around the tables, with all that is fetched for it; the page is loaded once and stays. */
export async function visit(page: Page, address: string, { fetching } = en): Promise<void> {
  if (new URL(page.url()).pathname === '/') await walkTo(page, address)
  else await page.goto(`/#/${address}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(fetching)).toHaveCount(0)
  await lettersOn(page)
}

/** As a link does it; what stood there before is gone. */
const walkTo = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((arrived) => {
        addEventListener('hashchange', () => requestAnimationFrame(() => arrived()), { once: true })
        location.hash = to
      }),
    `/${address}`,
  )

export const goToTable = (page: Page, id: string) => page.goto(`/#/table/${id}`)

/** Keeps a table and sits down at it. */
export async function sitDown(page: Page, table: SavedTable): Promise<void> {
  await keep(page, table)
  await goToTable(page, table.id)
  await expect(page.locator(`[data-mood=${table.plan.game}] main`)).toBeVisible()
  await lettersOn(page)
}

/** What is measured before its letters are there is of another size afterwards. */
const lettersOn = (page: Page): Promise<void> => page.evaluate(async () => void (await document.fonts.ready))

export const promptOf = (page: Page, words = en) => page.getByRole('region', { name: words.table.prompt })

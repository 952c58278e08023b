import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en, expect, FAST_PROGRAM, goToTable, kept, pl, promptOf, sitDown, test } from './house.ts'
import { placing } from './moments/champions.ts'
import { keys, mouse, playerAt } from './playing.ts'
import { savedTable } from './saves.ts'

const { home, newGame, replay } = en.pages
const { broken, trouble } = en.table

/** Browsers that keep nothing, each in its own way. They run in the page, before it does. */
const REFUSALS: { readonly [how: string]: () => void } = {
  'has no storage': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'forbids storage': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    navigator.locks.request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'))
    Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  },
  'answers with an error': () => {
    const { open } = IDBFactory.prototype
    // There is a newer one already.
    IDBFactory.prototype.open = function (this: IDBFactory) {
      open.call(this, 'newer', 2)
      return open.call(this, 'newer', 1)
    }
  },
  'never answers': () => {
    const { open } = IDBFactory.prototype
    // An older one stays open, and the newer waits for it.
    IDBFactory.prototype.open = function (this: IDBFactory) {
      Object.assign(globalThis, { held: open.call(this, 'older', 1) })
      return open.call(this, 'older', 2)
    }
  },
}

async function setTable(page: Page): Promise<void> {
  await page.getByRole('group', { name: newGame.howMany }).getByText('2', { exact: true }).click()
  await page
    .getByRole('group', { name: newGame.whoOf(2) })
    .getByText(FAST_PROGRAM)
    .click()
  await page.getByRole('button', { name: newGame.start }).click()
  await expect(promptOf(page)).toBeVisible()
}

for (const [how, refusal] of Object.entries(REFUSALS)) {
  test(`in a browser that ${how} a game is played, and is known to be lost with the page`, async ({ page }) => {
    await page.addInitScript(refusal)
    await page.goto('/')
    await expect(page.getByText(home.trouble['storage-unavailable'])).toBeVisible()
    await page.getByRole('link', { name: home.newGame, exact: true }).click()
    await setTable(page)
    const note = page.getByRole('status').filter({ hasText: trouble['storage-unavailable'] })
    await note.getByRole('button', { name: en.table.close }).click()
    await expect(note).toHaveCount(0)
    let answers = 0
    await playerAt(page, mouse).playUntil(async () => answers++ === 2)

    // Left and continued, as long as the page is there.
    await page.getByRole('link', { name: 'Longhouse' }).click()
    await page.getByRole('region', { name: home.continue }).getByRole('link').click()
    await expect(promptOf(page)).toBeVisible()

    await page.reload()
    await expect(page.getByRole('alert')).toContainText(broken.gone)
    await page.getByRole('link', { name: en.crash.home }).click()
    await expect(page.getByText(home.trouble['storage-unavailable'])).toBeVisible()
  })
}

test('after a crash it is told which way the game is lost, and the other way leads back to it', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(REFUSALS['has no storage'] as () => void)
  await page.goto('/#/new/champions')
  await setTable(page)
  await page.route('**/assets/about-*.js', (route) => route.abort())
  await page.goto('/#/about')
  await expect(page.getByRole('alert')).toContainText(en.crash.unkept)
  expect(complaints.splice(0)).not.toEqual([])
  await page.getByRole('button', { name: en.crash.home }).click()
  await page.getByRole('region', { name: home.continue }).getByRole('link').click()
  await expect(promptOf(page)).toBeVisible()
})

test('the lesson is played in a browser that keeps nothing, too', async ({ page }) => {
  await page.addInitScript(REFUSALS['has no storage'] as () => void)
  await page.goto('/#/learn/champions')
  await expect(promptOf(page)).toBeVisible()
  await expect(page.getByText(trouble['storage-unavailable'])).toBeAttached()
})

test('a table that is not kept is saved as a file, and goes on from it with the same players', async ({ page }) => {
  await page.addInitScript(REFUSALS['has no storage'] as () => void)
  await page.goto('/#/new/champions')
  await setTable(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: broken.save }).click()
  const file = await (await downloading).path()
  await page.goto('/#/replay')
  await page.reload()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('status')).toContainText(replay.kept)
  await page.getByRole('button', { name: replay.goOn }).click()
  await expect(promptOf(page)).toBeVisible()
  await expect(page.getByRole('complementary', { name: en.table.rivals })).toContainText('Orm')
  await expect(page.getByRole('complementary', { name: en.table.rivals })).toContainText(FAST_PROGRAM)
})

test('a storage that becomes full while one plays is told, with the file to keep, and played on', async ({ page }) => {
  const saved = await savedTable({ until: placing })
  await sitDown(page, saved)
  const note = page.getByText(trouble['storage-full'])
  await expect(note).toHaveCount(0)
  const put = await page.evaluateHandle(() => IDBObjectStore.prototype.put)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await playerAt(page, mouse).playUntil(() => note.isVisible())
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: broken.save }).click()
  const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as typeof saved
  expect(file.moves.length).toBeGreaterThan(saved.moves.length)

  // Room was made: the next choice is kept with all before it, and nothing is told any more.
  await page.evaluate((kept) => {
    IDBObjectStore.prototype.put = kept
  }, put)
  await playerAt(page, keys).playUntil(async () => !(await note.isVisible()))
  expect((await kept(page, 'table')).moves.length).toBeGreaterThan(file.moves.length)
})

test.describe('in Polish', () => {
  test.use({ settings: { language: 'pl' } })

  test('it is told in Polish', async ({ page }) => {
    await page.addInitScript(REFUSALS['has no storage'] as () => void)
    await page.goto('/')
    await expect(page.getByText(pl.pages.home.trouble['storage-unavailable'])).toBeVisible()
    await goToTable(page, 'nowhere')
    await expect(page.getByRole('alert')).toContainText(pl.table.broken.gone)
  })
})

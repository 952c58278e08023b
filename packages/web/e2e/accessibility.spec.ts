import type { Page } from '@playwright/test'
import { wordsIn } from '../src/words/index.ts'
import { violations } from './axe.ts'
import { expect, goToTable, keep, sitDown, test, visit } from './house.ts'
import * as champions from './moments/champions.ts'
import { SIGHTS } from './moments/index.ts'
import { over, PLAYED, savedTable } from './saves.ts'
import { comeIn, setTable } from './two-people.ts'

for (const language of ['en', 'pl'] as const) {
  const words = wordsIn(language)
  const { home, newGame, replay, rules } = words.pages

  test.describe(`axe finds nothing by day and night, in ${language}`, () => {
    test.use({ settings: { language } })

    const come = (page: Page, address: string) => visit(page, address, words)

    test('on the pages around the tables', async ({ page }) => {
      const going = await savedTable({ id: 'going' })
      await keep(page, going, await savedTable({ id: 'finished', until: over }), { ...going, id: 'old', version: '0' })
      for (const address of ['', 'settings', 'about', 'nowhere', 'rules/runar', 'table/old']) {
        await come(page, address)
        expect(await violations(page), `#/${address}`).toEqual([])
      }

      await come(page, '')
      await page.getByRole('button', { name: home.remove }).or(page.getByTitle(home.remove)).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page), 'before a table is removed').toEqual([])

      for (const game of PLAYED) {
        await come(page, `new/${game}`)
        expect(await violations(page), `a new game of ${game}`).toEqual([])
      }
      await page.getByLabel(newGame.nameOf(1)).fill('')
      await page.getByRole('button', { name: newGame.start }).click()
      await expect(page.getByRole('alert')).toContainText(newGame.fix)
      expect(await violations(page), 'a new game that needs a name').toEqual([])
    })

    test('on the replays, with and without a file', async ({ page }) => {
      const give = (name: string, text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
      await come(page, 'replay')
      expect(await violations(page), 'no file').toEqual([])
      await give('saga.json', 'a saga')
      await expect(page.getByRole('status')).toContainText(replay.refused)
      expect(await violations(page), 'a file that is refused').toEqual([])
      await give('table.json', JSON.stringify(await savedTable({ until: champions.placing })))
      await expect(page.getByRole('status')).toContainText(replay.kept)
      expect(await violations(page), 'a file that is accepted').toEqual([])
    })

    test('on the rules, every chapter of them, and on what is found in them', async ({ page }) => {
      await come(page, 'rules/champions/CH-99.1')
      await expect(page.getByText(rules.missing('CH-99.1'))).toBeVisible()
      await expect(page.locator('.chapter[aria-labelledby]')).toHaveCount(23)
      const atNight = [
        '.rules-head',
        '.contents',
        '.preface',
        '.chapter:nth-child(8)',
        '.chapter:nth-last-child(-n + 2)',
      ]
      expect(await violations(page, { atNight }), 'all of them').toEqual([])
      await page.getByRole('searchbox').fill('CH-4')
      await expect(page.locator('mark').first()).toBeVisible()
      expect(await violations(page), 'found ones').toEqual([])

      await come(page, 'rules/reavers')
      await page.getByRole('searchbox').fill('RV-8')
      await expect(page.locator('mark').first()).toBeVisible()
      expect(await violations(page), 'found ones of Reavers').toEqual([])
    })

    test('when something broke', async ({ page, complaints }) => {
      await page.goto('/')
      await page.route('**/assets/settings-*.js', (route) => route.abort())
      await page.getByRole('banner').getByRole('link', { name: words.nav.settings }).click()
      await expect(page.getByRole('alert')).toContainText(words.crash.title)
      expect(complaints.splice(0)).not.toEqual([])
      expect(await violations(page)).toEqual([])
    })

    test('at the curtain, and in the lesson', async ({ page }) => {
      await keep(page, await savedTable({ people: 2, options: { leaders: 'dealt', 'first-player': 1 } }))
      await goToTable(page, 'table')
      await expect(page.getByRole('dialog', { name: words.curtain.pass('Orm') })).toBeVisible()
      expect(await violations(page), 'curtain').toEqual([])
      await page.goto('/#/learn/champions')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page), 'lesson').toEqual([])
    })
  })
}

test.describe('axe finds nothing on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const game of PLAYED)
    test(`at a table of ${game}`, async ({ page }) => {
      const [until] = Object.values(SIGHTS[game])
      await sitDown(page, await savedTable({ game, players: 4, ...(until ? { until } : {}) }))
      expect(await violations(page)).toEqual([])
      const menu = page.getByRole('navigation', { name: wordsIn('en').table.menu })
      for (const sign of await menu.getByRole('button').filter({ visible: true }).all())
        await expect(sign).toHaveAccessibleName(/\w/)
    })

  test('online: in the lobby, at a new table and where one waits', async ({ browser }) => {
    const astrid = await comeIn(browser, 'Astrid', {
      browser: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    })
    const { page } = astrid
    for (const address of ['play', 'play/champions', 'account']) {
      await visit(page, address)
      expect(await violations(page), address).toEqual([])
    }
    await setTable(astrid)
    expect(await violations(page), 'where one waits').toEqual([])
  })
})

test('axe finds nothing by day and night in the drawers of the table', async ({ page }) => {
  await sitDown(page, await savedTable({ until: champions.placing }))
  const { table } = wordsIn('en')
  const { atTable } = wordsIn('en').pages.settings
  for (const [tab, name] of [
    [table.log, table.log],
    [table.past, table.past],
    [table.rules, table.rules],
    [table.settings, atTable],
    [table.keys.name, table.keys.name],
  ] as const) {
    await page.getByRole('navigation', { name: table.menu }).getByRole('button', { name: tab }).click()
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    expect(await violations(page), name).toEqual([])
  }
})

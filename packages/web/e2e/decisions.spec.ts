import { atEach, chosenSince, doneBesides, tablesForDecisions } from './deciding.ts'
import { en, expect, keep, promptOf, sitDown, test } from './house.ts'
import { expectNothingToChoose, goBackTo } from './looking-back.ts'
import { lastChanceAt, secondColor, windowFor } from './moments/reavers.ts'
import { mouse, playerAt } from './playing.ts'
import { besides, decisionNames, PLAYED, tableAt, tablesAt } from './saves.ts'

const isAsked = () => Promise.resolve(true)

/** Chance reaches some decisions once in a thousand games: what is never seen in play is seen here. */

for (const game of PLAYED)
  test(`all decisions of ${game} are answered by clicks, and nothing can be chosen there again in the past`, async ({
    page,
  }) => {
    const tables = await tablesForDecisions(game)
    expect(tables.map(({ id }) => id).sort()).toEqual([...(await decisionNames(game))].sort())
    await keep(page, ...tables)
    const theEnd = page.getByRole('dialog').getByRole('button', { name: en.table.close, exact: true })
    await atEach(page, tables, async (table) => {
      const player = playerAt(page, mouse)
      await player.playUntil(isAsked)
      while ((await chosenSince(table, page)).length === 0) await player.answer()

      // It is past when something is asked again, or the game is over.
      await player.playUntil(isAsked)
      if (await theEnd.isVisible()) await theEnd.click()
      const [chosen, besides] = [await chosenSince(table, page), await doneBesides(table, page)]
      await goBackTo(page, table.moves.length)
      await expectNothingToChoose(page)
      expect(await chosenSince(table, page)).toEqual(chosen)
      expect(await doneBesides(table, page)).toEqual(besides)
    })
  })

test.describe('in Champions', () => {
  const RUNES = ['rune-gifts', 'rune-knowledge', 'rune-success', 'rune-wealth']

  test('every rune that may be used at any time is used by clicks', async ({ page }) => {
    const moments = Object.fromEntries(RUNES.map((rune) => [rune, besides(rune, 'placeWorker')]))
    const tables = await tablesAt('champions', moments)
    await keep(page, ...tables)
    await atEach(page, tables, async (table) => {
      await page.locator(`.own [data-thing=${table.id}]`).click()
      const more = page.locator('.editor [aria-label^="+"]:enabled')
      while ((await more.count()) > 0) await more.first().click()
      const confirm = page.locator('.editor .primary, .tip.held .primary').first()
      if (await confirm.isVisible()) await confirm.click()
      await expect.poll(() => doneBesides(table, page)).toHaveLength(1)
      await expect(page.locator(`.own [data-thing=${table.id}]`)).toHaveClass(/used/)
    })
  })

  test('turn order is demanded by a click', async ({ page }) => {
    const table = await tableAt('champions', besides('turnOrder', 'assign'))
    await sitDown(page, table)
    await page.getByRole('button', { name: 'Demand turn order' }).click()
    await expect.poll(() => doneBesides(table, page)).toEqual([{ aside: { turnOrder: true } }])
  })
})

test.describe('in Reavers', () => {
  test('a die that was just gained is thrown back by a click, whatever is asked', async ({ page }) => {
    const steps = ['nextCard', 'select']
    const tables = await tablesAt(
      'reavers',
      Object.fromEntries(steps.map((step) => [step, besides('throwBack', step)])),
    )
    await keep(page, ...tables)
    await atEach(page, tables, async (table) => {
      await page
        .getByRole('button', { name: /^Throw back:/ })
        .first()
        .click()
      await expect.poll(() => doneBesides(table, page)).toHaveLength(1)
    })
  })

  test('a die is stored on an artifact, and an artifact used, by clicks', async ({ page }) => {
    const tables = await tablesAt('reavers', { store: windowFor('store'), use: windowFor('use') })
    await keep(page, ...tables)
    await atEach(page, tables, async (table) => {
      await page.locator('.own .af.glow').first().click()
      const way = page.locator('.tip.held .primary').first()
      if (await way.isVisible()) await way.click()
      await expect.poll(async () => Object.keys((await chosenSince(table, page))[0] ?? {})).toEqual([table.id])
    })
  })

  test('an artifact of any action is used at a Journey, and at a lost roll, by clicks', async ({ page }) => {
    const tables = await tablesAt('reavers', { journey: lastChanceAt('faceJourney'), roll: lastChanceAt('reroll') })
    await keep(page, ...tables)
    await atEach(page, tables, async (table) => {
      await page.locator('.own .af.glow').first().click()
      const way = page.locator('.tip.held .primary').first()
      if (await way.isVisible()) await way.click()
      await expect.poll(async () => Object.keys((await chosenSince(table, page))[0] ?? {})).toEqual(['use'])
    })
  })

  test('of two dice to roll the first colour can be taken back', async ({ page }) => {
    await sitDown(page, await tableAt('reavers', secondColor))
    await expect(promptOf(page)).toContainText('(2 of 2)')
    await expect(page.locator('.rv-ask .final')).toBeVisible()
    await expect(page.getByRole('button', { name: en.table.undo })).toBeEnabled()
    await page.getByRole('button', { name: en.table.undo }).click()
    await expect(promptOf(page)).toContainText('(1 of 2)')
    await expect(page.locator('.rv-ask .final')).toHaveCount(0)
  })
})

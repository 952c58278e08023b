import { onlineWordsIn } from '../src/online/words/index.ts'
import { expect, test } from './house.ts'
import { comeIn, lookAt, setTable, sitDown } from './two-people.ts'

for (const language of ['en', 'pl'] as const) {
  const { waiting, lobby } = onlineWordsIn(language)

  test(`a host frees a seat, and whoever sat there cannot come back (${language})`, async ({ browser }) => {
    const astrid = await comeIn(browser, 'Astrid', { settings: { language } })
    const eve = await comeIn(browser, 'Eve', { settings: { language } })
    const id = await setTable(astrid)
    await sitDown(eve, id)
    await lookAt(eve, id)
    const { page } = astrid
    await page.getByRole('button', { name: waiting.removeThis('Eve') }).click()
    await expect(page.getByRole('dialog', { name: waiting.removeAsk.title('Eve') })).toContainText(
      waiting.removeAsk.text,
    )
    await page.getByRole('dialog').getByRole('button', { name: waiting.removeAsk.no }).click()
    await expect(page.getByRole('link', { name: 'Eve' })).toBeVisible()
    await page.getByRole('button', { name: waiting.removeThis('Eve') }).click()
    await page.getByRole('dialog').getByRole('button', { name: waiting.removeAsk.yes }).click()
    await expect(page.getByRole('link', { name: 'Eve' })).toHaveCount(0)
    // Her page hears of it; sitting down again is refused with a reason.
    await eve.page.getByRole('button', { name: lobby.sit, exact: true }).click()
    const reason = language === 'en' ? 'The host has asked' : 'Gospodarz poprosił'
    await expect(eve.page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  })

  test(`a host who gets up hands the table on (${language})`, async ({ browser }) => {
    const astrid = await comeIn(browser, 'Astrid', { settings: { language } })
    const bjorn = await comeIn(browser, 'Bjorn', { settings: { language } })
    const id = await setTable(astrid)
    await expect(astrid.page.getByRole('button', { name: waiting.handOn })).toHaveCount(0)
    await sitDown(bjorn, id)
    await lookAt(bjorn, id)
    await expect(bjorn.page.getByRole('button', { name: waiting.start })).toHaveCount(0)
    await astrid.page.getByRole('button', { name: waiting.handOn }).click()
    await expect(bjorn.page.getByRole('button', { name: waiting.start })).toBeVisible()
    await bjorn.page.getByRole('button', { name: waiting.fill }).click()
    await bjorn.page.getByRole('button', { name: waiting.start }).click()
    await bjorn.page.locator('.table main').waitFor()
  })
}

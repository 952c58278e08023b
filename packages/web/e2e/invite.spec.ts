import { onlineWordsIn } from '../src/online/words/index.ts'
import { en, expect, test } from './house.ts'
import { stopTime } from './stopped-time.ts'
import { comeIn, setTable } from './two-people.ts'

const words = onlineWordsIn('en')
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('on a phone the invitation is read and copied as a whole', async ({ browser }) => {
  const astrid = await comeIn(browser, 'Astrid', {
    browser: { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] },
  })
  const { page } = astrid
  await page.clock.install()
  const id = await setTable(astrid)
  const link = page.getByLabel(words.waiting.link)
  const hidden = await link.evaluate((field) => [
    field.scrollWidth - field.clientWidth,
    field.scrollHeight - field.clientHeight,
  ])
  expect(hidden).toEqual([0, 0])
  await stopTime(page)
  await page.getByRole('button', { name: en.pages.link.copy }).click()
  await expect(page.getByRole('button', { name: en.pages.link.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())
  expect(copied).toContain(`/#/t/${id}/`)
})

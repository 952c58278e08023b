import { onlineWordsIn } from '../src/online/words/index.ts'
import { en, expect, test } from './house.ts'

const { account, arrive } = onlineWordsIn('en')
const { home } = en.pages

test('a guest takes another name, keeps it, comes back from another browser and deletes everything', async ({
  page,
  browser,
}) => {
  const name = `Sigrid ${Date.now() % 1_000_000}`
  await page.goto('#/play')
  await page.getByLabel(arrive.name).fill('Somebody')
  await page.getByRole('button', { name: arrive.enter }).click()
  await page.goto('#/account')
  await expect(page.getByRole('heading', { name: 'Somebody' })).toBeVisible()

  await page.getByLabel(account.name, { exact: true }).fill(name)
  await page.getByRole('button', { name: account.rename }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()

  await page.getByLabel(account.password, { exact: true }).fill('a long password')
  await page.getByRole('button', { name: account.keepIt }).click()
  await expect(page.getByText(account.keptNow)).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: process.env.LONGHOUSE_ADDRESS ?? '', serviceWorkers: 'block' })
  await elsewhere.goto('#/play')
  await elsewhere.getByRole('button', { name: arrive.signIn }).click()
  await elsewhere.getByLabel(arrive.name).fill(name)
  await elsewhere.getByLabel(arrive.password).fill('another password')
  await elsewhere.getByRole('button', { name: arrive.comeBack }).click()
  await expect(elsewhere.getByRole('alert')).toBeVisible()
  await elsewhere.getByLabel(arrive.password).fill('a long password')
  await elsewhere.getByRole('button', { name: arrive.comeBack }).click()
  await elsewhere.goto('#/account')
  await expect(elsewhere.getByText(account.kept)).toBeVisible()
  await elsewhere.getByRole('button', { name: account.signOut }).click()
  await expect(elsewhere.getByRole('heading', { name: home.title })).toBeVisible()
  await elsewhere.goto('#/account')
  await expect(elsewhere.getByLabel(arrive.name)).toBeVisible()
  await elsewhere.close()

  await page.reload()
  await page.getByRole('button', { name: account.remove }).click()
  await page.getByRole('button', { name: account.removeAsk.yes }).click()
  await expect(page.getByText(account.removed)).toBeVisible()
  await page.goto('#/play')
  await expect(page.getByLabel(arrive.name)).toBeVisible()
})

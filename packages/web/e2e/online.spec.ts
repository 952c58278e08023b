import AxeBuilder from '@axe-core/playwright'
import type { Browser, Locator, Page } from '@playwright/test'
import { onlineWordsIn } from '../src/online/words/index.ts'
import { prepare } from './browser-storage.ts'
import { en, expect, FAST_PROGRAM, test } from './house.ts'
import { mouse, type Player, playerAt } from './playing.ts'

const words = onlineWordsIn('en')
const { home } = en.pages

/** Somebody with a browser of their own, and everything that the house ever told it. */
interface Guest {
  readonly page: Page
  readonly player: Player
  readonly heard: string[]
  readonly errors: string[]
}

async function guest(browser: Browser, seed: number): Promise<Guest> {
  const context = await browser.newContext({ baseURL: process.env.LONGHOUSE_ADDRESS ?? '', serviceWorkers: 'block' })
  await prepare(context, {})
  const page = await context.newPage()
  const heard: string[] = []
  const errors: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) heard.push(await response.text().catch(() => ''))
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return { page, player: playerAt(page, mouse, seed), heard, errors }
}

async function arrive(page: Page, name: string): Promise<void> {
  await page.getByLabel(words.arrive.name).fill(name)
  await page.getByRole('button', { name: words.arrive.enter }).click()
}

const CHOICES = '.table :is(.glow, .glow-btn, .front .btn, .primary):not(:disabled)'

/** The tab's title says whose turn it is; what can be chosen may come a moment later. */
const isAsked = async ({ page }: Guest): Promise<boolean> =>
  (await page.title()).startsWith(words.table.yourTurnTitle) &&
  (await page.locator('.house-note').count()) === 0 &&
  (await page.locator(CHOICES).filter({ visible: true }).count()) > 0

/** Whoever is asked answers, until so many answers were given, or none is needed any more. */
async function playOn(guests: readonly Guest[], answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    let asked: Guest | undefined
    await expect
      .poll(async () => {
        for (const one of guests) if (await isAsked(one)) asked = one
        return asked !== undefined
      })
      .toBe(true)
    await asked?.player.answer()
    given++
  }
}

const rail = ({ page }: Guest, name: string): Locator =>
  page.getByRole('navigation', { name: en.table.menu }).getByRole('button', { name })

/** How many moves the page knows of, as its slider says. */
async function movesAt(one: Guest): Promise<number> {
  await rail(one, en.table.past).click()
  const moves = Number(await one.page.getByRole('slider').getAttribute('max'))
  await rail(one, en.table.past).click()
  return moves
}

/** A table for two people and a bot, and the link to it. */
async function setTable(host: Guest): Promise<string> {
  const { page } = host
  await page.goto('/')
  await page.getByRole('link', { name: home.friends }).click()
  await arrive(page, 'Astrid')
  await page.getByRole('link', { name: words.lobby.newTable }).click()
  await page.getByLabel(words.newTable.level(3)).selectOption(FAST_PROGRAM)
  await page.getByRole('button', { name: words.newTable.open }).click()
  await expect(page.getByRole('heading', { name: words.waiting.title })).toBeVisible()
  return page.getByLabel(words.waiting.link).inputValue()
}

async function sit(one: Guest, link: string, name: string): Promise<void> {
  await one.page.goto(link)
  await arrive(one.page, name)
  await one.page.getByRole('button', { name: words.lobby.sit, exact: true }).click()
}

const board = ({ page }: Guest): Locator => page.getByRole('main', { name: en.table.board })

test('two people, a bot and a spectator: they play, talk, lose the line and come back', async ({ browser }) => {
  test.setTimeout(240_000)
  const astrid = await guest(browser, 1)
  const bjorn = await guest(browser, 2)
  const watcher = await guest(browser, 3)

  await test.step('a table is set, and found by its link', async () => {
    const link = await setTable(astrid)
    await expect(astrid.page.getByRole('button', { name: words.waiting.start })).toBeDisabled()
    await sit(bjorn, link, 'Bjorn')
    await astrid.page.getByRole('button', { name: words.waiting.start }).click()
    await expect(board(astrid)).toBeVisible()
    await expect(board(bjorn)).toBeVisible()
    await watcher.page.goto(link)
    await expect(watcher.page.getByText(words.table.watchingNote)).toBeVisible()
  })

  await test.step('they play', async () => {
    await playOn([astrid, bjorn], 8)
    await expect.poll(() => movesAt(bjorn)).toBe(await movesAt(astrid))
    await expect.poll(() => movesAt(watcher)).toBe(await movesAt(astrid))
    await expect(watcher.page.locator('.glow')).toHaveCount(0)
  })

  await test.step('they talk', async () => {
    await rail(astrid, words.table.chat).click()
    await astrid.page.getByLabel(words.chat.say).fill('The mead is good')
    await astrid.page.getByRole('button', { name: words.chat.send }).click()
    await expect(bjorn.page.getByRole('img', { name: words.table.newLines(1) })).toBeVisible()
    await bjorn.page.keyboard.press('c')
    await expect(bjorn.page.getByText('The mead is good')).toBeVisible()
    await bjorn.page.getByRole('button', { name: words.chat.mute('Astrid') }).click()
    await expect(bjorn.page.getByText('The mead is good')).toHaveCount(0)
    await rail(watcher, words.table.chat).click()
    await expect(watcher.page.getByText('The mead is good')).toBeVisible()
    await expect(watcher.page.getByText(words.chat.watchers)).toBeVisible()
    for (const { page } of [astrid, bjorn, watcher])
      await page.getByRole('button', { name: en.table.close, exact: true }).click()
  })

  await test.step('the line is cut while others play', async () => {
    while (!(await isAsked(astrid))) await playOn([astrid, bjorn], 1)
    await bjorn.page.context().setOffline(true)
    await expect(bjorn.page.getByText(words.line.lost)).toBeVisible()
    await astrid.player.answer()
    await bjorn.page.context().setOffline(false)
    await expect(bjorn.page.getByText(words.line.lost)).toHaveCount(0)
    await expect.poll(async () => (await movesAt(bjorn)) === (await movesAt(astrid))).toBe(true)
  })

  await test.step('what happened while one was away is shown, or skipped', async () => {
    while (!(await isAsked(astrid))) await playOn([astrid, bjorn], 1)
    const address = bjorn.page.url()
    // Slowly enough to be seen.
    await bjorn.page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('longhouse:settings') ?? '{}') as object
      localStorage.setItem('longhouse:settings', JSON.stringify({ ...kept, pace: 'slow' }))
    })
    await bjorn.page.goto('about:blank')
    while (await isAsked(astrid)) await astrid.player.answer()
    await bjorn.page.goto(address)
    await expect(bjorn.page.getByText(words.line.away)).toBeVisible()
    await bjorn.page.getByRole('button', { name: words.line.skip }).click()
    await expect(bjorn.page.getByText(words.line.away)).toHaveCount(0)
    await expect.poll(async () => (await movesAt(bjorn)) === (await movesAt(astrid))).toBe(true)
  })

  await test.step('nobody was told what only another may know', async () => {
    const secrets = secretsOf(astrid.heard)
    expect(secrets.length).toBeGreaterThan(0)
    for (const other of [bjorn, watcher]) {
      const told = other.heard.join('\n')
      const shown = await other.page.content()
      for (const secret of secrets) {
        expect(told, `${secret} in messages`).not.toContain(`"${secret}"`)
        expect(shown, `${secret} in the page`).not.toContain(secret)
      }
      expect(told).not.toMatch(/"seed":"/)
    }
  })
  for (const { errors } of [astrid, bjorn, watcher]) expect(errors).toEqual([])
})

/** The destinies in the first seat's hand, as only that seat is told them, and nothing that lies open as well. */
function secretsOf(heard: readonly string[]): readonly string[] {
  const found = heard.flatMap((text) => [...text.matchAll(/"destinies":\[([^\]]*)\]/g)].map(([, list = '']) => list))
  return [...new Set(found.flatMap((list) => [...list.matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id)))]
}

test('who gives up ends a game of two, and both may play again', async ({ browser }) => {
  const astrid = await guest(browser, 1)
  const bjorn = await guest(browser, 2)
  const { page } = astrid
  await page.goto('/#/play/champions')
  await arrive(page, 'Astrid')
  await page.getByRole('group', { name: words.newTable.howMany }).getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: words.newTable.open }).click()
  const link = await page.getByLabel(words.waiting.link).inputValue()
  await sit(bjorn, link, 'Bjorn')
  await page.getByRole('button', { name: words.waiting.start }).click()
  await expect(board(bjorn)).toBeVisible()

  await rail(bjorn, words.table.house).click()
  await bjorn.page.getByRole('button', { name: words.table.resign }).click()
  await bjorn.page.getByRole('dialog').getByRole('button', { name: words.table.resignAsk.yes }).click()
  await expect(page.getByText(words.table.over.resigned('Bjorn'))).toBeVisible()
  await page.getByRole('button', { name: words.table.rematch }).click()
  await expect(page.getByRole('heading', { name: words.waiting.title })).toBeVisible()
  await bjorn.page.getByRole('button', { name: words.table.joinRematch }).first().click()
  await expect(page.getByRole('button', { name: words.waiting.start })).toBeEnabled()

  await bjorn.page.goto('/#/play')
  await expect(bjorn.page.getByRole('link', { name: words.lobby.review })).toBeVisible()
  for (const { errors } of [astrid, bjorn]) expect(errors).toEqual([])
})

test('axe finds nothing on the pages of the house, by day and night', async ({ browser }) => {
  test.slow()
  const astrid = await guest(browser, 1)
  const { page } = astrid
  await page.goto('/#/play')
  await expect(page.getByLabel(words.arrive.name)).toBeVisible()
  expect(await violations(page), 'at the door').toEqual([])
  await setTable(astrid)
  expect(await violations(page), 'waiting').toEqual([])
  for (const address of ['play', 'play/champions', 'account', 'people/nobody']) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(en.fetching)).toHaveCount(0)
    expect(await violations(page), address).toEqual([])
  }
  await page.goto('/#/play')
  await page.getByRole('link', { name: words.lobby.lookIn }).click()
  await page.getByRole('button', { name: words.waiting.fill }).click()
  await page.getByRole('button', { name: words.waiting.start }).click()
  await expect(board(astrid)).toBeVisible()
  for (const name of [words.table.chat, words.table.house]) {
    await rail(astrid, name).click()
    expect(await violations(page), name).toEqual([])
  }
  await page.getByRole('button', { name: words.table.leave }).click()
  await expect(page.getByRole('button', { name: words.table.takeBack }).first()).toBeVisible()
  expect(await violations(page), 'a bot plays').toEqual([])
})

async function violations(page: Page): Promise<readonly unknown[]> {
  const found: unknown[] = []
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((html, chosen) => html.setAttribute('data-theme', chosen), theme)
    const { violations } = await new AxeBuilder({ page }).analyze()
    found.push(...violations.map(({ id, nodes }) => ({ theme, id, where: nodes.map(({ html }) => html) })))
  }
  return found
}

test('without a house the page says so, and everything on this device works', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>nothing' }))
  await page.goto('/')
  await page.getByRole('link', { name: home.friends }).click()
  await expect(page.getByRole('heading', { name: words.noHouse.title })).toBeVisible()
  await page.getByRole('link', { name: words.noHouse.local }).click()
  await expect(page.getByRole('heading', { name: home.title })).toBeVisible()
  // The browser itself tells of the missing page.
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

import type { Browser, Locator, Page } from '@playwright/test'
import { onlineWordsIn } from '../src/online/words/index.ts'
import { prepare } from './browser-storage.ts'
import { en, expect, FAST_PROGRAM } from './house.ts'
import { mouse, type Player, playerAt } from './playing.ts'
import type { Played } from './saves.ts'

export const words = onlineWordsIn('en')
const { home } = en.pages

/** Somebody with a browser of their own, and everything that the house ever told it. */
export interface Guest {
  readonly page: Page
  readonly player: Player
  readonly heard: string[]
  readonly errors: string[]
}

export async function guest(browser: Browser, seed: number): Promise<Guest> {
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

const CHOICES = '.table :is(.glow, .glow-btn, .declines, .front .btn, .ask-panel button, .primary):not(:disabled)'

/** The tab's title says whose turn it is; what can be chosen may come a moment later. */
export const isAsked = async ({ page }: Guest): Promise<boolean> =>
  (await page.title()).startsWith(words.table.yourTurnTitle) &&
  (await page.locator('.house-note').count()) === 0 &&
  (await page.locator(CHOICES).filter({ visible: true }).count()) > 0

/** Whoever is asked answers, until so many answers were given, or none is needed any more. */
export async function playOn(guests: readonly Guest[], answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    let asked: Guest | undefined
    await expect
      .poll(async () => {
        for (const one of guests) if (await isAsked(one)) asked = one
        return asked !== undefined
      })
      .toBe(true)
    // The title may lag behind what was chosen: then it is somebody else's turn by now.
    if (await asked?.player.answerIfAsked()) given++
  }
}

export const rail = ({ page }: Guest, name: string): Locator =>
  page.getByRole('navigation', { name: en.table.menu }).getByRole('button', { name })

/** How many moves the page knows of, as its slider says. */
export async function movesAt(one: Guest): Promise<number> {
  // What was half chosen is closed by the first click elsewhere.
  const half = one.page.locator('.table .tip.held').getByRole('button', { name: en.table.close, exact: true })
  if (await half.isVisible()) await half.click()
  await rail(one, en.table.past).click()
  const moves = Number(await one.page.getByRole('slider').getAttribute('max'))
  await rail(one, en.table.past).click()
  return moves
}

/** A table of the first game for two people and a bot, and the link to it. */
export async function setTable(host: Guest): Promise<string> {
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

export async function sit(one: Guest, link: string, name: string): Promise<void> {
  await one.page.goto(link)
  await arrive(one.page, name)
  await one.page.getByRole('button', { name: words.lobby.sit, exact: true }).click()
}

export const board = ({ page }: Guest): Locator => page.getByRole('main', { name: en.table.board })

/** A table for two people, both of them at it. */
export async function openTableForTwo(game: Played, host: Guest, friend: Guest): Promise<void> {
  const { page } = host
  await page.goto(`/#/play/${game}`)
  await arrive(page, 'Astrid')
  await page.getByRole('group', { name: words.newTable.howMany }).getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: words.newTable.open }).click()
  const link = await page.getByLabel(words.waiting.link).inputValue()
  await sit(friend, link, 'Bjorn')
  await page.getByRole('button', { name: words.waiting.start }).click()
  await expect(board(host)).toBeVisible()
  await expect(board(friend)).toBeVisible()
}

import type { Page } from '@playwright/test'
import { en, expect, goToTable, keep, test } from './house.ts'
import { placing } from './moments/champions.ts'
import { selecting } from './moments/reavers.ts'
import { tactics } from './moments/runar.ts'
import { playing } from './moments/tiny-epic-vikings.ts'
import { PLAYED, type Played, savedTable } from './saves.ts'
import { comeIn } from './two-people.ts'

const { nav } = en
const { home } = en.pages

/** Rooms that the top bar leads to, by the name it gives them. */
const ROOMS: { readonly [name: string]: string } = {
  [en.pages.nav.tables]: '/play',
  [nav.rules]: '/rules/champions',
  [en.pages.nav.replays]: '/replay',
  [nav.settings]: '/settings',
  [nav.about]: '/about',
}

/** Whatever the one leaves behind, the next may meet: round the games and back, each comes after each other. */
const ROUND: readonly Played[] = [...PLAYED, ...PLAYED.slice(0, 1), ...PLAYED.toReversed()]

/** What stands on the page and where: the text that is to be seen, and the place of every part. */
const shownOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('.table, .page main')
    if (!root || document.fonts.status !== 'loaded') return []
    const { left, top } = root.getBoundingClientRect()
    const parts = [...root.querySelectorAll<HTMLElement>(':not(symbol *, .sprite, .sprite *)')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const box = part.getBoundingClientRect()
        const { color, fontSize } = getComputedStyle(part)
        const place = [box.left - left, box.top - top, box.width, box.height].map(Math.round)
        return `${part.tagName} ${part.getAttribute('class')} ${place} ${color} ${fontSize}`
      })
    return [(root as HTMLElement).innerText, ...parts]
  })

const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: en.pages.nav.label }).getByRole('link', { name, exact: true })

test('from page to page, with tables of other games in between, everything looks as it does alone', async ({
  page,
  browser,
}) => {
  const tables = [
    await savedTable({ id: 'champions', until: placing }),
    await savedReavers(),
    await savedTable({ id: 'tiny-epic-vikings', game: 'tiny-epic-vikings', until: playing }),
    await savedTable({ id: 'runar', game: 'runar', until: tactics }),
  ]
  // Somebody else, who comes to each page from outside.
  const { page: alone } = await comeIn(browser, 'Halla')
  await alone.context().clearCookies()
  for (const one of [page, alone]) await keep(one, ...tables)

  const known = new Map<string, readonly string[]>()
  const looksAsAlone = async (address: string) => {
    await expect(page).toHaveURL(new RegExp(`#${address}$`))
    if (!known.has(address)) {
      await alone.goto(`/#${address}`)
      await alone.reload()
    }
    await expect(page.getByText(en.fetching)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).not.toHaveCount(0)
    const there = async () => known.get(address) ?? (await shownOn(alone))
    let here: readonly string[] = []
    const compared = async () => {
      here = await shownOn(page)
      return differences(here, await there())
    }
    await expect.poll(compared, { message: address }).toEqual([])
    known.set(address, here)
  }
  const throughTheRooms = async () => {
    for (const [name, address] of Object.entries(ROOMS)) {
      await room(page, name).click()
      await looksAsAlone(address)
    }
    await page.locator('.top-nav-brand').click()
    await looksAsAlone('/')
  }

  await page.goto('/#/')
  await looksAsAlone('/')
  for (const [stop, game] of ROUND.entries()) {
    await page.locator(`.tile[data-mood=${game}]`).getByRole('link', { name: home.newGame }).click()
    await looksAsAlone(`/new/${game}`)
    await page.locator('.top-nav-brand').click()
    // Home shows the latest few alone.
    await goToTable(page, game)
    await looksAsAlone(`/table/${game}`)
    await page.getByRole('navigation', { name: en.table.menu }).getByRole('link', { name: nav.home }).click()
    // What a game brings with it, it brings at its first table.
    if (stop < PLAYED.length || stop === ROUND.length - 1) await throughTheRooms()
  }
})

const savedReavers = () => savedTable({ id: 'reavers', game: 'reavers', until: selecting })

/** What only one of two pages shows. */
function differences(here: readonly string[], there: readonly string[]): readonly string[] {
  if (here.length < 2) return ['nothing is shown']
  return [
    ...here.filter((part) => !there.includes(part)).map((part) => `walked: ${part}`),
    ...there.filter((part) => !here.includes(part)).map((part) => `alone: ${part}`),
  ]
}

import { LEVELS } from '@longhouse/bots'
import { games } from '@longhouse/registry'
import type { Page } from '@playwright/test'
import { programName } from '../src/session/programs.ts'
import { changeSettings, en, expect, goToTable, keep, pl, promptOf, test } from './house.ts'
import { SIGHTS } from './moments/index.ts'
import { contentNames, over, PLAYED, SITTERS, savedTable } from './saves.ts'

/** Everything a page says, to the eye and to a screen reader. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.add(node.nodeValue ?? '')
    for (const element of document.querySelectorAll('*'))
      for (const attribute of ['aria-label', 'title', 'alt', 'placeholder'])
        said.add(element.getAttribute(attribute) ?? '')
    return [...said].map((words) => words.trim())
  })
}

/** English that is Polish as well: five farms are `5 Farm`. */
const HOMONYMS = ['Farm']

/** The words that are the same in both languages by right: names of people, of games and of the languages, and parts of the names of cards. */
async function sharedWords(): Promise<readonly string[]> {
  const content = await Promise.all(PLAYED.map(contentNames))
  const names = [...content.flat(), ...games.map(({ title }) => title)]
  const parts = names.flatMap(({ en, pl }) => en.split(' ').filter((part) => pl.split(' ').includes(part)))
  const levels = LEVELS.flatMap((level) => {
    const name = programName('en', level)
    return name && name === programName('pl', level) ? [name] : []
  })
  const languages = [en, pl].map(({ pages }) => pages.settings.thisLanguage)
  const shared = [...parts, ...levels, ...languages, ...SITTERS, ...leavesAlike(en, pl), ...HOMONYMS, 'Longhouse']
  return shared.sort((a, b) => b.length - a.length)
}

/** Texts of the shell that are written alike on purpose. */
function leavesAlike(one: object, other: object): string[] {
  return Object.entries(one).flatMap(([key, value]: [string, unknown]) => {
    const twin = (other as { readonly [key: string]: unknown })[key]
    if (typeof value === 'string') return value === twin ? [value] : []
    return value && typeof value === 'object' && twin ? leavesAlike(value, twin) : []
  })
}

/** What is said in the same words in both languages, and should not be. */
async function untranslated(english: readonly string[], polish: readonly string[]): Promise<string[]> {
  const shared = await sharedWords()
  return polish.filter((words) => {
    if (!english.includes(words)) return false
    const rest = shared.reduce((left, name) => left.replaceAll(name, ''), words)
    return /\p{L}{3}/u.test(rest)
  })
}

for (const game of PLAYED)
  for (const [name, until] of Object.entries(SIGHTS[game])) {
    test(`a Polish table of ${game} has no English on it, ${name}`, async ({ page }) => {
      await keep(page, await savedTable({ game, players: 4, until }))
      const said: string[][] = []
      for (const [language, words] of [
        ['en', en],
        ['pl', pl],
      ] as const) {
        await changeSettings(page, { language })
        await goToTable(page, 'table')
        await page.reload()
        await expect(promptOf(page, words)).toBeAttached()
        said.push(await saidOn(page))
      }
      const [english = [], polish = []] = said
      expect(polish.length).toBeGreaterThan(50)
      expect(await untranslated(english, polish)).toEqual([])
    })
  }

const PAGES = ['', ...PLAYED.map((game) => `new/${game}`), 'settings', 'about', 'replay', 'nowhere']

for (const address of PAGES) {
  test(`a Polish page has no English on it: #/${address}`, async ({ page }) => {
    await keep(page, await savedTable({ id: 'going' }), await savedTable({ id: 'finished', until: over }))
    const said: string[][] = []
    for (const language of ['en', 'pl'] as const) {
      await changeSettings(page, { language })
      await page.goto(`/#/${address}`)
      await page.reload()
      await expect(page.locator(`html[lang=${language}] h1`)).toBeVisible()
      said.push(await saidOn(page))
    }
    const [english = [], polish = []] = said
    expect(await untranslated(english, polish)).toEqual([])
  })
}

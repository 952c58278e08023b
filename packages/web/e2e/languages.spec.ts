import { LEVELS } from '@longhouse/bots'
import type { Language } from '@longhouse/kernel'
import { games } from '@longhouse/registry'
import type { Page } from '@playwright/test'
import { programName } from '../src/session/programs.ts'
import { type Words, wordsIn } from '../src/words/index.ts'
import { violations } from './axe.ts'
import { walkToTable } from './deciding.ts'
import { changeSettings, en, expect, keep, pl, promptOf, test, visit } from './house.ts'
import { tablesOfSights } from './moments/index.ts'
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
  const names = [...content.flat(), ...games.map(({ words }) => ({ en: words.en.title, pl: words.pl.title }))]
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

interface Said {
  readonly place: string
  readonly english: readonly string[]
  readonly polish: readonly string[]
}

/** What is said at each of these places, in English and in Polish. */
async function saidAt(
  page: Page,
  places: readonly string[],
  come: (place: string, words: Words) => Promise<void>,
): Promise<readonly Said[]> {
  const saidIn = async (language: Language) => {
    await changeSettings(page, { language })
    await page.reload()
    const said: string[][] = []
    for (const place of places) {
      await come(place, wordsIn(language))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      said.push(await saidOn(page))
    }
    return said
  }
  const [english, polish] = [await saidIn('en'), await saidIn('pl')]
  return places.map((place, i) => ({ place, english: english[i] ?? [], polish: polish[i] ?? [] }))
}

for (const game of PLAYED)
  test(`at a table of ${game}, whatever it looks like, axe finds nothing, and Polish has no English`, async ({
    page,
  }) => {
    const tables = await tablesOfSights(game)
    await keep(page, ...tables)
    const places = tables.map(({ id }) => id)
    const said = await saidAt(page, places, async (id, words) => {
      await walkToTable(page, id)
      await expect(promptOf(page, words)).toBeAttached()
      expect.soft(await violations(page), id).toEqual([])
    })
    for (const { place, english, polish } of said) {
      expect.soft(polish.length, place).toBeGreaterThan(50)
      expect.soft(await untranslated(english, polish), place).toEqual([])
    }
  })

const PAGES = ['', ...PLAYED.map((game) => `new/${game}`), 'settings', 'about', 'replay', 'nowhere']

test('no Polish page has English on it', async ({ page }) => {
  await keep(page, await savedTable({ id: 'going' }), await savedTable({ id: 'finished', until: over }))
  for (const { place, english, polish } of await saidAt(page, PAGES, (address, words) => visit(page, address, words)))
    expect.soft(await untranslated(english, polish), `#/${place}`).toEqual([])
})

// Draws every page and the moments of a table into docs/screens: both languages, day and night, large and small.
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Me, NewTable, TableAnswer } from '@longhouse/protocol'
import type { BrowserContext, Page } from '@playwright/test'
import { keep, prepare } from '../browser-storage.ts'
import { assigning, fighting, placing } from '../moments/champions.ts'
import * as reavers from '../moments/reavers.ts'
import { acting, tactics } from '../moments/runar.ts'
import { landing, picking, playing } from '../moments/tiny-epic-vikings.ts'
import { lateIn, type Moment, over, type Played, savedTable } from '../saves.ts'
import { servePage } from './served-page.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'screens')

/** Large pictures are kept at half their size: they show what is where. `--full` draws every pixel. */
const scale = process.argv.includes('--full') ? 1 : 0.5

const SIZES = {
  large: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: scale },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
} as const

/** Each language is drawn once by day and once by night. */
const LOOKS = [
  { size: 'large', language: 'en', theme: 'light' },
  { size: 'large', language: 'pl', theme: 'dark' },
  { size: 'phone', language: 'en', theme: 'dark' },
  { size: 'phone', language: 'pl', theme: 'light' },
] as const

const PAGES = {
  home: '',
  'new-game': 'new/champions',
  settings: 'settings',
  about: 'about',
  rules: 'rules/champions/CH-4.1',
  replay: 'replay',
  'table-leaders': 'table/leaders',
  'table-placement': 'table/placement',
  'table-assigning': 'table/assigning',
  'table-fight': 'table/fight',
  'table-curtain': 'table/curtain',
  'table-end': 'table/end',
  'reavers-selection': 'table/reavers-selection',
  'reavers-recruiting': 'table/reavers-recruiting',
  'reavers-sea': 'table/reavers-sea',
  'reavers-fight': 'table/reavers-fight',
  'reavers-end': 'table/reavers-end',
  'vikings-draft': 'table/vikings-draft',
  'vikings-chart': 'table/vikings-chart',
  'vikings-landing': 'table/vikings-landing',
  'vikings-end': 'table/vikings-end',
  'runar-tactics': 'table/runar-tactics',
  'runar-acting': 'table/runar-acting',
  'runar-end': 'table/runar-end',
}

const lateTable = (id: string, moment: Moment, game: Played = 'champions', seed = 'hearth') =>
  savedTable({ game, id, players: 4, playedBy: 'greedy', until: lateIn(4, moment), seed })

/** Of games whose chance comes to it soon enough. */
const tableByChance = (id: string, game: Played, until: Moment, players: number) =>
  savedTable({ game, id, players, until })

const tables = await Promise.all([
  savedTable({ id: 'leaders', players: 4, options: { leaders: 'chosen', 'first-player': 1 } }),
  lateTable('placement', placing),
  lateTable('assigning', assigning),
  lateTable('fight', fighting),
  lateTable('end', over),
  savedTable({ id: 'curtain', people: 2, options: { leaders: 'dealt', 'first-player': 1 } }),
  lateTable('reavers-selection', reavers.selecting, 'reavers'),
  lateTable('reavers-recruiting', reavers.recruiting, 'reavers'),
  lateTable('reavers-sea', reavers.meetingShip, 'reavers'),
  lateTable('reavers-fight', reavers.rerolling, 'reavers', 'ember'),
  lateTable('reavers-end', over, 'reavers'),
  tableByChance('vikings-draft', 'tiny-epic-vikings', picking, 4),
  tableByChance('vikings-chart', 'tiny-epic-vikings', playing, 4),
  tableByChance('vikings-landing', 'tiny-epic-vikings', landing, 4),
  tableByChance('vikings-end', 'tiny-epic-vikings', over, 4),
  tableByChance('runar-tactics', 'runar', tactics, 4),
  tableByChance('runar-acting', 'runar', acting, 2),
  tableByChance('runar-end', 'runar', over, 2),
])

/** Somebody arrives and sets a table, so that the pages of the house have something to show. */
async function housePages({ request }: BrowserContext) {
  const ask = async (path: string, data: unknown) => (await request.post(`/api/v1${path}`, { data })).json()
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'raider' }]
  const { person }: { readonly person: Me } = await ask('/me', { name: 'Astrid' })
  const { table }: TableAnswer = await ask('/tables', { game: 'reavers', seats, visibility: 'invite' })
  return {
    lobby: 'play',
    'new-table': 'play/reavers',
    'waiting-room': `t/${table.id}`,
    account: 'account',
    person: `people/${person.id}`,
  }
}

async function draw(page: Page, address: string, file: string): Promise<void> {
  // Another address behind the `#` alone would leave the last page standing while the next is fetched.
  await page.goto('about:blank')
  await page.goto(`/#/${address}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 82 })
}

const served = await servePage()
// One guest for all looks: the house lets an address bring only so many.
const arriving = await served.browser.newContext({ baseURL: served.address })
const pages = { ...PAGES, ...(await housePages(arriving)) }
const storageState = await arriving.storageState()
await arriving.close()
let drawn = 0
await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const { size, language, theme } of LOOKS) {
  const context = await served.browser.newContext({
    baseURL: served.address,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    storageState,
    ...SIZES[size],
  })
  await prepare(context, { language, theme, pace: 'slow' })
  const page = await context.newPage()
  await keep(page, ...tables)
  for (const [name, address] of Object.entries(pages)) {
    await draw(page, address, `${name}-${size}-${language}-${theme}.jpg`)
    drawn++
  }
  await context.close()
}
await served.close()
console.log(`${drawn} pictures in docs/screens`)

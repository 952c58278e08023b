// Measures the built page in Chromium: what a first visit fetches, how fast a choice is painted, how long bots block the page.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { keep, prepare } from '../browser-storage.ts'
import { placing } from '../moments/champions.ts'
import { mouse, playerAt } from '../playing.ts'
import { savedTable } from '../saves.ts'
import { type ServedPage, servePage } from './served-page.ts'

const DIST = join(import.meta.dirname, '..', '..', 'dist')
const CHOICES = 30
const WATCHING_MS = 20_000

interface Row {
  readonly what: string
  readonly value: string
  readonly aim: string
  readonly missed: boolean
}

const row = (what: string, value: number, unit: string, aim?: number): Row => ({
  what,
  value: `${Math.round(value)} ${unit}`,
  aim: aim === undefined ? '' : `≤ ${aim} ${unit}`,
  missed: aim !== undefined && value > aim,
})

/** As it travels: gzipped where the server has a gzipped twin. */
function kilobytes(paths: readonly string[]): number {
  const sizes = paths.map((path) => {
    const file = join(DIST, path === '/' ? 'index.html' : path)
    return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

const ending = (paths: readonly string[], ...ends: readonly string[]): string[] =>
  paths.filter((path) => ends.some((end) => path.endsWith(end)))

const IMPORT = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const ANY_IMPORT = /["'`](?:\.\/|assets\/)([\w.-]+\.js)["'`]/g

/** A file of the build and what it needs: statically, or whatever it may fetch later. */
function closureOf(path: string, imports: RegExp, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, name] of readFileSync(join(DIST, path), 'utf8').matchAll(imports))
    closureOf(`/assets/${name}`, imports, known)
  return known
}

async function visitor(served: ServedPage): Promise<BrowserContext> {
  const context = await served.browser.newContext({
    baseURL: served.address,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  await prepare(context, {})
  return context
}

/** The paths that a step fetches and no step before it has. */
async function fetchedBy(context: BrowserContext, known: Set<string>, step: () => Promise<unknown>): Promise<string[]> {
  const fetched: string[] = []
  const hear = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (known.has(pathname) || pathname === '/empty') return
    known.add(pathname)
    fetched.push(pathname)
  }
  context.on('request', hear)
  await step()
  context.off('request', hear)
  return fetched
}

async function sizes(served: ServedPage): Promise<Row[]> {
  const context = await visitor(served)
  const page = await context.newPage()
  const known = new Set<string>()
  const open = (address: string) => async () => {
    await page.goto(address)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  // A bot begins, so that its worker is fetched too.
  await keep(page, await savedTable({ options: { leaders: 'dealt', 'first-player': 1 } }))
  const shell = await fetchedBy(context, known, open('/'))
  const table = await fetchedBy(context, known, open('/#/table/table'))
  await context.close()
  const scripts = [...shell, ...ending(table, '.js')]
  const tableShell = closureOf(scripts.find((path) => path.includes('/table-page-')) ?? '', IMPORT)
  const worker = closureOf(scripts.find((path) => path.includes('/bot-worker-')) ?? '', ANY_IMPORT)
  const isShell = (path: string) => shell.includes(path) || tableShell.has(path)
  const visit = [...shell, ...table]
  const everything = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/\.(gz|br)$/.test(path) && statSync(join(DIST, path)).isFile(),
  )
  return [
    row('JS of the shell, hall and table', kilobytes(ending(visit, '.js').filter(isShell)), 'KB', 150),
    row(
      'JS of the game',
      kilobytes(ending(table, '.js').filter((path) => !isShell(path) && !worker.has(path))),
      'KB',
      120,
    ),
    row('JS of the bots in their worker', kilobytes(ending(table, '.js').filter((path) => worker.has(path))), 'KB'),
    row('CSS', kilobytes(ending(visit, '.css')), 'KB'),
    row('fonts', kilobytes(ending(visit, '.woff2')), 'KB'),
    row('first visit: hall, table, bots', kilobytes(visit), 'KB', 600),
    row('all, kept for playing offline', kilobytes(everything), 'KB'),
  ]
}

/** In milliseconds. */
interface Noted {
  /** From each click until its effect was painted, and until its script had ended. */
  readonly paints: number[]
  readonly scripts: number[]
  /** Of the main thread, where they took more than 50. */
  readonly tasks: number[]
}

/** Lets the page note what takes it time; the answer tells what it has noted. */
async function observe(page: Page): Promise<() => Promise<Noted>> {
  await page.evaluate(() => {
    const noted: Noted = { paints: [], scripts: [], tasks: [] }
    Object.assign(globalThis, { noted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue
        noted.paints.push(entry.duration)
        noted.scripts.push(entry.processingEnd - entry.startTime)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.tasks.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)
}

async function clicks(served: ServedPage): Promise<Row[]> {
  const context = await visitor(served)
  const page = await context.newPage()
  await keep(page, await savedTable({ players: 4, until: placing }))
  await page.goto('/#/table/table')
  const noted = await observe(page)
  let choices = 0
  await playerAt(page, mouse).playUntil(async () => choices++ === CHOICES)
  const { paints, scripts } = await noted()
  await context.close()
  return [
    row('click to the end of its script, median', at(0.5, scripts), 'ms'),
    row('click to paint, median', at(0.5, paints), 'ms', 100),
    row('click to paint, 95 of 100', at(0.95, paints), 'ms', 100),
    row('click to paint, longest', at(1, paints), 'ms'),
  ]
}

/** The value that a share of the clicks keep below. One faster than the observer's threshold is not noted at all. */
function at(share: number, noted: readonly number[]): number {
  const sorted = [...Array<number>(Math.max(0, CHOICES - noted.length)).fill(0), ...noted].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

async function thinking(served: ServedPage): Promise<Row[]> {
  const context = await visitor(served)
  const page = await context.newPage()
  const saved = await savedTable({ players: 4, people: 0 })
  const seats = saved.plan.seats.map((seat) => ({ ...seat, player: 'greedy' }))
  await keep(page, { ...saved, plan: { ...saved.plan, seats } })
  await page.goto('/#/table/table')
  await page.locator('main').first().waitFor()
  const noted = await observe(page)
  await page.waitForTimeout(WATCHING_MS)
  const { tasks } = await noted()
  await context.close()
  return [row('longest task of the page while bots think', Math.max(0, ...tasks), 'ms', 100)]
}

const served = await servePage()
const rows = [...(await sizes(served)), ...(await clicks(served)), ...(await thinking(served))]
await served.close()
for (const { what, value, aim, missed } of rows)
  console.log(`${what.padEnd(44)}${value.padStart(8)}   ${aim.padEnd(10)}${missed ? ' missed' : ''}`.trimEnd())
console.log('\nWithout a graphics card painting takes most of the time from click to paint.')

import { type Form, type Json, quickRandom, sampleChoice } from '@longhouse/kernel'
import type { Clock, NewTable, TableAnswer, TableUpdate } from '@longhouse/protocol'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { Settings } from '../src/settings.tsx'
import { prepare } from './browser-storage.ts'

/** Somebody with a browser of their own, whom the house knows. */
export interface Person {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
}

export interface Match {
  readonly id: string
  /** Whom the game waits for first. */
  readonly mover: Person
  readonly other: Person
}

interface Coming {
  readonly settings?: Partial<Settings>
  readonly browser?: BrowserContextOptions
}

/** What their pages complained about, for whoever reads why a test failed. */
const complaints = new WeakMap<BrowserContext, string[]>()
export const complaintsOf = (context: BrowserContext): readonly string[] => complaints.get(context) ?? []

let arrived = 0
/** Everybody comes from a place of their own, as the house lets only so many new guests come from one. */
const nextPlace = (): string => `10.${process.env.TEST_WORKER_INDEX ?? 0}.${arrived >> 8}.${arrived++ & 255}`

export async function comeIn(
  browser: Browser,
  name: string,
  { settings = {}, browser: how }: Coming = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: process.env.LONGHOUSE_ADDRESS ?? '',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': nextPlace() },
    ...how,
  })
  const heard: string[] = []
  complaints.set(context, heard)
  context.on('weberror', (error) => heard.push(error.error().message))
  context.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  context.on('requestfailed', (request) => heard.push(`${request.url()} ${request.failure()?.errorText}`))
  await prepare(context, settings)
  await post(context, '/me', { name })
  return { name, context, page: await context.newPage() }
}

const TOO_MUCH_AT_ONCE = 429

/** A quick machine may ask too much at once, and asks again when the house says; any other refusal ends the test, with its reason. */
async function post<T>(context: BrowserContext, path: string, data: unknown = {}): Promise<T> {
  for (;;) {
    const answer = await context.request.post(`/api/v1${path}`, { data })
    if (answer.ok()) return (await answer.json()) as T
    if (answer.status() !== TOO_MUCH_AT_ONCE) throw new Error(`${path} was refused: ${await answer.text()}`)
    const { facts } = (await answer.json()) as { readonly facts: { readonly seconds: number } }
    await new Promise((resolve) => setTimeout(resolve, facts.seconds * 1000))
  }
}

/** A table for two people, and for programs besides; the host waits at it, in the page. */
export async function setTable(
  host: Person,
  clock: Clock | null = null,
  bots: readonly string[] = [],
): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }, ...bots.map((bot) => ({ kind: 'bot', bot }))]
  const { table } = await post<TableAnswer>(host.context, '/tables', { game: 'champions', seats, clock })
  await lookAt(host, table.id)
  return table.id
}

export async function lookAt({ page }: Person, id: string): Promise<void> {
  await page.goto(`/#/t/${id}`)
  await page.locator('.copied-link').waitFor()
}

export const sitDown = (guest: Person, id: string): Promise<unknown> => post(guest.context, `/tables/${id}/join`)

/** Both sit before their pages, and the game begins. */
export async function begin(
  host: Person,
  guest: Person,
  clock: Clock | null = null,
  bots: readonly string[] = [],
): Promise<Match> {
  const id = await setTable(host, clock, bots)
  await sitDown(guest, id)
  await lookAt(guest, id)
  const { table } = await post<TableAnswer>(host.context, `/tables/${id}/start`)
  for (const { page } of [host, guest]) await page.locator('.table main').waitFor()
  const [mover, other] = table.awaited.includes(0) ? [host, guest] : [guest, host]
  return { id, mover, other }
}

/** A game that has begun between two people who do not look at it yet. */
export async function seatFor(host: Person, guest: Person, wanted: Pick<NewTable, 'game' | 'options'>): Promise<Match> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = (await post<TableAnswer>(host.context, '/tables', { ...wanted, seats })).table
  await sitDown(guest, id)
  await post(host.context, `/tables/${id}/start`)
  return { id, mover: host, other: guest }
}

export const sightFor = async ({ context }: Person, id: string): Promise<TableUpdate> =>
  (await (await context.request.get(`/api/v1/tables/${id}/seen`)).json()) as TableUpdate

/** This choice, or any that is asked of them, whatever their page shows. */
export async function choose(person: Person, id: string, choice?: Json): Promise<void> {
  const tableUpdate = await sightFor(person, id)
  if (!tableUpdate.seen?.ask?.form) throw new Error(`${person.name} is asked nothing`)
  await answer(person, id, tableUpdate, choice)
}

const answer = (
  person: Person,
  id: string,
  { number, seen }: TableUpdate,
  choice = sampleChoice(seen?.ask?.form as Form, quickRandom(`${id} ${number}`)),
): Promise<unknown> => post(person.context, `/tables/${id}/choices`, { key: crypto.randomUUID(), number, choice })

/** They play by any choices until the person was asked for that step, and is asked again. */
export async function playPast(
  { id, mover, other }: Match,
  person: Person,
  step: string,
): Promise<{ readonly asked: number; readonly now: number }> {
  for (let asked: number | null = null; ; )
    for (const one of [mover, other]) {
      const tableUpdate = await sightFor(one, id)
      const { seen } = tableUpdate
      if (!seen?.ask?.form) continue
      if (one === person && asked !== null) return { asked, now: seen.moves }
      if (one === person && seen.ask.step === step) asked = seen.moves
      await answer(one, id, tableUpdate)
    }
}

/** They play by any choices until one of them is asked for that step, or the game is over. */
export async function playUntil({ id, mover, other }: Match, step: string | null): Promise<Person> {
  for (;;)
    for (const one of [mover, other]) {
      const tableUpdate = await sightFor(one, id)
      const { seen } = tableUpdate
      if (seen?.result) return one
      if (!seen?.ask?.form) continue
      if (seen.ask.step === step) return one
      await answer(one, id, tableUpdate)
    }
}

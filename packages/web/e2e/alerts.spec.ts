import type { Page } from '@playwright/test'
import { onlineWordsIn } from '../src/online/words/index.ts'
import { expect, test } from './house.ts'
import { begin, choose, comeIn, type Person } from './two-people.ts'

const words = onlineWordsIn('en')

/** What a page did to be noticed. */
interface Noise {
  readonly notes: string[]
  closed: number
  strikes: number
}

declare global {
  interface Window {
    noise: Noise
  }
}

/** Writes down the notes and the sounds of a page; whether it may write notes is said here, as not every browser lets that be granted. */
async function listen({ context }: Person, permission: NotificationPermission): Promise<void> {
  await context.addInitScript((permission) => {
    const noise: Noise = { notes: [], closed: 0, strikes: 0 }
    window.noise = noise
    window.Notification = new Proxy(Notification, {
      construct(real, [title, options]: [string, NotificationOptions]) {
        noise.notes.push(`${title}: ${options.body}`)
        const note = new real(title, options)
        const close = note.close.bind(note)
        note.close = () => {
          noise.closed++
          close()
        }
        return note
      },
      get: (real, key) => (key === 'permission' ? permission : Reflect.get(real, key)),
    })
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      noise.strikes++
      return createOscillator.call(this)
    }
  }, permission)
}

const noiseOf = (page: Page): Promise<Noise> => page.evaluate(() => window.noise)

/** The person looks at another tab, or comes back. */
const turnAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

for (const wanted of [true, false]) {
  test(`who looks elsewhere is told of their turn ${wanted ? 'as they wish' : 'by the title alone'}`, async ({
    browser,
  }) => {
    const astrid = await comeIn(browser, 'Astrid', { settings: { volume: wanted ? 60 : 0 } })
    const bjorn = await comeIn(browser, 'Bjorn', { settings: { volume: wanted ? 60 : 0 } })
    for (const person of [astrid, bjorn]) await listen(person, wanted ? 'granted' : 'default')
    const { id, mover, other } = await begin(astrid, bjorn)
    await expect(mover.page).toHaveTitle(new RegExp(`^${words.table.yourTurnTitle}`))
    await expect(other.page).not.toHaveTitle(new RegExp(words.table.yourTurnTitle))
    await turnAway(other.page, true)
    expect(await noiseOf(other.page)).toEqual({ notes: [], closed: 0, strikes: 0 })

    await choose(mover, id)
    await expect(other.page).toHaveTitle(new RegExp(`^${words.table.yourTurnTitle}`))
    const game = 'Champions of Midgard'
    const notes = wanted ? [`${game}: ${words.table.yourTurnText(game)}`] : []
    await expect.poll(() => noiseOf(other.page)).toEqual({ notes, closed: 0, strikes: wanted ? 2 : 0 })
    expect((await noiseOf(mover.page)).notes).toEqual([])

    await turnAway(other.page, false)
    await expect(other.page.locator('.glow').first()).toBeVisible()
    await expect.poll(() => noiseOf(other.page)).toMatchObject({ notes, closed: notes.length })
  })
}

import { onlineWordsIn } from '../src/online/words/index.ts'
import { expect, test } from './house.ts'
import { openStoppedHouse } from './stopped-house.ts'
import { stopTime } from './stopped-time.ts'
import { begin, comeIn } from './two-people.ts'

const words = onlineWordsIn('en')
const SECONDS = 8

let house: Awaited<ReturnType<typeof openStoppedHouse>>

test.beforeAll(async () => {
  house = await openStoppedHouse()
})

test.afterAll(() => house?.close())

test('a clock warns, runs out, lets a bot play, and its person takes the seat back', async ({ browser }) => {
  const astrid = await comeIn(browser, 'Astrid', { browser: { baseURL: house.address } })
  const bjorn = await comeIn(browser, 'Bjorn', { browser: { baseURL: house.address } })
  for (const { page } of [astrid, bjorn]) await page.clock.install()
  const { mover, other } = await begin(astrid, bjorn, { kind: 'per-move', seconds: SECONDS })
  const question = mover.page.locator('#question')
  const before = await question.boundingBox()

  await test.step('before: who is to move is warned, and nothing is moved by it', async () => {
    await expect(mover.page.getByText(words.clock.short)).toBeVisible()
    await expect(mover.page.getByRole('alert').filter({ hasText: words.clock.shortSaid })).toBeAttached()
    await expect(mover.page.locator('.clock.running.short').first()).toBeVisible()
    expect(await question.boundingBox()).toEqual(before)
    await expect(other.page.getByText(words.clock.short)).toHaveCount(0)
    await expect(other.page.locator('.glow')).toHaveCount(0)
  })

  await test.step('then: both are told, and a bot plays on', async () => {
    await stopTime(other.page)
    house.pass(SECONDS * 1000)
    await expect(mover.page.getByText(words.table.botPlaysForYou.clock)).toBeVisible()
    await expect(mover.page.getByText(words.clock.short)).toHaveCount(0)
    await expect(mover.page.locator('.glow')).toHaveCount(0)
    await expect(other.page.getByText(words.table.gone.clock(mover.name))).toBeVisible()
    await other.page.clock.resume()
    await expect(other.page.getByRole('img', { name: words.table.botPlaysFor(mover.name) }).first()).toBeVisible()
    await expect(other.page.locator('.glow').first()).toBeVisible()
  })

  await test.step('afterwards: who came back finds a way into the seat, and what the bot chose stands', async () => {
    await mover.page.reload()
    await mover.page.getByRole('button', { name: words.table.takeBack }).click()
    await expect(mover.page.getByText(words.table.botPlaysForYou.clock)).toHaveCount(0)
    await expect(other.page.getByRole('img', { name: words.table.botPlaysFor(mover.name) })).toHaveCount(0)
    await expect(mover.page.locator('.undo')).toHaveCount(0)
  })
})

test('on a phone, upright or sideways, a clock of hours stands in its seat, clear of the line that says who is awaited', async ({
  browser,
}) => {
  const astrid = await comeIn(browser, 'Astrid', { browser: { baseURL: house.address } })
  const bjorn = await comeIn(browser, 'Bjorn', { browser: { baseURL: house.address } })
  await begin(astrid, bjorn, { kind: 'bank', seconds: 86_400, increment: 60 }, ['raider', 'raider'])
  for (const [width, height] of [
    [360, 740],
    [844, 390],
  ] as const) {
    await astrid.page.setViewportSize({ width, height })
    const line = astrid.page.locator('.rivals-line')
    await expect(line.locator('.clock')).toHaveCount(2)
    const spare = await line.evaluate((element) => {
      const within = (inner: Element | null, outer: Element | null, line: number): number => {
        const [box, frame] = [inner, outer].map((each) => each?.getBoundingClientRect())
        return box && frame
          ? Math.min(box.left - frame.left, frame.right - box.right, frame.bottom - line - box.bottom)
          : -1
      }
      const seats = [...element.children].map((seat) => within(seat, element, 0))
      const clocks = [...element.querySelectorAll('.clock')].map((clock) =>
        within(clock, clock.closest('.rivals-line > span'), 4),
      )
      return Math.min(...seats, ...clocks)
    })
    expect.soft(spare, `${width} × ${height}`).toBeGreaterThanOrEqual(0)
  }
})

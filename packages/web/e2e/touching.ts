import type { Locator, Page } from '@playwright/test'

/** Fingers as the browser feels them: pans, pinches and long presses, which no locator can make. */

type Point = readonly [x: number, y: number]

const STEPS = 10

export async function fingersOn(page: Page) {
  const devices = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devices.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })

  /** Every finger from where it begins to where it ends. */
  async function move([from, to]: readonly [readonly Point[], readonly Point[]]): Promise<void> {
    const after = (step: number) => from.map(([x, y], i) => between([x, y], to[i] ?? [x, y], step / STEPS))
    // A finger that only rests for long on a slow machine would press.
    await Promise.all([touch('touchStart', from), touch('touchMove', after(1))])
    for (let step = 2; step <= STEPS; step++) {
      await touch('touchMove', after(step))
      // A browser draws between two touches.
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd', [])
  }

  /** A finger that lies still on a thing until that is told, and lifts. */
  async function rest(thing: Locator): Promise<void> {
    await thing.scrollIntoViewIfNeeded()
    const box = await thing.boundingBox()
    if (!box) throw new Error('there is nothing to touch')
    await touch('touchStart', [[box.x + box.width / 2, box.y + box.height / 2]])
    await page.locator('.tip.held').waitFor()
    await touch('touchEnd', [])
  }

  return { move, rest, drag: (from: Point, to: Point) => move([[from], [to]]) }
}

const between = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [x + (toX - x) * part, y + (toY - y) * part]

/** How the board lies in its frame when it has come to rest, and which of its points is where on the screen. */
export async function boardIn(page: Page) {
  const { left, top, board } = await page.locator('.chart-frame').evaluate(async (frame) => {
    const look = () => {
      const { x, y, width } = (frame.querySelector('.board') as HTMLElement).getBoundingClientRect()
      return { left: frame.scrollLeft, top: frame.scrollTop, board: { x, y, width } }
    }
    // What was pushed glides on when the finger has left it: ten pictures without a change are a rest.
    for (let seen = look(), still = 0; ; ) {
      await new Promise(requestAnimationFrame)
      const now = look()
      still = JSON.stringify(now) === JSON.stringify(seen) ? still + 1 : 0
      if (still >= 10) return now
      seen = now
    }
  })
  const own = await page.locator('.board').evaluate((element) => (element as HTMLElement).offsetWidth)
  const scale = board.width / own
  return { left, top, scale, at: (x: number, y: number) => ({ x: (x - board.x) / scale, y: (y - board.y) / scale }) }
}

import type { Locator } from '@playwright/test'
import { expect, sitDown, test } from './house.ts'
import { placing } from './moments/champions.ts'
import { meetingShip, selecting } from './moments/reavers.ts'
import { tactics } from './moments/runar.ts'
import { playing } from './moments/tiny-epic-vikings.ts'
import { asked, over, savedTable } from './saves.ts'

const boxOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, top: y, right: x + width, bottom: y + height }
}

/** Runs in the page: what stands at the corner of a card of the hand and is not seen whole. */
function cutOff(hand: Element): readonly (string | null)[] {
  const parts = [...hand.querySelectorAll('.cost, .nowst')]
  if (parts.length === 0) return ['nothing']
  return parts
    .filter((part) => {
      const art = part.closest('.vk-art')?.getBoundingClientRect()
      const { top, bottom, left } = part.getBoundingClientRect()
      return !art || top < art.top || bottom > art.bottom + 1 || left < art.left
    })
    .map((part) => part.textContent)
}

test('the land goes on to the edge of the stage, and own things stay within the window', async ({ page }) => {
  await sitDown(page, await savedTable({ players: 4, until: placing }))
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    // What lies on the stage follows its size a moment later.
    await expect(async () => {
      const stage = await boxOf(page.locator('.stage'))
      const scene = await boxOf(page.locator('.scene'))
      expect(stage.right).toBeLessThanOrEqual(width)
      expect(scene.left).toBeLessThanOrEqual(stage.left)
      expect(scene.right).toBeGreaterThanOrEqual(stage.right)
      expect(scene.top).toBeLessThanOrEqual(stage.top)
      expect(scene.bottom).toBeGreaterThanOrEqual(stage.bottom)
    }).toPass({ timeout: 60_000 })
    for (const own of await page.locator('.own > *').filter({ visible: true }).all()) {
      const { left, right } = await boxOf(own)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
  }
})

test('the place that acts is read by night as by day', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await sitDown(page, await savedTable({ game: 'reavers', until: meetingShip }))
  const heading = page.locator('.spcol.on h3')
  const [ink, ground] = await heading.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element)
    const light = (rgb: string) => (rgb.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
    return [light(color), light(backgroundColor)]
  })
  expect(Math.abs((ink ?? 0) - (ground ?? 0))).toBeGreaterThan(300)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('rows of the list lie below each other', async ({ page }) => {
    await sitDown(page, await savedTable({ players: 4, until: placing }))
    await page.locator('.dock').getByRole('button', { name: /lit$/ }).click()
    const rows = await Promise.all((await page.locator('.lit-row').all()).map(boxOf))
    expect(rows.length).toBeGreaterThan(8)
    for (const row of rows)
      for (const below of rows)
        if (below.left === row.left && below.top > row.top) expect(below.top).toBeGreaterThanOrEqual(row.bottom)
  })

  test('held sideways it shows all heroes of a team and the button that fields them', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await sitDown(
      page,
      await savedTable({ game: 'runar', players: 1, options: { play: 'conquerors' }, until: asked('fieldHeroes') }),
    )
    const panel = page.locator('.rn-ask')
    const heroes = await panel.locator('.rn-candidate').all()
    expect(heroes).toHaveLength(6)
    const inside = await boxOf(panel)
    for (const part of [...heroes, panel.locator('> .btn')])
      expect((await boxOf(part)).bottom).toBeLessThan(inside.bottom)
  })

  test('held sideways it keeps totals and the ways on in sight when a game is over', async ({ page }) => {
    await sitDown(page, await savedTable({ until: over }))
    const end = page.locator('dialog.end')
    const [totals, ways] = [end.locator('tfoot'), end.locator('> .row')]
    for (const [width, height] of [
      [640, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const seen of [totals, ...(await ways.getByRole('button').all())])
        await expect(seen).toBeInViewport({ ratio: 1 })
      expect((await boxOf(totals)).bottom).toBeLessThanOrEqual((await boxOf(ways)).top)
    }
  })

  for (const [game, until] of [
    ['champions', placing],
    ['reavers', selecting],
    ['tiny-epic-vikings', playing],
    ['runar', tactics],
  ] as const)
    test(`a small one held sideways shows the board of ${game}, and nothing lies over anything else`, async ({
      page,
    }) => {
      await sitDown(page, await savedTable({ game, players: 4, until }))
      for (const [width, height] of [
        [640, 360],
        [667, 375],
        [740, 360],
      ] as const) {
        await page.setViewportSize({ width, height })
        const parts = ['.top', '.rivals-line', '.stage', '.prompt', '.own', '.rail'].map((part) => page.locator(part))
        await expect(async () => {
          const boxes = await Promise.all(parts.map(boxOf))
          for (const [at, { left, top, right, bottom }] of boxes.entries()) {
            expect(Math.min(right - left, bottom - top)).toBeGreaterThan(30)
            expect([left >= 0, top >= 0, right <= width, bottom <= height]).toEqual([true, true, true, true])
            for (const other of boxes.slice(at + 1))
              expect(
                Math.min(right - other.left, other.right - left, bottom - other.top, other.bottom - top),
              ).toBeLessThan(1)
          }
          const stage = await boxOf(page.locator('.stage'))
          expect(stage.right - stage.left).toBeGreaterThan(width * 0.4)
          expect(stage.bottom - stage.top).toBeGreaterThan(height * 0.9)
        }).toPass({ timeout: 60_000 })
      }
    })

  test('the small map shows the land, and cards what it costs to fight with them', async ({ page }) => {
    await sitDown(page, await savedTable({ game: 'tiny-epic-vikings', players: 4, until: playing }))
    await expect(page.locator('.mini-map .land').first()).toBeVisible()
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect
        .poll(() => page.locator('.tv-own .hand').evaluate(cutOff), { message: `${width}×${height}` })
        .toEqual([])
    }
  })
})

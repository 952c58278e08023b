import { en, expect, kept, promptOf, sitDown, test } from './house.ts'
import { assigning, choosingPort, placing } from './moments/champions.ts'
import { selecting } from './moments/reavers.ts'
import { mouse, playerAt, sightOf } from './playing.ts'
import { lastStepBefore, lateIn, type Moment, over, savedTable, secretNames, type Wanted } from './saves.ts'

const { table: words, curtain } = en

test('a placement is taken back by undo', async ({ page }) => {
  // A place that asks something more, so that nobody else moves in between.
  const [before, place] = await lastStepBefore(await savedTable({ until: choosingPort }))
  await sitDown(page, before)
  await expect(page.locator(place)).toHaveRole('button')
  const input = await sightOf(page)
  await page.locator(place).click()
  await expect.poll(async () => (await kept(page, 'table')).moves.length).toBe(before.moves.length + 1)
  await page.getByRole('button', { name: words.undo }).click()
  await page.mouse.move(0, 0)
  await expect.poll(() => sightOf(page)).toBe(input)
  expect((await kept(page, 'table')).moves).toEqual(before.moves)
})

test('undo has a key', async ({ page }) => {
  const [before, place] = await lastStepBefore(await savedTable({ until: choosingPort }))
  await sitDown(page, before)
  await page.locator(place).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await kept(page, 'table')).moves.length).toBe(before.moves.length + 1)
  await page.keyboard.press('u')
  await expect.poll(async () => (await kept(page, 'table')).moves).toEqual(before.moves)
})

test('only what glows reacts', async ({ page }) => {
  await sitDown(page, await savedTable({ until: placing }))
  const before = await sightOf(page)
  for (const dark of await page.locator('[data-thing]:not([role=button]):not([role=button] *)').all())
    await dark.click({ force: true })
  await page.mouse.move(0, 0)
  expect((await kept(page, 'table')).moves).toEqual([])
  await expect.poll(() => sightOf(page)).toBe(before)
})

test('warriors being sent stay where they were put while a bot decides', async ({ page }) => {
  await sitDown(page, await savedTable({ seed: 'anvil', until: assigning }))
  await page
    .getByRole('button', { name: /^Send / })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Call .* back from/ })).toHaveCount(1)
  await expect.poll(async () => (await kept(page, 'table')).summary.awaited).toEqual([0])
  await expect(page.getByRole('button', { name: /^Call .* back from/ })).toHaveCount(1)
})

test('what rivals did since the own last choice stands before the question, and each of it is looked at', async ({
  page,
}) => {
  let asked = 0
  const again: Moment = (position) => selecting(position) && asked++ === 1
  await sitDown(page, await savedTable({ game: 'reavers', players: 3, until: again }))
  const deed = page.getByRole('list', { name: words.since }).getByRole('button').last()
  const named = await deed.innerText()
  await expect(page.locator('.stage [data-last]').first()).toBeVisible()
  await deed.click()
  const card = page.locator('.deed-card')
  await expect(card).toContainText(named.trim())
  await card.getByRole('button', { name: words.lookThen }).click()
  await expect(promptOf(page).getByRole('button', { name: words.now })).toBeVisible()
  await expect(promptOf(page)).toContainText(named.trim())
  await expect(page.locator('.stage [data-last]')).toHaveCount(0)
})

test('the log has rounds and turns, leads into the past, and lies over nothing that answers a question', async ({
  page,
}) => {
  await sitDown(page, await savedTable({ game: 'reavers', players: 3, until: lateIn(2, selecting) }))
  await page.getByRole('navigation', { name: words.menu }).getByRole('button', { name: words.log }).click()
  const log = page.getByRole('complementary', { name: words.log })
  await expect(log.getByRole('heading', { name: /^Round \d begins/ })).toHaveCount(2)
  const drawer = await log.boundingBox()
  const prompt = await promptOf(page).boundingBox()
  expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeLessThanOrEqual(prompt?.y ?? 0)
  await log
    .locator('li:has(.when)')
    .first()
    .click({ position: { x: 90, y: 8 } })
  await expect(promptOf(page).getByRole('button', { name: words.now })).toBeVisible()
})

test('a game that is over is watched again, stepped through, left for its scores, and played on from its past', async ({
  page,
}) => {
  await sitDown(page, await savedTable({ until: over }))
  await page.getByRole('dialog').getByRole('button', { name: words.watchReplay }).click()
  const drawer = page.getByRole('complementary', { name: words.past })
  const slider = page.getByRole('slider')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1)
  await drawer.getByRole('button', { name: words.step.pause }).click()

  const { moves } = await kept(page, 'table')
  await slider.fill('3')
  await expect(page.getByText(words.moveOf(3, moves.length))).toBeVisible()
  const caption = promptOf(page).getByRole('heading')
  const told = await caption.innerText()
  await drawer.getByRole('button', { name: words.step.beatOn }).click()
  await expect(caption).not.toHaveText(told)
  await drawer.getByRole('button', { name: words.step.beatBack }).click()
  await expect(caption).toHaveText(told)

  const toNow = promptOf(page).getByRole('button', { name: words.now })
  await toNow.click()
  await expect(toNow).toHaveCount(0)
  await promptOf(page).getByRole('button', { name: words.glory }).click()
  const scores = page.getByRole('dialog')
  await expect(scores).toBeVisible()

  await scores.getByRole('button', { name: words.close, exact: true }).click()
  await slider.fill('3')
  await promptOf(page).getByRole('button', { name: words.playOn }).click()
  await expect(page).not.toHaveURL(/table\/table/)
  await expect(page.locator('.table .glow').first()).toBeVisible()
  const other = await kept(page, new URL(page.url()).hash.split('/').at(-1) ?? '')
  expect(other.moves.slice(0, 3)).toEqual(moves.slice(0, 3))
  expect(other.summary.over).toBe(false)
  expect((await kept(page, 'table')).moves).toEqual(moves)
})

const WITH_SECRETS: readonly Wanted[] = [
  { game: 'champions', until: placing },
  // No other copy of what they hold lies open.
  { game: 'reavers', seed: 'anvil', until: selecting },
]

for (const wanted of WITH_SECRETS)
  test(`the curtain between two people hides what is secret: ${wanted.game}`, async ({ page }) => {
    const saved = await savedTable({ ...wanted, people: 2 })
    const [ofAstrid = [], ofOrm = []] = await secretNames(saved)
    expect(ofAstrid.length * ofOrm.length).toBeGreaterThan(0)
    const shown = () => page.content()
    await sitDown(page, saved)
    // Who opens a table that is under way may be either of them.
    const astrid = page.getByRole('dialog', { name: curtain.pass('Astrid') })
    if (saved.moves.length > 0) {
      await expect(astrid).toBeVisible()
      for (const name of [...ofAstrid, ...ofOrm]) expect(await shown()).not.toContain(name)
      await astrid.getByRole('button', { name: curtain.open('Astrid') }).click()
    }
    await expect(astrid).toHaveCount(0)
    for (const name of ofAstrid) expect(await shown()).toContain(name)
    for (const name of ofOrm) expect(await shown()).not.toContain(name)

    const orm = page.getByRole('dialog', { name: curtain.pass('Orm') })
    await playerAt(page, mouse).playUntil(() => orm.isVisible())
    await page.keyboard.press('Escape')
    await expect(orm).toBeVisible()
    for (const name of [...ofAstrid, ...ofOrm]) expect(await shown()).not.toContain(name)

    await page.reload()
    await expect(orm).toBeVisible()
    for (const name of [...ofAstrid, ...ofOrm]) expect(await shown()).not.toContain(name)

    await orm.getByRole('button', { name: curtain.open('Orm') }).click()
    await expect(orm).toHaveCount(0)
    for (const name of ofOrm) expect(await shown()).toContain(name)
    for (const name of ofAstrid) expect(await shown()).not.toContain(name)
    await expect(promptOf(page).getByRole('heading')).toContainText('Orm:')
    await expect(promptOf(page)).toContainText(words.youAre('Orm'))
    // At sea there is one way, and what it costs and brings stands there instead.
    if (wanted.game === 'champions')
      await expect(page.getByRole('list', { name: words.since }).getByRole('button').first()).toBeVisible()
  })

import type { Browser } from '@playwright/test'
import { violations } from './axe.ts'
import { board, guest, isAsked, movesAt, openTableForTwo, playOn, rail, setTable, sit, words } from './guests.ts'
import { changeSettings, en, expect, test } from './house.ts'
import { begin, choose, comeIn, type Match, type Person, playUntil, sightFor } from './two-people.ts'

const { home } = en.pages

test('two people, a bot and a spectator: they play, talk, lose the line and come back', async ({ browser }) => {
  const astrid = await guest(browser, 1)
  const bjorn = await guest(browser, 2)
  const watcher = await guest(browser, 3)

  await test.step('a table is set, and found by its link', async () => {
    const link = await setTable(astrid)
    await expect(astrid.page.getByRole('button', { name: words.waiting.start })).toBeDisabled()
    await sit(bjorn, link, 'Bjorn')
    await astrid.page.getByRole('button', { name: words.waiting.start }).click()
    await expect(board(astrid)).toBeVisible()
    await expect(board(bjorn)).toBeVisible()
    await watcher.page.goto(link)
    await expect(watcher.page.getByText(words.table.watchingNote)).toBeVisible()
  })

  await test.step('they play', async () => {
    await playOn([astrid, bjorn], 8)
    for (const other of [bjorn, watcher])
      await expect.poll(async () => (await movesAt(other)) === (await movesAt(astrid))).toBe(true)
    await expect(watcher.page.locator('.glow')).toHaveCount(0)
  })

  await test.step('they talk', async () => {
    await rail(astrid, words.table.chat).click()
    await astrid.page.getByLabel(words.chat.say).fill('The mead is good')
    await astrid.page.getByRole('button', { name: words.chat.send }).click()
    await expect(rail(bjorn, words.table.chat).getByRole('img', { name: en.table.newLines(1) })).toBeVisible()
    await bjorn.page.keyboard.press('c')
    await expect(bjorn.page.getByText('The mead is good')).toBeVisible()
    await bjorn.page.getByRole('button', { name: words.chat.mute('Astrid') }).click()
    await expect(bjorn.page.getByText('The mead is good')).toHaveCount(0)
    await rail(watcher, words.table.chat).click()
    await expect(watcher.page.getByText('The mead is good')).toBeVisible()
    await expect(watcher.page.getByText(words.chat.watchers)).toBeVisible()
    for (const { page } of [astrid, bjorn, watcher])
      await page.getByRole('button', { name: en.table.close, exact: true }).click()
  })

  await test.step('the line is cut while others play', async () => {
    while (!(await isAsked(astrid))) await playOn([astrid, bjorn], 1)
    await bjorn.page.context().setOffline(true)
    await expect(bjorn.page.getByText(words.line.lost)).toBeVisible()
    await astrid.player.answer()
    await bjorn.page.context().setOffline(false)
    await expect(bjorn.page.getByText(words.line.lost)).toHaveCount(0)
    await expect.poll(async () => (await movesAt(bjorn)) === (await movesAt(astrid))).toBe(true)
  })

  await test.step('what happened while one was away is shown, or skipped', async () => {
    const address = bjorn.page.url()
    // A choice may be told to nobody, and then there is nothing to show: they go on until there is.
    for (let before = eventfulMoves(watcher.heard); eventfulMoves(watcher.heard) === before; ) {
      await bjorn.page.goto(address)
      await changeSettings(bjorn.page, { pace: 'fast' })
      while (!(await isAsked(astrid))) await playOn([astrid, bjorn], 1)
      await bjorn.page.goto('about:blank')
      await expect.poll(async () => (await movesAt(watcher)) === (await movesAt(astrid))).toBe(true)
      before = eventfulMoves(watcher.heard)
      const moves = await movesAt(astrid)
      while ((await movesAt(astrid)) === moves) if (await isAsked(astrid)) await astrid.player.answer()
      await expect.poll(async () => (await movesAt(watcher)) === (await movesAt(astrid))).toBe(true)
    }
    // It is shown until it is skipped: the next move is never due.
    await bjorn.page.clock.setFixedTime(Date.now())
    await bjorn.page.goto(address)
    await expect(bjorn.page.getByText(words.line.away)).toBeVisible()
    await bjorn.page.getByRole('button', { name: words.line.skip }).click()
    await expect(bjorn.page.getByText(words.line.away)).toHaveCount(0)
    await expect.poll(async () => (await movesAt(bjorn)) === (await movesAt(astrid))).toBe(true)
  })

  await test.step('nobody was told what only another may know', async () => {
    const secrets = secretsOf(astrid.heard)
    expect(secrets.length).toBeGreaterThan(0)
    for (const other of [bjorn, watcher]) {
      const told = other.heard.join('\n')
      const shown = await other.page.content()
      for (const secret of secrets) {
        expect(told, `${secret} in messages`).not.toContain(`"${secret}"`)
        expect(shown, `${secret} in the page`).not.toContain(secret)
      }
      expect(told).not.toMatch(/"seed":"/)
    }
  })
  for (const { errors } of [astrid, bjorn, watcher]) expect(errors).toEqual([])
})

/** How many moves were told of which everybody sees something. */
const eventfulMoves = (heard: readonly string[]): number =>
  heard.filter((text) => text.startsWith('{"moved":') && !text.includes('"events":[]')).length

/** The destinies in the first seat's hand, as only that seat is told them, and nothing that lies open as well. */
function secretsOf(heard: readonly string[]): readonly string[] {
  const found = heard.flatMap((text) => [...text.matchAll(/"destinies":\[([^\]]*)\]/g)].map(([, list = '']) => list))
  return [...new Set(found.flatMap((list) => [...list.matchAll(/"([\w-]+)"/g)].map(([, id = '']) => id)))]
}

test('who gives up ends a game of two, and both may play again', async ({ browser }) => {
  const astrid = await guest(browser, 1)
  const bjorn = await guest(browser, 2)
  const { page } = astrid
  await openTableForTwo('champions', astrid, bjorn)

  await rail(bjorn, words.table.house).click()
  await bjorn.page.getByRole('button', { name: words.table.resign }).click()
  await bjorn.page.getByRole('dialog').getByRole('button', { name: words.table.resignAsk.yes }).click()
  await expect(page.locator('.house-note').getByText(words.table.over.resigned('Bjorn'))).toBeVisible()
  await expect(page.getByText(words.table.unrated['no-game']).first()).toBeVisible()
  await page.getByRole('button', { name: words.table.rematch }).click()
  await expect(page.getByRole('heading', { name: words.waiting.title })).toBeVisible()
  await bjorn.page.getByRole('button', { name: words.table.joinRematch }).first().click()
  await expect(page.getByRole('button', { name: words.waiting.start })).toBeEnabled()

  // The page goes to the new table as soon as it hears of it, and only then somewhere else.
  await expect(bjorn.page.getByRole('heading', { name: words.waiting.title })).toBeVisible()
  await bjorn.page.goto('/#/play')
  await expect(bjorn.page.getByRole('link', { name: words.lobby.review })).toBeVisible()
  for (const { errors } of [astrid, bjorn]) expect(errors).toEqual([])
})

/** How far two people come, and which part of a player's view is theirs alone. */
const HANDS = {
  reavers: { comesTo: '.rv-loc.used', hand: 'prophecies', count: 'prophecyCount' },
  // After a draft.
  'tiny-epic-vikings': { comesTo: '.rival .tv-mini, .own .row .tv-vk', hand: 'hand', count: 'handCount' },
  // While heroes are placed face down.
  runar: { comesTo: '.rn-spot .rn-token', hand: 'hand', count: 'handCount' },
} as const

for (const [game, { comesTo, hand, count }] of Object.entries(HANDS))
  test(`two people play ${game}, and nobody is told what the other holds`, async ({ browser }) => {
    const astrid = await guest(browser, 1)
    const bjorn = await guest(browser, 2)
    await openTableForTwo(game as keyof typeof HANDS, astrid, bjorn)
    while ((await astrid.page.locator(comesTo).count()) < 2) await playOn([astrid, bjorn], 1)
    await expect.poll(async () => (await movesAt(bjorn)) === (await movesAt(astrid))).toBe(true)

    expect(handsTold(astrid.heard, hand, count)).toEqual([0])
    expect(handsTold(bjorn.heard, hand, count)).toEqual([1])
    const isFaceDown = game === 'runar'
    expect(heroesTold(astrid.heard)).toEqual(isFaceDown ? [0] : [])
    expect(heroesTold(bjorn.heard)).toEqual(isFaceDown ? [1] : [])
    for (const { errors, heard } of [astrid, bjorn]) {
      expect(heard.join('\n')).not.toMatch(/"seed":"/)
      expect(errors).toEqual([])
    }
  })

/** The seats whose heroes were told while they lay face down. */
function heroesTold(heard: readonly string[]): readonly number[] {
  const told = new Set<number>()
  for (const text of heard)
    JSON.parse(text || 'null', (key, tokens: unknown) => {
      if (key === 'positions' && tokens)
        for (const { seat, hero } of Object.values(tokens)) if (hero !== null) told.add(seat)
      return tokens
    })
  return [...told]
}

/** The seats whose hands were ever told, in whatever was heard. */
function handsTold(heard: readonly string[], hand: string, count: string): readonly number[] {
  const told = new Set<number>()
  for (const text of heard)
    JSON.parse(text || 'null', (key, players: unknown) => {
      if (key !== 'players' || !Array.isArray(players)) return players
      for (const [seat, player] of players.entries()) if (player?.[count] && player[hand]) told.add(seat)
      return players
    })
  return [...told]
}

test('axe finds nothing on the pages of the house, by day and night', async ({ browser }) => {
  const astrid = await guest(browser, 1)
  const { page } = astrid
  await page.goto('/#/play')
  await expect(page.getByLabel(words.arrive.name)).toBeVisible()
  expect(await violations(page), 'at the door').toEqual([])
  await setTable(astrid)
  expect(await violations(page), 'waiting').toEqual([])
  for (const address of ['play', 'play/champions', 'account', 'people/nobody']) {
    await page.goto(`/#/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(en.fetching)).toHaveCount(0)
    expect(await violations(page), address).toEqual([])
  }
  await page.goto('/#/play')
  await page.getByRole('link', { name: words.lobby.lookIn }).click()
  await page.getByRole('button', { name: words.waiting.fill }).click()
  await page.getByRole('button', { name: words.waiting.start }).click()
  await expect(board(astrid)).toBeVisible()
  for (const name of [words.table.chat, words.table.house]) {
    await rail(astrid, name).click()
    expect(await violations(page), name).toEqual([])
  }
  await page.getByRole('button', { name: words.table.leave }).click()
  await expect(page.getByRole('button', { name: words.table.takeBack }).first()).toBeVisible()
  await expect(page.getByText(words.table.paused)).toBeVisible()
  expect(await violations(page), 'a bot plays').toEqual([])
})

test('without a house the page says so, and everything on this device works', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>nothing' }))
  await page.goto('/')
  await page.getByRole('link', { name: home.friends }).click()
  await expect(page.getByRole('heading', { name: words.noHouse.title })).toBeVisible()
  await page.getByRole('link', { name: words.noHouse.local }).click()
  await expect(page.getByRole('heading', { name: home.title })).toBeVisible()
  // The browser itself tells of the missing page.
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('who waits sees what the other may choose, and the house tells the page what cannot be undone', async ({
  browser,
}) => {
  const match = await begin(await comeIn(browser, 'Astrid'), await comeIn(browser, 'Bjorn'))
  const placing = await playUntil(match, 'placeWorker')
  const waiting = placing === match.mover ? match.other : match.mover
  const market = ({ page }: Person) => page.locator('[data-thing=market]')
  await expect(market(placing)).toHaveClass(/glow/)
  await expect(market(placing)).not.toHaveAttribute('data-rival')
  await expect(market(waiting)).toHaveAttribute('data-rival')
  await expect(market(waiting)).not.toHaveClass(/glow/)
  await expect(waiting.page.locator('#question')).toContainText(en.table.outlined)
  const { page } = await playUntil(match, 'assign')
  await expect(page.locator('.assign-acts .primary')).toContainText(en.table.cannotUndo)
})

test.describe('who is asked once more', () => {
  test('is not forgotten because the other has chosen meanwhile', async ({ browser }) => {
    const { id, slow, quick, seal, sure } = await sealingNobody(browser)
    await choose(quick, id)
    await expect(slow.page.locator('.rivals .tag.done')).toBeVisible()
    await sure.getByRole('button', { name: en.table.doubt.yes }).click()
    await expect(seal).toHaveCount(0)
  })

  test('is asked no more when the other has made it another question', async ({ browser }) => {
    const { id, quick, sure } = await sealingNobody(browser)
    await choose(quick, id, { aside: { turnOrder: true } })
    await expect(sure).toHaveCount(0)
  })
})

/** One of two who assign their warriors at the same time would send nobody, and is asked whether that is meant. */
async function sealingNobody(browser: Browser) {
  const match = await begin(await comeIn(browser, 'Astrid'), await comeIn(browser, 'Bjorn'))
  const { slow, quick } = await untilBothAssign(match)
  const seal = slow.page.locator('.assign-acts .primary')
  const sure = slow.page.getByRole('dialog', { name: en.table.doubt.title })
  await seal.click()
  await expect(sure).toBeVisible()
  return { id: match.id, slow, quick, seal, sure }
}

/** Two who assign their warriors at the same time. */
async function untilBothAssign(match: Match): Promise<{ readonly slow: Person; readonly quick: Person }> {
  for (;;) {
    const slow = await playUntil(match, 'assign')
    const quick = slow === match.mover ? match.other : match.mover
    const ask = (await sightFor(quick, match.id)).seen?.ask
    if (ask?.form && ask.step === 'assign') return { slow, quick }
    await choose(slow, match.id)
  }
}

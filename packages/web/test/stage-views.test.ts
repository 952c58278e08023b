import { type BoardInput, PLAYER_COLORS } from '@longhouse/board'
import {
  type AnyGame,
  asksOf,
  choose,
  isRefusal,
  type Options,
  openTable,
  quickRandom,
  sampleChoice,
  seatViewOf,
  type Table,
} from '@longhouse/kernel'
import { gameCalled } from '@longhouse/registry'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { boardOf } from '../src/boards.ts'
import { SettingsProvider } from '../src/settings.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the other sees of a game of two, played by chance until somebody is asked for that step; `change` may lay something on the table. */
async function stageAt(
  id: string,
  step: string,
  change: (state: never) => void,
  options: Options = {},
): Promise<string> {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language: 'en' }) })
  vi.stubGlobal('document', { documentElement: null })
  vi.stubGlobal('getComputedStyle', () => ({ fontSize: '16px' }))
  const entry = gameCalled(id)
  const board = await boardOf(id)
  if (!entry?.ready || !board) throw new Error(`${id} is not ready`)
  const game: AnyGame = await entry.load()
  const random = quickRandom(step)
  for (let n = 0; n < 200; n++) {
    const table = openTable(game, { players: 2, options, seed: `${step} ${n}` })
    if (isRefusal(table)) throw new Error(table.refused)
    const seat = playedTo(game, table, step, random)
    if (seat === null) continue
    change(table.state as never)
    const sitters = ['Astrid', 'Orm'].map((name, at) => ({ name, color: PLAYER_COLORS[at] ?? 'grey', bot: false }))
    const input: BoardInput = {
      ...{
        seatView: seatViewOf(game, table, 1 - seat),
        content: game.content,
        sitters,
        language: 'en',
        options: [],
        log: [],
      },
      ...{ text: await entry.text('en', game.content), choose: () => undefined },
    }
    return renderToStaticMarkup(createElement(SettingsProvider, null, createElement(board.Stage, { input })))
  }
  throw new Error(`never asked for ${step}`)
}

/** Whom it is asked of; null: the game never came there. */
function playedTo(game: AnyGame, table: Table, step: string, random: ReturnType<typeof quickRandom>): number | null {
  for (;;) {
    const asked = asksOf(game, table).find(({ form }) => form !== null)
    if (!asked?.form) return null
    if (asked.step === step) return asked.seat
    choose(game, table, asked.seat, sampleChoice(asked.form, random))
  }
}

interface Fought {
  readonly fight: { readonly seat: number; readonly dice: { face: string }[]; revenge: number; enemy: string | null }
  readonly players: { blame: number }[]
}

test('a throw says what dice deal beyond their faces', async () => {
  const drawn = await stageAt('champions', 'afterRoll', ({ fight }: Fought) => {
    for (const die of fight.dice) die.face = 'shield'
    fight.revenge = 1
  })
  expect(drawn).toContain('shield = 1')
})

test('a throw that costs nobody says so without a sign', async () => {
  const drawn = await stageAt('champions', 'afterRoll', ({ fight }: Fought) => {
    fight.enemy = 'troll-bog'
    for (const die of fight.dice) die.face = 'shield'
  })
  expect(drawn).toContain('<b>0</b> lost this round')
})

test('a throw at the troll says whose blame is at stake', async () => {
  const drawn = await stageAt('champions', 'afterRoll', ({ fight, players }: Fought) => {
    fight.enemy = 'troll-bog'
    for (const [seat, player] of players.entries()) player.blame = seat === fight.seat ? 2 : 1
  })
  const [stake = ''] = /<section class="stake".*?<\/section>/.exec(drawn) ?? []
  expect(stake).toContain('−1 <svg')
  expect(stake).toContain('2 blame')
  expect(stake).toContain('−3 Glory')
})

test('a combat of Reavers breaks the defense shield by shield', async () => {
  let defense = 0
  const drawn = await stageAt('reavers', 'reroll', ({ combat }: { combat: { dice: number[]; defense: number } }) => {
    combat.dice.fill(0)
    combat.dice[0] = 1
    defense = combat.defense
  })
  const [shields = ''] = /<p class="rv-defense".*?<\/p>/.exec(drawn) ?? []
  expect(shields.match(/class="[^"]*\bhit\b/g)).toHaveLength(1)
  expect(shields.match(/<svg/g)).toHaveLength(defense)
})

interface Campaigning {
  readonly field: { readonly players: { statue: number }[] }
}

test('the shop shows what would be built of the Statue, and what it reaches', async () => {
  const shopping = (statue: number) =>
    stageAt(
      'runar',
      'shop',
      ({ field }: Campaigning) => {
        for (const player of field.players) player.statue = statue
      },
      { play: 'conquerors' },
    )
  expect(await shopping(1)).toContain('Body: Access to 1\u00a0→\u00a02\u00a0of\u00a04 Events')
  const complete = await shopping(4)
  expect(complete).toContain('part fire')
  expect(complete).not.toContain('Access to')
})

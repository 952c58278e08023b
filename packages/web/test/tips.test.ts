import { type AnyGame, isRefusal, LANGUAGES, type Language, openTable, seatViewOf } from '@longhouse/kernel'
import { gameCalled, games } from '@longhouse/registry'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../src/boards.ts'

const SITTERS = ['Astrid', 'Orm'].map((name) => ({ name, color: 'green' as const, bot: false }))

/** What seat 0 sees of a table of two that has just been opened, after each player was given something. */
async function tipsAt(id: string, language: Language, ...given: readonly object[]) {
  const entry = gameCalled(id)
  const board = await boardOf(id)
  if (!entry?.ready || !board) throw new Error(`${id} is not ready`)
  const game: AnyGame = await entry.load()
  const table = openTable(game, { players: 2, options: {}, seed: 'tips' })
  if (isRefusal(table)) throw new Error(table.refused)
  const { players } = table.state as { readonly players: object[] }
  for (const [seat, things] of given.entries()) Object.assign(players[seat] ?? {}, things)
  const input = {
    seatView: seatViewOf(game, table, 0),
    content: game.content,
    sitters: SITTERS,
    language,
    text: await entry.text(language, game.content),
    options: [],
    log: [],
    choose: () => undefined,
  }
  return { standing: board.standing(input), tipOf: (thing: string) => board.tipOf(input, thing) }
}

describe.each(games.filter(({ ready }) => ready).map(({ id }) => id))('in %s', (id) => {
  test.each(LANGUAGES)('every phase and every score has a tip that says something, in %s', async (language) => {
    const { standing, tipOf } = await tipsAt(id, language)
    const { phases, scoreThings = [] } = standing
    const things = [...phases.map(({ thing }) => thing), ...scoreThings]
    expect(things.length).toBeGreaterThan(3)
    for (const thing of things) {
      const tip = thing ? tipOf(thing) : null
      expect(tip?.lines.length, `${thing}`).toBeGreaterThan(0)
      expect(tip?.rule, `${thing}`).toBeTruthy()
    }
  })
})

describe('tips say what things are worth', () => {
  test('blame, by how many there are', async () => {
    const { tipOf } = await tipsAt('champions', 'en', { blame: 3 })
    expect(tipOf('good@blame')?.lines.join()).toContain('1: −1, 2: −3, 3: −6')
    expect(tipOf('good@blame')?.outcome).toContain('−6 Glory')
  })

  test('a destiny, beside the best rival where that lies open', async () => {
    const { tipOf } = await tipsAt('champions', 'en', { coin: 4 }, { coin: 1 })
    expect(tipOf('destiny-wealthy')?.lines).toContain('You have 4, the best rival 1.')
    expect(tipOf('destiny-troll-slayer')?.lines).toContain('You have 0. What rivals have is secret.')
  })

  test('a rival’s score, of what lies open', async () => {
    const { standing, tipOf } = await tipsAt('champions', 'en', {}, { glory: 9, favor: 2, coin: 7, blame: 1 })
    const tip = tipOf(standing.scoreThings?.[1] ?? '')
    expect(tip?.lines.slice(0, 4)).toEqual(['Glory track: 9', '2 favor: 4', '7 coins: 2', '1 blame: −1'])
    expect(tip?.outcome).toContain('14')
  })

  test('goods of a rival, to them', async () => {
    const champions = await tipsAt('champions', 'en', { blame: 3 }, { blame: 1 })
    expect(champions.tipOf('store@blame,1')).toMatchObject({ title: `${SITTERS[1]?.name}: 1 blame` })
    expect(champions.tipOf('store@blame,1')?.outcome).toContain('−1 Glory')
    const reavers = await tipsAt('reavers', 'pl', {}, { farm: 4 })
    expect(reavers.tipOf('store@farm,1')?.outcome).toContain('11')
  })

  test('farms, with the majority', async () => {
    const { tipOf } = await tipsAt('reavers', 'en', { farm: 4 })
    expect(tipOf('good@farm')?.outcome).toContain('11 Glory')
  })
})

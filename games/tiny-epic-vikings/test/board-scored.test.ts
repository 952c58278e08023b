import { type Ask, apply, asksOf, isRefusal, openTable, quickRandom, seatViewOf } from '@longhouse/kernel'
import { randomMove } from '@longhouse/kernel/testing'
import { expect, test } from 'vitest'
import { favorLines, favorPoints, islandLines, islandPoints } from '../board/scored/scored-lines.ts'
import { tinyEpicVikings } from '../src/index.ts'
import { position } from './position.ts'

const { content } = tinyEpicVikings

test.each([1, 2, 3, 4])('TV-12.3 TV-12.4 islands and favors add up to the scores, with %i players', (players) => {
  const table = openTable(tinyEpicVikings, { players, seed: 'scored' })
  if (isRefusal(table)) throw new Error(table.refused)
  const random = quickRandom('scored')
  for (let asks: readonly Ask[] = asksOf(tinyEpicVikings, table); asks.length > 0; ) {
    const { seat, choice } = randomMove(asks, random)
    asks = apply(tinyEpicVikings, table, seat, choice)
  }
  const { view, result } = seatViewOf(tinyEpicVikings, table, null)
  const seen = { view, content, openContext: { state: view, content, players } }
  expect(result?.scores).toEqual(view.players.map((_, seat) => islandPoints(seen, seat) + favorPoints(seen, seat)))
  for (const { side, score } of result?.sides ?? [])
    expect(islandPoints(seen, side as 'enemy') + favorPoints(seen, side as 'enemy')).toBe(score)
})

test('TV-12.5 every line says what it is worth by the place of its god', () => {
  const p = position()
    .holds(1, 'gold-isle')
    .settlers(0, 'gold-isle', 2)
    .seat(0, { favors: ['favor-great-stag'] })
    .fury(3, 1, 0)
  const { view } = seatViewOf(tinyEpicVikings, p.table, 0)
  const seen = { view, content, openContext: { state: view, content, players: 3 } }
  const gold = islandLines(seen).find(({ island }) => island === 'gold-isle')
  expect(gold).toMatchObject({ rune: 'wealth', god: 'odin', worth: content.scoring.islandRune.first, holder: 1 })
  expect(gold?.influence(0)).toBe(2)
  const { runes = [] } = content.favors['favor-great-stag'] ?? {}
  expect(runes).toEqual(['nature', 'nature'])
  expect(favorLines(seen, 0)).toEqual([
    { favor: 'favor-great-stag', runes, points: 2 * content.scoring.favorRune.third },
  ])
})

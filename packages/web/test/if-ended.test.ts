import type { BoardInput } from '@longhouse/board'
import { type AnyGame, isRefusal, openTable, quickRandom, resultOf, seatViewOf, type Table } from '@longhouse/kernel'
import { playRandomly } from '@longhouse/kernel/testing'
import { gameCalled, games } from '@longhouse/registry'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../src/boards.ts'

const SITTERS = ['Astrid', 'Orm'].map((name) => ({ name, color: 'green' as const, bot: false }))

async function opened(id: string) {
  const entry = gameCalled(id)
  const board = await boardOf(id)
  if (!entry?.ready || !board) throw new Error(`${id} is not ready`)
  const game: AnyGame = await entry.load()
  const table = openTable(game, { players: 2, options: {}, seed: 'counted' })
  if (isRefusal(table)) throw new Error(table.refused)
  const text = await entry.text('en', game.content)
  const inputFor = (seat: number): BoardInput => ({
    ...{
      seatView: seatViewOf(game, table as Table, seat),
      content: game.content,
      sitters: SITTERS,
      language: 'en',
      text,
    },
    ...{ options: [], log: [], choose: () => undefined },
  })
  return { game, board, table, inputFor }
}

describe.each(games.filter(({ ready }) => ready).map(({ id }) => id))('in %s', (id) => {
  test('what a seat would score if it ended now is, at the end, what it scores', async () => {
    const { game, board, table, inputFor } = await opened(id)
    playRandomly(game, table, quickRandom('counted'))
    const scores = resultOf(game, table)?.scores ?? []
    expect(scores).toHaveLength(2)
    for (const [seat, score] of scores.entries()) {
      const { ifEnded, scores: shown } = board.standing(inputFor(seat))
      expect(ifEnded ?? shown[seat]).toBe(score)
    }
  })
})

test('a destiny that hangs on a rival’s secret is not counted, one’s own secrets are', async () => {
  const { board, table, inputFor } = await opened('champions')
  const { players } = table.state as { readonly players: object[] }
  const secret = { destinies: ['destiny-wealthy', 'destiny-troll-slayer'] }
  const slain = { defeated: ['troll-bog', 'troll-bog'] }
  Object.assign(players[0] ?? {}, {
    glory: 10,
    favor: 0,
    coin: 4,
    blame: 0,
    runes: [],
    longship: null,
    ...secret,
    ...slain,
  })
  Object.assign(players[1] ?? {}, { coin: 0 })
  const input = inputFor(0)
  const { ifEnded, scoreThings } = board.standing(input)
  const tip = board.tipOf(input, scoreThings?.[0] ?? '')
  expect(tip?.lines.at(-1)).toBe('1 destiny hangs on what rivals keep secret.')
  expect(tip?.outcome).toContain(String(ifEnded))
  expect(ifEnded).toBeGreaterThan(10)
  // Whoever looks from the other side counts none of it.
  const theirs = board.tipOf(inputFor(1), scoreThings?.[0] ?? '')
  expect(theirs?.lines.join()).not.toContain('estiny hangs')
})

import { BeatPicture, type BoardInput, type GameBoard, isTold, type Picture, timingOf } from '@longhouse/board'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

const die = (counts: number) => ({
  rolling: 'a die',
  piece: `shows ${counts}`,
  name: `${counts}`,
  counts,
  thrown: true,
})

const THROW: Picture = {
  kind: 'throw',
  by: 1,
  against: { piece: 'troll', name: 'Bog Troll' },
  dice: [die(2), die(0), die(1)],
  before: 1,
  needed: 5,
  unit: 'damage',
}
const SCORE: Picture = {
  kind: 'score',
  items: Array.from({ length: 14 }, (_, at) => `item ${at}`),
  rows: [{ of: 0, points: Array.from({ length: 14 }, () => 1) }],
}

const input = {
  language: 'en',
  sitters: [
    { name: 'Astrid', color: 'green' },
    { name: 'Orm', color: 'orange' },
  ],
  seatView: { seat: 0 },
  text: { score: ({ item }: { readonly item: string }) => item },
} as unknown as BoardInput
const board: Pick<GameBoard, 'Piece' | 'pieceName'> = {
  Piece: ({ piece }) => createElement('i', null, piece),
  pieceName: (_, piece) => piece,
}

const drawn = (picture: Picture, counted: number): string =>
  renderToStaticMarkup(
    createElement(BeatPicture, { timed: { picture, timing: timingOf(picture, 1000, false) }, counted, input, board }),
  ).replaceAll(/<[^>]*>/g, ' ')

describe('when what of a picture is seen', () => {
  test('nothing of a throw is told before the dice have settled; then they are counted one after another', () => {
    expect(drawn(THROW, -1)).not.toMatch(/shows|damage|\+/)
    expect(drawn(THROW, 0)).toMatch(/shows 2.*shows 0.*shows 1.* 1 {2}damage/)
    expect(drawn(THROW, 1)).toMatch(/\+2.* 3 {2}damage/)
    expect(drawn(THROW, 3)).toMatch(/ 4 {2}damage, it takes 5/)
  })

  test('of the scoring one item follows another, and the sum grows with them', () => {
    expect(drawn(SCORE, 1)).toMatch(/item 0 .*1 of 14.*\+1 {2}1 /)
    expect(drawn(SCORE, 14)).toMatch(/item 13 .*14 of 14.*\+1 {2}14 /)
  })

  test('what it comes to is put into words when the dice have settled, and who has won when all is counted', () => {
    expect([-1, 0].map((counted) => isTold(THROW, counted))).toEqual([false, true])
    expect([0, 13, 14].map((counted) => isTold(SCORE, counted))).toEqual([false, false, true])
  })

  test('dice roll, settle, are counted, and are looked at', () => {
    const { settles, step, ends } = timingOf(THROW, 1000, false)
    expect(settles).toBeGreaterThan(0)
    expect(ends).toBeGreaterThanOrEqual(settles + 3 * step + 1000)
  })

  test('nothing is shown for more than five seconds, however slow and however much it is', () => {
    for (const picture of [THROW, SCORE]) expect(timingOf(picture, 4000, false).ends).toBeLessThanOrEqual(5000)
    const { settles, step, ends } = timingOf(SCORE, 2000, false)
    expect(settles + 14 * step).toBeLessThanOrEqual(ends)
  })

  test('without motion it is a card on which all stands from the first', () => {
    expect(timingOf(THROW, 1000, true)).toEqual({ settles: 0, step: 0, ends: 1000 })
    expect(timingOf(SCORE, 1000, true)).toEqual(timingOf(SCORE, 1000, false))
  })
})

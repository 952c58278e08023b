import { describe, expect, test } from 'vitest'
import { linesOf, timeOf } from '../src/table/log-lines.ts'

const board = {
  roundBegun: (event: unknown) => (event as { readonly round?: number }).round ?? null,
  turnEvents: ['turn'],
}

/** Who chose, in which move, and what happened. */
const entry = (move: number, seat: number | null, event: object, aside?: true) => ({
  move,
  seat,
  event,
  ...(aside && { aside }),
})

describe('the lines of a log', () => {
  test('rounds and turns are headings, what one player did in a move is a line', () => {
    const log = [
      entry(0, null, { round: 1 }),
      entry(0, null, { kind: 'turn', seat: 0 }),
      entry(1, 0, { kind: 'placed' }),
      entry(1, 0, { kind: 'gained' }),
      entry(1, 0, { kind: 'gained', seat: 1 }),
      entry(1, 0, { kind: 'turn', seat: 1 }),
      entry(1, 1, { kind: 'left' }, true),
      entry(2, 1, { kind: 'placed' }),
      entry(2, 1, { round: 2 }),
      entry(2, 1, { kind: 'dealt' }),
      entry(2, 1, { kind: 'gained', seat: 0 }),
      entry(3, 1, { kind: 'placed' }),
      entry(3, 1, { kind: 'turn' }),
    ]
    expect(
      linesOf(log, board).map(({ heading, move, seat, entries }) => [heading, move, seat, entries.length]),
    ).toEqual([
      ['round', 0, null, 1],
      ['turn', 0, 0, 1],
      [null, 1, 0, 2],
      [null, 1, 1, 1],
      ['turn', 1, 1, 1],
      [null, 1, 1, 1],
      [null, 2, 1, 1],
      // What begins a part is nobody's deed, and so is what a new round brings of itself.
      ['round', 2, null, 1],
      [null, 2, null, 1],
      [null, 2, 0, 1],
      [null, 3, 1, 1],
      ['turn', 3, null, 1],
    ])
  })

  test('times are written in the manner of the reader, with the day where it was another', () => {
    const at = new Date(2026, 2, 14, 21, 5).getTime()
    const nextDay = new Date(2026, 2, 15, 9, 0).getTime()
    expect(timeOf(at, 'pl', at)).toBe('21:05')
    expect(timeOf(at, 'en', at)).toMatch(/^9:05\sPM$/)
    expect(timeOf(at, 'en-GB', at)).toBe('21:05')
    expect(timeOf(at, 'pl', nextDay)).toMatch(/14 mar.*21:05/)
  })
})

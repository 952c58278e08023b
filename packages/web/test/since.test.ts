import { expect, test } from 'vitest'
import { deedsOf, sinceOwnChoice } from '../src/table/since.ts'

/** Who chose, in which move, and who acted, if the event says so. */
const entry = (move: number, seat: number | null, actor?: number | 'enemy') => ({
  move,
  seat,
  event: actor === undefined ? {} : { seat: actor },
})

const LOG = [
  entry(0, null),
  entry(1, 0, 0),
  entry(2, 1, 1),
  // The viewer's own choice, and what it made a rival do.
  entry(3, 0, 0),
  entry(3, 0, 2),
  entry(4, 1, 1),
  entry(4, 1, 1),
  // A rival's choice by which the viewer gained something, and one of which nobody is named.
  entry(5, 2, 0),
  entry(5, 2),
  entry(6, 1, 'enemy'),
]

test('what rivals did since the own last choice is told, a deed for each move of each', () => {
  const told = sinceOwnChoice(LOG, 0)
  expect(told.map(({ move }) => move)).toEqual([4, 4, 5, 5, 6])
  expect(deedsOf(told, 0)).toEqual([
    { move: 4, seat: 1, entries: LOG.slice(5, 7) },
    { move: 5, seat: 2, entries: LOG.slice(8, 9) },
  ])
})

test('before the own first choice that is all that happened after the set-up; a spectator has made none', () => {
  expect(sinceOwnChoice(LOG.slice(0, 3), 2).map(({ move }) => move)).toEqual([1, 2])
  expect(sinceOwnChoice(LOG, null)).toEqual([])
})

test('what is told beside the game is no deed, and no own choice', () => {
  const coming = { ...entry(4, 0), aside: true as const }
  expect(sinceOwnChoice([...LOG.slice(0, 7), coming], 0)).toEqual(LOG.slice(5, 7))
})

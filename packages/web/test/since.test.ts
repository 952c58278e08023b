import type { BoardInput, GameBoard } from '@longhouse/board'
import { expect, test } from 'vitest'
import { deedsOf, deedsToSee, lastMovesOf, sinceOwnChoice } from '../src/table/since.ts'

/** Who chose, in which move, and who acted, if the event says so. */
const entry = (move: number, seat: number | null, actor?: number | 'enemy') => ({
  move,
  seat,
  event: actor === undefined ? {} : { seat: actor },
})

/** What begins rounds and turns. */
const PARTS = {
  roundBegun: (event: unknown) => (event as { readonly round?: number }).round ?? null,
  turnEvents: ['phase'],
}

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
  expect(deedsOf(told, 0, PARTS)).toEqual([
    { move: 4, seat: 1, entries: LOG.slice(5, 7) },
    { move: 5, seat: 2, entries: LOG.slice(8, 9) },
  ])
})

test('what a new round brings is no deed of whoever chose last before it', () => {
  const told = [entry(4, 1, 1), { move: 4, seat: 1, event: { round: 2 } }, entry(4, 1), entry(4, 1, 2)]
  expect(deedsOf(told, 0, PARTS)).toEqual([
    { move: 4, seat: 1, entries: told.slice(0, 1) },
    { move: 4, seat: 2, entries: told.slice(3) },
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

test('several choices about one thing in a row are one deed', () => {
  const input = {
    sitters: [],
    text: { event: ({ kind }: { readonly kind: string }) => SAID[kind]?.('smithy') },
  } as unknown as BoardInput
  const board = { undoneEvents: [] } as unknown as GameBoard
  const deed = (move: number, seat: number, kind: string) => ({
    move,
    seat,
    entries: [{ move, seat, event: { kind } }],
  })
  const deeds = [deed(1, 1, 'placed'), deed(2, 1, 'passed'), deed(3, 1, 'gained'), deed(4, 2, 'gained')]
  expect(deedsToSee(deeds, input, board).map(({ move, seat, entries }) => [move, seat, entries.length])).toEqual([
    [3, 1, 2],
    [4, 2, 1],
  ])
})

test('what was chosen is marked on the board in the colour of who chose it, and what names nothing is not', () => {
  const input = {
    sitters: [{ color: 'green' }, { color: 'orange' }],
    text: { event: ({ kind, place = '' }: { readonly kind: string; readonly place?: string }) => SAID[kind]?.(place) },
  } as unknown as BoardInput
  const board = {
    undoneEvents: ['placed'],
    flightsOf: (_: unknown, { kind }: { readonly kind: string }) =>
      kind === 'placed' ? [{ piece: 'worker', count: 1, from: 'hand', to: 'location@smithy' }] : [],
  } as unknown as GameBoard
  const deeds = deedsOf(
    [
      { move: 1, seat: 1, event: { kind: 'gained', place: 'coins' } },
      { move: 1, seat: 1, event: { kind: 'placed', place: 'smithy' } },
      { move: 2, seat: 1, event: { kind: 'passed' } },
    ],
    0,
    PARTS,
  )
  expect([...lastMovesOf(deeds, input, board)]).toEqual([
    ['location@smithy', 'orange'],
    ['smithy', 'orange'],
  ])
})

const SAID: { readonly [kind: string]: (place: string) => string } = {
  gained: (place) => `Orm gains [some](${place}).`,
  placed: (place) => `Orm goes to [a place](${place}).`,
  passed: () => 'Orm passes.',
}

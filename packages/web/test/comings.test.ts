import type { GameText } from '@longhouse/kernel'
import type { EntryView, SeatInfo } from '@longhouse/protocol'
import { expect, test } from 'vitest'
import { withBesides } from '../src/online/besides.ts'
import { logAt } from '../src/online/book.ts'
import { comingBetween } from '../src/online/table/use-coming.ts'
import { onlineWordsIn } from '../src/online/words/index.ts'

const heard = (number: number, kind: EntryView['kind'], seat: number | null, ...events: unknown[]): EntryView => ({
  number,
  kind,
  seat,
  at: 0,
  events,
  undoes: [],
})

const NAMES = ['Orm', 'Halla']
const game = { event: (event: unknown) => `the game tells ${event}` } as unknown as GameText

test('who gives up, leaves or comes back stands in the log, between the moves it happened between', () => {
  const book = [
    heard(1, 'start', null, 'set up'),
    heard(2, 'choice', 0, 'first'),
    heard(3, 'stand-in', 1),
    heard(4, 'choice', 1, 'second'),
    { ...heard(5, 'undo', 1), undoes: [4] },
    heard(6, 'return', 1),
    heard(7, 'choice', 1, 'third'),
    heard(8, 'resign', 1),
  ]
  const log = logAt(book, book.length)
  for (const [language, told] of [
    ['en', ['A bot plays for Halla.', 'Halla is back and plays on.', 'Halla gave up.']],
    ['pl', ['Bot gra za: Halla.', 'Halla wraca do gry.', 'Grę poddaje Halla.']],
  ] as const) {
    const text = withBesides(game, language, onlineWordsIn(language))
    expect(log.map(({ move, event }) => [move, text.event(event as never, NAMES)])).toEqual([
      [0, 'the game tells set up'],
      [1, 'the game tells first'],
      [1, told[0]],
      [1, told[1]],
      [2, 'the game tells third'],
      [2, told[2]],
    ])
  }
  expect(log.filter(({ aside }) => aside).map(({ seat }) => seat)).toEqual([1, 1, 1])
})

test('others are told who has gone and why, and who is back; nobody is told of themselves', () => {
  const seat = (n: number, why: SeatInfo['why']) => ({ seat: n, why, standIn: why !== null }) as SeatInfo
  const before = [seat(0, null), seat(1, null), seat(2, 'clock')]
  for (const why of ['clock', 'left', 'resigned'] as const) {
    const now = [seat(0, null), seat(1, why), seat(2, 'clock')]
    expect(comingBetween(before, now, 0)).toEqual({ seat: 1, why })
    expect(comingBetween(before, now, null)).toEqual({ seat: 1, why })
    expect(comingBetween(before, now, 1)).toBeNull()
  }
  expect(comingBetween(before, [seat(0, null), seat(1, null), seat(2, null)], 0)).toEqual({ seat: 2, why: null })
  expect(comingBetween(before, before, 0)).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { hashOf, one, openHistory, passingViewOf, record, type SeatView, seatViewOf } from '../src/index.ts'
import { dealing, decision, gameOf, open, step } from './hall.ts'

/** A card is drawn, a word is said of it, a coin is paid: the first two are each seen by themselves. */
const draw = decision('draw', {
  seat: () => 0,
  options: () => one(['draw', 'pass']),
  take(t, _, choice) {
    if (choice === 'draw') t.next(drawn(), boast(), pay())
    t.next(draw())
  },
})
const drawn = step('drawn', (t) => {
  const card = t.state.deck.pop() as string
  t.tell?.({ drew: card }, { only: [0], others: { drew: null } })
  // The beat ends with its step: this belongs to it, although it comes after what was told.
  t.state.hands[0]?.push(card)
})
const boast = step('boast', (t) => {
  t.state.said.push('a fine card')
  t.tell?.({ said: 'a fine card' })
})
const pay = step('pay', (t) => {
  t.state.coins[0] = 2
  t.tell?.({ said: 'paid' })
})
const drawing = gameOf(draw(), [draw, drawn, boast, pay], {
  setup: dealing(['ash', 'elm', 'oak'], 0),
  endsBeat: (event) => 'drew' in event || event.said !== 'paid',
})

function watched(seat: number | null, choice: string) {
  const history = openHistory(drawing, open(drawing))
  const before = seatViewOf(drawing, history.table, seat)
  const views: SeatView[] = []
  record(
    history,
    0,
    choice,
    () => {},
    () => views.push(passingViewOf(drawing, history.table, before)),
  )
  return { history, before, views }
}

describe('beats', () => {
  it('are looked at when their step is over, before what follows', () => {
    const { views } = watched(0, 'draw')
    expect(views.map(({ view }) => view)).toMatchObject([
      { hand: [expect.any(String)], said: [], coins: [3, 3] },
      { hand: [expect.any(String)], said: ['a fine card'], coins: [3, 3] },
    ])
  })

  it('ask nobody anything, and tell each seat only what it may know', () => {
    const { views, before } = watched(1, 'draw')
    expect(before.awaited).toEqual([0])
    for (const view of views)
      expect(view).toMatchObject({ seat: 1, ask: null, awaited: [], step: null, result: null, moves: 1 })
    expect(views.map(({ view }) => view)).toMatchObject([
      { hand: [], held: [1, 0] },
      { hand: [], held: [1, 0] },
    ])
  })

  it('are none where nothing happens that is seen by itself', () => {
    expect(watched(0, 'pass').views).toEqual([])
  })

  it('change nothing for those who do not look', () => {
    const unwatched = openHistory(drawing, open(drawing))
    record(unwatched, 0, 'draw')
    expect(hashOf(unwatched.table)).toBe(hashOf(watched(0, 'draw').history.table))
  })
})

import { describe, expect, it } from 'vitest'
import { beatsOf, choose, hashOf, one } from '../src/index.ts'
import { dealing, decision, gameOf, open, step } from './hall.ts'

/** A card is drawn, a word is said of it, a coin is paid: the first two are each seen by themselves. */
const draw = decision('draw', {
  seat: () => 0,
  options: () => one(['draw', 'draw secretly', 'boast', 'pass']),
  take(t, _, choice) {
    if (choice === 'draw') t.next(drawn({ secretly: false }), boast(), pay())
    if (choice === 'draw secretly') t.next(drawn({ secretly: true }), pay())
    if (choice === 'boast') t.next(boast())
    t.next(draw())
  },
})
const drawn = step<{ readonly secretly: boolean }>('drawn', (t, { secretly }) => {
  const card = t.state.deck.pop() as string
  t.tell?.({ drew: card }, secretly ? { only: [0] } : { only: [0], others: { drew: null } })
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
  return beatsOf(drawing, open(drawing), { seat: 0, choice }, [seat]).get(seat)
}

describe('beats', () => {
  it('are looked at when their step is over, before what follows, with what was told by then', () => {
    expect(watched(0, 'draw')).toMatchObject([
      { told: 1, seen: { view: { hand: [expect.any(String)], said: [], coins: [3, 3] } } },
      { told: 2, seen: { view: { hand: [expect.any(String)], said: ['a fine card'], coins: [3, 3] } } },
    ])
  })

  it('ask nobody anything, and tell each seat only what it may know', () => {
    const nobodyAsked = { ask: null, awaited: [], step: null, result: null, moves: 1 }
    expect(watched(1, 'draw')).toMatchObject([
      { told: 1, seen: { seat: 1, ...nobodyAsked, view: { hand: [], held: [1, 0] } } },
      { told: 2, seen: { seat: 1, ...nobodyAsked, view: { hand: [], held: [1, 0] } } },
    ])
    expect(watched(null, 'draw')).toMatchObject([{ seen: { seat: null, view: { hand: null } } }, { told: 2 }])
  })

  it('are none where nothing happens that is seen by itself, and for whom nothing was told', () => {
    expect(watched(0, 'pass')).toEqual([])
    expect(watched(0, 'draw secretly')).toMatchObject([{ told: 1 }])
    expect(watched(1, 'draw secretly')).toEqual([])
  })

  it('are not the outcome, which is seen anyway', () => {
    expect(watched(0, 'boast')).toEqual([])
  })

  it('change nothing for those who do not look', () => {
    const [looked, unlooked] = [open(drawing), open(drawing)]
    beatsOf(drawing, looked, { seat: 0, choice: 'draw' }, [0, 1, null])
    choose(drawing, unlooked, 0, 'draw')
    expect(hashOf(looked)).toBe(hashOf(unlooked))
  })
})

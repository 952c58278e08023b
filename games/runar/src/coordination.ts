import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import { buryCard, drawCard } from './drawing.ts'
import { decision, playerAt, step } from './runar.ts'

/** RN-7.4 to RN-7.7: Coordination. */

type OfSeat = { readonly seat: Seat }

export const coordinate = step<OfSeat>('coordinate', (t, { seat }) => {
  for (let drawn = 0; drawn < t.content.constants.coordinationDraw; drawn++) t.next(drawFrom({ seat }))
  t.next(giveUp({ seat }))
})

const ENDS = ['top', 'bottom'] as const

/** RN-7.5: each card is seen before the next is drawn. An empty deck has one end: it is shuffled first. */
const drawFrom = decision<OfSeat, Choices['drawFrom']>('drawFrom', {
  rule: 'RN-7.5',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { deck, memory } = playerAt(t, seat)
    if (deck.length === 0 && memory.length === 0) return null
    return one(deck.length > 1 ? ENDS : ['top'])
  },
  take: (t, { seat }, from) => drawCard(t, seat, from),
})

/** RN-7.6. */
const giveUp = decision<OfSeat, Choices['giveUp']>('giveUp', {
  rule: 'RN-7.6',
  seat: (_, { seat }) => seat,
  options(t, { seat }) {
    const { hand } = playerAt(t, seat)
    return hand.length > t.content.constants.handSize ? one([...new Set(hand)]) : null
  },
  why: () => refuse('not-in-hand', {}, 'RN-7.6'),
  take(t, { seat }, card) {
    buryCard(t, seat, card)
    t.again()
  },
})

export const coordinationRules = [coordinate, drawFrom, giveUp]

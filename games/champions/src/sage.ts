import type { Seat } from '@longhouse/kernel'
import { either, one, order, refuse, yes } from '@longhouse/kernel'
import { decision, type OpenContext, playerAt, step, type Turn } from './champions.ts'
import type { Choices } from './choices.ts'
import type { Rune } from './content.ts'
import { extraDestinies } from './leaders.ts'
import { heldRune, peekAt, useRune } from './runes.ts'

/** CH-5.15, CH-5.28 to CH-5.30, CH-5.36: first the peek, then the destinies. */

type OfSeat = { readonly seat: Seat }
type Drawing = { readonly seat: Seat; readonly count: number }

export const visitSage = (t: Turn, seat: Seat, count: number): void =>
  t.next(peek({ seat }), trueVision({ seat, count: count + extraDestinies(t, seat) }))

const peek = decision<OfSeat, Choices['peek']>('peek', {
  rule: 'CH-5.15',
  seat: (_, { seat }) => seat,
  options: (t) => one(t.state.shores.filter((shore) => shore.journey && !shore.journeyOpen).map(({ id }) => id)),
  take: (t, { seat }, shore) => peekAt(t, seat, shore),
})

/** CH-13.28, CH-13.29: offered after the peek and before the draw, where the deck holds more than is drawn anyway (CH-13.33). */
const trueVision = step<Drawing>('trueVision', (t, drawing) => {
  const { seat, count } = drawing
  const helps = t.state.destinyDeck.length > count && heldRune(t, seat, 'sage-extra-draw')
  t.next(helps ? chooseTrueVision(drawing) : drawDestinies(drawing))
})

const chooseTrueVision = decision<Drawing, Choices['chooseTrueVision']>('chooseTrueVision', {
  rule: 'CH-13.28',
  seat: (_, { seat }) => seat,
  options: () => either({ use: yes, pass: yes }),
  take(t, { seat, count }, choice) {
    if (!('use' in choice)) return t.next(drawDestinies({ seat, count }))
    const { id } = heldRune(t, seat, 'sage-extra-draw') as Rune
    const extra = visionExtra(t, seat)
    useRune(t, seat, id)
    t.next(drawDestinies({ seat, count: count + extra }))
  },
})

/** CH-13.28: how many destinies a seat's True Vision adds. */
export function visionExtra(t: OpenContext, seat: Seat): number {
  const effect = heldRune(t, seat, 'sage-extra-draw')?.effect
  return effect?.kind === 'sage-extra-draw' ? effect.extra : 0
}

/** CH-5.29: as many as there are. */
const drawDestinies = step<Drawing>('drawDestinies', (t, { seat, count }) => {
  const { state } = t
  t.reveal()
  const drawn = state.destinyDeck.splice(Math.max(0, state.destinyDeck.length - count)).reverse()
  state.buriedBy.splice(state.destinyDeck.length)
  const others = { kind: 'destinies-drawn', seat, count: drawn.length, cards: null } as const
  t.tell?.({ ...others, cards: drawn }, { only: [seat], others })
  if (drawn.length === 0) return
  state.sage = { seat, drawn }
  t.next(keepDestiny({ seat }), buryDestinies({ seat }))
})

const keepDestiny = decision<OfSeat, Choices['keepDestiny']>('keepDestiny', {
  rule: 'CH-12.5',
  seat: (_, { seat }) => seat,
  options: (t) => one(t.state.sage?.drawn ?? []),
  why: () => refuse('keep-one-drawn', {}, 'CH-19.16'),
  take(t, { seat }, kept) {
    const { state } = t
    playerAt(t, seat).destinies.push(kept)
    state.sage = { seat, drawn: (state.sage?.drawn ?? []).filter((card) => card !== kept) }
    const others = { kind: 'destiny-kept', seat, card: null } as const
    t.tell?.({ ...others, card: kept }, { only: [seat], others })
  },
})

/** CH-5.30: the others go under the deck, the first named on top of the rest. */
const buryDestinies = decision<OfSeat, Choices['buryDestinies']>('buryDestinies', {
  rule: 'CH-5.30',
  seat: (_, { seat }) => seat,
  options: (t) => order(t.state.sage?.drawn ?? []),
  take(t, { seat }, cards) {
    const { state } = t
    state.destinyDeck.unshift(...[...cards].reverse())
    state.buriedBy.unshift(...cards.map(() => seat))
    state.sage = null
    if (cards.length === 0) return
    const others = { kind: 'destinies-buried', seat, count: cards.length, cards: null } as const
    t.tell?.({ ...others, cards }, { only: [seat], others })
  },
})

export const sageRules = [peek, trueVision, chooseTrueVision, drawDestinies, keepDestiny, buryDestinies]

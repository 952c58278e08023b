import type { Seat } from '@longhouse/kernel'
import { one, refuse } from '@longhouse/kernel'
import type { Choices } from './choices.ts'
import type { DeckId, Draw } from './content-file.ts'
import { discardCard, drawCards, hasCards } from './decks.ts'
import { layOpen } from './open-cards.ts'
import { takeProphecies } from './prophecies.ts'
import { decision, type OfSeat, type Turn } from './reavers.ts'
import { decksOf } from './receiving.ts'
import type { Looking } from './state.ts'

/** Drawing cards as an effect: RV-15.7 to RV-15.10. */

/** RV-6.15: the deck is chosen before the card is seen. */
export const drawFrom = decision<{ readonly seat: Seat; readonly draw: Draw }, Choices['drawFrom']>('drawFrom', {
  rule: 'RV-6.15',
  seat: (_, { seat }) => seat,
  options: (t, { draw }) => one(decksOf(draw.deck).filter((deck) => hasCards(t, deck))),
  why(_, { draw }, choice) {
    const deck = decksOf(draw.deck).find((candidate) => candidate === choice)
    return deck ? refuse('deck-empty', { deck }, 'RV-15.10') : null
  },
  take(t, { seat, draw: { n, keep } }, deck) {
    const cards = drawCards(t, deck, n)
    if (cards.length <= keep) return receive(t, seat, deck, cards)
    lookAt(t, { seat, deck, cards })
    t.next(keepCard({ seat }))
  },
})

/** RV-15.8: nobody else sees them. */
function lookAt(t: Turn, looking: Looking): void {
  const { seat, deck, cards } = looking
  t.state.looking = looking
  const others = { kind: 'cards-looked-at', seat, deck, count: cards.length, cards: null } as const
  t.tell?.({ ...others, cards }, { only: [seat], others })
}

const keepCard = decision<OfSeat, Choices['keepCard']>('keepCard', {
  rule: 'RV-15.8',
  seat: (_, { seat }) => seat,
  options: (t) => one([...new Set((t.state.looking as Looking).cards)]),
  why: () => refuse('keep-one-drawn', {}, 'RV-15.8'),
  take(t, { seat }, kept) {
    const { deck, cards } = t.state.looking as Looking
    t.state.looking = null
    t.reveal()
    const others = [...cards]
    others.splice(others.indexOf(kept), 1)
    for (const card of others) discardCard(t, seat, card)
    if (deck === 'prophecy') return takeProphecies(t, seat, [kept], false)
    t.tell?.({ kind: 'card-kept', seat, card: kept })
    layOpen(t, seat, [kept])
  },
})

/** Prophecies stay hidden; everything else lies open and is resolved (RV-19.21, RV-19.22). */
function receive(t: Turn, seat: Seat, deck: DeckId, cards: readonly string[]): void {
  if (deck === 'prophecy') return takeProphecies(t, seat, cards, false)
  t.tell?.({ kind: 'cards-drawn', seat, deck, cards })
  layOpen(t, seat, cards)
}

export const drawingRules = [drawFrom, keepCard]

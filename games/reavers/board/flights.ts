import { type Flight, goodsFlights } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Die, Good } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import type { ReaversInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { spotOf, storeOf } from './spots.ts'
import { keyOf } from './thing.ts'

/** Which pieces move when something happens: longships, goods, dice and cards, to and from their owners. */
export function flightsOf({ sitters, content, seatView }: ReaversInput, event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'location-selected': {
      const piece = pieceOf('pawn', sitters[event.seat]?.color ?? 'grey')
      return [{ piece, count: 1, from: spotOf('ship', event.seat), to: keyOf('location', event.location) }]
    }
    case 'gained':
      return goodsFlights(event.goods, placeOf(event.cause), storedBy(event.seat))
    case 'lost':
      return goodsFlights(event.goods, storedBy(event.seat), placeOf(event.cause))
    case 'paid':
      return [
        ...goodsFlights(event.goods, storedBy(event.seat), placeOf(event.cause)),
        ...diceBetween(event.dice, spotOf('ship', event.seat), placeOf(event.cause)),
      ]
    case 'dice-gained':
      return diceBetween(event.dice, placeOf(event.cause), spotOf('ship', event.seat))
    case 'die-stored':
      return diceBetween([event.die], spotOf('ship', event.seat), spotOf('artifacts', event.seat))
    case 'cards-taken':
      return event.cards.map((card) => ({
        piece: pieceOf('named', card),
        count: 1,
        from: keyOf('group', [event.location, event.group]),
        to: keyOf('seat', event.seat),
      }))
    case 'cards-drawn':
      return [
        {
          piece: pieceOf('back', event.deck),
          count: event.cards.length,
          from: keyOf('deck', event.deck),
          to: keyOf('seat', event.seat),
        },
      ]
    case 'prophecy-taken':
      return [
        {
          piece: pieceOf('back', 'prophecy'),
          count: 1,
          from: keyOf('deck', 'prophecy'),
          to: spotOf('prophecies', event.seat),
        },
      ]
    case 'territory-claimed':
      return [
        {
          piece: pieceOf('good', 'glory'),
          count: 1,
          from: keyOf('named', event.stack),
          to: spotOf('territories', event.seat),
        },
      ]
    case 'terror-given':
      return [
        {
          piece: pieceOf('good', 'terror'),
          count: event.terror,
          from: storeOf('terror', event.from),
          to: storeOf('terror', event.to),
        },
      ]
    default:
      return []
  }

  /** A cause that lies nowhere on the board happened where the activation is. */
  function placeOf(cause: string): string {
    const { activation } = seatView.view
    if (cause in content.locations || cause in content.stacks) return keyOf('named', cause)
    return activation ? keyOf('location', activation.location) : keyOf('seat', seatView.seat ?? 0)
  }
}

const storedBy =
  (seat: Seat) =>
  (good: Good): string =>
    storeOf(good, seat)

const diceBetween = (dice: readonly Die[], from: string, to: string): Flight[] =>
  dice.map((die) => ({ piece: pieceOf('crew', die), count: 1, from, to }))

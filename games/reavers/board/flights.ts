import { type Flight, goodsFlights } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Die } from '../src/content-file.ts'
import type { Event } from '../src/events.ts'
import type { ReaversInput } from './board-context.ts'
import { backPiece, pawnPiece } from './pieces/piece.tsx'

/** Which pieces move when something happens: longships, goods, dice and cards, to and from their owners. */
export function flightsOf({ sitters, content, seatView }: ReaversInput, event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'location-selected': {
      const piece = pawnPiece(sitters[event.seat]?.color ?? 'grey')
      return [{ piece, count: 1, from: `ship-${event.seat}`, to: event.location }]
    }
    case 'gained':
      return goodsFlights(event.goods, placeOf(event.cause), storeOf(event.seat))
    case 'lost':
      return goodsFlights(event.goods, storeOf(event.seat), placeOf(event.cause))
    case 'paid':
      return [
        ...goodsFlights(event.goods, storeOf(event.seat), placeOf(event.cause)),
        ...diceBetween(event.dice, `ship-${event.seat}`, placeOf(event.cause)),
      ]
    case 'dice-gained':
      return diceBetween(event.dice, placeOf(event.cause), `ship-${event.seat}`)
    case 'die-stored':
      return diceBetween([event.die], `ship-${event.seat}`, `artifacts-${event.seat}`)
    case 'cards-taken':
      return event.cards.map((piece) => ({
        piece,
        count: 1,
        from: `${event.location}@${event.group}`,
        to: `seat-${event.seat}`,
      }))
    case 'cards-drawn':
      return [
        {
          piece: backPiece(event.deck),
          count: event.cards.length,
          from: `deck@${event.deck}`,
          to: `seat-${event.seat}`,
        },
      ]
    case 'prophecy-taken':
      return [{ piece: backPiece('prophecy'), count: 1, from: 'deck@prophecy', to: `prophecies-${event.seat}` }]
    case 'territory-claimed':
      return [{ piece: 'glory', count: 1, from: event.stack, to: `territories-${event.seat}` }]
    case 'terror-given':
      return [{ piece: 'terror', count: event.terror, from: `terror-${event.from}`, to: `terror-${event.to}` }]
    default:
      return []
  }

  /** A cause that lies nowhere on the board happened where the activation is. */
  function placeOf(cause: string): string {
    const lies = cause in content.locations || cause in content.stacks
    return lies ? cause : (seatView.view.activation?.location ?? `seat-${seatView.seat}`)
  }
}

const storeOf =
  (seat: Seat) =>
  (good: string): string =>
    `${good}-${seat}`

const diceBetween = (dice: readonly Die[], from: string, to: string): Flight[] =>
  dice.map((piece) => ({ piece, count: 1, from, to }))

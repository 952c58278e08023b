import { type Flight, goodsFlights } from '@longhouse/board'
import type { Seat } from '@longhouse/kernel'
import type { Event } from '../src/events.ts'
import type { ChampionsInput } from './board-context.ts'

/** Which pieces move when something happens: workers to their place, goods and dice to and from their owners. */
export function flightsOf(input: ChampionsInput, event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'worker-placed':
      return [
        {
          piece: `worker-${input.sitters[event.seat]?.color ?? 'grey'}`,
          count: 1,
          from: handOf(event.seat),
          to: event.location === 'own-longship' ? handOf(event.seat) : event.location,
        },
      ]
    case 'gained':
      return goodsFlights(event.goods, event.cause, (good) => storeOf(event.seat, good))
    case 'paid':
      return goodsFlights(event.goods, (good) => storeOf(event.seat, good), event.cause)
    case 'rune-taken':
      return [{ piece: event.rune, count: 1, from: 'runesmith', to: `runes-${event.seat}` }]
    case 'blame-given':
      return [{ piece: 'blame', count: event.blame, from: handOf(event.from), to: storeOf(event.to, 'blame') }]
    default:
      return []
  }
}

const handOf = (seat: Seat): string => `hand-${seat}`

const storeOf = (seat: Seat, good: string): string => `${good}-${seat}`

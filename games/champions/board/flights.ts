import { type Flight, goodsFlights } from '@longhouse/board'
import type { Event } from '../src/events.ts'
import type { ChampionsInput } from './board-context.ts'
import { pieceOf } from './pieces/piece-keys.ts'
import { spotOf, storeOf } from './spots.ts'
import { keyOf } from './thing.ts'

/** Which pieces move when something happens: workers to their place, goods and dice to and from their owners. */
export function flightsOf(input: ChampionsInput, event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'worker-placed':
      return [
        {
          piece: pieceOf('worker', input.sitters[event.seat]?.color ?? 'grey'),
          count: 1,
          from: spotOf('hand', event.seat),
          to: event.location === 'own-longship' ? spotOf('hand', event.seat) : keyOf('named', event.location),
        },
      ]
    case 'gained':
      return goodsFlights(event.goods, keyOf('named', event.cause), (good) => storeOf(good, event.seat))
    case 'paid':
      return goodsFlights(event.goods, (good) => storeOf(good, event.seat), keyOf('named', event.cause))
    case 'rune-taken':
      return [
        {
          piece: pieceOf('rune', event.rune),
          count: 1,
          from: keyOf('named', 'runesmith'),
          to: spotOf('runes', event.seat),
        },
      ]
    case 'blame-given':
      return [
        {
          piece: pieceOf('good', 'blame'),
          count: event.blame,
          from: spotOf('hand', event.from),
          to: storeOf('blame', event.to),
        },
      ]
    default:
      return []
  }
}

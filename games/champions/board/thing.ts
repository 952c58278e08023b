import { anyId, count, type Keyed, keysOf, oneOf } from '@longhouse/board/keys'
import type { Seat } from '@longhouse/kernel'

/** Everything of this board that can be pointed at, and what tells one from another. */
interface Things {
  /** A place, a card, a leader, a longship, a shore, by its id in the content. */
  readonly named: string
  /** The journey card of a shore. */
  readonly journey: string
  readonly runes: 'deck'
  readonly seat: Seat
  /** Where something would lie. */
  readonly no: 'leader' | 'rune'
}

export type Thing = Keyed<Things>

export const { keyOf, thingAt } = keysOf<Things>(
  { named: anyId, journey: anyId, runes: oneOf(['deck']), seat: count, no: oneOf(['leader', 'rune']) },
  ['named'],
)

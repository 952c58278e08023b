import { anyId, both, count, either, type Keyed, keysOf, oneOf } from '@longhouse/board/keys'
import type { Seat } from '@longhouse/kernel'
import { DECKS, type DeckId, type Die, GOODS, type Good, LOCATIONS, type LocationId } from '../src/content-file.ts'
import { isDie } from '../src/die.ts'

/** Everything of this board that can be pointed at, and what tells one from another. */
interface Things {
  readonly location: LocationId
  /** A card, a tile, a stack or a reward of the trade, by its id in the content. */
  readonly named: string
  /** The cost of a location that is not active. */
  readonly cost: LocationId
  /** Cards on one chain at a location that is not active. */
  readonly group: readonly [location: LocationId, at: number]
  readonly activate: Which
  readonly deck: DeckId
  /** An open Prophecy by its space, or an unseen one. */
  readonly prophecy: number | 'deck'
  /** A Sea Battle by its space. */
  readonly battle: number
  /** Of the viewer's own things. */
  readonly artifact: string
  readonly die: Die
  readonly good: Good
  /** Of a rival's goods. */
  readonly store: readonly [good: Good, of: Seat]
  /** Where a Leader would stand. */
  readonly leader: 'none'
  readonly pile: Seat
  readonly seat: Seat
  /** What a seat has scored so far. */
  readonly score: Seat
  /** A part of the round: the selections, and what comes before and after them. */
  readonly phase: 'setup' | 'selection' | 'cleanup'
  /** What a panel over the board asks for: a way of the question, or one of the open cards. */
  readonly panel: string
  readonly opened: string
}

/** What one takes part for at the active location: a pair by its place, the deck, or whatever there is. */
export type Which = number | 'deck' | 'here'

export type Thing = Keyed<Things>

export const { keyOf, thingAt } = keysOf<Things>(
  {
    location: oneOf(LOCATIONS),
    named: anyId,
    cost: oneOf(LOCATIONS),
    group: both(oneOf(LOCATIONS), count),
    activate: either(oneOf(['deck', 'here']), count),
    deck: oneOf(DECKS),
    prophecy: either(oneOf(['deck']), count),
    battle: count,
    artifact: anyId,
    die: (name) => (isDie(name) ? name : undefined),
    good: oneOf(GOODS),
    store: both(oneOf(GOODS), count),
    leader: oneOf(['none']),
    pile: count,
    seat: count,
    score: count,
    phase: oneOf(['setup', 'selection', 'cleanup']),
    panel: anyId,
    opened: anyId,
  },
  ['location', 'named'],
)

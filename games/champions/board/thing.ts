import { anyId, both, count, type Keyed, keysOf, oneOf } from '@longhouse/board/keys'
import type { Seat } from '@longhouse/kernel'
import { GOODS, type Good } from '../src/content.ts'
import { STANDING_PHASES, type StandingPhase } from './phases.ts'

export const ABOUT = ['warriors', 'destinies', 'runes', 'ship'] as const

/** Everything of this board that can be pointed at, and what tells one from another. */
interface Things {
  /** A place, a card, a leader, a longship, a shore, by its id in the content. */
  readonly named: string
  /** The journey card of a shore. */
  readonly journey: string
  readonly runes: 'deck'
  readonly seat: Seat
  /** Of the viewer's own goods. */
  readonly good: Good
  /** Of a rival's. */
  readonly store: readonly [good: Good, of: Seat]
  /** The viewer's pile of slain enemies. */
  readonly slain: 'pile'
  readonly phase: StandingPhase
  /** What has no piece of its own to point at. */
  readonly about: (typeof ABOUT)[number]
  /** What a seat has scored so far. */
  readonly score: Seat
  /** Where something would lie. */
  readonly no: 'leader' | 'rune'
}

export type Thing = Keyed<Things>

export const { keyOf, thingAt } = keysOf<Things>(
  {
    named: anyId,
    journey: anyId,
    runes: oneOf(['deck']),
    seat: count,
    good: oneOf(GOODS),
    store: both(oneOf(GOODS), count),
    slain: oneOf(['pile']),
    phase: oneOf(STANDING_PHASES),
    about: oneOf(ABOUT),
    score: count,
    no: oneOf(['leader', 'rune']),
  },
  ['named'],
)

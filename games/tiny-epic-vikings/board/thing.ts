import { anyId, both, count, type Keyed, keysOf, oneOf } from '@longhouse/board/keys'
import type { Seat } from '@longhouse/kernel'
import { type IslandId, type PlaceId, RESOURCES, type Resource } from '../src/content-file.ts'
import { STANDING_PHASES, type StandingPhase } from './phases.ts'

/** Everything of this board that can be pointed at, and what tells one from another. */
interface Things {
  /** A place of the map, a card, a god or an action of the era sheet, by its id in the content. */
  readonly named: string
  /** A place as the goal of a boat that lies elsewhere. */
  readonly sail: readonly [from: PlaceId, to: PlaceId]
  /** The way of a settler or a temple along a route. */
  readonly step: readonly [from: IslandId, to: IslandId]
  /** A place where the piece of a slot may be built. */
  readonly build: readonly [slot: string, at: PlaceId]
  /** Own settlers that may go back to their sheet. */
  readonly withdraw: IslandId
  readonly seat: Seat
  readonly side: 'enemy'
  readonly stack: 'invaders'
  /** Of the viewer's own resources. */
  readonly resource: Resource
  readonly phase: StandingPhase
  /** What a seat would score now. */
  readonly score: Seat
}

export type Thing = Keyed<Things>

export const { keyOf, thingAt } = keysOf<Things>(
  {
    named: anyId,
    sail: both(anyId, anyId),
    step: both(anyId, anyId),
    build: both(anyId, anyId),
    withdraw: anyId,
    seat: count,
    side: oneOf(['enemy']),
    stack: oneOf(['invaders']),
    resource: oneOf(RESOURCES),
    phase: oneOf(STANDING_PHASES),
    score: count,
  },
  ['named'],
)

/** The slot of a clan sheet, `boat-0`, `temple-1`. */
export const slotOf = (piece: 'boat' | 'temple', at: number): string => `${piece}-${at}`

import { anyId, count, type Keyed, keysOf, oneOf } from '@longhouse/board/keys'
import type { Seat } from '@longhouse/kernel'
import { type AbilityId, type CardId, DIE_KINDS, type DieKind, type HeroId, type NodeId } from '../src/content-file.ts'
import type { FigureId } from '../src/state.ts'
import { STANDING_PHASES, type StandingPhase } from './phases.ts'

/** What is begun without a target: it is said at the dice that pay for it. */
export const CHIPS = ['move', 'coordination', 'build'] as const
export type Chip = (typeof CHIPS)[number]

const SIGNS = ['shard', 'damage', 'defeat', 'defence', 'hazard', 'event', 'destiny'] as const
export type Sign = (typeof SIGNS)[number]

/** Everything of this board that can be pointed at, and what tells one from another. */
interface Things {
  /** A card, a mission or an Event, by its id in the content. */
  readonly named: string
  readonly node: NodeId
  /** A figure, where one figure is meant and not its node. */
  readonly figure: FigureId
  /** A hero's own sheet. */
  readonly hero: HeroId
  /** A card of the Hand. */
  readonly card: CardId
  readonly ability: AbilityId
  /** The Treasure that a hero wears. */
  readonly worn: HeroId
  readonly chip: Chip
  readonly phase: StandingPhase
  readonly die: DieKind
  /** What is worth points, wards them off, or brings about what happens. */
  readonly sign: Sign
  readonly seat: Seat
  /** What somebody has scored so far. */
  readonly score: Seat
  readonly side: 'nemesis'
}

export type Thing = Keyed<Things>

export const { keyOf, thingAt } = keysOf<Things>(
  {
    named: anyId,
    node: anyId,
    figure: anyId,
    hero: anyId,
    card: anyId,
    ability: anyId,
    worn: anyId,
    chip: oneOf(CHIPS),
    phase: oneOf(STANDING_PHASES),
    die: oneOf(DIE_KINDS),
    sign: oneOf(SIGNS),
    seat: count,
    score: count,
    side: oneOf(['nemesis']),
  },
  ['named'],
)

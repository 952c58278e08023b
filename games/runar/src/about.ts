import type { Seat } from '@longhouse/kernel'
import type { CardId, EnemyCardId, EnemyType, HeroId, NodeId, ObstacleGroup } from './content-file.ts'
import type { DamageKind, StandardAction, Trigger } from './effect-words.ts'
import type { Cause } from './events.ts'
import type { Direction } from './geometry.ts'
import type { Dice, FigureId } from './state.ts'

/** What everybody is told that a decision is about: as much of it as there is. */
export interface About {
  /** The card, the Action or the rule that brought it about. */
  readonly cause?: Cause
  readonly card?: CardId | EnemyCardId
  readonly trigger?: Trigger
  /** Whom it happens to, or who does it. */
  readonly hero?: HeroId | null
  readonly mover?: HeroId
  readonly figure?: FigureId | null
  readonly target?: string
  readonly attacker?: FigureId
  readonly by?: FigureId | null
  readonly enemy?: EnemyType
  readonly action?: StandardAction
  /** No Defence answers it. */
  readonly undefendable?: boolean
  readonly damage?: DamageKind
  readonly at?: NodeId | null
  readonly node?: NodeId
  readonly nodes?: readonly NodeId[]
  readonly group?: ObstacleGroup
  readonly dice?: Partial<Dice>
  /** Where a Move began, and the steps made since. */
  readonly begun?: NodeId
  readonly way?: readonly Direction[]
  /** Movement points left, cards kept, or how often it is still asked. */
  readonly points?: number
  readonly keep?: number
  readonly left?: number
  readonly round?: number
  readonly from?: Seat
}

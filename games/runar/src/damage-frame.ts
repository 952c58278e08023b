import type { Frame } from '@longhouse/kernel'
import type { HeroId, NodeId } from './content-file.ts'
import type { DamageKind } from './effect-words.ts'
import type { Cause } from './events.ts'
import type { FigureId } from './state.ts'

/** RN-14: how damage waits on the stack. */

/** Who dealt it: a figure, the Nemesis itself, or nobody (RN-17.12). */
export type Dealer = FigureId | 'nemesis' | null

export interface Damage {
  readonly kind: DamageKind
  readonly by: Dealer
  readonly cause: Cause
  /** It comes from an Attack (RN-9.16, window C). */
  readonly attack: boolean
  /** It comes from a Hazard token (RN-17). */
  readonly hazard?: true
}

export interface DamageAt extends Damage {
  readonly at: NodeId
}

export interface DamageTo extends Damage {
  readonly figure: FigureId
}

export interface DamageToHero extends Damage {
  readonly hero: HeroId
}

/** To the figure or the durable Obstacle on a node. */
export const damage = (args: DamageAt): Frame => ({ step: 'damage', args })

/** To a figure, wherever it stands: a hero that passes an ally shares its node. */
export const harm = (args: DamageTo): Frame => ({ step: 'harm', args })

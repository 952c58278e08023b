import type { Seat } from '@longhouse/kernel'
import type { CardId, EnemyType, EventId, HeroId, NodeId, StatuePartId } from './content-file.ts'
import type { Trigger } from './effect-words.ts'
import type { FigureId, Side } from './state.ts'

/** RN-33.2, RN-33.16: what is known at each moment that cards listen to. `t.moment(trigger, facts)`. */
export interface TriggerFacts {
  readonly 'start-of-initial': { readonly seat: Seat }
  readonly 'start-of-support': { readonly seat: Seat }
  /** RN-33.4. */
  readonly 'becomes-active': { readonly seat: Seat; readonly hero: HeroId }
  readonly 'becomes-active-by-change': { readonly seat: Seat; readonly hero: HeroId }
  /** `hero` performed the Change, `newActive` becomes Active. */
  readonly 'performs-change': { readonly seat: Seat; readonly hero: HeroId; readonly newActive: HeroId }
  readonly 'uses-ability': { readonly seat: Seat; readonly hero: HeroId }
  readonly 'uses-defence': { readonly seat: Seat; readonly hero: HeroId; readonly attacker: FigureId }
  readonly 'attack-declared': { readonly seat: Seat; readonly hero: HeroId; readonly at: NodeId }
  readonly 'about-to-take-direct-damage': { readonly seat: Seat; readonly hero: HeroId }
  /** RN-33.7. */
  readonly 'damaged-by-opponent': { readonly seat: Seat; readonly hero: HeroId; readonly attacker: FigureId | null }
  /** `hero` defeated a figure. */
  readonly 'defeats-figure': { readonly seat: Seat; readonly hero: HeroId }
  readonly 'defeats-enemy': { readonly seat: Seat; readonly hero: HeroId; readonly enemy: EnemyType }
  readonly 'hero-defeated': { readonly seat: Seat; readonly hero: HeroId; readonly node: NodeId }
  readonly collects: { readonly seat: Seat; readonly hero: HeroId }
  /** `owner` lost the card; `ownerWasChieftain` before the capture scored (RN-33.10). */
  readonly 'captures-action-card': {
    readonly side: Side
    readonly card: CardId
    readonly owner: Seat
    readonly ownerWasChieftain: boolean
  }
  readonly 'loses-action-card-to-damage': { readonly seat: Seat; readonly hero: HeroId }
  /** `hero` is credited with a Hazard (RN-17.2 to RN-17.5). */
  readonly 'hazard-credited': { readonly seat: Seat; readonly hero: HeroId }
  readonly 'hazard-suffered': { readonly seat: Seat; readonly hero: HeroId }
  readonly 'builds-part': { readonly seat: Seat; readonly part: StatuePartId }
  readonly 'event-placed': { readonly seat: Seat; readonly event: EventId }
  readonly 'enemy-activation-ends': { readonly figure: FigureId }
  /** `hero`: who dealt the last damage; null if nobody did. */
  readonly 'runar-destroyed': { readonly seat: Seat; readonly hero: HeroId | null; readonly node: NodeId }
}

/** Every trigger has its facts. */
export type FactsOf<T extends Trigger> = TriggerFacts[T]

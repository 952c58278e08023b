import type { FavorId, FjordId, GodId, IslandId, PlaceId, PortId, Resource, VikingId } from './content-file.ts'
import type { RowEnd, RowName, Side } from './state.ts'

/** What is chosen at each decision, by its name: the values that the forms offer. */
export interface Choices {
  /** TV-2.10. */
  readonly startBoat: FjordId
  /** TV-4.2: together. */
  readonly pick: VikingId
  /** TV-15.2: one of the pile turned up. */
  readonly keep: VikingId
  /** TV-5.3. */
  readonly play: { readonly up: VikingId } | { readonly down: VikingId }
  /** TV-17.11. */
  readonly joinEnemy: { readonly join: VikingId } | { readonly stay: true }
  /** TV-6.3. */
  readonly favor: { readonly favor: FavorId; readonly row: RowName; readonly end: RowEnd }
  readonly sail: { readonly sail: { readonly from: PlaceId; readonly to: PlaceId } } | Declined
  /** TV-7.12: by the boat's owner. */
  readonly driveOut: FjordId
  /** TV-7.45. */
  readonly land:
    | { readonly settle: { readonly settlers: number; readonly plunder: boolean } }
    | { readonly withdraw: IslandId }
  readonly explore: { readonly step: { readonly from: IslandId; readonly to: IslandId } } | { readonly stop: true }
  /** TV-7.28: a mix of resources; the amount is fixed. */
  readonly harvest: { readonly harvest: Mix } | Declined
  readonly build:
    | {
        readonly build:
          | { readonly boat: number; readonly at: FjordId }
          | { readonly temple: number; readonly at: IslandId }
      }
    | Declined
  readonly moveTemple: { readonly move: { readonly from: IslandId; readonly to: IslandId } } | Declined
  /** TV-9.5: a mix over `smiteKey(island, side)`; an empty one declines. */
  readonly smite: { readonly [islandAndSide: string]: number }
  /** TV-9.6: the card goes face up to the discard pile. */
  readonly discard: VikingId
  /** Whether to do a rune action or an effect of a boon that needs no target. */
  readonly effect: { readonly do: true } | Declined
  /** TV-19.8: the mix of a `collect` with `any`. */
  readonly gain: { readonly gain: Mix } | Declined
  readonly exchange:
    | { readonly exchange: { readonly give: Resource; readonly take: Resource; readonly number: number } }
    | Declined
  /** Whose fury changes (TV-21.11). */
  readonly whichGod: { readonly god: GodId } | Declined
  /** TV-6.24. */
  readonly giveBack: { readonly favor: FavorId; readonly row: RowName; readonly end: RowEnd }
  /** TV-6.38. */
  readonly boon: { readonly boon: GodId } | Declined
  /** TV-10.1: an action of the era sheet or a god. */
  readonly sacrifice: { readonly sacrifice: string } | Declined
  /** TV-16.10, TV-16.11: the ports of the way, in order. */
  readonly enemyWay: readonly PortId[]
  /** TV-16.19: which island gives up a settler. */
  readonly enemyGives: IslandId
  /** TV-16.35, TV-16.65. */
  readonly enemyPort: PortId
  /** TV-16.51. */
  readonly enemyTemple: IslandId
  /** TV-17.9. */
  readonly enemyFavor: RowEnd
}

type Mix = { readonly [resource in Resource]?: number }

type Declined = { readonly decline: true }

/** Beside `play`, `joinEnemy`, the decisions of leader and rune action and `sacrifice` (TV-5.8): `{ aside: island }`. */
export type Withdrawal = IslandId

/** How a choice to smite names whose settlers, and where. */
export const smiteKey = (island: IslandId, side: Side): string => `${island}/${side}`

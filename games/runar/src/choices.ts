import type { Seat } from '@longhouse/kernel'
import {
  type AbilityId,
  type CardId,
  type ClanId,
  DIE_KINDS,
  type DieKind,
  type EnemyType,
  type HeroId,
  type NodeId,
  type ObstacleType,
  type RewardId,
  type TreasureId,
} from './content-file.ts'
import type { Cause } from './events.ts'
import type { FigureId } from './state.ts'

/** What is chosen at each decision, by its name: the values that the forms offer. */

/** One die: of the Action pool, or of a hero's Personal pool. */
export type Pay = {
  readonly from: 'pool' | HeroId
  readonly die: DieKind
}

/** RN-12.7: dice of several pools; `payKey(pay)` → how many. */
export type PayMix = { readonly [from: string]: number }

export const payKey = ({ from, die }: Pay): string => `${from}:${die}`

/** What `payKey` made; null: it is something else. */
export function payAt(key: string): Pay | null {
  const at = key.lastIndexOf(':')
  const die = DIE_KINDS.find((kind) => kind === key.slice(at + 1))
  return at < 0 || die === undefined ? null : { from: key.slice(0, at), die }
}

type Done = { readonly done: true }
type Declined = { readonly decline: true }
export type DiceMix = { readonly [kind in DieKind]?: number }

export interface Choices {
  /** RN-4.13. */
  readonly clan: ClanId
  /** RN-4.6 to RN-4.8. */
  readonly draftHero: HeroId
  /** RN-5.25: the type of one colour of the layout. */
  readonly obstacleType: ObstacleType
  /** RN-5.21, together: which three are kept, and the others from the first put down to the last. */
  readonly keepCards: readonly CardId[]
  readonly buryCards: readonly CardId[]
  /** RN-29.5: the node of a Shard. */
  readonly bareShard: NodeId
  /** RN-5.29 to RN-5.32; alone RN-29.4. */
  readonly placeToken: { readonly node: NodeId; readonly hero: HeroId }
  /** RN-6.3, RN-1.18: the id of the effect that comes next. */
  readonly nextEffect: string
  readonly tactics:
    | { readonly coordination: Pay }
    | { readonly charge: { readonly hero: HeroId; readonly pay: Pay } }
    | { readonly reinforce: { readonly hero: HeroId; readonly pay: Pay } }
    | { readonly build: PayMix }
    | { readonly equip: { readonly hero: HeroId; readonly card: TreasureId } }
    | { readonly store: HeroId }
    | Done
  /** RN-7.8. */
  readonly chargeTo: NodeId
  /** RN-7.5. */
  readonly drawFrom: 'top' | 'bottom'
  /** RN-7.6: one card after another, each under those before it. */
  readonly giveUp: CardId
  readonly playCard: CardId
  /** RN-8.12. */
  readonly inspired: HeroId
  /** RN-8.4, RN-12.8: which dice stay. */
  readonly keepDice: DiceMix
  /** RN-12.6. */
  readonly dieKind: DieKind
  readonly act:
    | { readonly move: Pay }
    | { readonly push: { readonly at: NodeId; readonly pay: Pay } }
    | { readonly attack: { readonly at: NodeId; readonly pay: Pay } }
    | { readonly collect: { readonly at: NodeId; readonly pay: Pay } }
    /** `onEnemy`: RN-10.19. */
    | { readonly activate: { readonly at: NodeId; readonly pay: Pay; readonly onEnemy?: true } }
    | { readonly change: { readonly to: HeroId; readonly pay: Pay } }
    | { readonly ability: AbilityId }
    /** The Mark that this hero wears (RN-23.4). */
    | { readonly mark: HeroId }
    /** The Action that the Active hero's Equipment grants. */
    | { readonly equipment: { readonly card: TreasureId; readonly pay: Pay } }
    | { readonly scenario: { readonly action: string; readonly pay: PayMix } }
    | Done
  /** RN-10.27: straight to a node along a way on which nothing happens, one step, or the end. */
  readonly walk: { readonly to: NodeId } | { readonly step: NodeId } | { readonly stop: true }
  /** Window A, inside `{ react: … }`; without `pay` a Mark pays (RN-23.5). */
  readonly reaction: { readonly hero: HeroId; readonly reaction: 'defence' | 'assault'; readonly pay: Pay | null }
  /** Window B (RN-11.18). */
  readonly chase: { readonly hero: HeroId; readonly steps: number; readonly pay: Pay | null }
  /** Window C. */
  readonly spikes: { readonly hero: HeroId; readonly pay: Pay }
  /** RN-14.2, RN-14.6, RN-14.11; `pelt`: first as normal damage (Bear Pelt). */
  readonly suffer:
    | { readonly token: true }
    | { readonly hand: CardId }
    | { readonly deck: true }
    | { readonly inspiration: true }
    | { readonly pelt: true }
  /** RN-9.18: the next of a series. */
  readonly nextTarget: NodeId
  /** RN-33: what a card lets one pick: a figure, an Obstacle that counts as one (RN-22.5) or a Hazard token by its node. */
  readonly pickFigure: FigureId | NodeId
  readonly pickOpponent: number
  /** RN-33 `place`, `shift` and `hazard`: where a figure is placed, the next node it is shifted to, where a token is laid or goes. */
  readonly placeFigure: { readonly node: NodeId } | Declined
  readonly shiftTo: { readonly node: NodeId } | Declined
  readonly layHazard: { readonly node: NodeId } | Declined
  readonly sendHazard: NodeId
  /** RN-13.9: where the hero is taken to stand. */
  readonly assumedNode: NodeId
  /** The number of an alternative, and of what: a choice must say by itself what it is. */
  readonly option: { readonly of: Cause; readonly option: number }
  readonly mayUse: { readonly use: true } | Declined
  readonly grantedMove: { readonly move: true } | Declined
  readonly grantedTarget: { readonly at: NodeId } | Declined
  /** RN-13.17. */
  readonly whichAbility: AbilityId
  /** RN-33 `swap`, permute: the hero that comes to stand on each node, in the order of the nodes. */
  readonly permute: { readonly order: readonly HeroId[] } | Declined
  readonly recoverCard: { readonly card: CardId } | Declined
  readonly takeDie: DieKind
  readonly loseDie: DieKind
  readonly loseCard: CardId
  /** RN-27.11: cards that leave the Hand, and the end of the deck they go to. */
  readonly trimHand: { readonly card: CardId; readonly to: 'top' | 'bottom' }
  /** RN-21.18: Build or Coordination out of turn. */
  readonly grantedBuild: { readonly build: PayMix } | Declined
  readonly shardNode: NodeId
  readonly hazardNode: NodeId
  /** RN-20.19. */
  readonly dropShard: NodeId
  readonly remainsNode: NodeId
  readonly takeTreasure: TreasureId
  /** RN-24.3. */
  readonly whichEnemy: FigureId
  /** RN-24.47. */
  readonly nearestHero: HeroId
  readonly enemyEnds: NodeId
  readonly spawnNode: NodeId
  readonly spawnType: EnemyType
  /** RN-24.33. */
  readonly giveBack: { readonly token: true } | { readonly figure: EnemyType }
  readonly whichStatue: NodeId
  readonly runarNode: NodeId
  /** RN-28.3: from the first of them to the last. */
  readonly orderTied: readonly Seat[]
  /** RN-28.6, together. */
  readonly promote: HeroId
  readonly keepArtifact: TreasureId
  readonly chooseTreasure: TreasureId
  readonly rest: { readonly ready: true }
  /** RN-29.2, RN-29.14. */
  readonly fieldHeroes: readonly HeroId[]
  readonly strikeHero: HeroId
  /** RN-28.14; `hero`: of a reward for one hero. */
  readonly shop: { readonly buy: { readonly reward: RewardId; readonly hero: HeroId | null } } | Done
}

import type { Bound, Condition, Filter, NodeFilter, Who } from './filter-words.ts'
import type { DieKind, EnemySpace, EnemyType, ObstacleType, TacticId } from './ids.ts'

/** RN-33: the words that cards are written in. */

export type * from './filter-words.ts'

/** RN-33.2. */
export const TRIGGERS = [
  'start-of-initial',
  'start-of-support',
  'becomes-active',
  'becomes-active-by-change',
  'performs-change',
  'uses-ability',
  'uses-defence',
  'attack-declared',
  'about-to-take-direct-damage',
  'damaged-by-opponent',
  'defeats-figure',
  'defeats-enemy',
  'hero-defeated',
  'collects',
  'captures-action-card',
  'loses-action-card-to-damage',
  'hazard-credited',
  'hazard-suffered',
  'builds-part',
  'event-placed',
  'enemy-activation-ends',
  'runar-destroyed',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** RN-33.3, RN-33.15. */
export interface TriggeredEffects {
  /** Left out: always on. */
  readonly on?: Trigger
  readonly if?: Condition
  readonly limit?: 'once-per-turn' | 'once-per-game'
  readonly optional?: boolean
  readonly effects: readonly Effect[]
}

export type DamageKind = 'normal' | 'direct'

/** RN-33.13. */
export const PLAYER_WORDS = [
  'you',
  'nemesis',
  'each-in-turn-order',
  'each-with-access-from-active',
  'each-without-access-from-active',
  'each-chieftain-without-access',
  'each-with-menhir-on-own-territory',
  'destroyer',
] as const
export type PlayerWord = (typeof PLAYER_WORDS)[number]

export type ChooserWord = 'last-player' | 'next-player' | 'active-player' | 'controller'

/** The standard Actions that effects and Enemies carry out. */
export type StandardAction = 'move' | 'push' | 'attack' | 'collect'
export type ReactionKind = 'chase' | 'defence' | 'assault'

export const STATS = [
  'speed',
  'attack-range',
  'ability-range',
  'personal-pool-capacity',
  'defence-symbols',
  'push-damage-kind',
  'attack-undefendable',
  'pass-through-opposing',
  'ignore-hazard',
  'ignore-remains',
  'leave-cost',
  'kind',
  'events-face-down',
] as const
export type Stat = (typeof STATS)[number]

export type Mod = {
  readonly do: 'mod'
  readonly who: 'self' | 'game' | '$damage' | 'adjacent-opposing-heroes'
  readonly stat: Stat
  readonly add?: number
  readonly set?: number | boolean | DamageKind
}

export type EnemyGoal = 'nearest-shard' | 'nearest-hero' | 'nearest-chieftain-hero' | 'any-hero' | 'any-chieftain-hero'

/** RN-33.19. */
export type EnemyEffect = { readonly do: 'enemy' } & (
  | { readonly op: 'move'; readonly mp: number; readonly toward: EnemyGoal; readonly mustEndAdjacent?: boolean }
  | {
      readonly op: 'attack' | 'push'
      readonly targets: 'each-adjacent-hero' | 'one-adjacent-hero' | 'nearest-hero'
      readonly filter?: Pick<Filter, 'defence'>
      readonly prefer?: 'fewest-defence'
    }
  | { readonly op: 'absorb'; readonly area: 'own-zone' | 'own-territory' }
  | { readonly op: 'reveal' | 'respawn' | 'base' }
  | {
      readonly op: 'spawn'
      readonly slot?: EnemySpace
      readonly enemy?: EnemyType
      readonly at: NodeFilter | Bound
      readonly chooser?: ChooserWord
    }
  | { readonly op: 'place'; readonly at: NodeFilter }
  | { readonly op: 'fill-tokens'; readonly spaces: 'all' }
)

export type GainedCard =
  | 'advantage'
  | 'inspiration'
  | 'trophy'
  | 'offered-treasure'
  | 'treasure-mark-or-equipment'
  | 'artifact-random'

export type Effect =
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly do: 'if'
      readonly cond: Condition
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[]
    }
  | {
      readonly do: 'pick'
      readonly what: 'ally' | 'opposing-figure' | 'opponent' | 'hazard'
      readonly filter: Filter
      readonly as: Bound
    }
  | {
      readonly do: 'dice'
      readonly who?: Who
      readonly player?: PlayerWord
      readonly to: 'personal' | 'pool'
      readonly color: DieKind | 'any-non-neutral'
      readonly n: number
    }
  | { readonly do: 'defence'; readonly who: Who; readonly n: number }
  | { readonly do: 'vp'; readonly player: PlayerWord; readonly n: number }
  | { readonly do: 'card'; readonly player: PlayerWord; readonly kind: GainedCard; readonly n: number }
  | {
      readonly do: 'act'
      readonly who: 'self'
      readonly action: StandardAction
      readonly mp?: number
      readonly range?: number
      readonly against?: 'each-adjacent-opposing'
      readonly color?: 'any'
      readonly from?: 'own-node'
      readonly undefendable?: boolean
      readonly optional?: boolean
    }
  | { readonly do: 'react'; readonly who: 'self'; readonly reaction: ReactionKind }
  | {
      readonly do: 'tactic'
      readonly player: PlayerWord
      readonly tactic: Extract<TacticId, 'build' | 'coordination'>
      readonly pay: boolean
      readonly times?: number
      readonly optional?: boolean
    }
  | { readonly do: 'ability'; readonly who: 'self' | Bound; readonly choose: 'you' }
  | { readonly do: 'damage'; readonly who: Who; readonly kind: DamageKind; readonly by: 'self' | 'nemesis' }
  | {
      readonly do: 'place'
      readonly who: 'self' | Bound
      readonly to: NodeFilter
      readonly chooser?: ChooserWord
      readonly optional?: boolean
    }
  | { readonly do: 'swap'; readonly who: Who; readonly mode: 'pair' | 'permute'; readonly optional?: boolean }
  | {
      readonly do: 'shift'
      readonly who: Bound
      readonly steps: number
      readonly dir: 'any' | 'toward-self'
      readonly upTo?: boolean
    }
  | {
      readonly do: 'hazard'
      readonly op: 'place'
      readonly from: readonly ('pool' | 'box')[]
      readonly n: number
      readonly upTo?: boolean
      readonly to: NodeFilter
    }
  | { readonly do: 'hazard'; readonly op: 'move'; readonly which: Bound; readonly steps: number; readonly dir: 'any' }
  | {
      readonly do: 'recover'
      readonly hero: Bound | 'any-own'
      readonly n: number
      readonly from: readonly ('damage-slots' | 'dealt-damage')[]
      readonly to: 'hand'
    }
  | {
      readonly do: 'take-die'
      readonly from: Bound
      readonly who: 'self'
      readonly to: 'personal'
      readonly n: number
    }
  | {
      readonly do: 'discard'
      readonly player: PlayerWord
      readonly what: 'pool-die' | 'personal-die-each-hero' | 'hand-card' | 'trophy'
      readonly n: number
      readonly to?: 'memory-bottom'
      readonly required?: boolean
    }
  | {
      readonly do: 'trim-hand'
      readonly player: PlayerWord
      readonly keep: number
      readonly rest: 'top-or-bottom-of-deck'
    }
  | Mod
  | { readonly do: 'remains'; readonly n: number }
  | { readonly do: 'chest-reward'; readonly player: PlayerWord }
  | {
      readonly do: 'offer'
      readonly deck: 'treasure'
      readonly types: readonly ('mark' | 'equipment')[]
      readonly n: 'players'
    }
  | { readonly do: 'statue'; readonly op: 'remove-top'; readonly which: Bound; readonly chooser: ChooserWord }
  | {
      readonly do: 'runar'
      readonly op: 'replace'
      readonly what: 'obstacle' | ObstacleType
      readonly chooser: ChooserWord
    }
  | { readonly do: 'runar'; readonly op: 'relocate'; readonly chooser: ChooserWord }
  | EnemyEffect

export type Verb = Effect['do']
export type EffectOf<Word extends Verb> = Extract<Effect, { readonly do: Word }>

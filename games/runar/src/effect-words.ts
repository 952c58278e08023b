import { isRecord } from '@longhouse/kernel'
import {
  anyOf,
  type Check,
  each,
  exactly,
  type Fields,
  isFlag,
  isPositive,
  isWhole,
  listOf,
  oneOf,
  optional,
  type Passed,
  type Shape,
  setOf,
  shaped,
  shapedAs,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { type EnemyEffect, isChooser, isEnemyEffect } from './enemy-words.ts'
import {
  type Condition,
  FILTER,
  isBound,
  isCondition,
  isFew,
  isName,
  isNodes,
  isSelfOrBound,
  isSet,
  isWho,
} from './filter-words.ts'
import { DIE_KINDS, type ObstacleType } from './ids.ts'

/** RN-33: the words that cards are written in. Every word has its fields, and no others; its type follows from them. */

export type * from './enemy-words.ts'
export type * from './filter-words.ts'

/** RN-33.2. */
const TRIGGERS = [
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

/** RN-33.13. */
const PLAYER_WORDS = [
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
const isPlayer = oneOf(PLAYER_WORDS)

const STATS = [
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

const isDamageKind = oneOf(['normal', 'direct'])
export type DamageKind = Passed<typeof isDamageKind>

/** The standard Actions that effects and Enemies carry out. */
const isStandardAction = oneOf(['move', 'push', 'attack', 'collect'])
export type StandardAction = Passed<typeof isStandardAction>

const isReaction = oneOf(['chase', 'defence', 'assault'])
export type ReactionKind = Passed<typeof isReaction>

const isGainedCard = oneOf([
  ...(['advantage', 'inspiration', 'trophy', 'offered-treasure', 'treasure-mark-or-equipment'] as const),
  'artifact-random',
])
export type GainedCard = Passed<typeof isGainedCard>

const isChange = where(upTo(9, -9), (change) => change !== 0)

/** RN-27.14: the scenarios of the box also name a kind of Obstacle. */
const isReplaced: Check<'obstacle' | ObstacleType> = exactly('obstacle')

/** The fields of each word that holds no effects, besides `do`. */
const VERBS = {
  pick: { what: oneOf(['ally', 'opposing-figure', 'opponent', 'hazard']), filter: shaped(FILTER), as: isBound },
  dice: {
    who: optional(isWho),
    player: optional(isPlayer),
    to: oneOf(['personal', 'pool']),
    color: oneOf([...DIE_KINDS, 'any-non-neutral']),
    n: isFew,
  },
  defence: { who: isWho, n: isChange },
  vp: { player: isPlayer, n: isChange },
  card: { player: isPlayer, kind: isGainedCard, n: isFew },
  act: {
    who: exactly('self'),
    action: isStandardAction,
    mp: optional(isFew),
    range: optional(upTo(20, 1)),
    against: optional(exactly('each-adjacent-opposing')),
    color: optional(exactly('any')),
    from: optional(exactly('own-node')),
    undefendable: isSet,
    optional: isSet,
  },
  react: { who: exactly('self'), reaction: isReaction },
  tactic: {
    player: isPlayer,
    tactic: oneOf(['build', 'coordination']),
    pay: isFlag,
    times: optional(upTo(3, 1)),
    optional: isSet,
  },
  ability: { who: isSelfOrBound, choose: exactly('you') },
  damage: { who: isWho, kind: isDamageKind, by: oneOf(['self', 'nemesis']) },
  place: { who: isSelfOrBound, to: isNodes, chooser: optional(isChooser), optional: isSet },
  swap: { who: isWho, mode: oneOf(['pair', 'permute']), optional: isSet },
  shift: { who: isBound, steps: isFew, dir: oneOf(['any', 'toward-self']), upTo: isSet },
  recover: {
    hero: anyOf(exactly('any-own'), isBound),
    n: isFew,
    from: setOf(['damage-slots', 'dealt-damage'], 1),
    to: exactly('hand'),
  },
  'take-die': { from: isBound, who: exactly('self'), to: exactly('personal'), n: isFew },
  discard: {
    player: isPlayer,
    what: oneOf(['pool-die', 'personal-die-each-hero', 'hand-card', 'trophy']),
    n: isFew,
    to: optional(exactly('memory-bottom')),
    required: isSet,
  },
  'trim-hand': { player: isPlayer, keep: upTo(9), rest: exactly('top-or-bottom-of-deck') },
  mod: {
    who: oneOf(['self', 'game', '$damage', 'adjacent-opposing-heroes']),
    stat: oneOf(STATS),
    add: optional(isPositive),
    set: optional(anyOf(exactly(true), isWhole, isDamageKind)),
  },
  remains: { n: isFew },
  'chest-reward': { player: isPlayer },
  offer: { deck: exactly('treasure'), types: setOf(['mark', 'equipment'], 1), n: exactly('players') },
  statue: { op: exactly('remove-top'), which: isBound, chooser: isChooser },
  runar: { op: oneOf(['replace', 'relocate']), what: optional(isReplaced), chooser: isChooser },
}

const isHazardEffect = shapedAs(
  {
    do: exactly('hazard'),
    op: exactly('place'),
    from: setOf(['pool', 'box'], 1),
    n: isFew,
    upTo: isSet,
    to: isNodes,
  },
  { do: exactly('hazard'), op: exactly('move'), which: isBound, steps: isFew, dir: exactly('any') },
)

/** No type follows from itself, so the words that hold effects name theirs. */
type Nesting =
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'if'; readonly cond: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }

const isNesting: Check<Nesting> = (value) =>
  shapedAs(
    { do: exactly('choose'), options: listOf(isEffects, 1, 6) },
    { do: exactly('if'), cond: isCondition, ...each(['then'], isEffects), else: optional(isEffects) },
  )(value)

export type Effect =
  | { [verb in keyof typeof VERBS]: Shape<{ readonly do: Check<verb> } & (typeof VERBS)[verb]> }[keyof typeof VERBS]
  | Passed<typeof isHazardEffect>
  | EnemyEffect
  | Nesting
export type Verb = Effect['do']
export type EffectOf<Word extends Verb> = Extract<Effect, { readonly do: Word }>
export type Mod = EffectOf<'mod'>

const isPlain: Check = (value) => {
  if (!isRecord(value) || typeof value.do !== 'string' || !Object.hasOwn(VERBS, value.do)) return false
  const fields: Fields = VERBS[value.do as keyof typeof VERBS]
  return shaped({ do: isName, ...fields })(value)
}

const isEffect = anyOf(isPlain, isHazardEffect, isEnemyEffect, isNesting)

export const isEffects: Check<readonly Effect[]> = (value) => listOf(isEffect, 0, 9)(value)

/** RN-33.15: what waits for a moment, or always works. */
export const TRIGGERED = {
  /** Left out: always on. */
  on: optional(oneOf(TRIGGERS)),
  if: optional(isCondition),
  limit: optional(oneOf(['once-per-turn', 'once-per-game'])),
  optional: isSet,
}
/** RN-33.3. */
export type TriggeredEffects = Shape<typeof TRIGGERED & { readonly effects: typeof isEffects }>

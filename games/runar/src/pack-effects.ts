import { isRecord } from '@longhouse/kernel'
import {
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
  setOf,
  shaped,
  shapedAs,
  upTo,
} from '@longhouse/kernel/packs'
import { type EnemyEffect, PLAYER_WORDS, STATS, TRIGGERS, type Verb } from './effect-words.ts'
import { FILTER, isBound, isCondition, isFew, isName, isNodes, isSelfOrBound, isSet, isWho } from './filter-words.ts'
import { DIE_KINDS, ENEMY_SPACES } from './ids.ts'

/** What a host's own cards may say in the vocabulary of RN-33. Every word has its fields, and no others. */

const isChange: Check = (value) => upTo(9, -9)(value) === true && value !== 0
const isPlayer = oneOf(PLAYER_WORDS)
const isDamageKind = oneOf(['normal', 'direct'])

const isChooser = oneOf(['last-player', 'next-player', 'active-player', 'controller'])

/** RN-33.19. */
const ENEMY: { readonly [op in EnemyEffect['op']]: Fields } = {
  move: {
    mp: isFew,
    toward: oneOf(['nearest-shard', 'nearest-hero', 'nearest-chieftain-hero', 'any-hero', 'any-chieftain-hero']),
    mustEndAdjacent: isSet,
  },
  attack: strikes(),
  push: strikes(),
  absorb: { area: oneOf(['own-zone', 'own-territory']) },
  reveal: {},
  respawn: {},
  base: {},
  spawn: {
    slot: optional(oneOf(ENEMY_SPACES)),
    enemy: optional(isName),
    at: (value) => isNodes(value) === true || isBound(value) === true,
    chooser: optional(isChooser),
  },
  place: { at: isNodes },
  'fill-tokens': { spaces: exactly('all') },
}

function strikes(): Fields {
  return {
    targets: oneOf(['each-adjacent-hero', 'one-adjacent-hero', 'nearest-hero']),
    filter: optional(shaped({ defence: upTo(9) })),
    prefer: optional(exactly('fewest-defence')),
  }
}

const isEnemyEffect: Check = (value) => {
  const fields = isRecord(value) && typeof value.op === 'string' ? ENEMY[value.op as EnemyEffect['op']] : undefined
  return fields !== undefined && shaped({ do: exactly('enemy'), op: isName, ...fields })(value)
}

/** The fields of each word, besides `do`; of an Enemy's, its op says more. */
const VERBS: { readonly [verb in Exclude<Verb, 'enemy' | 'hazard'>]: Fields } = {
  choose: { options: (value) => listOf(isEffects, 1, 6)(value) },
  if: {
    cond: isCondition,
    ...each(['then'], (value) => isEffects(value)),
    else: optional((value) => isEffects(value)),
  },
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
  card: {
    player: isPlayer,
    kind: oneOf([
      ...['advantage', 'inspiration', 'trophy', 'offered-treasure', 'treasure-mark-or-equipment', 'artifact-random'],
    ]),
    n: isFew,
  },
  act: {
    who: exactly('self'),
    action: oneOf(['move', 'push', 'attack', 'collect']),
    mp: optional(isFew),
    range: optional(upTo(20, 1)),
    against: optional(exactly('each-adjacent-opposing')),
    color: optional(exactly('any')),
    from: optional(exactly('own-node')),
    undefendable: isSet,
    optional: isSet,
  },
  react: { who: exactly('self'), reaction: oneOf(['chase', 'defence', 'assault']) },
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
    hero: (value) => value === 'any-own' || isBound(value) === true,
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
    set: optional((value) => value === true || isWhole(value) === true || isDamageKind(value) === true),
  },
  remains: { n: isFew },
  'chest-reward': { player: isPlayer },
  offer: { deck: exactly('treasure'), types: setOf(['mark', 'equipment'], 1), n: exactly('players') },
  statue: { op: exactly('remove-top'), which: isBound, chooser: isChooser },
  runar: { op: oneOf(['replace', 'relocate']), what: optional(exactly('obstacle')), chooser: isChooser },
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

function isEffect(value: unknown): boolean {
  if (!isRecord(value) || typeof value.do !== 'string') return false
  if (value.do === 'enemy') return isEnemyEffect(value) === true
  if (value.do === 'hazard') return isHazardEffect(value) === true
  const fields = Object.hasOwn(VERBS, value.do) ? VERBS[value.do as keyof typeof VERBS] : undefined
  return fields !== undefined && shaped({ do: isName, ...fields })(value) === true
}

export function isEffects(value: unknown): boolean {
  return listOf(isEffect, 0, 9)(value) === true
}

/** RN-33.15: what waits for a moment, or always works. */
export const TRIGGERED: Fields = {
  on: optional(oneOf(TRIGGERS)),
  if: optional(isCondition),
  limit: optional(oneOf(['once-per-turn', 'once-per-game'])),
  optional: isSet,
}

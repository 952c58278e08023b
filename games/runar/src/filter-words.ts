import {
  anyOf,
  type Check,
  exactly,
  isFlag,
  listOf,
  oneOf,
  optional,
  type Passed,
  type Shape,
  setOf,
  shaped,
  shapedAs,
  upTo,
} from '@longhouse/kernel/packs'
import { ENEMY_RANKS, STATUE_PARTS } from './ids.ts'

/** Who and what is meant, where, and whether (RN-33): what a host's own cards may say of it, and so what it is. */

export const isSet = optional(exactly(true))
export const isFew = upTo(9, 1)
export const isName: Check<string> = (value) => typeof value === 'string' && value.length > 0

/** Something bound by an earlier `pick` or by the trigger (RN-33.16): `$hero`. */
export type Bound = `$${string}`
export const isBound: Check<Bound> = (value) => typeof value === 'string' && /^\$[a-z-]+$/.test(value)
export const isSelfOrBound = anyOf(exactly('self'), isBound)

const PLAIN_CONDITIONS = [
  'all-own-heroes-same-territory',
  'personal-pool-empty',
  'own-statue-has-flame',
  'adjacent-to-other-ally',
  'adjacent-to-enemy',
  'adjacent-to-hero',
  'adjacent-to-hero-without-defence',
  'attacker-adjacent',
  'adjacent-to-runar',
  'enemy-adjacent-to-runar',
  'on-shard-node',
  'shard-in-own-zone',
  'card-has-symbol-and-owner-not-chieftain',
] as const

/** RN-33.10. */
export const isCondition = shapedAs(
  { cond: oneOf(PLAIN_CONDITIONS) },
  { cond: exactly('adjacent-to-statue'), enemy: optional(isName) },
  { cond: exactly('shards-in-own-territory'), min: isFew },
  { cond: exactly('hero-within'), distance: upTo(20, 1) },
  { cond: exactly('can-reach-adjacent'), mp: isFew, of: oneOf(['hero', 'chieftain-hero']) },
  { cond: exactly('enemy-rank-in'), ranks: setOf(ENEMY_RANKS, 1) },
  { cond: exactly('part-is'), part: oneOf(STATUE_PARTS) },
)
export type Condition = Passed<typeof isCondition>

const isZoneTest = oneOf(['same-zone', 'orthogonal-zone', 'same-or-orthogonal-zone'])
export type ZoneTest = Passed<typeof isZoneTest>

const PLACE = {
  within: optional(anyOf(upTo(20, 1), isZoneTest)),
  adjacentTo: optional(oneOf(['self', 'nearest-hero'])),
}

/** RN-33.6. */
export const FILTER = {
  ...PLACE,
  from: optional(exactly('self')),
  straightLine: isSet,
  includeSelf: optional(isFlag),
  defence: optional(upTo(9)),
  belowDefence: isSet,
  heroWithin: optional(upTo(20, 1)),
  if: optional(isCondition),
}
export type Filter = Shape<typeof FILTER>

export const isNodes = shaped({ node: exactly('free'), ...PLACE, noHazard: isSet, hasShard: isSet })
export type NodeFilter = Passed<typeof isNodes>

const isHeroSelector = shaped({
  all: oneOf(['allies', 'heroes']),
  of: optional(oneOf(['players-with-access', 'players-without-access'])),
  ...FILTER,
})
export type HeroSelector = Passed<typeof isHeroSelector>

/** RN-33.1. */
export const isWho = anyOf(isSelfOrBound, listOf(isSelfOrBound, 1, 3), isHeroSelector)
export type Who = Passed<typeof isWho>

import { isRecord } from '@longhouse/kernel'
import {
  anyOf,
  type Check,
  exactly,
  type Fields,
  oneOf,
  optional,
  type Passed,
  type Shape,
  shaped,
  upTo,
} from '@longhouse/kernel/packs'
import { isBound, isFew, isName, isNodes, isSet } from './filter-words.ts'
import { ENEMY_SPACES } from './ids.ts'

/** RN-33.19: what an Enemy can be told to do, and so what its effects are. */

export const isChooser = oneOf(['last-player', 'next-player', 'active-player', 'controller'])
export type ChooserWord = Passed<typeof isChooser>

const isGoal = oneOf(['nearest-shard', 'nearest-hero', 'nearest-chieftain-hero', 'any-hero', 'any-chieftain-hero'])
export type EnemyGoal = Passed<typeof isGoal>

const STRIKES = {
  targets: oneOf(['each-adjacent-hero', 'one-adjacent-hero', 'nearest-hero']),
  filter: optional(shaped({ defence: upTo(9) })),
  prefer: optional(exactly('fewest-defence')),
}

const OPS = {
  move: { mp: isFew, toward: isGoal, mustEndAdjacent: isSet },
  attack: STRIKES,
  push: STRIKES,
  absorb: { area: oneOf(['own-zone', 'own-territory']) },
  reveal: {},
  respawn: {},
  base: {},
  spawn: {
    slot: optional(oneOf(ENEMY_SPACES)),
    enemy: optional(isName),
    at: anyOf(isNodes, isBound),
    chooser: optional(isChooser),
  },
  place: { at: isNodes },
  'fill-tokens': { spaces: exactly('all') },
}
type Op = keyof typeof OPS

export type EnemyEffect = {
  [op in Op]: Shape<{ readonly do: Check<'enemy'>; readonly op: Check<op> } & (typeof OPS)[op]>
}[Op]

export const isEnemyEffect: Check<EnemyEffect> = (value) => {
  if (!isRecord(value) || typeof value.op !== 'string' || !Object.hasOwn(OPS, value.op)) return false
  const fields: Fields = OPS[value.op as Op]
  return shaped({ do: exactly('enemy'), op: isName, ...fields })(value)
}

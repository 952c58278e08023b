import {
  type Check,
  type EntryWith,
  eitherOf,
  exactly,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  orNull,
  setOf,
  shaped,
  shapedAs,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { type Cost, type Effects, isCombination, isCost, isDefense } from './card-effects.ts'
import {
  COLORS,
  COUNTERS,
  ICONS,
  type Icon,
  LEVELS,
  LOCATIONS,
  SETS,
  type SetName,
  TERRITORY_TYPES,
  type TerritoryType,
} from './ids.ts'
import { effectsOf } from './pack-effects.ts'

/** The cards and tiles that a host's own content may add and change: what they may say (RV-23), and so what they are. */

const isClan: Check<string> = (value, _, __, file) =>
  (file as { readonly clans: readonly { readonly id: string }[] }).clans.some(({ id }) => id === value)

const dieOnCard = <const Face extends string>(face: Face) =>
  listOf(shaped({ color: oneOf([...COLORS, 'any']), face: exactly(face) }), 0, 6)

export const REAVER = {
  clan: isClan,
  dice: dieOnCard('roll'),
  rally: dieOnCard('choose'),
  specialization: effectsOf('reaver'),
}
export type Reaver = EntryWith<typeof REAVER>

export const PROPHECY = { score: shaped({ per: oneOf(COUNTERS), glory: isWhole }) }
export type Prophecy = EntryWith<typeof PROPHECY>

/** What cannot be avoided brings no reward for it. */
const isAvoidReward: Check<Effects> = (value, entry, known, file) =>
  entry?.avoid === null ? exactly([])(value) : effectsOf('other', 0)(value, entry, known, file)

export const JOURNEY = {
  avoid: orNull(isCost),
  avoidReward: isAvoidReward,
  penalty: effectsOf('other', 0),
  after: exactly('discard'),
}
export type Journey = EntryWith<typeof JOURNEY>

export const SEA_BATTLE = {
  defense: isDefense,
  combination: isCombination,
  rewards: effectsOf('other'),
  after: exactly('glory-pile'),
}
export type SeaBattle = EntryWith<typeof SEA_BATTLE>

const ARTIFACT = {
  effects: effectsOf('artifact', 0),
  kind: exactly('artifact'),
  stores: shapedAs({ icon: oneOf(ICONS) }, { any: exactly(true) }),
  glory: isWhole,
  when: setOf([...LOCATIONS, 'any'], 1),
  after: exactly('artifact-space'),
}
export type Artifact = EntryWith<typeof ARTIFACT>

const PLAIN_SPOIL = {
  effects: effectsOf('spoil', 0),
  kind: oneOf(['ship-upgrade', 'farm', 'wall', 'craft']),
  after: oneOf(['discard', 'glory-pile']),
}
export type VillageSpoil = Artifact | EntryWith<typeof PLAIN_SPOIL>

/** Only artifacts have the fields of artifacts (RV-23.2). */
export const VILLAGE_SPOIL = eitherOf(ARTIFACT, (entry) => entry?.kind === 'artifact', PLAIN_SPOIL)

const isSet = (kind: unknown): boolean => SETS.some((set) => set === kind)
const isSetOfKind: Check<SetName | undefined> = (value, entry) =>
  value === (isSet(entry?.kind) ? entry?.kind : undefined)
const isVariant: Check<string | undefined> = (value, entry) =>
  entry?.kind === 'tapestry' ? isText(value) : value === undefined

export const KEEP_SPOIL = {
  effects: effectsOf('spoil', 0),
  kind: oneOf([...SETS, 'wall', 'tower']),
  set: isSetOfKind,
  variant: isVariant,
  // A set is counted in the pile (RV-17.1).
  after: where(oneOf(['discard', 'glory-pile']), (after, entry) => after === 'glory-pile' || !isSet(entry?.kind)),
}
export type KeepSpoil = EntryWith<typeof KEEP_SPOIL>
export type Spoil = VillageSpoil | KeepSpoil

/** What is printed on every tile of a stack follows from its type and level, but for the amount (RV-12.10, RV-12.15). */
const COLOR_OF = { food: 'red', favor: 'blue', dice: 'purple' } as const satisfies { [type in TerritoryType]: string }
const PEACEFUL: { readonly [type in TerritoryType]: Check<Cost> } = {
  food: shaped({ food: isPositive }),
  favor: shaped({ favor: isPositive }),
  dice: shaped({ dice: listOf(shaped({ any: exactly(true), n: upTo(10, 1) }), 1, 1) }),
}

const isStack: Check<string> = (value, entry) => value === `${entry?.type}-${entry?.level}`
const isColor: Check<(typeof COLOR_OF)[TerritoryType]> = (value, entry) =>
  value === COLOR_OF[entry?.type as TerritoryType]
/** RV-12.6. */
const isLevel: Check<number> = (value, entry) => value === entry?.level
const isPeacefulCost: Check<Cost> = (value, entry) => PEACEFUL[entry?.type as TerritoryType]?.(value) ?? false

export const TERRITORY = {
  type: oneOf(TERRITORY_TYPES),
  level: oneOf(LEVELS),
  stack: isStack,
  color: isColor,
  defense: isLevel,
  peacefulCost: isPeacefulCost,
  reward: effectsOf('other'),
}
export type Territory = EntryWith<typeof TERRITORY>

/** What is printed on the front of every tile of a stack (RV-23.5). */
export type Stack = Pick<Territory, 'stack' | 'type' | 'level' | 'defense' | 'peacefulCost'>

export const UPGRADE = {
  // RV-9.3: an upgrade is worth one combat die.
  icons: setOf<Icon>(
    ICONS.filter((icon) => icon !== 'double-hammer'),
    1,
  ),
  uses: exactly('one-icon-per-round'),
}
export type Upgrade = EntryWith<typeof UPGRADE>

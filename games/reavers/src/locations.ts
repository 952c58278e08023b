import { isRecord, same } from '@longhouse/kernel'
import {
  type Check,
  type EntryWith,
  each,
  exactly,
  isFlag,
  isText,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  type Passed,
  SOURCES,
  setOf,
  shaped,
  unchanged,
  upTo,
  where,
} from '@longhouse/kernel/packs'
import { type Effects, isBonusDraw, isCost } from './card-effects.ts'
import { DECKS, LOCATIONS } from './ids.ts'
import { effectsOf } from './pack-effects.ts'

/** The locations, and Rest: a host's own content may change them and add none. */

const POSITIONS = [1, 2, 3, 4]
const isByPosition = shaped(each(POSITIONS, upTo(6, 1)))

/** The ways of a pick are named by these ids; other ways never begin like that. */
const isOptionId: Check<string> = (value) =>
  typeof value === 'string' && /^trade-[a-z0-9-]+$/.test(value) && !(LOCATIONS as readonly string[]).includes(value)

/** The effects are asked by themselves, where they stand. */
const areSomeEffects: Check<Effects> = (value) => listOf(isRecord, 1)(value)

const isOption = shaped({
  id: isOptionId,
  name: isWords,
  count: exactly(1),
  effects: areSomeEffects,
  source: optional(oneOf(SOURCES)),
})
export type TradeOption = Passed<typeof isOption>

const isTakeGroup = shaped({ takeGroup: shaped({ deck: oneOf(DECKS), n: upTo(4, 1), orBlind: upTo(6, 1) }) })
const isPick = shaped({ pick: shaped({ timesByPosition: isByPosition, options: listOf(isOption, 1, 8) }) })
const isVoyage = shaped({
  sequence: exactly(['journey', 'battle']),
  battle: shaped({ from: setOf(['face-up', 'deck']) }),
})
const isSubdue = shaped({
  subdue: shaped({ attemptsByPosition: isByPosition, methods: setOf(['force', 'peaceful']), reveal: isText }),
})
type Pick = Passed<typeof isPick>
type Action = Passed<typeof isTakeGroup> | Pick | Passed<typeof isVoyage> | Passed<typeof isSubdue>

/** A location stays what it is: only its numbers, and the options of a pick, can be others. */
const isAction: Check<Action> = (value, entry, known, file) => {
  if (!known) return false
  const action = known.action as Action
  if ('takeGroup' in action)
    return where(isTakeGroup, ({ takeGroup }) => takeGroup.deck === action.takeGroup.deck)(value)
  if ('subdue' in action) {
    const { methods, reveal } = action.subdue
    return where(isSubdue, ({ subdue }) => same(subdue.methods, methods) && subdue.reveal === reveal)(value)
  }
  return 'pick' in action
    ? isOwnPick(value, entry, known, file)
    : where(isVoyage, (voyage) => same(voyage, action))(value)
}

const isOwnPick: Check<Pick> = (value, entry, known, file) => {
  if (isPick(value) !== true) return false
  const { options } = (value as Pick).pick
  if (new Set(options.map(({ id }) => id)).size < options.length) return 'pick.options'
  for (const { id, effects } of options) {
    const verdict = effectsOf('trade-option')(effects, entry, known, file)
    if (verdict !== true) return `pick.options.${id}.${verdict}`
  }
  return true
}

/** RV-12.1: where every attempt is paid for by itself, taking part costs nothing. */
const isLocationCost: Check<Passed<typeof isCost>> = (value, entry) =>
  entry?.variableCost ? exactly({})(value) : isCost(value)

const isBonus = shaped(each(POSITIONS, listOf(isBonusDraw)))
const isNoBonus = shaped(each(POSITIONS, exactly([])))

/** Only where groups are taken there are bonus cards (RV-10.3, RV-11.3). */
const isPositionBonus: Check<Passed<typeof isBonus>> = (value, _, known) =>
  (isRecord(known?.action) && 'takeGroup' in known.action ? isBonus : isNoBonus)(value)

export const LOCATION = {
  ...OF_THE_BOX,
  ...unchanged({ id: oneOf(LOCATIONS), banner: oneOf(['red', 'blue']), variableCost: optional(isFlag) }),
  cost: isLocationCost,
  onSelect: effectsOf('location', 0),
  action: isAction,
  positionBonus: isPositionBonus,
}
export type Location = EntryWith<typeof LOCATION>

type Rest = readonly [{ readonly choose: readonly Effects[] }]

/** RV-4.15: one choice, and nothing is always among it. */
const isRest: Check<Rest> = (value, entry, known, file) => {
  const isOneChoice = listOf(shaped({ choose: Array.isArray }), 1, 1)(value) === true
  const branches = isOneChoice ? (value as Rest)[0].choose : []
  return branches.some((branch) => exactly([])(branch)) && effectsOf('rest')(value, entry, known, file)
}

export const REST = { ...OF_THE_BOX, effects: isRest }
export type RestEntry = EntryWith<typeof REST>

import { isRecord } from '@longhouse/kernel'
import {
  asItWas,
  type Check,
  each,
  exactly,
  type Fields,
  isPositive,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  type PackRules,
  SOURCES,
  shaped,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import { CLAN, FACE_UP, ICON, SCORING, SETUP } from './box.ts'
import { isBonusDraw, isCost } from './card-effects.ts'
import { JOURNEY, KEEP_SPOIL, PROPHECY, REAVER, SEA_BATTLE, TERRITORY, UPGRADE, VILLAGE_SPOIL } from './cards.ts'
import { type ContentFile, ICONS, LOCATIONS, type TradeOption } from './content-file.ts'
import { effectsOf } from './pack-effects.ts'
import { wholeProblems } from './pack-whole.ts'

/** What a host's own content may say (RV-23). */

const ONE_TO_FOUR = [1, 2, 3, 4]
const isByPosition = shaped(each(ONE_TO_FOUR, upTo(6, 1)))

/** How the faces of a die are counted: crew dice show icons, combat dice 0, 1 or 2 successes (RV-1.4). */
const areFaces: Check = (value, _, known) =>
  (known?.kind === 'combat' ? listOf(upTo(2), 6, 6) : listOf(oneOf(ICONS), 6, 6))(value)

const isDiceCount: Check = (value, _, known) => (known?.kind === 'combat' ? upTo(12, 1) : isPositive)(value)

/** RV-23.10: the same spaces, in other numbers. */
const isFaceUp: Check = (value, _, known) => {
  if (!known || !('faceUp' in known)) return value === undefined
  const spaces = (check: Check) => shaped(each(known.players as number[], check))
  return shaped({
    'trade-with-villages': spaces(FACE_UP.trade),
    'battle-at-sea': spaces(FACE_UP.battles),
    ...each(['raid-villages', 'raid-keeps', 'recruit-reavers'], spaces(FACE_UP.groups)),
  })(value)
}

/** The ways of a pick are named by these ids; other ways never begin like that. */
const isOptionId: Check = (value) =>
  typeof value === 'string' && /^trade-[a-z0-9-]+$/.test(value) && !(LOCATIONS as readonly string[]).includes(value)

const isOption = shaped({
  id: isOptionId,
  name: isWords,
  count: exactly(1),
  effects: listOf(isRecord, 1),
  source: optional(oneOf(SOURCES)),
})

/** A location stays what it is: only its numbers, and the options of a pick, can be others. */
const isAction: Check = (value, entry, known, file) => {
  const action = known?.action
  if (!isRecord(action)) return false
  if (isRecord(action.takeGroup)) {
    const { deck } = action.takeGroup
    return shaped({ takeGroup: shaped({ deck: exactly(deck), n: upTo(4, 1), orBlind: upTo(6, 1) }) })(value)
  }
  if ('subdue' in action) {
    const { methods, reveal } = action.subdue as { methods: unknown; reveal: unknown }
    const subdue = { attemptsByPosition: isByPosition, methods: exactly(methods), reveal: exactly(reveal) }
    return shaped({ subdue: shaped(subdue) })(value)
  }
  return 'pick' in action ? isPick(value, entry, known, file) : asItWas('action')(value, entry, known)
}

const isPick: Check = (value, entry, known, file) => {
  const pick = { timesByPosition: isByPosition, options: listOf(isOption, 1, 8) }
  if (shaped({ pick: shaped(pick) })(value) !== true) return false
  const { options } = (value as { pick: { options: readonly TradeOption[] } }).pick
  if (new Set(options.map(({ id }) => id)).size < options.length) return 'pick.options'
  for (const { id, effects } of options) {
    const verdict = effectsOf('trade-option')(effects, entry, known, file)
    if (verdict !== true) return `pick.options.${id}.${verdict}`
  }
  return true
}

/** RV-12.1: where every attempt is paid for by itself, taking part costs nothing. */
const isLocationCost: Check = (value, entry) => (entry?.variableCost ? exactly({})(value) : isCost(value))

/** Only where groups are taken there are bonus cards (RV-10.3, RV-11.3). */
const isPositionBonus: Check = (value, _, known) => {
  const bonus = isRecord(known?.action) && 'takeGroup' in known.action ? listOf(isBonusDraw) : exactly([])
  return shaped(each(ONE_TO_FOUR, bonus))(value)
}

/** RV-4.15: one choice, and nothing is always among it. */
const isRest: Check = (value, entry, known, file) => {
  const isOneChoice = listOf(shaped({ choose: Array.isArray }), 1, 1)(value) === true
  const branches = isOneChoice ? (value as [{ choose: unknown[] }])[0].choose : []
  return branches.some((branch) => exactly([])(branch)) && effectsOf('rest')(value, entry, known, file)
}

/** What a pack may change, with the fields beyond those all entries have. */
const LISTS: { readonly [list: string]: Fields } = {
  icons: { ...OF_THE_BOX, ...unchanged('kind'), ...ICON },
  clans: { ...OF_THE_BOX, ...unchanged('icon', 'color'), ...CLAN },
  dice: { ...OF_THE_BOX, ...unchanged('kind', 'color'), count: isDiceCount, faces: areFaces },
  boards: {
    ...OF_THE_BOX,
    ...unchanged('players', 'activationsPerRound', 'positions'),
    ...unchanged('diceSlots', 'artifactSlots', 'specialize'),
    faceUp: isFaceUp,
    shipUpgradeSlots: (value, _, known) =>
      known && 'shipUpgradeSlots' in known ? upTo(6, 1)(value) : value === undefined,
  },
  locations: {
    ...OF_THE_BOX,
    ...unchanged('banner', 'variableCost'),
    cost: isLocationCost,
    onSelect: effectsOf('location', 0),
    action: isAction,
    positionBonus: isPositionBonus,
  },
  rest: { ...OF_THE_BOX, effects: isRest },
  reavers: REAVER,
  prophecies: PROPHECY,
  seaJourneys: JOURNEY,
  seaBattles: SEA_BATTLE,
  villageSpoils: VILLAGE_SPOIL,
  keepSpoils: KEEP_SPOIL,
  territories: TERRITORY,
  shipUpgrades: UPGRADE,
  setup: { ...OF_THE_BOX, ...unchanged('honorShip', 'pawns'), ...SETUP },
  scoring: { ...OF_THE_BOX, ...unchanged('tieBreak'), ...SCORING },
}

/** What things are called that have no entry of their own: picks, stacks, and what the log names as a cause. */
const takenNames = ({ locations, territories }: ContentFile): string[] => [
  ...locations.flatMap(({ action }) => ('pick' in action ? action.pick.options.map(({ id }) => id) : [])),
  ...territories.map(({ stack }) => stack),
  ...['rest', 'setup', 'scoring', 'territories', 'no-room', 'thrown-back', 'rally', 'promote'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }

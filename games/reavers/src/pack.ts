import { isRecord } from '@longhouse/kernel'
import {
  asItWas,
  type Check,
  each,
  exactly,
  type Fields,
  isPositive,
  isText,
  isWhole,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  type PackEntry,
  type PackRules,
  SOURCES,
  setOf,
  shaped,
  shapedAs,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import {
  COLORS,
  COUNTERS,
  type ContentFile,
  type DieGain,
  ICONS,
  LOCATIONS,
  SETS,
  TERRITORY_TYPES,
  TOKENS,
  type TradeOption,
} from './content-file.ts'
import { effectsOf, isBonusDraw, isCombination, isCost, isDefense, LEVELS } from './pack-effects.ts'
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
  const groups = spaces(shaped({ groups: upTo(6, 1), groupSize: upTo(4, 1) }))
  return shaped({
    'trade-with-villages': spaces(shaped({ prophecies: upTo(6), dice: shaped(each(COLORS, upTo(4))) })),
    'battle-at-sea': spaces(shaped({ cards: upTo(6, 1) })),
    'raid-villages': groups,
    'raid-keeps': groups,
    'recruit-reavers': groups,
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

const dieOnCard = (face: DieGain['face']): Check =>
  listOf(shaped({ color: oneOf([...COLORS, 'any']), face: exactly(face) }), 0, 6)

const SPOIL: Fields = {
  effects: effectsOf((kind) => (kind === 'artifact' ? 'artifact' : 'spoil'), 0),
}

const isArtifact = (entry: PackEntry | undefined): boolean => entry?.kind === 'artifact'

/** Only artifacts have these fields (RV-23.2). */
const ofArtifacts =
  (check: Check): Check =>
  (value, entry) =>
    isArtifact(entry) ? check(value) : value === undefined

const isSet = (kind: unknown): boolean => SETS.some((set) => set === kind)

/** What is printed on every tile of a stack follows from its type and level, but for the amount (RV-12.10, RV-12.15). */
const COLOR_OF = { food: 'red', favor: 'blue', dice: 'purple' }
const PEACEFUL: { readonly [type: string]: Check } = {
  food: shaped({ food: isPositive }),
  favor: shaped({ favor: isPositive }),
  dice: shaped({ dice: listOf(shaped({ any: exactly(true), n: upTo(10, 1) }), 1, 1) }),
}

/** Terror lowers a score, everything else raises it; nothing counts for nothing (RV-23.14). */
const isTableOf =
  (isPoints: Check): Check =>
  (value) =>
    listOf(isPoints, 2)(value) === true && (value as number[])[0] === 0
const isPenalty = upTo(0, -100)

const isSetTable: Check = (value) =>
  shaped({ table: isTableOf(isWhole), setSize: isPositive })(value) === true &&
  (value as { table: unknown[] }).table.length === (value as { setSize: number }).setSize + 1

/** RV-17.13: the steps are climbed one after the other. */
const areTiers: Check = (value) =>
  listOf(shaped({ min: isPositive, each: isWhole }), 1)(value) === true &&
  (value as { min: number }[]).every(({ min }, at, tiers) => at === 0 || min > (tiers[at - 1] as { min: number }).min)

/** What a pack may change, with the fields beyond those all entries have. */
const LISTS: { readonly [list: string]: Fields } = {
  icons: {
    ...OF_THE_BOX,
    ...unchanged('kind'),
    hammers: optional(upTo(6)),
    satisfies: optional(setOf(ICONS)),
  },
  clans: {
    ...OF_THE_BOX,
    ...unchanged('icon', 'color'),
    // RV-5.14.
    leaderWild: setOf(['hammer', 'shield', 'chest', 'ship']),
    promoteBonus: effectsOf('clan'),
  },
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
  reavers: {
    clan: (value, _, __, file) => (file as ContentFile).clans.some(({ id }) => id === value),
    dice: dieOnCard('roll'),
    rally: dieOnCard('choose'),
    specialization: effectsOf('reaver'),
  },
  prophecies: { score: shaped({ per: oneOf(COUNTERS), glory: isWhole }) },
  seaJourneys: {
    avoid: (value) => value === null || isCost(value),
    // What cannot be avoided brings no reward for it.
    avoidReward: (value, entry, known, file) =>
      entry?.avoid === null ? exactly([])(value) : effectsOf('other', 0)(value, entry, known, file),
    penalty: effectsOf('other', 0),
    after: exactly('discard'),
  },
  seaBattles: {
    defense: isDefense,
    combination: isCombination,
    rewards: effectsOf('other'),
    after: exactly('glory-pile'),
  },
  villageSpoils: {
    ...SPOIL,
    kind: oneOf(['artifact', 'ship-upgrade', 'farm', 'wall', 'craft']),
    stores: ofArtifacts(shapedAs({ icon: oneOf(ICONS) }, { any: exactly(true) })),
    glory: ofArtifacts(isWhole),
    when: ofArtifacts(setOf([...LOCATIONS, 'any'], 1)),
    after: (value, entry) => oneOf(isArtifact(entry) ? ['artifact-space'] : ['discard', 'glory-pile'])(value),
  },
  keepSpoils: {
    ...SPOIL,
    kind: oneOf([...SETS, 'wall', 'tower']),
    set: (value, entry) => value === (isSet(entry?.kind) ? entry?.kind : undefined),
    variant: (value, entry) => (entry?.kind === 'tapestry' ? isText(value) : value === undefined),
    // A set is counted in the pile (RV-17.1).
    after: (value, entry) => oneOf(isSet(entry?.kind) ? ['glory-pile'] : ['discard', 'glory-pile'])(value),
  },
  territories: {
    type: oneOf(TERRITORY_TYPES),
    level: oneOf(LEVELS),
    stack: (value, entry) => value === `${entry?.type}-${entry?.level}`,
    color: (value, entry) => value === COLOR_OF[entry?.type as keyof typeof COLOR_OF],
    // RV-12.6.
    defense: (value, entry) => value === entry?.level,
    peacefulCost: (value, entry) => PEACEFUL[String(entry?.type)]?.(value) ?? false,
    reward: effectsOf('other'),
  },
  shipUpgrades: {
    // RV-9.3: an upgrade is worth one combat die.
    icons: setOf(
      ICONS.filter((icon) => icon !== 'double-hammer'),
      1,
    ),
    uses: exactly('one-icon-per-round'),
  },
  setup: {
    ...OF_THE_BOX,
    ...unchanged('honorShip', 'pawns'),
    foodBySeat: listOf(isWhole, 4, 4),
    favor: isWhole,
    glory: isWhole,
    reaverCards: upTo(4),
    options: shaped({
      startingProphecy: shaped({ default: oneOf([true, false]), cards: upTo(4), note: optional(isText) }),
    }),
  },
  scoring: {
    ...OF_THE_BOX,
    ...unchanged('tieBreak'),
    terror: shaped({ table: isTableOf(isPenalty), perFurther: isPenalty }),
    sets: shaped({
      armor: isSetTable,
      art: isSetTable,
      treasure: isSetTable,
      tapestry: shaped({ completeSet: isWhole, distinct: isPositive, single: isWhole }),
    }),
    tokens: shaped(each(TOKENS, shaped({ tiers: areTiers, majority: isWhole }))),
    territoryGloryPerCleanup: isWhole,
  },
}

/** What things are called that have no entry of their own: picks, stacks, and what the log names as a cause. */
const takenNames = ({ locations, territories }: ContentFile): string[] => [
  ...locations.flatMap(({ action }) => ('pick' in action ? action.pick.options.map(({ id }) => id) : [])),
  ...territories.map(({ stack }) => stack),
  ...['rest', 'setup', 'scoring', 'territories', 'no-room', 'thrown-back', 'rally', 'promote'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }

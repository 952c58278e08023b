import { type Refusal, refuse } from '@longhouse/kernel'
import {
  asItWas,
  type Check,
  each,
  exactly,
  type Fields,
  isPositive,
  isText,
  isWords,
  listOf,
  OF_THE_BOX,
  oneOf,
  optional,
  orNull,
  type PackEntry,
  type PackRules,
  sameEntries,
  setOf,
  shaped,
  unchanged,
  upTo,
} from '@longhouse/kernel/packs'
import { type ContentFile, DIE_KINDS, ENEMY_SPACES, SHARD_COLORS, SYMBOLS, type Tactic } from './content-file.ts'
import { isEffects, TRIGGERED } from './effect-words.ts'
import { isCondition } from './filter-words.ts'
import { isScore } from './mission-words.ts'

/** What a host's own content may say. Battlefields, layouts, Destiny boards and scenarios stay as they are. */

const isDice = listOf(oneOf(DIE_KINDS), 0, 4)
const isSymbol = orNull(oneOf(SYMBOLS))
const isFew = upTo(9, 1)

/** What every entry inside an entry has. */
const NAMED: Fields = {
  id: isText,
  name: isWords,
  count: optional(isPositive),
  source: optional(isText),
  text: optional(isWords),
  designedFields: optional(listOf(isText)),
}

const isTrait = shaped({ ...NAMED, ...TRIGGERED, effects: isEffects })
const isAbility = shaped({ ...NAMED, symbols: setOf(SYMBOLS, 1), effects: isEffects })

/** RN-13.4. */
const isRank = shaped({
  speed: isFew,
  defence: upTo(9),
  trait: orNull(isTrait),
  abilities: listOf(isAbility, 1, 2),
})

/** RN-10.23: one die pays for what Equipment grants; more would be passed over. */
const oneDieOf = <C extends string>(colors: readonly C[]) =>
  listOf(shaped({ color: oneOf(colors), n: exactly(1) }), 1, 1)
const isGrantedAction = shaped({ ...NAMED, cost: oneDieOf([...DIE_KINDS, 'any']), effects: isEffects })
const isGrantedReaction = shaped({
  ...NAMED,
  cost: oneDieOf(DIE_KINDS),
  trigger: oneOf(['damaged-by-adjacent-attack']),
  effects: isEffects,
})

const isBuild = (entry: PackEntry | undefined): boolean => entry?.id === 'tactic-build'

/** RN-33.17: Build takes so many dice of any kind, another Tactic one of these, and some are free. */
const isTacticCost: Check = (value, entry, known) => {
  if (!known) return false
  const { mode, dice, n } = known.cost as Tactic['cost']
  return shaped({
    mode: exactly(mode),
    dice: mode === 'one-of' ? setOf(DIE_KINDS, 1) : exactly(dice),
    n: isBuild(entry) ? upTo(3, 1) : exactly(n),
  })(value)
}

const isEventMission = shaped({ ...NAMED, score: isScore })

const LISTS: { readonly [list: string]: Fields } = {
  heroes: {
    ...OF_THE_BOX,
    ...unchanged('clan', 'dice', 'symbols'),
    role: isWords,
    ranks: shaped({ explorer: isRank, legend: isRank }),
    actionCards: sameEntries('actionCards', { name: isWords, action: isDice, support: isDice, symbol: isSymbol }),
  },
  inspirationCards: { ...unchanged('id', 'symbol'), action: isDice, support: isDice, count: isPositive },
  treasures: {
    ...OF_THE_BOX,
    ...TRIGGERED,
    ...unchanged('type', 'number', 'window'),
    effects: optional(isEffects),
    grantsAction: optional(isGrantedAction),
    grantsReaction: optional(isGrantedReaction),
  },
  events: {
    ...OF_THE_BOX,
    ...unchanged('number'),
    mission: orNull(isEventMission),
    immediate: orNull(shaped({ ...NAMED, effects: isEffects })),
    upgrade: orNull(shaped({ ...NAMED, ...TRIGGERED, effects: isEffects })),
    nemesisPower: upTo(9),
  },
  missions: { ...OF_THE_BOX, score: isScore },
  enemies: {
    ...OF_THE_BOX,
    ...unchanged('rank'),
    unique: optional(oneOf([true, false])),
    power: upTo(9),
    health: isFew,
    rewards: isEffects,
    base: shaped({ text: isWords, effects: isEffects }),
    actionCards: sameEntries('actionCards', {
      name: isWords,
      text: isWords,
      condition: orNull(isCondition),
      effects: isEffects,
      respawn: orNull(isEffects),
    }),
  },
  obstacles: {
    ...OF_THE_BOX,
    durability: orNull(isFew),
    movable: oneOf([true, false]),
    onDestroyed: isEffects,
    endOfGame: isEffects,
    rewards: optional(listOf(shaped({ ...NAMED, count: isPositive, effects: isEffects }), 1, 9)),
  },
  tactics: {
    ...OF_THE_BOX,
    cost: isTacticCost,
    perTurn: (value, entry) => value === null || (isBuild(entry) && isPositive(value)),
  },
  destinyCards: {
    ...OF_THE_BOX,
    ...unchanged('zone', 'node'),
    shard: oneOf(SHARD_COLORS),
    enemySlot: oneOf(ENEMY_SPACES),
  },
  constants: {
    ...OF_THE_BOX,
    ...unchanged(
      ...['heroesPerTeam', 'damageSlots', 'setupDraw', 'setupKeep', 'handSize', 'scoreFloor'],
      ...['hazardTokens', 'remainsTokens', 'trophyTokens', 'eventsPerPlayer'],
    ),
    ...each(['coordinationDraw', 'actionPoolCapacity', 'personalPoolCapacity', 'shardSlots'], isFew),
    ...each(['moveCostOrthogonal', 'moveCostDiagonal'], isFew),
    ...each(
      ['remainsExtraCost', 'cardsPerDamageSetVp', 'vpPerShard', 'vpPerHeroDefeat', 'vpPerAbsorbedShard'],
      upTo(9),
    ),
  },
  clans: { ...OF_THE_BOX, ...unchanged('color'), recommendedTeam: asItWas('recommendedTeam') },
}

/** What must hold of the whole: ids of Abilities are told apart within a hero and rank (RN-33.23). */
function wholeProblems({ heroes }: ContentFile): Refusal[] {
  return heroes.flatMap(({ id, ranks }) =>
    Object.values(ranks).flatMap(({ abilities }) =>
      new Set(abilities.map((ability) => ability.id)).size === abilities.length
        ? []
        : [refuse('pack-bad-field', { list: 'heroes', entry: id, field: 'ranks' })],
    ),
  )
}

/** What the log names without an entry of its own. */
const takenNames = ({ heroes, enemies }: ContentFile): string[] => [
  ...heroes.flatMap(({ actionCards }) => actionCards.map(({ id }) => id)),
  ...enemies.flatMap(({ actionCards }) => actionCards.map(({ id }) => id)),
  ...['nemesis', 'runar', 'pool', 'regeneration', 'damage-set'],
]

export const packRules: PackRules<ContentFile> = { lists: LISTS, names: takenNames, whole: wholeProblems }

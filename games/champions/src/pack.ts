import { canonical, isRecord, type Refusal, refuse, same, sha256Hex, totalOf } from '@longhouse/kernel'
import {
  COLORS,
  type ContentFile,
  GOODS,
  LANGUAGES,
  METRICS,
  RESOURCES,
  type Rune,
  type RuneEffect,
  SOURCES,
  type Stall,
  WARRIORS,
} from './content.ts'

/**
 * A content pack of a host's own: `{ "game": "champions", "trolls": [ … ] }`, lists as in the content file. An entry with a
 * known id changes the fields it names; an entry with a new id is added and must be complete.
 */

type Entry = { readonly id: string } & { readonly [field: string]: unknown }

/** A field's value, in the entry as the pack makes it; `known` is the entry it changes, if there was one. */
type Check = (value: unknown, entry?: Entry, known?: Entry) => boolean
type Fields = { readonly [field: string]: Check }

/** The content with the pack laid over it, or everything that is wrong with the pack. */
export function applyPack(file: ContentFile, pack: unknown): ContentFile | readonly Refusal[] {
  if (!isRecord(pack)) return [refuse('pack-not-a-record')]
  if (pack.game !== file.game) return [refuse('pack-other-game', { game: String(pack.game) })]
  const problems: Refusal[] = []
  const changed: Record<string, unknown> = { ...file }
  for (const list of Object.keys(pack)) {
    if (list === 'game' || list === 'name') continue
    const entries = pack[list]
    if (!Object.hasOwn(LISTS, list)) problems.push(refuse('pack-unknown-list', { list }))
    else if (!Array.isArray(entries)) problems.push(refuse('pack-not-a-list', { list }))
    else changed[list] = layOver(list, entriesOf(file, list), entries, problems)
  }
  const whole = changed as unknown as ContentFile
  problems.push(...idsTaken(file, whole))
  if (problems.length === 0) problems.push(...tooFewCards(whole))
  return problems.length > 0 ? problems : whole
}

/** Tables played with a pack are another version: their replays need the same pack. */
export const packedVersion = (version: string, pack: unknown): string =>
  `${version}+${sha256Hex(canonical(pack)).slice(0, 12)}`

const entriesOf = (file: ContentFile, list: string): readonly Entry[] =>
  (file as unknown as Record<string, readonly Entry[]>)[list] ?? []

function layOver(list: string, base: readonly Entry[], entries: readonly unknown[], problems: Refusal[]): Entry[] {
  const laid = [...base]
  const named = new Set<string>()
  for (const [index, given] of entries.entries()) {
    if (!isRecord(given) || typeof given.id !== 'string') {
      problems.push(refuse('pack-entry-without-id', { list, entry: index + 1 }))
      continue
    }
    const { id } = given
    if (named.has(id)) problems.push(refuse('pack-entry-twice', { list, entry: id }))
    named.add(id)
    const at = laid.findIndex((entry) => entry.id === id)
    const known = laid[at]
    const entry = hostsEntry(known, given as Entry)
    problems.push(...fieldProblems(list, entry, given, known))
    if (known) laid[at] = entry
    else laid.push(entry)
  }
  return laid
}

/** Whatever the pack says of its source, the entry is the host's now, and notes on the old one are void. */
function hostsEntry(known: Entry | undefined, given: Entry): Entry {
  const { notes, fieldSources, ...kept }: Partial<Entry> = known ?? {}
  return { ...kept, ...given, source: 'host' }
}

function fieldProblems(list: string, entry: Entry, given: Record<string, unknown>, known?: Entry): Refusal[] {
  const fields: Fields = { ...COMMON, ...LISTS[list] }
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(fields, field))
  const wrong = Object.keys(fields).filter((field) => !fields[field]?.(entry[field], entry, known))
  return [
    ...unknown.map((field) => refuse('pack-unknown-field', { list, entry: entry.id, field })),
    ...wrong.map((field) => refuse('pack-bad-field', { list, entry: entry.id, field })),
  ]
}

/** Ids name cards and places alike: a new one must be new everywhere. */
function idsTaken(file: ContentFile, changed: ContentFile): Refusal[] {
  const lists = Object.entries(changed).filter(([, entries]) => Array.isArray(entries)) as [string, Entry[]][]
  const isTaken = (list: string, id: string) =>
    lists.some(([other, entries]) => other !== list && entries.some((entry) => entry.id === id))
  return Object.keys(LISTS).flatMap((list) => {
    const old = new Set(entriesOf(file, list).map(({ id }) => id))
    const added = entriesOf(changed, list).filter(({ id }) => !old.has(id))
    return added.flatMap(({ id }) =>
      isTaken(list, id) ? [refuse('pack-id-taken', { list, entry: id, field: 'id' })] : [],
    )
  })
}

/** CH-3.13, CH-3.15: every deck lasts for the whole game at every number of players. */
function tooFewCards(file: ContentFile): Refusal[] {
  const rounds = file.limits.maxRounds
  const shores = file.distantShores.length
  const inType = (type: string) => file.stalls.filter((stall) => stall.type === type)
  const needed: readonly (readonly [string, readonly { readonly count: number }[], number])[] = [
    ['trolls', file.trolls, rounds],
    ['draugr', file.draugr, 2 * rounds],
    ['monsters', file.monsters, shores * rounds],
    ['merchantShips', file.merchantShips, rounds],
    ['journeys', file.journeys, shores + 2],
    ['destinies', file.destinies, 4],
    ['stalls', inType('military'), 2],
    ['stalls', inType('economic'), 2],
  ]
  return needed.flatMap(([list, entries, needs]) => {
    const count = entries.reduce((sum, entry) => sum + entry.count, 0)
    return count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : []
  })
}

/** No number on a card is larger. */
const MOST = 100

const upTo =
  (most: number, least = 0): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isWhole = upTo(MOST)
const isPositive = upTo(MOST, 1)
const isId: Check = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value)
const isText: Check = (value) => typeof value === 'string' && value.trim().length > 0
const isWords: Check = (value) => isRecord(value) && LANGUAGES.every((language) => isText(value[language]))
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const exactly =
  (wanted: unknown): Check =>
  (value) =>
    same(value, wanted)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((part) => check(part))
const recordOf =
  (keys: readonly string[], check: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([key, part]) => keys.includes(key) && check(part))
/** These fields, each as it must be, and no others. */
const shaped =
  (fields: Fields): Check =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((field) => Object.hasOwn(fields, field)) &&
    Object.keys(fields).every((field) => fields[field]?.(value[field]))

const isGoods = recordOf([...GOODS, ...WARRIORS], isPositive)
const isPrice = recordOf(['food', 'wood', 'coin', 'favor'], isPositive)
const isEffectOf =
  (kinds: { readonly [kind: string]: Fields }): Check =>
  (value) =>
    isRecord(value) &&
    typeof value.kind === 'string' &&
    Object.hasOwn(kinds, value.kind) &&
    shaped({ ...kinds[value.kind], kind: isText })(value)

const COMMON: Fields = {
  id: isId,
  name: isWords,
  count: isWhole,
  source: oneOf(SOURCES),
  text: optional(isWords),
  notes: optional(isText),
  fieldSources: optional(isRecord),
}

/** Things told apart by their id alone are there once, or left in the box. */
const ONCE: Fields = { count: oneOf([0, 1]) }

const WEAPONS = ['sword', 'spear', 'axe']

/** An attack or a defence beyond what a full longhouse could meet would only fill the space for good. */
const ENEMY: Fields = {
  attack: upTo(15),
  defence: upTo(60, 1),
  restrict: (value) =>
    listOf(oneOf(WEAPONS))(value) && !WEAPONS.every((weapon) => (value as string[]).includes(weapon)),
  reward: recordOf(GOODS, isPositive),
}

/** The copies of all colours are the copies of the card. */
const COLORED_ENEMY: Fields = {
  ...ENEMY,
  colors: (value, entry) =>
    recordOf(COLORS, isWhole)(value) && totalOf(value as { [color: string]: number }) === entry?.count,
}

/** When a rune may be used follows from what it does (CH-22.9). */
const TIMING: { readonly [effect in RuneEffect['kind']]: Rune['timing'] } = {
  'gain-choice': 'any',
  'bonus-glory-percent': 'enemy-defeated',
  'ignore-losses': 'combat-before-losses',
  'replace-journey': 'journey-revealed',
  'peek-all-journeys': 'any',
  'reroll-blanks': 'after-roll',
  'shields-deal-damage': 'after-roll',
  'score-destiny-now': 'any',
  'sage-extra-draw': 'sage-activation',
  'double-coins': 'any',
}

/** The lists a pack may change, with the fields of their entries beyond those all entries have (CH-22). */
const LISTS: { readonly [list: string]: Fields } = {
  trolls: ENEMY,
  draugr: COLORED_ENEMY,
  monsters: COLORED_ENEMY,
  merchantShips: { gain: isGoods },
  stalls: {
    ...ONCE,
    type: oneOf(['military', 'economic']),
    cost: isPrice,
    gain: isGoods,
    repeat: (value) =>
      shaped({ min: isPositive, max: isPositive })(value) &&
      (value as Stall['repeat']).min <= (value as Stall['repeat']).max,
  },
  longships: {
    // The two public longships have their spaces on the board; others are built.
    public: (value, _, known) => value === (known?.public ?? false),
    count: (value, entry) => (entry?.public ? value === 1 : oneOf([0, 1])(value)),
    capacity: isPositive,
    buildCost: (value, entry) => (entry?.public ? value === undefined : isPrice(value)),
    // What launching costs is written on the space (CH-22.3), and nothing for private ones (CH-5.23).
    launchCost: (value, _, known) => same(value ?? {}, known?.launchCost ?? {}),
    glory: isWhole,
    minPlayers: upTo(4),
  },
  journeys: {
    effect: isEffectOf({
      none: {},
      lose: { food: optional(isPositive), warrior: optional(isPositive) },
      'lose-choice': { amount: isPositive, among: optional(exactly(['warrior', 'food'])) },
      combat: { attack: upTo(15), defence: upTo(60, 1), glory: isWhole, restrict: optional(exactly([])) },
    }),
  },
  destinies: {
    ...ONCE,
    condition: (value) =>
      shaped({
        metric: oneOf(METRICS),
        color: isRecord(value) && value.metric === 'defeated-color' ? oneOf(COLORS) : exactly(undefined),
        compare: optional(exactly('most')),
        minimum: isPositive,
      })(value),
    gloryFull: isWhole,
    gloryTied: isWhole,
  },
  runes: {
    ...ONCE,
    glory: isWhole,
    oneUse: optional(exactly(true)),
    timing: (value, entry) => value === TIMING[(entry as unknown as Rune).effect?.kind],
    effect: isEffectOf({
      'gain-choice': {
        total: isPositive,
        among: (value) => listOf(oneOf(RESOURCES))(value) && (value as unknown[]).length > 0,
      },
      'bonus-glory-percent': { percent: isPositive, round: optional(exactly('down')) },
      'ignore-losses': { scope: optional(exactly('combat-round')) },
      'replace-journey': {},
      'peek-all-journeys': {},
      'reroll-blanks': { lock: optional(exactly(true)), appliesToHunt: optional(exactly(true)) },
      'shields-deal-damage': { damage: isPositive, appliesToHunt: optional(exactly(true)) },
      'score-destiny-now': {},
      'sage-extra-draw': { extra: isPositive },
      'double-coins': { maxGain: isPositive },
    }),
  },
}

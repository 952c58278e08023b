import { canonical, isRecord, type Refusal, refuse, sha256Hex } from '@longhouse/kernel'
import { COLORS, type ContentFile, GOODS, LANGUAGES, METRICS, SOURCES, WARRIORS } from './content.ts'

/**
 * A content pack of a host's own: `{ "game": "champions", "trolls": [ … ] }`, lists as in the content file. An entry with a
 * known id changes the fields it names; an entry with a new id is added and must be complete.
 */

type Check = (value: unknown) => boolean
type Fields = { readonly [field: string]: Check }

/** The content with the pack laid over it, or everything that is wrong with the pack. */
export function applyPack(file: ContentFile, pack: unknown): ContentFile | readonly Refusal[] {
  if (!isRecord(pack)) return [refuse('pack-not-a-record')]
  if (pack.game !== file.game) return [refuse('pack-other-game', { game: String(pack.game) })]
  const problems: Refusal[] = []
  const changed: Record<string, unknown> = { ...file }
  for (const list of Object.keys(pack)) {
    if (list === 'game' || list === 'name') continue
    const fields = LISTS[list]
    const entries = pack[list]
    if (!fields || !Array.isArray(entries)) problems.push(refuse('pack-unknown-list', { list }))
    else
      changed[list] = layOver(list, fields, (file as unknown as Record<string, Entry[]>)[list] ?? [], entries, problems)
  }
  if (problems.length === 0) problems.push(...tooFewCards(changed as unknown as ContentFile))
  return problems.length > 0 ? problems : (changed as unknown as ContentFile)
}

/** Tables played with a pack are another version: their replays need the same pack. */
export const packedVersion = (version: string, pack: unknown): string =>
  `${version}+${sha256Hex(canonical(pack)).slice(0, 12)}`

type Entry = { readonly id: string } & { readonly [field: string]: unknown }

function layOver(
  list: string,
  fields: Fields,
  base: readonly Entry[],
  entries: readonly unknown[],
  problems: Refusal[],
): Entry[] {
  const laid = [...base]
  for (const [index, given] of entries.entries()) {
    if (!isRecord(given) || typeof given.id !== 'string') {
      problems.push(refuse('pack-entry-without-id', { list, entry: index + 1 }))
      continue
    }
    const at = laid.findIndex(({ id }) => id === given.id)
    const entry = { ...(at < 0 ? {} : laid[at]), source: 'host', ...given } as Entry
    problems.push(...fieldProblems(list, fields, entry, given))
    if (at < 0) laid.push(entry)
    else laid[at] = entry
  }
  return laid
}

function fieldProblems(list: string, fields: Fields, entry: Entry, given: Record<string, unknown>): Refusal[] {
  const known: Fields = { ...COMMON, ...fields }
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(known, field) && !NOTES.includes(field))
  const wrong = Object.keys(known).filter((field) => !(known[field] as Check)(entry[field]))
  return [
    ...unknown.map((field) => refuse('pack-unknown-field', { list, entry: entry.id, field })),
    ...wrong.map((field) => refuse('pack-bad-field', { list, entry: entry.id, field })),
  ]
}

/** CH-3.13, CH-3.15: every deck lasts for the whole game at every number of players. */
function tooFewCards(file: ContentFile): Refusal[] {
  const rounds = file.limits.maxRounds
  const shores = file.distantShores.length
  const needed: readonly (readonly [keyof ContentFile, number])[] = [
    ['trolls', rounds],
    ['draugr', 2 * rounds],
    ['monsters', shores * rounds],
    ['merchantShips', rounds],
    ['journeys', shores + 2],
    ['destinies', 4],
    ['leaders', 4],
  ]
  return needed.flatMap(([list, needs]) => {
    const count = (file[list] as readonly { readonly count: number }[]).reduce((sum, entry) => sum + entry.count, 0)
    return count < needs ? [refuse('pack-too-few-cards', { list, count, needs })] : []
  })
}

const isText: Check = (value) => typeof value === 'string' && value.length > 0
const isWhole: Check = (value) => Number.isInteger(value) && (value as number) >= 0
const isPositive: Check = (value) => isWhole(value) && (value as number) > 0
const isWords: Check = (value) => isRecord(value) && LANGUAGES.every((language) => isText(value[language]))
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const recordOf =
  (keys: readonly string[], check: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([key, part]) => keys.includes(key) && check(part))

const isGoods = recordOf([...GOODS, ...WARRIORS], isPositive)
const isPrice = recordOf(['food', 'wood', 'coin', 'favor'], isPositive)
const isEffectOf =
  (kinds: { readonly [kind: string]: Fields }): Check =>
  (value) => {
    if (!isRecord(value) || typeof value.kind !== 'string' || !Object.hasOwn(kinds, value.kind)) return false
    const fields = kinds[value.kind] as Fields
    return Object.keys(fields).every((field) => (fields[field] as Check)(value[field]))
  }

const NOTES = ['notes', 'fieldSources']
const COMMON: Fields = {
  id: isText,
  name: isWords,
  count: isWhole,
  source: oneOf(SOURCES),
  text: optional(isWords),
}

const ENEMY: Fields = {
  attack: isWhole,
  defence: isPositive,
  restrict: listOf(oneOf(['sword', 'spear', 'axe'])),
  reward: recordOf(GOODS, isPositive),
}
const COLORED_ENEMY: Fields = { ...ENEMY, colors: recordOf(COLORS, isWhole) }

/** The lists a pack may change, with the fields of their entries beyond those all entries have (CH-22). */
const LISTS: { readonly [list: string]: Fields } = {
  trolls: ENEMY,
  draugr: COLORED_ENEMY,
  monsters: COLORED_ENEMY,
  merchantShips: { gain: isGoods },
  stalls: {
    type: oneOf(['military', 'economic']),
    cost: isPrice,
    gain: isGoods,
    repeat: recordOf(['min', 'max'], isPositive),
  },
  longships: {
    public: oneOf([false, true]),
    capacity: isPositive,
    buildCost: optional(isPrice),
    launchCost: isPrice,
    glory: isWhole,
    minPlayers: isWhole,
  },
  journeys: {
    effect: isEffectOf({
      none: {},
      lose: { food: optional(isPositive), warrior: optional(isPositive) },
      'lose-choice': { amount: isPositive },
      combat: { attack: isWhole, defence: isPositive, glory: isWhole },
    }),
  },
  destinies: {
    condition: (value) =>
      isRecord(value) &&
      oneOf(METRICS)(value.metric) &&
      optional(oneOf(COLORS))(value.color) &&
      (value.metric !== 'defeated-color' || value.color !== undefined) &&
      isPositive(value.minimum),
    gloryFull: isWhole,
    gloryTied: isWhole,
  },
  runes: {
    glory: isWhole,
    oneUse: optional(oneOf([true])),
    timing: oneOf([
      'any',
      'enemy-defeated',
      'combat-before-losses',
      'journey-revealed',
      'after-roll',
      'sage-activation',
    ]),
    effect: isEffectOf({
      'gain-choice': { total: isPositive, among: listOf(oneOf(['wood', 'food', 'coin'])) },
      'bonus-glory-percent': { percent: isPositive },
      'ignore-losses': {},
      'replace-journey': {},
      'peek-all-journeys': {},
      'reroll-blanks': {},
      'shields-deal-damage': { damage: isPositive },
      'score-destiny-now': {},
      'sage-extra-draw': { extra: isPositive },
      'double-coins': { maxGain: isPositive },
    }),
  },
}

import { canonical, isRecord } from '../json.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { sha256Hex } from '../sha256.ts'
import { ENTRY, type Fields, type PackEntry } from './checks.ts'

/**
 * A content pack of a host's own: `{ "game": "…", "trolls": [ … ] }`, lists as in the content file. An entry with a
 * known id changes the fields it names; an entry with a new id is added and must be complete. Where the file has a single
 * entry instead of a list, so has the pack.
 */
export interface PackRules<File> {
  /** What a pack may change, with the fields of the entries beyond those all entries have. */
  readonly lists: { readonly [list: string]: Fields }
  /** Names that are taken besides the ids of all lists. */
  readonly names?: (file: File) => readonly string[]
  /** What must hold of the whole, once every field is right. */
  readonly whole: (file: File) => readonly Refusal[]
}

/** The content with the pack laid over it, or everything that is wrong with the pack. */
export function applyPack<File extends { readonly game: string }>(
  file: File,
  pack: unknown,
  rules: PackRules<File>,
): File | readonly Refusal[] {
  if (!isRecord(pack)) return [refuse('pack-not-a-record')]
  if (pack.game !== file.game) return [refuse('pack-other-game', { game: String(pack.game) })]
  const changed = layOver(file, pack, rules)
  const problems = Object.keys(pack).flatMap((list) => listProblems(file, pack, list, rules, changed))
  problems.push(...idsTaken(file, changed, rules))
  if (problems.length === 0) problems.push(...rules.whole(changed))
  return problems.length > 0 ? problems : changed
}

/** Tables played with a pack are another version: their replays need the same pack. */
export const packedVersion = (version: string, pack: unknown): string =>
  `${version}+${sha256Hex(canonical(pack)).slice(0, 12)}`

const isSingle = (file: object, list: string): boolean => !Array.isArray((file as Record<string, unknown>)[list])

const entriesOf = (file: object, list: string): readonly PackEntry[] =>
  [(file as Record<string, unknown>)[list] ?? []].flat() as PackEntry[]

/** What the pack gives for a list; a single entry need not repeat its id. */
function given(file: object, pack: Record<string, unknown>, list: string): readonly unknown[] {
  const value = pack[list]
  if (!isSingle(file, list)) return Array.isArray(value) ? value : []
  return [isRecord(value) ? { id: entriesOf(file, list)[0]?.id, ...value } : value]
}

const hasId = (entry: unknown): entry is PackEntry => isRecord(entry) && typeof entry.id === 'string'

function layOver<File extends object>(file: File, pack: Record<string, unknown>, { lists }: PackRules<File>): File {
  const changed = { ...file } as Record<string, unknown>
  for (const list of Object.keys(pack)) {
    if (!Object.hasOwn(lists, list)) continue
    const laid = [...entriesOf(file, list)]
    for (const entry of given(file, pack, list).filter(hasId)) {
      const at = laid.findIndex(({ id }) => id === entry.id)
      if (at < 0) laid.push(hostsEntry(undefined, entry))
      else laid[at] = hostsEntry(laid[at], entry)
    }
    changed[list] = isSingle(file, list) ? laid.at(-1) : laid
  }
  return changed as File
}

/** Whatever the pack says of its source, the entry is the host's now, and notes on the old one are void. */
function hostsEntry(known: PackEntry | undefined, entry: PackEntry): PackEntry {
  const { note, notes, fieldSources, ...kept }: Partial<PackEntry> = known ?? {}
  return { ...kept, ...entry, source: 'host' }
}

function listProblems<File extends object>(
  file: File,
  pack: Record<string, unknown>,
  list: string,
  { lists }: PackRules<File>,
  changed: File,
): Refusal[] {
  if (list === 'game' || list === 'name') return []
  if (!Object.hasOwn(lists, list)) return [refuse('pack-unknown-list', { list })]
  if (!isSingle(file, list) && !Array.isArray(pack[list])) return [refuse('pack-not-a-list', { list })]
  const fields: Fields = { ...ENTRY, ...lists[list] }
  const named = new Set<string>()
  return given(file, pack, list).flatMap((entry, index) => {
    if (!hasId(entry)) return [refuse('pack-entry-without-id', { list, entry: index + 1 })]
    const twice = named.has(entry.id) ? [refuse('pack-entry-twice', { list, entry: entry.id })] : []
    named.add(entry.id)
    const known = entriesOf(file, list).find(({ id }) => id === entry.id)
    return [...twice, ...fieldProblems(list, fields, entry, known, changed)]
  })
}

function fieldProblems(
  list: string,
  fields: Fields,
  given: PackEntry,
  known: PackEntry | undefined,
  changed: object,
): Refusal[] {
  const entry = hostsEntry(known, given)
  const unknown = Object.keys(given).filter((field) => !Object.hasOwn(fields, field))
  return [
    ...unknown.map((field) => refuse('pack-unknown-field', { list, entry: entry.id, field })),
    ...Object.entries(fields).flatMap(([field, check]) => {
      const verdict = check(entry[field], entry, known, changed)
      if (verdict === true) return []
      const flaw = verdict === false ? field : `${field}.${verdict}`
      return [refuse('pack-bad-field', { list, entry: entry.id, field: flaw })]
    }),
  ]
}

/** Ids name cards and places alike: a new one must be new everywhere. */
function idsTaken<File extends object>(file: File, changed: File, { lists, names }: PackRules<File>): Refusal[] {
  const others = Object.entries(changed).filter(([, entries]) => Array.isArray(entries)) as [string, PackEntry[]][]
  const reserved = new Set(names?.(file))
  const isTaken = (list: string, id: string) =>
    reserved.has(id) || others.some(([other, entries]) => other !== list && entries.some((entry) => entry.id === id))
  return Object.keys(lists).flatMap((list) => {
    const old = new Set(entriesOf(file, list).map(({ id }) => id))
    const added = entriesOf(changed, list).filter(({ id }) => !old.has(id))
    return added.flatMap(({ id }) =>
      isTaken(list, id) ? [refuse('pack-id-taken', { list, entry: id, field: 'id' })] : [],
    )
  })
}
